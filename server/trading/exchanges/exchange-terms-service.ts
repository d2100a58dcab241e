import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import { checkCategory, cleanDescription } from '../../market/items/create-item-service.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { checkNotBlocked } from '../../members/blocks/blocks-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, forbidden, invalid } from '../../platform/errors.ts'
import { hashOfUrl } from '../../platform/images/image-view.ts'
import { type SentPicture, sentBy, withImages } from '../../platform/images/images-service.ts'
import { tell } from '../../swaps/swap-notices.ts'
import { givenBy, othersThan } from '../../swaps/swap-sides.ts'
import { checkStep } from '../../swaps/swap-standings.ts'
import { checkMayRevise, reviseTerms } from '../../swaps/swap-terms.ts'
import { listedThings, type NewLeg } from '../../swaps/swap-things.ts'
import type { Leg, Swap } from '../../swaps/swaps-queries.ts'
import { checkSeen } from '../../swaps/terms-hash.ts'
import { type CounterBody, type OfferChanges, SOME } from './exchange-fields-shared.ts'
import { checkNotAskedFor, checkOwn, checkTheirs } from './exchange-items.ts'
import { checkPictures, going } from './exchange-offers-service.ts'
import { checkTurn, getRequest, hasTurn, sidesOf } from './exchange-steps-service.ts'
import { describedLeg, wordsOfLeg } from './leg-words.ts'

type Legs = (Leg | NewLeg)[]

interface Named {
  requested: readonly number[] | undefined
  offered: readonly number[] | undefined
  unlisted: readonly Leg[]
  pick: number | null
}

/** Legs for new terms: current legs are reused, others are created from the listings. */
function legsOf(db: Db, swap: Swap, ids: readonly number[], fromId: number, toId: number): Legs {
  const standing = new Map(givenBy(swap, fromId).map((leg) => [leg.itemId, leg]))
  return ids.flatMap((id): Legs => {
    const leg = standing.get(id)
    return leg ? [leg] : going(listedThings(db, [id]), fromId, toId)
  })
}

/** @throws as `checkTheirs`, `checkOwn` and `checkNotAskedFor`; AppError 422 a side gives nothing, or too few to choose from */
function namedLegs(db: Db, swap: Swap, me: number, { requested, offered, unlisted, pick }: Named): Legs {
  const { requester, owner, wanted, offered: before } = sidesOf(swap)
  const isOwner = me === owner.accountId
  const [mine, theirs] = isOwner ? [requested, offered] : [offered, requested]
  const [mineField, theirsField] = isOwner
    ? (['requested_product_ids', 'offered_product_ids'] as const)
    : (['offered_product_ids', 'requested_product_ids'] as const)
  // Only newly named items are checked. Items that were in the terms may remain, even if they are held or hidden.
  if (theirs) checkTheirs(db, me, theirs, theirsField, otherOf(swap, me))
  if (mine) checkOwn(db, me, mine, mineField)
  const gotten = requested ? legsOf(db, swap, requested, owner.accountId, requester.accountId) : wanted
  const given = offered
    ? legsOf(db, swap, offered, requester.accountId, owner.accountId)
    : before.filter(({ itemId }) => itemId !== null)
  if (gotten.length === 0) throw invalid({ requested_product_ids: [SOME()] })
  if (given.length + unlisted.length === 0) throw invalid({ offered_product_ids: [SOME()] })
  if ((pick ?? 0) > given.length) throw invalid({ offered_pick: [m.swaps_choice_too_large()] })
  if (requested)
    checkNotAskedFor(db, requester.accountId, requested, swap.id, isOwner ? requester.name : undefined)
  return [...gotten, ...given, ...unlisted]
}

const unlistedOf = (swap: Swap) =>
  givenBy(swap, sidesOf(swap).requester.accountId).filter(({ itemId }) => itemId === null)

const otherOf = (swap: Swap, me: number) => othersThan(swap, me)[0]!.accountId

/**
 * Makes a counter-offer.
 * @throws AppError 404 no access; 403 not the caller's turn or blocked; 409 not pending, changed terms, or too many revisions; as
 * `namedLegs`; 401 suspended
 */
export function counterRequest(db: Db, me: number, id: number, body: CounterBody): void {
  immediate(db, () => {
    checkActive(db, me)
    const { swap } = getRequest(db, me, id)
    checkTurn(swap, me)
    checkNotBlocked(db, me, otherOf(swap, me))
    checkStep('agree', swap)
    checkSeen(swap, body, m.swaps_offer_changed)
    checkMayRevise(swap)
    const pick = body.offered_pick ?? null
    const legs = namedLegs(db, swap, me, {
      requested: body.requested_product_ids,
      offered: body.offered_product_ids,
      unlisted: body.keep_unlisted ? unlistedOf(swap) : [],
      pick,
    })
    const revised = reviseTerms(db, swap, legs, { byId: me, message: body.message, pick })
    tell(db, revised, 'countered', [otherOf(swap, me)], { byId: me })
  })
}

/** For a listed item, unchanged fields are copied into the request. @throws AppError 422 no image or too many */
function redescribed(db: Db, leg: Leg, changes: OfferChanges, addedImages: readonly number[]): NewLeg {
  const removed = new Set((changes.removed_images ?? []).map(hashOfUrl))
  const { description, pictures } = wordsOfLeg(db, leg)
  const kept = pictures.filter(({ hash }) => !removed.has(hash))
  const imageIds = [...new Set([...kept.map(({ id }) => id), ...addedImages])]
  checkPictures(imageIds)
  const { itemId, fromId, toId } = leg
  return {
    itemId,
    fromId,
    toId,
    name: changes.name ?? leg.name,
    condition: changes.condition ?? leg.condition,
    categoryId: changes.product_category_id ?? leg.categoryId,
    description:
      changes.description === undefined ? description : cleanDescription(changes.description).description,
    imageIds,
  }
}

const DESCRIBING = ['name', 'description', 'condition', 'product_category_id', 'removed_images'] as const

/**
 * Changes the user's newest offer while it is the other party's turn; the turn does not change. Missing fields are unchanged; new images
 * are appended.
 * @throws as `checkRequestChangeable` and `namedLegs`; AppError 422 no image or too many; 401 suspended
 */
export function updateRequest(
  db: Db,
  me: number,
  id: number,
  changes: OfferChanges,
  addedImages: readonly number[] = [],
): void {
  immediate(db, () => {
    checkActive(db, me)
    const swap = checkRequestChangeable(db, me, id, changes)
    const { requested_product_ids: requested, offered_product_ids: offered, offered_pick } = changes
    const pick = offered_pick ?? (offered ? null : swap.pick)
    let legs: Legs = swap.legs
    if (requested || offered || offered_pick) {
      legs = namedLegs(db, swap, me, { requested, offered, unlisted: unlistedOf(swap), pick })
    }
    const isDescribed = addedImages.length > 0 || DESCRIBING.some((field) => changes[field] !== undefined)
    const leg = isDescribed && describedLeg(swap, me, legs)
    if (leg) legs = legs.map((one) => (one === leg ? redescribed(db, leg, changes, addedImages) : one))
    if (legs === swap.legs && changes.message === undefined) return
    // Keeps the message only if it is the user's own. The other party's message must not be attributed to this user.
    const message = changes.message ?? (swap.messageById === me ? swap.message : '')
    const revised = reviseTerms(db, swap, legs, { byId: me, message, pick })
    tell(db, revised, 'changed', [otherOf(swap, me)], { byId: me })
  })
}

/** `updateRequest` with files. @param files images to add. @throws as `updateRequest` and `withImages` */
export async function changeRequest(
  { db, images }: Pick<FastifyInstance, 'db' | 'images'>,
  me: number,
  id: number,
  changes: OfferChanges,
  files: readonly SentPicture[],
): Promise<void> {
  checkRequestChangeable(db, me, id, changes)
  return withImages(sentBy(images, me), files, (added) => updateRequest(db, me, id, changes, added))
}

/**
 * Also checked before images are read.
 * @throws AppError 422 no such category; 404 no access; 403 not the requester, or blocked; 409 not pending, the caller's turn, or too many
 * revisions
 */
function checkRequestChangeable(db: Db, me: number, id: number, changes: OfferChanges): Swap {
  const { swap, side } = getRequest(db, me, id)
  if (side !== 'requester') throw forbidden(m.swaps_not_your_offer())
  // The other party would see the changed text, so a block rejects the change.
  checkNotBlocked(db, me, otherOf(swap, me))
  checkStep('withdraw', swap)
  if (hasTurn(swap, me)) throw conflict(m.swaps_newer_offer())
  checkMayRevise(swap)
  if (changes.product_category_id !== undefined) checkCategory(db, changes.product_category_id)
  return swap
}

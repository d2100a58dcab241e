import type { Db } from '../../../db/open.ts'
import { canSeeItem } from '../../market/items/item-details-service.ts'
import { itemById } from '../../market/items/own-items-queries.ts'
import { checkNotBlocked } from '../../members/blocks/blocks-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { pendingRequest } from './exchanges-queries.ts'

// Checks of the items that are named in the terms of a request.

/** A field that named items, for what is wrong with one of them. */
type Field = 'requested_product_id' | 'requested_product_ids' | 'offered_product_id' | 'offered_product_ids'

const notOnesOwn = () => m.swaps_offer_one_of_your_own_available_items()

/**
 * Checks items that somebody names as another person's: all have to be of one owner.
 *
 * @param ownerId whose they have to be; the first one's where left out.
 * @returns whose they are.
 * @throws AppError 404 for one they may not see, 403 where one of the two has blocked the other, 422 for one of their
 * own or of somebody else, 409 for one that is not available.
 */
export function checkTheirs(
  db: Db,
  me: number,
  ids: readonly number[],
  field: Field,
  ownerId?: number,
): number {
  const items = ids.map((id) => {
    if (!canSeeItem(db, id, me)) throw notFound(m.swaps_there_is_no_such_item())
    return itemById(db).get({ id })!
  })
  const owner = ownerId ?? items[0]!.ownerId
  for (const item of items) {
    if (item.ownerId === me) throw invalid({ [field]: [m.swaps_this_item_is_your_own()] })
    if (item.ownerId !== owner) throw invalid({ [field]: [m.swaps_all_of_these_have_to_be_items_of_one()] })
    if (item.isGift && giftsAreOn(db)) throw invalid({ [field]: [m.gifts_ask_instead({ name: item.name })] })
  }
  checkNotBlocked(db, me, owner)
  const alone = items.length === 1 ? 'yes' : 'no'
  for (const { status, name } of items) {
    if (status === 'reserved') throw conflict(m.swaps_is_reserved_for_another_swap({ alone, name }))
    if (status !== 'available') throw conflict(m.swaps_is_not_available_any_more({ alone, name }))
  }
  return owner
}

/** Checks items that somebody names as their own. @throws AppError 422 for one that is not, or is not available. */
export function checkOwn(db: Db, me: number, ids: readonly number[], field: Field): void {
  for (const id of ids) {
    const item = itemById(db).get({ id })
    if (item?.ownerId !== me || item.status !== 'available') throw invalid({ [field]: [notOnesOwn()] })
    if (item.isGift && giftsAreOn(db)) throw invalid({ [field]: [m.gifts_not_offered({ name: item.name })] })
  }
}

/**
 * Checks that somebody does not ask for an item in two pending requests.
 *
 * @param except the request that is being changed.
 * @param asker the name of this person, where it is the other one who names the items.
 * @throws AppError 409 where another pending request of this person wants one of these items.
 */
export function checkNotAskedFor(
  db: Db,
  requesterId: number,
  ids: readonly number[],
  except = 0,
  asker?: string,
): void {
  const taken = ids.find((itemId) => pendingRequest(db).get({ requesterId, itemId, except }))
  if (taken === undefined) return
  throw conflict(
    asker === undefined
      ? m.swaps_you_have_asked_for_this_item_already()
      : m.swaps_asks_for_it_in_another_request({ name: asker, item: itemById(db).get({ id: taken })!.name }),
  )
}

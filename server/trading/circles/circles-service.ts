import { type Db, immediate } from '../../../db/open.ts'
import { areBlocked } from '../../members/blocks/blocks-service.ts'
import { hearsFrom } from '../../members/blocks/heard-reason.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { paginate } from '../../platform/schemas/pagination-shared.ts'
import type { CallOffKind } from '../../swaps/call-off-kinds-shared.ts'
import { rememberAnswer } from '../../swaps/pair-answers.ts'
import { showChanged } from '../../swaps/swap-moves.ts'
import { awaited, neighboursIn, partyOf } from '../../swaps/swap-sides.ts'
import { checkStep } from '../../swaps/swap-standings.ts'
import { agree, callOff, confirm, decline } from '../../swaps/swap-steps-service.ts'
import { findSwap, loadSwaps, type Swap } from '../../swaps/swaps-queries.ts'
import { checkSeen, type SeenTerms } from '../../swaps/terms-hash.ts'
import { noteChange } from './circle-runs.ts'
import { circleView } from './circle-views.ts'
import {
  circlesOf,
  countCircles,
  isLeftOut,
  markAnswered,
  markHere,
  toAnswer,
  unmarkAnswered,
} from './circles-queries.ts'
import type { CircleListView, CircleShape, CircleState, CircleView } from './circles-shared.ts'

/** A circle of which this user is a party. @throws AppError 404 no access */
export function getCircle(db: Db, accountId: number, id: number): Swap {
  const swap = findSwap(db, id)
  if (swap?.kind !== 'circle' || !partyOf(swap, accountId)) throw notFound(m.common_swap_missing())
  return swap
}

export const viewCircle = (db: Db, accountId: number, id: number): CircleView =>
  circleView(db, getCircle(db, accountId, id), accountId)

export function listCircles(
  db: Db,
  accountId: number,
  { state, shape = null, page }: { state: CircleState; shape?: CircleShape | null; page: number },
): CircleListView {
  const perPage = PAGE_SIZE.requests
  const ids = circlesOf(db).all({ accountId, state, shape, limit: perPage, offset: (page - 1) * perPage })
  const swaps = loadSwaps(
    db,
    ids.map(({ id }) => id),
  )
  return {
    circles: swaps.map((swap) => circleView(db, swap, accountId)),
    pagination: paginate(page, perPage, countCircles(db).get({ accountId, state, shape })!.total),
  }
}

export const unansweredCircles = (db: Db, accountId: number): number[] =>
  toAnswer(db)
    .all({ accountId, now: Date.now() })
    .map(({ id }) => id)

/** True after two unanswered circles in a row. */
export const isLeftOutOfCircles = (db: Db, accountId: number): boolean =>
  isLeftOut(db).get({ accountId }) !== undefined

/** Includes the user in the search again; the next run finds new circles. */
export function comeBack(db: Db, accountId: number): void {
  if (markHere(db).run({ accountId }).changes > 0) noteChange(db)
}

/** Loads and acts in one transaction, so that concurrent calls are serialized. */
const take = (db: Db, accountId: number, id: number, act: (swap: Swap) => void): void =>
  immediate(db, () => act(getCircle(db, accountId, id)))

/** @throws AppError 409 two parties have blocked each other */
function checkNobodyBlocked(db: Db, { parties }: Swap): void {
  for (const [at, { accountId: one }] of parties.entries()) {
    for (const { accountId: other } of parties.slice(at + 1)) {
      if (areBlocked(db, one, other)) throw conflict(m.circles_not_possible())
    }
  }
}

/**
 * Accepts a circle; idempotent. The last acceptance agrees it, after checking all parties and items again.
 * @param seen terms; default: the newest.
 * @throws AppError 404 no access; 409 not proposed, changed terms, and as `agree`
 */
export const acceptCircle = (db: Db, accountId: number, id: number, seen: SeenTerms = {}): void =>
  take(db, accountId, id, (swap) => {
    checkStep('agree', swap)
    checkSeen(swap, seen, m.circles_changed_meanwhile)
    if (!awaited(swap).includes(accountId)) return
    rememberAnswer(db, swap, accountId, 'yes')
    comeBack(db, accountId)
    markAnswered(db).run({ id, accountId, now: Date.now() })
    const answered = findSwap(db, id)!
    if (awaited(answered).length > 0) return showChanged(db, answered)
    checkNobodyBlocked(db, answered)
    agree(db, answered, accountId)
  })

/** Rejects a circle, also after accepting. @throws AppError 404 no access; 409 not proposed */
export const refuseCircle = (db: Db, accountId: number, id: number): void =>
  take(db, accountId, id, (swap) => {
    decline(db, swap, accountId)
    unmarkAnswered(db).run({ id, accountId })
    comeBack(db, accountId)
  })

/**
 * Confirms giving or receiving an item.
 * @param itemId own leg; optional in a swap of two, which confirms all.
 * @throws AppError 404 no access; 409 as `confirm`; 403 others' leg; 422 not in the swap
 */
export const completeLeg = (db: Db, accountId: number, id: number, itemId?: number): void =>
  take(db, accountId, id, (swap) => {
    checkStep('complete', swap)
    const mine = swap.legs.filter(({ fromId, toId }) => fromId === accountId || toId === accountId)
    if (itemId === undefined) {
      if (swap.parties.length > 2) throw invalid({ leg: [m.circles_item_required()] })
      return confirm(db, swap, accountId)
    }
    const legs = mine.filter((leg) => leg.itemId === itemId)
    const text = m.circles_item_not_yours()
    if (!swap.legs.some((leg) => leg.itemId === itemId)) throw invalid({ leg: [text] })
    if (legs.length === 0) throw forbidden(text)
    confirm(db, swap, accountId, swap.parties.length === 2 ? swap.legs : legs)
  })

/**
 * Cancels an agreed circle for a party. The reason is hidden from a blocked party. In a chain, `leg` and all later legs end.
 * @param leg of a chain: id of an item that the user gives or gets; default: their first leg that is not done.
 * @throws AppError 404 no access; 422 a reason about a user with whom nothing is exchanged; and as `callOff`
 */
export const callOffCircle = (
  db: Db,
  accountId: number,
  id: number,
  reason: string,
  {
    kind = 'other',
    about,
    leg,
  }: { kind?: CallOffKind | undefined; about?: number | undefined; leg?: number | undefined } = {},
): void =>
  take(db, accountId, id, (swap) => {
    if (about !== undefined && !neighboursIn(swap, accountId).includes(about)) {
      throw invalid({ about: [m.circles_partner_required()] })
    }
    callOff(db, swap, accountId, reason, { leg, kind, about, hears: hearsFrom(db, accountId) })
  })

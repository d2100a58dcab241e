import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/errors.ts'
import { PAGE_SIZE, RIVALS } from '../../platform/limits.ts'
import { type Pagination, paginate } from '../../platform/schemas/pagination-shared.ts'
import { partyOf } from '../../swaps/swap-sides.ts'
import { findSwap, loadSwaps } from '../../swaps/swaps-queries.ts'
import { getRequest } from './exchange-steps-service.ts'
import {
  describedProductView,
  exchangeView,
  offeredProductView,
  receivedThings,
  rowViews,
} from './exchange-views.ts'
import { countTurns, type Direction, requestsOf, type Status } from './exchanges-queries.ts'
import type {
  ExchangeRowView,
  ExchangeView,
  OfferedProductView,
  ReceivedThingView,
  RivalsView,
} from './exchanges-shared.ts'
import { pendingBesideRivals } from './rivals.ts'

/** Pending requests whose turn is this person's. */
export const unansweredRequestCount = (db: Db, accountId: number): number =>
  countTurns(db).get({ accountId })!.total

interface Listed {
  id: number
  rivals?: RivalsView | null
}

/** The first pending requests to a person and from them: rivals for one item, then what waits for them, then what waits for others. */
function allPending(db: Db, accountId: number): Listed[] {
  const rivals = pendingBesideRivals(db, accountId).filter((row) => row.rivals)
  const beside = new Set(rivals.map(({ id }) => id))
  const all = requestsOf.all.pending.page(db).all({ accountId, limit: RIVALS, offset: 0 })
  return [...rivals, ...all.filter(({ id }) => !beside.has(id))]
}

/** One page of a person's requests of one status, the newest first; pending ones to them beside their rivals. */
export function listRequests(
  db: Db,
  accountId: number,
  { status, direction, page }: { status: Status; direction: Direction; page: number },
): { requests: ExchangeRowView[]; pagination: Pagination } {
  const { count, page: pageOf } = requestsOf[direction][status]
  const perPage = PAGE_SIZE.requests
  const offset = (page - 1) * perPage
  const standTogether = status === 'pending' && direction !== 'outgoing' && offset < RIVALS
  const rows: Listed[] = !standTogether
    ? pageOf(db).all({ accountId, limit: perPage, offset })
    : (direction === 'incoming' ? pendingBesideRivals(db, accountId) : allPending(db, accountId)).slice(
        offset,
        offset + perPage,
      )
  const rivalsOf = new Map(rows.map(({ id, rivals }) => [id, rivals]))
  return {
    requests: rowViews(db, loadSwaps(db, [...rivalsOf.keys()]), accountId, rivalsOf),
    pagination: paginate(page, perPage, count(db).get({ accountId })!.total),
  }
}

/**
 * A request in full, for either of its two people.
 *
 * @throws AppError 404 for everybody else.
 */
export const requestInFull = (db: Db, accountId: number, id: number): ExchangeView =>
  exchangeView(db, getRequest(db, accountId, id).swap, accountId)

/**
 * What is offered in a request, for either of its two people.
 *
 * @throws AppError 404 for everybody else.
 */
export const offeredProduct = (db: Db, accountId: number, id: number): OfferedProductView =>
  offeredProductView(db, getRequest(db, accountId, id).swap, accountId)

/**
 * As `offeredProduct`, of the one thing that a change of the offer describes.
 *
 * @throws AppError 404 for everybody else.
 */
export const describedProduct = (db: Db, accountId: number, id: number): OfferedProductView =>
  describedProductView(db, getRequest(db, accountId, id).swap, accountId)

/**
 * What somebody has got by a swap of any size.
 *
 * @throws AppError 404 for whoever is none of its people.
 */
export function receivedIn(db: Db, accountId: number, swapId: number): ReceivedThingView[] {
  const swap = findSwap(db, swapId)
  if (!swap || !partyOf(swap, accountId)) throw notFound()
  return receivedThings(db, swap, accountId)
}

import type { Db } from '../../../db/open.ts'
import { notFound } from '../../platform/errors.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { type Pagination, paginate } from '../../platform/schemas/pagination-shared.ts'
import type { Member } from '../../platform/sessions/contact-details.ts'
import { partyOf } from '../../swaps/swap-sides.ts'
import { findSwap, loadSwaps } from '../../swaps/swaps-queries.ts'
import { RIVALS } from '../limits.ts'
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

/** Pending requests whose turn is the user's. */
export const unansweredRequestCount = (db: Db, accountId: number): number =>
  countTurns(db).get({ accountId })!.total

interface Listed {
  id: number
  rivals?: RivalsView | null
}

function allPending(db: Db, accountId: number): Listed[] {
  const rivals = pendingBesideRivals(db, accountId).filter((row) => row.rivals)
  const beside = new Set(rivals.map(({ id }) => id))
  const all = requestsOf.all.pending.page(db).all({ accountId, limit: RIVALS, offset: 0 })
  return [...rivals, ...all.filter(({ id }) => !beside.has(id))]
}

/** Newest first; pending incoming ones are grouped by item. */
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

/** @throws AppError 404 no access */
export const requestInFull = (db: Db, reader: Member, id: number): ExchangeView =>
  exchangeView(db, getRequest(db, reader.id, id).swap, reader)

/** @throws AppError 404 no access */
export const offeredProduct = (db: Db, reader: Member, id: number): OfferedProductView =>
  offeredProductView(db, getRequest(db, reader.id, id).swap, reader)

export const describedProduct = (db: Db, reader: Member, id: number): OfferedProductView =>
  describedProductView(db, getRequest(db, reader.id, id).swap, reader)

/** Items that the user has received in a swap of any kind. @throws AppError 404 not a party */
export function receivedIn(db: Db, accountId: number, swapId: number): ReceivedThingView[] {
  const swap = findSwap(db, swapId)
  if (!swap || !partyOf(swap, accountId)) throw notFound()
  return receivedThings(db, swap, accountId)
}

import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { exchangeRequests, items } from '../../db/schema/index.ts'
import { findAccount } from '../accounts/accounts-queries.ts'
import { hideAvailableOf } from '../items/hidden-items-queries.ts'
import { notify } from '../notifications/notifications-service.ts'
import { push } from '../realtime/live-events.ts'
import { type ExchangeState, type Side, stored } from './exchange-states.ts'

// What every step is made of. Each goes into the transaction of its caller.

export type Request = typeof exchangeRequests.$inferSelect

export const itemIds = ({ requestedItemId, offeredItemId }: Request) =>
  [requestedItemId, offeredItemId].filter((id) => id !== null)

/** Has open windows of both sides show a request as it now is. */
export function showChanged(
  db: Db,
  { id, ownerId, requesterId }: Pick<Request, 'id' | 'ownerId' | 'requesterId'>,
) {
  push(db, { to: [ownerId, requesterId], name: 'ExchangeChanged', data: { id } })
}

/** Writes what has become of a request; the step was checked before. */
export function setState(db: Db, id: number, state: ExchangeState, more: Partial<Request> = {}): void {
  const request = db
    .update(exchangeRequests)
    .set({ ...stored(state), ...more })
    .where(eq(exchangeRequests.id, id))
    .returning()
    .get()
  showChanged(db, request)
}

type ItemStatus = (typeof items.$inferSelect)['status']

/**
 * Moves both items of a request. Those in another status stay: one that an admin has taken down meanwhile does not
 * come back by itself, and what becomes available of a suspended person is hidden.
 */
export function moveItems(db: Db, request: Request, from: ItemStatus, to: ItemStatus): void {
  db.update(items)
    .set({ status: to })
    .where(and(inArray(items.id, itemIds(request)), eq(items.status, from)))
    .run()
  for (const ownerId of [request.ownerId, request.requesterId]) {
    if (to === 'available' && findAccount(db, ownerId)?.suspendedAt) hideAvailableOf(db).run({ ownerId })
  }
}

const LISTS = { owner: '?direction=incoming', requester: '?direction=outgoing' }

/** Notifies one side; the notification leads to the list in which the request now stands. */
export function tell(db: Db, request: Request, side: Side, type: string, title: string, text: string): void {
  const accountId = side === 'owner' ? request.ownerId : request.requesterId
  const { status } = db
    .select({ status: exchangeRequests.status })
    .from(exchangeRequests)
    .where(eq(exchangeRequests.id, request.id))
    .get()!
  const url = `/dashboard/exchange-request${LISTS[side]}&status=${status}`
  notify(db, { accountId, type, title, text, url })
}

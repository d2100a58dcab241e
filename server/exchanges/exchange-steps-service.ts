import { and, eq, inArray } from 'drizzle-orm'
import { type Db, immediate } from '../../db/open.ts'
import { exchangeRequests, items } from '../../db/schema/index.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { notify } from '../notifications/notifications-service.ts'
import {
  type ExchangeState,
  STATE_TEXTS,
  type Step,
  stateOf,
  stored,
  TRANSITIONS,
} from './exchange-states.ts'
import { pendingWithItem, type RequestRow, requestById } from './exchanges-queries.ts'

type Request = RequestRow['request']
export type Side = 'owner' | 'requester'

/**
 * A request that concerns this person, and on which side of it they stand.
 *
 * @throws AppError 404 where there is none, or none of their business.
 */
export function getRequest(db: Db, accountId: number, id: number): { row: RequestRow; side: Side } {
  const row = requestById(db).get({ id })
  if (row?.request.ownerId === accountId) return { row, side: 'owner' }
  if (row?.request.requesterId === accountId) return { row, side: 'requester' }
  throw notFound('There is no such request.')
}

const itemIds = ({ requestedItemId, offeredItemId }: Request) =>
  [requestedItemId, offeredItemId].filter((id) => id !== null)

function setState(db: Db, id: number, state: ExchangeState, more: Partial<Request> = {}): void {
  db.update(exchangeRequests)
    .set({ ...stored(state), ...more })
    .where(eq(exchangeRequests.id, id))
    .run()
}

type ItemStatus = (typeof items.$inferSelect)['status']

/** Items in another status stay: one that an admin has hidden meanwhile does not come back by itself. */
function moveItems(db: Db, request: Request, from: ItemStatus, to: ItemStatus): void {
  db.update(items)
    .set({ status: to })
    .where(and(inArray(items.id, itemIds(request)), eq(items.status, from)))
    .run()
}

const LISTS = { owner: '?direction=incoming', requester: '?direction=outgoing' }

function tell(db: Db, request: Request, side: Side, type: string, title: string, text: string): void {
  const accountId = side === 'owner' ? request.ownerId : request.requesterId
  const { status } = db
    .select({ status: exchangeRequests.status })
    .from(exchangeRequests)
    .where(eq(exchangeRequests.id, request.id))
    .get()!
  const url = `/dashboard/exchange-request${LISTS[side]}&status=${status}`
  notify(db, { accountId, type, title, text, url })
}

/**
 * Checks a step against the one table of transitions.
 *
 * @throws AppError 403 for the other side's part, 409 with what has happened where it is too late or too early.
 */
export function checkStep(step: Step, request: Request, side: Side): void {
  const { from, by } = TRANSITIONS[step]
  if ((by === 'owner' || by === 'requester') && by !== side) {
    throw forbidden('That is for the other side of this request to do.')
  }
  const state = stateOf(request)
  if (state !== from) throw conflict(STATE_TEXTS[state])
}

/** Takes one step of one person in one transaction: of two at once the second sees what the first did. */
function take(
  db: Db,
  accountId: number,
  id: number,
  step: Step,
  work: (row: RequestRow, side: Side) => void,
): void {
  immediate(db, () => {
    const { row, side } = getRequest(db, accountId, id)
    checkStep(step, row.request, side)
    work(row, side)
  })
}

/**
 * The owner agrees: both items are reserved, other requests for them wait.
 *
 * @throws AppError 404, 403 and 409 as `checkStep`; 409 also where one of the items is promised or gone.
 */
export function acceptRequest(db: Db, accountId: number, id: number): void {
  take(db, accountId, id, 'accept', ({ request, requestedStatus, offeredStatus }) => {
    if (requestedStatus === 'reserved') throw conflict('This item is reserved for another swap.')
    if (requestedStatus !== 'available') throw conflict('This item is not available any more.')
    if (request.offeredItemId !== null && offeredStatus !== 'available') {
      throw conflict('The item that was offered is not available at the moment.')
    }
    setState(db, id, 'accepted', { acceptedAt: new Date() })
    moveItems(db, request, 'available', 'reserved')
    tell(
      db,
      request,
      'requester',
      'exchange_accepted',
      'Exchange Request Accepted',
      `Your offer of ${request.name} for ${request.requestedItemName} was accepted. Agree on a place and a time.`,
    )
  })
}

/** The owner says no. @throws AppError 404, 403 and 409 as `checkStep`. */
export function declineRequest(db: Db, accountId: number, id: number): void {
  take(db, accountId, id, 'decline', ({ request }) => {
    setState(db, id, 'declined')
    tell(
      db,
      request,
      'requester',
      'exchange_declined',
      'Exchange Request Declined',
      `Your offer of ${request.name} for ${request.requestedItemName} was declined.`,
    )
  })
}

/** The requester takes a pending offer back. @throws AppError 404, 403 and 409 as `checkStep`. */
export function withdrawRequest(db: Db, accountId: number, id: number): void {
  take(db, accountId, id, 'withdraw', ({ request, requester }) => {
    setState(db, id, 'withdrawn')
    tell(
      db,
      request,
      'owner',
      'exchange_withdrawn',
      'Exchange Request Withdrawn',
      `${requester.name} has taken back the offer of ${request.name} for ${request.requestedItemName}.`,
    )
  })
}

/**
 * One side confirms that the swap took place; with the second mark the items are traded, and other requests that
 * need them end.
 *
 * @throws AppError 404 and 409 as `checkStep`; 409 also for a second mark of the same side.
 */
export function confirmSwap(db: Db, accountId: number, id: number): void {
  take(db, accountId, id, 'complete', ({ request, requester, owner }, side) => {
    const mine = side === 'owner' ? 'ownerCompletedAt' : 'requesterCompletedAt'
    const others = side === 'owner' ? 'requesterCompletedAt' : 'ownerCompletedAt'
    const other: Side = side === 'owner' ? 'requester' : 'owner'
    const name = side === 'owner' ? owner.name : requester.name
    if (request[mine] !== null) throw conflict('You have confirmed this swap already.')
    const swap = `${request.name} for ${request.requestedItemName}`
    if (request[others] === null) {
      setState(db, id, 'accepted', { [mine]: new Date() })
      tell(
        db,
        request,
        other,
        'exchange_confirmed',
        'Please Confirm Your Swap',
        `${name} says that you have swapped ${swap}. Confirm it too, and it is done.`,
      )
      return
    }
    setState(db, id, 'completed', { [mine]: new Date() })
    moveItems(db, request, 'reserved', 'traded')
    for (const itemId of itemIds(request)) endPendingWith(db, itemId)
    tell(db, request, other, 'exchange_completed', 'Swap Completed', `You have swapped ${swap}. Enjoy!`)
  })
}

/**
 * Either side calls an agreed swap off; both items are available again.
 *
 * @throws AppError 404 and 409 as `checkStep`.
 */
export function callOffSwap(db: Db, accountId: number, id: number, reason: string): void {
  take(db, accountId, id, 'call_off', ({ request, requester, owner }, side) => {
    setState(db, id, 'called_off', { reason })
    moveItems(db, request, 'reserved', 'available')
    const name = side === 'owner' ? owner.name : requester.name
    tell(
      db,
      request,
      side === 'owner' ? 'requester' : 'owner',
      'exchange_called_off',
      'Swap Called Off',
      `${name} has called off the swap of ${request.name} for ${request.requestedItemName}: ${reason}`,
    )
  })
}

/**
 * Ends the pending requests for an item, or made with it, and tells the one who loses by it. Goes into the
 * transaction in which the item is traded or deleted, before it is gone.
 */
export function endPendingWith(db: Db, itemId: number): void {
  for (const request of pendingWithItem(db).all({ itemId })) {
    setState(db, request.id, 'item_gone')
    const wantedIsGone = request.requestedItemId === itemId
    tell(
      db,
      request,
      wantedIsGone ? 'requester' : 'owner',
      'exchange_item_gone',
      'Exchange Request Ended',
      wantedIsGone
        ? `${request.requestedItemName} is gone, so your offer of ${request.name} has ended.`
        : `${request.name}, offered for your ${request.requestedItemName}, is gone. The request has ended.`,
    )
  }
}

/** A swap that one side confirmed and the other did not answer in time: neutrally over, both items are free. */
export function expireSwap(db: Db, request: Request): void {
  checkStep('expire', request, 'owner')
  setState(db, request.id, 'expired')
  moveItems(db, request, 'reserved', 'available')
  for (const side of ['owner', 'requester'] as const) {
    tell(
      db,
      request,
      side,
      'exchange_expired',
      'Swap Ended',
      `The swap of ${request.name} for ${request.requestedItemName} was not confirmed by both in time. Both items are available again.`,
    )
  }
}

/** Reminds the side that has not confirmed yet, once. */
export function remindToConfirm(db: Db, request: Request): void {
  db.update(exchangeRequests).set({ remindedAt: new Date() }).where(eq(exchangeRequests.id, request.id)).run()
  tell(
    db,
    request,
    request.ownerCompletedAt === null ? 'owner' : 'requester',
    'exchange_reminder',
    'Have You Swapped?',
    `The other side says that ${request.name} and ${request.requestedItemName} have changed hands. Please confirm it, or call it off.`,
  )
}

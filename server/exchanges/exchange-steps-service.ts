import { type Db, immediate } from '../../db/open.ts'
import { conflict, notFound } from '../errors.ts'
import { endPendingWith } from './exchange-endings-service.ts'
import { itemIds, moveItems, setState, tell } from './exchange-moves.ts'
import { checkStep, type Side, type Step } from './exchange-states.ts'
import { type RequestRow, requestById } from './exchanges-queries.ts'

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
 * @throws AppError 404, 403 and 409 as `checkStep`; 409 also where one of the items is promised or gone, or the
 * requester is suspended.
 */
export function acceptRequest(db: Db, accountId: number, id: number): void {
  take(db, accountId, id, 'accept', ({ request, requester, requestedStatus, offeredStatus }) => {
    if (requester.suspendedAt) {
      throw conflict(`${requester.name} cannot swap at the moment. The request waits, or you can decline it.`)
    }
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

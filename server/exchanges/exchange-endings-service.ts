import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { exchangeRequests } from '../../db/schema/index.ts'
import { moveItems, type Request, setState, tell } from './exchange-moves.ts'
import { checkStep } from './exchange-states.ts'
import { pendingWithItem } from './exchanges-queries.ts'

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

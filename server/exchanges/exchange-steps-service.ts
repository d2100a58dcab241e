import { type Db, immediate } from '../../db/open.ts'
import { forbidden, notFound } from '../errors.ts'
import { partyOf } from '../swaps/swap-sides.ts'
import { agree, callOff, confirm, decline, withdraw } from '../swaps/swap-steps-service.ts'
import { findSwap, type Swap } from '../swaps/swaps-queries.ts'

/** The owner is who was asked. */
export type Side = 'owner' | 'requester'

/**
 * A request that concerns this person, and on which side of it they stand.
 *
 * @throws AppError 404 where there is none, or none of their business.
 */
export function getRequest(db: Db, accountId: number, id: number): { swap: Swap; side: Side } {
  const swap = findSwap(db, id)
  const party = swap?.kind === 'request' ? partyOf(swap, accountId) : undefined
  if (!swap || !party) throw notFound('There is no such request.')
  return { swap, side: party.place === 0 ? 'requester' : 'owner' }
}

const OTHERS_PART = 'That is for the other side of this request to do.'

/** Whether this person may answer the newest terms: they are the other's. */
const hasTurn = (swap: Swap, accountId: number) => swap.byId !== accountId

/** Who may take which step of a request. What they do is the same for all swaps (server/swaps/). */
const MAY = {
  accept: (swap: Swap, accountId: number) => hasTurn(swap, accountId),
  decline: (swap: Swap, accountId: number, side: Side) => side === 'owner' || hasTurn(swap, accountId),
  withdraw: (_swap: Swap, _accountId: number, side: Side) => side === 'requester',
  either: () => true,
}

/** Loads, checks and acts in one transaction. */
function take(db: Db, accountId: number, id: number, who: keyof typeof MAY, act: (swap: Swap) => void): void {
  immediate(db, () => {
    const { swap, side } = getRequest(db, accountId, id)
    if (!MAY[who](swap, accountId, side)) throw forbidden(OTHERS_PART)
    act(swap)
  })
}

/**
 * The one whose turn it is agrees.
 *
 * @throws AppError 404 none of one's business, 403 out of turn, and as `agree`.
 */
export const acceptRequest = (db: Db, accountId: number, id: number): void =>
  take(db, accountId, id, 'accept', (swap) => agree(db, swap, accountId))

/** The owner says no, or the requester in their turn. @throws AppError 404, 403, and as `decline`. */
export const declineRequest = (db: Db, accountId: number, id: number): void =>
  take(db, accountId, id, 'decline', (swap) => decline(db, swap, accountId))

/** The requester takes the request back. @throws AppError 404, 403, and as `withdraw`. */
export const withdrawRequest = (db: Db, accountId: number, id: number): void =>
  take(db, accountId, id, 'withdraw', (swap) => withdraw(db, swap, accountId))

/** One side confirms that the swap took place: all that they give and get. @throws AppError 404, and as `confirm`. */
export const confirmSwap = (db: Db, accountId: number, id: number): void =>
  take(db, accountId, id, 'either', (swap) => confirm(db, swap, accountId))

/** Either side calls an agreed swap off. @throws AppError 404, and as `callOff`. */
export const callOffSwap = (db: Db, accountId: number, id: number, reason: string): void =>
  take(db, accountId, id, 'either', (swap) => callOff(db, swap, accountId, reason))

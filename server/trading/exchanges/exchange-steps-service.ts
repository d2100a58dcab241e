import { type Db, immediate } from '../../../db/open.ts'
import { reviewable } from '../../market/reviews/reviews-service.ts'
import { hearsFrom } from '../../members/blocks/heard-reason.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { forbidden, invalid, notFound } from '../../platform/errors.ts'
import type { CallOffKind } from '../../swaps/call-off-kinds-shared.ts'
import { givenBy, hasConfirmed, partyOf } from '../../swaps/swap-sides.ts'
import { checkStep } from '../../swaps/swap-standings.ts'
import { agree, callOff, confirm, decline, withdraw } from '../../swaps/swap-steps-service.ts'
import { mayRevise } from '../../swaps/swap-terms.ts'
import { findSwap, type Leg, type Party, type Swap } from '../../swaps/swaps-queries.ts'
import { checkSeen } from '../../swaps/terms-hash.ts'
import type { AcceptanceBody } from './exchange-fields-shared.ts'
import type { ExchangeStep } from './exchanges-shared.ts'

/** The requester created the request; the owner received it. */
type Side = 'owner' | 'requester'

/** Parties and legs: `wanted` is given by the owner, `offered` by the requester. */
export function sidesOf(swap: Swap) {
  const [requester, owner] = swap.parties as [Party, Party]
  return {
    requester,
    owner,
    wanted: givenBy(swap, owner.accountId),
    offered: givenBy(swap, requester.accountId),
  }
}

/** The request and the user's side. @throws AppError 404 no access */
export function getRequest(db: Db, accountId: number, id: number): { swap: Swap; side: Side } {
  const swap = findSwap(db, id)
  const party = swap?.kind === 'request' ? partyOf(swap, accountId) : undefined
  if (!swap || !party) throw notFound(m.swaps_request_missing())
  return { swap, side: party.place === 0 ? 'requester' : 'owner' }
}

const othersPart = () => m.swaps_only_other_side()

/** True if the newest terms are the other party's. */
export const hasTurn = (swap: Swap, accountId: number) => swap.byId !== accountId

/** @throws AppError 403 not the caller's turn */
export function checkTurn(swap: Swap, accountId: number): void {
  if (!hasTurn(swap, accountId)) throw forbidden(othersPart())
}

const PARTS = {
  accept: hasTurn,
  decline: (swap: Swap, accountId: number, side: Side) => side === 'owner' || hasTurn(swap, accountId),
  withdraw: (_swap: Swap, _accountId: number, side: Side) => side === 'requester',
  either: () => true,
}

function take(
  db: Db,
  accountId: number,
  id: number,
  part: keyof typeof PARTS,
  act: (swap: Swap) => void,
): void {
  immediate(db, () => {
    const { swap, side } = getRequest(db, accountId, id)
    if (!PARTS[part](swap, accountId, side)) throw forbidden(othersPart())
    act(swap)
  })
}

/** Offered items that the owner has not chosen. @throws AppError 422 invalid choice */
function leftOut(swap: Swap, chosen: number[] | undefined): Leg[] {
  const listed = sidesOf(swap).offered.filter(({ itemId }) => itemId !== null)
  const wrong = (text: string) => invalid({ chosen_product_ids: [text] })
  const left = chosen ? listed.filter(({ itemId }) => !chosen.includes(itemId!)) : listed
  if (chosen && left.length + chosen.length !== listed.length) throw wrong(m.swaps_choose_from_offer())
  if (swap.pick === null && chosen && left.length > 0) throw wrong(m.swaps_offered_together())
  if (swap.pick === null) return []
  if (chosen?.length !== swap.pick) throw wrong(m.swaps_choose_number_from_offer({ pick: swap.pick }))
  return left
}

/** Accepts the newest terms. @throws AppError 404 no access; 403 not the caller's turn; 409 changed terms; 422 invalid choice; and as `agree` */
export const acceptRequest = (
  db: Db,
  accountId: number,
  id: number,
  { chosen_product_ids: chosen, ...seen }: AcceptanceBody = {},
): void =>
  take(db, accountId, id, 'accept', (swap) => {
    checkStep('agree', swap)
    checkSeen(swap, seen, m.swaps_offer_changed)
    agree(db, swap, accountId, leftOut(swap, chosen))
  })

/** Declines a request: the owner, or the requester on their turn. @throws AppError 404 no access; 403 not the caller's turn; and as `decline` */
export const declineRequest = (db: Db, accountId: number, id: number): void =>
  take(db, accountId, id, 'decline', (swap) => decline(db, swap, accountId))

/** Withdraws a request; only the requester may. @throws AppError 404 no access; 403 not the requester; and as `withdraw` */
export const withdrawRequest = (db: Db, accountId: number, id: number): void =>
  take(db, accountId, id, 'withdraw', (swap) => withdraw(db, swap, accountId))

export const confirmSwap = (db: Db, accountId: number, id: number): void =>
  take(db, accountId, id, 'either', (swap) => confirm(db, swap, accountId))

/** Cancels an agreed swap; the reason is hidden from a blocked party. @throws AppError 404 no access; and as `callOff` */
export const callOffSwap = (
  db: Db,
  accountId: number,
  id: number,
  reason: string,
  kind: CallOffKind = 'other',
): void =>
  take(db, accountId, id, 'either', (swap) =>
    callOff(db, swap, accountId, reason, { kind, hears: hearsFrom(db, accountId) }),
  )

export function possibleSteps(db: Db, swap: Swap, accountId: number): ExchangeStep[] {
  if (swap.state === 'completed') return reviewable(db, swap, accountId).length > 0 ? ['review'] : []
  if (swap.state === 'agreed') {
    return hasConfirmed(swap, accountId) ? ['call_off'] : ['complete', 'call_off']
  }
  if (swap.state !== 'proposed') return []
  const turn = hasTurn(swap, accountId)
  const isRequester = partyOf(swap, accountId)!.place === 0
  const waits = swap.legs.some(({ itemId, itemStatus }) => itemId !== null && itemStatus !== 'available')
  const away = swap.parties.some(({ suspendedAt }) => suspendedAt !== null)
  const possible: Record<Exclude<ExchangeStep, 'complete' | 'call_off' | 'review'>, boolean> = {
    accept: turn && !waits && !away,
    decline: turn || !isRequester,
    counter: turn && mayRevise(swap),
    withdraw: isRequester,
    change: isRequester && !turn && mayRevise(swap),
  }
  return (Object.keys(possible) as (keyof typeof possible)[]).filter((step) => possible[step])
}

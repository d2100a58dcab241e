import { type Db, immediate } from '../../../db/open.ts'
import type { GiftHooks } from '../../market/items/gift-hooks.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, forbidden, invalid } from '../../platform/errors.ts'
import { endWithout } from '../../swaps/set-aside-service.ts'
import type { SwapHooks } from '../../swaps/swap-hooks.ts'
import { isGift } from '../../swaps/swap-sides.ts'
import { agree } from '../../swaps/swap-steps-service.ts'
import { proposeSwap } from '../../swaps/swap-terms.ts'
import { listedThings } from '../../swaps/swap-things.ts'
import { findSwap, openCircleWith, type Swap } from '../../swaps/swaps-queries.ts'
import { exchangeView } from '../exchanges/exchange-views.ts'
import type { ExchangeView } from '../exchanges/exchanges-shared.ts'
import { endRequests, openRound, reopen, tellAsker } from './gift-rounds-service.ts'
import { seenByOwner, setRoundEnded, setState, waitingFor } from './gifts-queries.ts'
import { getGiftItem } from './gifts-service.ts'
import { endChain, openChainsToEndAt } from './open-chains.ts'
import { hasHadEnough } from './received-gifts.ts'

/**
 * Answers the requests for a gift that a swap promises: the recipient's is chosen, all others are rejected and their users notified.
 * @param people account ids of a chain. They are not notified of this, because the chain notifies them.
 */
export function settleRequests(
  db: Db,
  itemId: number,
  swapId: number,
  { recipient, people = [] }: { recipient: number; people?: readonly number[] },
): void {
  const now = Date.now()
  for (const request of waitingFor(db).all({ itemId })) {
    const state = recipient === request.accountId ? 'chosen' : 'not_chosen'
    setState(db).run({ id: request.id, state, swapId, now })
    if (state === 'not_chosen' && !people.includes(request.accountId))
      tellAsker(db, 'gift_not_chosen', request)
  }
  const round = openRound(db, itemId)
  if (round) setRoundEnded(db).run({ id: round.id, now })
}

/**
 * Chooses a recipient: creates an agreed swap with one leg.
 * @throws AppError 404 no access; 403 not the owner; 422 oneself; 409 no waiting request, recipient at the limit, or item not available;
 * 401 suspended
 */
export function chooseRecipient(db: Db, me: number, itemId: number, person: number): ExchangeView {
  return immediate(db, () => {
    checkActive(db, me)
    const item = getGiftItem(db, me, itemId)
    if (item.ownerId !== me) throw forbidden()
    if (person === me) throw invalid({ person: [m.gifts_choose_person()] })
    if (item.status !== 'available') throw conflict(m.gifts_promised_already({ name: item.name }))
    const request = seenByOwner(db)
      .all({ itemId })
      .find(({ accountId }) => accountId === person)
    if (!item.isGift || !request) throw conflict(m.gifts_person_not_asking())
    if (hasHadEnough(db, person)) throw conflict(m.gifts_person_limit_reached())
    const [thing] = listedThings(db, [itemId])
    const swap = proposeSwap(db, 'request', [person, me], [{ ...thing!, fromId: me, toId: person }], {
      byId: person,
      message: request.message,
    })
    settleRequests(db, itemId, swap.id, { recipient: person })
    agree(db, swap, me)
    return exchangeView(db, findSwap(db, swap.id)!, { id: me })
  })
}

/** Effects of swap transitions on requests. */
export const giftSwapHooks: SwapHooks = {
  stepTaken(db, swap, step) {
    if (step === 'agree') {
      if (swap.isChain) promiseByChain(db, swap)
      endBeyondAllowance(db, swap)
    } else if ((step === 'call_off' || step === 'expire') && (isGift(swap) || swap.isChain))
      reopen(db, swap.id)
  },
}

/** Answers the requests for the gift of a chain that was agreed. */
function promiseByChain(db: Db, { id, legs, parties }: Swap): void {
  const { itemId, toId: recipient } = legs[0]!
  const people = parties.map(({ accountId }) => accountId)
  if (itemId !== null) settleRequests(db, itemId, id, { recipient, people })
}

/** Ends proposals beyond the gift limit: users who get something for nothing in this swap may reach it, and then cannot be the last of a chain. */
function endBeyondAllowance(db: Db, { legs }: Swap): void {
  const givers = new Set(legs.map(({ fromId }) => fromId))
  for (const { toId } of legs) {
    if (givers.has(toId) || !hasHadEnough(db, toId)) continue
    for (const { id } of openChainsToEndAt(db).all({ accountId: toId }))
      endWithout(db, findSwap(db, id)!, toId)
  }
}

/** Effects of item changes on requests. */
export const giftRequestHooks: GiftHooks = {
  giftEnds: endRequests,
  chainEnds(db, itemId) {
    const open = openCircleWith(db).get({ itemId })
    if (open) endChain(db, findSwap(db, open.id)!)
  },
}

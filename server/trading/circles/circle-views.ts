import type { Db } from '../../../db/open.ts'
import { cardsOf } from '../../market/items/cards-queries.ts'
import { goneCard } from '../../market/items/gone-card.ts'
import { reviewable, reviewsOfSwap } from '../../market/reviews/reviews-service.ts'
import { heardReason } from '../../members/blocks/heard-reason.ts'
import { smallImageOf } from '../../platform/images/image-view.ts'
import { openLegOf, readyLegs } from '../../swaps/chain-legs.ts'
import { awaited, givenBy, neighboursIn, partyOf } from '../../swaps/swap-sides.ts'
import { countedFrom, nextDue, phaseOf } from '../../swaps/swap-waits.ts'
import type { Leg, Party, Swap } from '../../swaps/swaps-queries.ts'
import { termsHash } from '../../swaps/terms-hash.ts'
import { circleMeetingOf } from '../handovers/circle-meetings-service.ts'
import { planOf } from '../handovers/handovers-service.ts'
import { readWhy, whyOf } from './circles-queries.ts'
import type { CirclePersonView, CircleStep, CircleView } from './circles-shared.ts'

const personView = (party: Party): CirclePersonView => ({
  id: party.accountId,
  name: party.name,
  avatar: smallImageOf(party),
})

/** The legs in order, beginning with what this user gives; for a chain, beginning with the gift. */
function legsFrom(swap: Swap, accountId: number): Leg[] {
  if (swap.isChain) return swap.legs
  const legs: Leg[] = []
  for (let giver = accountId; legs.length < swap.legs.length; ) {
    const leg = givenBy(swap, giver)[0]!
    legs.push(leg)
    giver = leg.toId
  }
  return legs
}

function legState(swap: Swap, leg: Leg): CircleView['legs'][number]['state'] {
  const { outcome } = leg
  if (outcome === 'traded') return 'done'
  if (outcome === 'returned' || (swap.state !== 'proposed' && swap.state !== 'agreed')) return 'ended'
  return swap.state === 'agreed' && readyLegs(swap).includes(leg) ? 'ready' : 'waiting'
}

function possibleSteps(swap: Swap, accountId: number): CircleStep[] {
  if (swap.state === 'proposed') {
    return awaited(swap).includes(accountId) ? ['acceptance', 'refusal'] : ['refusal']
  }
  if (swap.state !== 'agreed') return []
  if (awaited(swap).includes(accountId)) return ['completion', 'cancellation']
  return swap.isChain && !openLegOf(swap, accountId) ? [] : ['cancellation']
}

function expiresAt(swap: Swap): string | null {
  if (swap.state !== 'proposed' && swap.state !== 'agreed') return null
  const phase = phaseOf(swap)
  return nextDue(phase, countedFrom(swap, phase), Number.POSITIVE_INFINITY).toISOString()
}

/** Before the agreement a party only sees the names of neighbours, and no field that identifies other owners. */
export function circleView(db: Db, swap: Swap, viewer: number): CircleView {
  const legs = legsFrom(swap, viewer)
  const named = new Set([viewer, ...neighboursIn(swap, viewer)])
  const isNamed = (id: number) => swap.agreedAt !== null || named.has(id)
  const person = (id: number) => (isNamed(id) ? personView(partyOf(swap, id)!) : null)
  const ids = legs.flatMap(({ itemId }) => itemId ?? [])
  const cards = new Map(cardsOf(db, ids, viewer).map((card) => [card.id, card]))
  const item = (leg: Leg): CircleView['legs'][number]['item'] => {
    const card = leg.itemId === null ? undefined : cards.get(leg.itemId)
    if (!card) return goneCard(leg)
    if (isNamed(leg.fromId)) return card
    // Without these fields, which would identify the owner.
    const {
      id: _id,
      owner: _owner,
      address: _address,
      neighbourhood: _place,
      created_at: _at,
      trade_preferences: _text,
      ...rest
    } = card
    return { ...rest, neighbourhood: null, is_favorite: false, wishes: [] }
  }
  const me = partyOf(swap, viewer)!
  const reviews = reviewsOfSwap(db, swap, viewer)
  return {
    id: swap.id,
    shape: swap.isChain ? 'chain' : 'circle',
    state: swap.state,
    outcome: swap.outcome,
    revision: swap.revision,
    terms_hash: termsHash(swap),
    legs: legs.map((leg) => ({
      item: item(leg),
      from: person(leg.fromId),
      to: person(leg.toId),
      confirmed_by_giver: leg.givenAt !== null || leg.outcome === 'traded',
      confirmed_by_receiver: leg.receivedAt !== null || leg.outcome === 'traded',
      outcome: leg.outcome,
      state: legState(swap, leg),
    })),
    my_place: swap.isChain ? me.place : 0,
    my_answer: me.answeredAt === null ? null : 'yes',
    answers: {
      yes: swap.parties.filter(({ answeredAt }) => answeredAt !== null).length,
      of: swap.parties.length,
    },
    why: readWhy(whyOf(db).get({ id: swap.id })?.why)[me.place] ?? null,
    expires_at: expiresAt(swap),
    created_at: new Date(swap.createdAt).toISOString(),
    agreed_at: swap.agreedAt === null ? null : new Date(swap.agreedAt).toISOString(),
    reason: heardReason(db, swap, viewer),
    can: possibleSteps(swap, viewer),
    handovers: [...named].flatMap((other) =>
      other === viewer ? [] : (planOf(db, swap, viewer, other) ?? []),
    ),
    meeting: circleMeetingOf(db, swap, viewer),
    reviews: reviews.shown,
    my_reviews: reviews.waiting,
    reviewable: reviewable(db, swap, viewer),
  }
}

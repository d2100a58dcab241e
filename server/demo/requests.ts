import { DAY, HOUR } from '../platform/time-shared.ts'
import { type Random, randomFrom } from './demo-random.ts'
import type { DemoItem } from './items.ts'
import { FIRST_INCOMING, FIRST_OUTGOING, OFFER_MESSAGES, REASONS, STEPS, type StateName } from './offers.ts'
import { PEOPLE } from './people.ts'

export interface DemoRequest {
  state: StateName
  requester: number
  owner: number
  wanted: number
  /** Positions of the offered items (after a counter-offer, all requested ones), or an index of BY_HAND. */
  offered: { items: readonly number[] } | { byHand: number }
  message: string
  reason: string
  age: number
}

/** Ages in hours of pending requests to the first user: today, yesterday, earlier. */
const RECENT = [0.6, 4, 23, 30]
const OTHERS = 26
/** Agreed swaps confirmed by one party expire after 14 days. */
const EXPIRED_AGE = 17 * DAY
/** Maximum age in milliseconds of open requests, so that they do not expire soon (SWAP_DEADLINE). */
const OLDEST: Partial<Record<StateName, number>> = {
  pending: 10 * DAY,
  bundle: 10 * DAY,
  countered: 10 * DAY,
  accepted: 20 * DAY,
  ownerDone: 20 * DAY,
  requesterDone: 20 * DAY,
}

/** Number of offered items if not 1. The owner takes all but one of a bundle; a counter-offer asks for a second. */
const OFFERED: Partial<Record<StateName, number>> = { bundle: 3, countered: 2 }

/** Assigns each item to at most one request. */
function supply(items: readonly DemoItem[], random: Random) {
  const free = new Set(random.shuffled(items.map((_, at) => at)))
  return (owner: number, minAge: number): number | undefined => {
    for (const at of free) {
      const { owner: whose, age, pinned } = items[at]!
      if (whose !== owner || age < minAge || pinned) continue
      free.delete(at)
      return at
    }
    return undefined
  }
}

export function demoRequests(items: readonly DemoItem[]): DemoRequest[] {
  const random = randomFrom('requests')
  const take = supply(items, random)
  const requests: DemoRequest[] = []
  const add = (
    requester: number,
    owner: number,
    state: StateName,
    more: { byHand?: number; hours?: number },
  ) => {
    const { byHand, hours } = more
    const minAge = hours !== undefined ? hours * HOUR : state === 'expired' ? EXPIRED_AGE : 3 * DAY
    const wanted = take(owner, minAge)
    const count = byHand === undefined ? (OFFERED[state] ?? 1) : 0
    const offered = Array.from({ length: count }, () => take(requester, minAge)).filter(
      (item) => item !== undefined,
    )
    if (wanted === undefined || offered.length < count) return
    const youngest = Math.min(...[wanted, ...offered].map((item) => items[item]!.age))
    requests.push({
      state,
      requester,
      owner,
      wanted,
      offered: byHand === undefined ? { items: offered } : { byHand },
      message: random.pick(OFFER_MESSAGES),
      reason: state === 'calledOff' ? random.pick(REASONS) : '',
      age: Math.min(
        OLDEST[state] ?? Number.POSITIVE_INFINITY,
        hours === undefined ? Math.max(minAge, youngest * random.between(0.15, 0.85)) : minAge,
      ),
    })
  }
  const people = random.shuffled(PEOPLE.map((_, at) => at).slice(1))
  for (const [at, state] of FIRST_INCOMING.entries()) {
    add(people[at]!, 0, state, { hours: RECENT[at], byHand: at === 1 ? 0 : undefined })
  }
  for (const [at, state] of FIRST_OUTGOING.entries()) {
    add(0, people[at + 12]!, state, { byHand: at === 1 ? 1 : undefined })
  }
  const states = Object.keys(STEPS).filter((state) => state !== 'itemGone') as StateName[]
  for (let at = 0; at < OTHERS; at++) {
    const [requester, owner] = random.shuffled(people) as [number, number]
    add(requester, owner, states[at % states.length]!, {})
  }
  // Requests for items traded elsewhere, which end automatically.
  for (const { wanted, owner, requester, age } of requests
    .filter(({ state }) => state === 'completed')
    .slice(0, 3)) {
    const other = people.find((person) => person !== owner && person !== requester)!
    const item = take(other, age)
    if (item === undefined) continue
    const message = random.pick(OFFER_MESSAGES)
    requests.push({
      state: 'itemGone',
      requester: other,
      owner,
      wanted,
      offered: { items: [item] },
      message,
      reason: '',
      age,
    })
  }
  return requests.sort((a, b) => b.age - a.age)
}

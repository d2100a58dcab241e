import { DAY, HOUR } from '../../server/platform/time-shared.ts'
import { chooseCircles } from '../../server/solver/choose-circles.ts'
import type { CircleMarket, ListedChain } from '../../server/solver/circle-candidates.ts'
import { loopKey } from '../../server/solver/loop-key.ts'
import { seededRandom } from '../../server/solver/seeded-random.ts'
import { SWAP_DEADLINE } from '../../server/swaps/limits.ts'
import { CIRCLE, GIFT } from '../../server/trading/limits.ts'

/** Simulation step: the site searches every 6 hours, and people do not answer faster. */
const STEP = 12 * HOUR
const [WANT, WISH] = [0, 1]
/** Assumed behaviour: probability of yes, of no answer and of a failed swap; mean response time. */
const BEHAVIOUR = { yes: [0.9, 0.5], silent: 0.15, failed: 0.05, answers: 20 * HOUR }

export interface Community {
  people: number
  items: number
  /** Categories of items; a wish matches at most the 30 newest items of one. */
  kinds: number
  wishes: number
  wants: number
  weekly: number
  weeks: number
}

export interface Outcome {
  /** Fraction of people who have swapped or received something. */
  swapped: number
  agreed: number
  proposed: number
  /** Mean questions per person. */
  asked: number
  /** Maximum questions to one person. */
  most: number
  /** Gifts given by chains and one by one, and requests that had no answer in time. */
  chains: number
  given: number
  unanswered: number
}

/** Rule values that can be varied. */
export interface Rules {
  /** Maximum open circles per person. */
  open: number
  /** Milliseconds for all answers of a circle, and of a match. */
  circle: number
  match: number
  /** One item in this many is a gift, and a wish is used once; 0 for neither. */
  giftOf: number
}

const SITE: Rules = {
  open: CIRCLE.open,
  circle: SWAP_DEADLINE.circle.expire,
  match: SWAP_DEADLINE.match.expire,
  giftOf: 0,
}

/** A circle or chain. Places are people; the giver of a chain gets nothing, and its last receiver gives nothing. */
interface Circle {
  key: string
  items: number[]
  people: number[]
  gets: (number | undefined)[]
  gives: (number | undefined)[]
  /** Answer of each party and its time; the time is infinite for no answer. */
  answers: { at: number; yes: boolean }[]
  until: number
  isChain: boolean
}

/** Requests for a gift, as on the site: they are collected, one user is suggested, and all requests end some days later. */
interface Asked {
  waiting: Map<number, number>
  suggestsAt: number
  /** When the owner chooses a recipient; infinite if the owner never does. */
  choosesAt: number
}

/** The site's default of gifts for a person in 30 days. */
const GIFTS_EACH = 3

const chainKeyOf = (items: readonly number[], last: number) => `${items.join('>')} to ${last}`
const pairKey = (given: number | string, got: number) => `${given}>${got}`

/** Simulates a community under the site's rules (server/platform/limits.ts), with loops of at most `longest`. */
export function liveThrough(
  { people, items, kinds, wishes, wants, weekly, weeks }: Community,
  longest: number,
  changed: Partial<Rules> = {},
): Outcome {
  const rules = { ...SITE, ...changed }
  const random = seededRandom(3)
  const any = (count: number) => Math.floor(random() * count)
  const total = people * items
  const owner = Int32Array.from({ length: total }, (_, item) => Math.floor(item / items))
  const kindOf = Int32Array.from({ length: total }, () => any(kinds))
  const ofKind = Map.groupBy(kindOf.keys(), (item) => kindOf[item]!)
  const gone = new Uint8Array(total)
  const open = new Set<Circle>()
  /** Accepted items of each user, with the reason. */
  const taken = Array.from({ length: people }, () => new Map<number, number>())
  const refused = new Set<string>()
  const ended = new Set<string>()
  const silences = new Uint8Array(people)
  const asked = new Int32Array(people)
  const swapped = new Uint8Array(people)
  const isGift = Uint8Array.from({ length: total }, (_, item) =>
    rules.giftOf > 0 && item % rules.giftOf === 0 ? 1 : 0,
  )
  let now = 0
  const gifts = [...isGift.keys()].filter((item) => isGift[item] === 1)
  /** Gifts are posted one after another, until a week before the end. */
  const postedAt = new Map(gifts.map((gift, at) => [gift, (at / gifts.length) * (weeks - 1) * 7 * DAY]))
  const isPosted = (item: number) => now >= (postedAt.get(item) ?? 0)
  const requests = new Map<number, Asked>()
  const hasAsked = new Set<string>()
  /** Times at which each person received something without giving. */
  const received = Array.from({ length: people }, (): number[] => [])
  const wishKinds: number[][] = []
  /** Uses by wish of a person, in open and in agreed swaps. */
  const uses = new Uint8Array(people * wishes)
  const lastSwap = new Float64Array(people)
  const want = (person: number, count: number) => {
    for (let at = 0; at < count; at++) {
      const item = any(total)
      if (owner[item] !== person) taken[person]!.set(item, WANT)
    }
  }
  for (const [person, takes] of taken.entries()) {
    wishKinds.push([])
    for (let wish = 0; wish < wishes; wish++) {
      const kind = any(kinds)
      wishKinds[person]!.push(kind)
      for (const item of (ofKind.get(kind) ?? []).slice(-30)) {
        if (owner[item] !== person) takes.set(item, WISH)
      }
    }
    want(person, wants)
  }
  let [proposed, agreed, chains, given, unanswered] = [0, 0, 0, 0, 0]

  /** The wishes of a person that cover an item, if each may be used once. */
  const usedBy = (person: number, item: number): number[] =>
    rules.giftOf === 0
      ? []
      : wishKinds[person]!.flatMap((kind, wish) => (kind === kindOf[item] ? [person * wishes + wish] : []))
  const use = (person: number, item: number, by: 1 | -1) => {
    for (const wish of usedBy(person, item)) uses[wish]! += by
  }
  const hasHadEnough = (person: number) =>
    received[person]!.filter((at) => at > now - GIFT.countedDays * DAY).length >= GIFTS_EACH
  const receives = (person: number, isFree: boolean) => {
    swapped[person] = 1
    lastSwap[person] = now
    if (isFree) received[person]!.push(now)
  }
  const answered = (kind: number) => ({
    at:
      random() < BEHAVIOUR.silent
        ? Number.POSITIVE_INFINITY
        : now - Math.log(1 - random()) * BEHAVIOUR.answers,
    yes: random() < BEHAVIOUR.yes[kind]!,
  })

  function market(): CircleMarket {
    const held = new Set([...open].flatMap((circle) => circle.items))
    const isFree = (item: number) =>
      gone[item] === 0 && !held.has(item) && isPosted(item) && silences[owner[item]!]! < 2
    const [from, until] = [new Int32Array(total), new Int32Array(total)]
    const [targets, wish]: number[][] = [[], []]
    for (let item = 0; item < total; item++) {
      from[item] = targets!.length
      if (isFree(item) && isGift[item] === 0) {
        for (const [target, kind] of taken[owner[item]!]!) {
          if (!isFree(target) || refused.has(pairKey(item, target))) continue
          targets!.push(target)
          wish!.push(kind)
        }
      }
      until[item] = targets!.length
    }
    const [room, isOpen] = [new Uint8Array(people).fill(rules.open), swapped.slice()]
    for (const circle of open) {
      for (const person of circle.people) {
        room[person] = Math.max(0, room[person]! - 1)
        isOpen[person] = 1
      }
    }
    const startable = gifts.filter((gift) => {
      const { suggestsAt } = requests.get(gift) ?? { suggestsAt: postedAt.get(gift)! + GIFT.collect }
      return isFree(gift) && now >= suggestsAt
    })
    const last = { from: new Int32Array(people), until: new Int32Array(people) }
    const [lastTargets, lastWish]: number[][] = [[], []]
    for (let person = 0; person < people && startable.length > 0; person++) {
      last.from[person] = lastTargets!.length
      for (const [target, kind] of hasHadEnough(person) || silences[person]! >= 2 ? [] : taken[person]!) {
        if (!isFree(target) || isGift[target] === 1 || refused.has(pairKey(`of ${person}`, target))) continue
        lastTargets!.push(target)
        lastWish!.push(kind)
      }
      last.until[person] = lastTargets!.length
    }
    return {
      ...(startable.length > 0 && {
        gifts: {
          items: startable,
          last: { ...last, targets: Int32Array.from(lastTargets!), wish: Uint8Array.from(lastWish!) },
        },
      }),
      ...(rules.giftOf > 0 && { limits: { left: uses.map((used) => (used > 0 ? 0 : 1)), usedBy } }),
      owner,
      from,
      until,
      targets: Int32Array.from(targets!),
      wish: Uint8Array.from(wish!),
      waited: Float32Array.from(lastSwap, (at) => (now - at) / (now + 1)),
      room,
      open: isOpen,
    }
  }

  function begin(circle: Pick<Circle, 'key' | 'people' | 'gets' | 'gives' | 'isChain'>): void {
    const { key, people: parties, gets, gives, isChain } = circle
    const kindsOf = gets.map((item, place) =>
      item === undefined ? WANT : (taken[parties[place]!]!.get(item) ?? WANT),
    )
    const time = parties.length === 2 ? rules.match : rules.circle
    const answers = kindsOf.map(answered)
    const items = gives.filter((item) => item !== undefined)
    open.add({ key, items, people: parties, gets, gives, answers, until: now + time, isChain })
    for (const [place, person] of parties.entries()) {
      asked[person]!++
      if (gets[place] !== undefined) use(person, gets[place], 1)
    }
    proposed++
  }

  function propose(): void {
    const allowed = (path: Int32Array, length: number) =>
      length <= longest && !ended.has(loopKey([...path.subarray(0, length)]))
    const allowedChain = (items: readonly number[], last: number) => !ended.has(chainKeyOf(items, last))
    const { circles, chains: found } = chooseCircles(market(), { allowed, allowedChain })
    for (const { items } of circles) {
      const gets = items.map((_, at) => items[(at + 1) % items.length])
      begin({
        key: loopKey(items),
        people: items.map((item) => owner[item]!),
        gets,
        gives: items,
        isChain: false,
      })
    }
    for (const { items, last } of found as ListedChain[]) {
      const parties = [...items.map((item) => owner[item]!), last]
      const key = chainKeyOf(items, last)
      begin({
        key,
        people: parties,
        gets: [undefined, ...items],
        gives: [...items, undefined],
        isChain: true,
      })
    }
  }

  function settle(circle: Circle): void {
    const { key, people: parties, gets, gives, answers, until, isChain } = circle
    const no = answers.findIndex(({ at, yes }) => at <= now && !yes)
    const isLate = no < 0 && now >= until && answers.some(({ at }) => at > now)
    if (no < 0 && !isLate && answers.some(({ at }) => at > now)) return
    open.delete(circle)
    for (const [place, person] of parties.entries()) {
      if (answers[place]!.at > now) {
        if (isLate) silences[person]!++
        continue
      }
      silences[person] = 0
      // A yes remains a want, even if the circle fails.
      if (answers[place]!.yes && gets[place] !== undefined) taken[person]!.set(gets[place], WANT)
    }
    const hasFailed = no < 0 && !isLate && random() < BEHAVIOUR.failed
    // A chain that breaks leaves the legs before the break as they are.
    const done =
      no >= 0 || isLate ? 0 : !hasFailed ? parties.length : isChain ? 1 + any(parties.length - 1) : 0
    for (const [place, person] of parties.entries()) {
      const got = gets[place]
      if (got === undefined) continue
      if (place >= done) use(person, got, -1)
      else {
        gone[got] = 1
        receives(person, isChain && (gives[place] === undefined || place + 1 >= done))
        if (isGift[got] === 1) answerAll(got)
      }
    }
    if (no >= 0) {
      const [got, gave] = [gets[no], gives[no]]
      if (got === undefined) refused.add(`${gave} to ${parties[1]}`)
      else refused.add(pairKey(gave ?? `of ${parties[no]}`, got))
    }
    if (isLate || hasFailed || (no >= 0 && gets[no] === undefined)) ended.add(key)
    if (no < 0 && !isLate && !hasFailed) {
      agreed++
      if (isChain) chains++
    }
  }

  /** The gift is given: everybody who asked has an answer. */
  function answerAll(gift: number): void {
    requests.delete(gift)
  }

  /** People ask for gifts that they want or wish for, once; owners choose as the site suggests, or do not answer. */
  function ask(): void {
    for (const gift of gifts) {
      if (gone[gift] === 1 || !isPosted(gift)) continue
      for (let person = 0; person < people; person++) {
        const kind = taken[person]!.get(gift)
        const key = pairKey(person, gift)
        if (kind === undefined || hasAsked.has(key) || usedBy(person, gift).some((wish) => uses[wish]! > 0))
          continue
        hasAsked.add(key)
        const { at, yes } = answered(kind)
        if (!yes || at === Number.POSITIVE_INFINITY) continue
        const of = requests.get(gift) ?? { waiting: new Map(), suggestsAt: now + GIFT.collect, choosesAt: 0 }
        of.waiting.set(person, now)
        requests.set(gift, of)
      }
    }
  }

  function choose(): void {
    const inChains = new Set([...open].filter(({ isChain }) => isChain).map(({ items }) => items[0]!))
    for (const [gift, of] of requests) {
      if (now < of.suggestsAt) continue
      if (of.choosesAt === 0) {
        of.choosesAt = answered(WANT).at
        asked[owner[gift]!]!++
      }
      if (now >= of.suggestsAt + GIFT.end) {
        requests.delete(gift)
        continue
      }
      if (now < of.choosesAt || inChains.has(gift)) continue
      const order = [...of.waiting.keys()].filter((person) => !hasHadEnough(person))
      const rank = (person: number) => received[person]!.length * 1e15 + lastSwap[person]!
      const [first] = order.toSorted((a, b) => rank(a) - rank(b) || a - b)
      if (first === undefined) continue
      of.waiting.delete(first)
      if (random() < BEHAVIOUR.failed) {
        of.suggestsAt = now
        of.choosesAt = 0
        continue
      }
      gone[gift] = 1
      given++
      use(first, gift, 1)
      receives(first, true)
      answerAll(gift)
    }
  }

  for (; now < weeks * 7 * 24 * HOUR; now += STEP) {
    for (const circle of [...open]) settle(circle)
    // People left out press "I'm here" after some time.
    for (let person = 0; person < people; person++) {
      if (silences[person]! >= 2 && random() < 0.05) silences[person] = 0
      if (random() < (weekly * STEP) / (7 * 24 * HOUR)) want(person, 1)
    }
    ask()
    choose()
    propose()
  }
  for (const { suggestsAt, waiting } of requests.values()) {
    if (now >= suggestsAt + GIFT.end) unanswered += waiting.size
  }
  return {
    swapped: swapped.reduce((sum, one) => sum + one, 0) / people,
    agreed,
    proposed,
    asked: asked.reduce((sum, one) => sum + one, 0) / people,
    most: asked.reduce((most, one) => Math.max(most, one), 0),
    chains,
    given,
    unanswered,
  }
}

import { HOUR } from '../../server/platform/time-shared.ts'
import { chooseCircles } from '../../server/solver/choose-circles.ts'
import type { CircleMarket } from '../../server/solver/circle-candidates.ts'
import { loopKey } from '../../server/solver/loop-key.ts'
import { seededRandom } from '../../server/solver/seeded-random.ts'
import { SWAP_DEADLINE } from '../../server/swaps/limits.ts'
import { CIRCLE } from '../../server/trading/limits.ts'

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
  /** Fraction of people who swapped something. */
  swapped: number
  agreed: number
  proposed: number
  /** Mean questions per person. */
  asked: number
  /** Maximum questions to one person. */
  most: number
}

/** Rule values that can be varied. */
export interface Rules {
  /** Maximum open circles per person. */
  open: number
  /** Milliseconds for all answers of a circle, and of a match. */
  circle: number
  match: number
}

const SITE: Rules = {
  open: CIRCLE.open,
  circle: SWAP_DEADLINE.circle.expire,
  match: SWAP_DEADLINE.match.expire,
}

interface Circle {
  items: number[]
  /** Answer and time per person; no entry for no answer. */
  answers: { at: number; yes: boolean }[]
  kinds: number[]
  until: number
}

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
  const unanswered = new Uint8Array(people)
  const asked = new Int32Array(people)
  const swapped = new Uint8Array(people)
  const lastSwap = new Float64Array(people)
  const want = (person: number, count: number) => {
    for (let at = 0; at < count; at++) {
      const item = any(total)
      if (owner[item] !== person) taken[person]!.set(item, WANT)
    }
  }
  for (const [person, takes] of taken.entries()) {
    for (let wish = 0; wish < wishes; wish++) {
      for (const item of (ofKind.get(any(kinds)) ?? []).slice(-30)) {
        if (owner[item] !== person) takes.set(item, WISH)
      }
    }
    want(person, wants)
  }
  let [proposed, agreed] = [0, 0]
  let now = 0

  function market(): CircleMarket {
    const held = new Set([...open].flatMap((circle) => circle.items))
    const isFree = (item: number) => gone[item] === 0 && !held.has(item) && unanswered[owner[item]!]! < 2
    const [from, until] = [new Int32Array(total), new Int32Array(total)]
    const [targets, wish]: number[][] = [[], []]
    for (let item = 0; item < total; item++) {
      from[item] = targets!.length
      if (isFree(item)) {
        for (const [target, kind] of taken[owner[item]!]!) {
          if (!isFree(target) || refused.has(`${item}>${target}`)) continue
          targets!.push(target)
          wish!.push(kind)
        }
      }
      until[item] = targets!.length
    }
    const [room, isOpen] = [new Uint8Array(people).fill(rules.open), new Uint8Array(people)]
    for (const circle of open) {
      for (const item of circle.items) {
        room[owner[item]!] = Math.max(0, room[owner[item]!]! - 1)
        isOpen[owner[item]!] = 1
      }
    }
    return {
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

  function propose(): void {
    const allowed = (path: Int32Array, length: number) =>
      length <= longest && !ended.has(loopKey([...path.subarray(0, length)]))
    for (const { items: loop } of chooseCircles(market(), { allowed }).circles) {
      const kindsOf = loop.map((item, at) => taken[owner[item]!]!.get(loop[(at + 1) % loop.length]!) ?? WANT)
      const time = loop.length === 2 ? rules.match : rules.circle
      const answers = kindsOf.map((kind) => ({
        at:
          random() < BEHAVIOUR.silent
            ? Number.POSITIVE_INFINITY
            : now - Math.log(1 - random()) * BEHAVIOUR.answers,
        yes: random() < BEHAVIOUR.yes[kind]!,
      }))
      open.add({ items: loop, answers, kinds: kindsOf, until: now + time })
      for (const item of loop) asked[owner[item]!]!++
      proposed++
    }
  }

  function settle(circle: Circle): void {
    const { items: loop, answers, until } = circle
    const no = answers.findIndex(({ at, yes }) => at <= now && !yes)
    const isLate = no < 0 && now >= until && answers.some(({ at }) => at > now)
    if (no < 0 && !isLate && answers.some(({ at }) => at > now)) return
    open.delete(circle)
    for (const [at, item] of loop.entries()) {
      const person = owner[item]!
      const next = loop[(at + 1) % loop.length]!
      if (answers[at]!.at > now) {
        if (isLate) unanswered[person]!++
        continue
      }
      unanswered[person] = 0
      // A yes remains a want, even if the circle fails.
      if (answers[at]!.yes) taken[person]!.set(next, WANT)
    }
    if (no >= 0) refused.add(`${loop[no]}>${loop[(no + 1) % loop.length]}`)
    else if (isLate || random() < BEHAVIOUR.failed) ended.add(loopKey(loop))
    else {
      agreed++
      for (const item of loop) {
        gone[item] = 1
        swapped[owner[item]!] = 1
        lastSwap[owner[item]!] = now
      }
    }
  }

  for (; now < weeks * 7 * 24 * HOUR; now += STEP) {
    for (const circle of [...open]) settle(circle)
    // People left out press "I'm here" after some time.
    for (let person = 0; person < people; person++) {
      if (unanswered[person]! >= 2 && random() < 0.05) unanswered[person] = 0
      if (random() < (weekly * STEP) / (7 * 24 * HOUR)) want(person, 1)
    }
    propose()
  }
  return {
    swapped: swapped.reduce((sum, one) => sum + one, 0) / people,
    agreed,
    proposed,
    asked: asked.reduce((sum, one) => sum + one, 0) / people,
    most: asked.reduce((most, one) => Math.max(most, one), 0),
  }
}

import { Choice } from './choice.ts'
import type { Packing } from './packing.ts'
import { Prices, ROUNDING } from './prices.ts'

/** Rounds before a branch is split. */
const ROUNDS = 60

export interface Proof {
  known: number
  /** Maximum number of branches. */
  questions: number
  late: () => boolean
}

/** `better`: an improved choice, or null. `proved`: true if none exists. */
export interface Verdict {
  better: readonly number[] | null
  proved: boolean
}

/** Branch and bound: splits on a candidate (with or without it) until the prices prove that nothing is better. */
export function prove(packing: Packing, prices: Prices, { known, questions, late }: Proof): Verdict {
  const goal = known + 1
  let left = questions
  let proved = true
  let better: readonly number[] | null = null

  // An explicit stack instead of recursion, so that depth is not limited.
  const parts = [{ candidates: prices.candidates, like: prices }]
  for (let part = parts.pop(); part && !better; part = parts.pop()) {
    if (left-- <= 0 || late()) {
      proved = false
      break
    }
    const local = new Prices(packing, part.candidates, part.like)
    for (let round = 0; round < ROUNDS && local.bound + ROUNDING >= goal && !late(); round++)
      local.lower(goal)
    local.drop(goal)
    const open = local.ordered()
    const choice = new Choice(packing)
    choice.fill(open)
    if (choice.value + ROUNDING >= goal) better = choice.chosen
    const split = firstOfRivals(packing, open)
    if (split === undefined) continue
    parts.push(
      { candidates: open.filter((other) => other !== split), like: local },
      { candidates: open.filter((other) => other === split || !share(packing, split, other)), like: local },
    )
  }
  return { better, proved: proved && better === null }
}

function firstOfRivals(
  { things, thingsFrom, thingCount }: Packing,
  candidates: Int32Array,
): number | undefined {
  const users = new Int32Array(thingCount)
  const thingsOf = (candidate: number) => things.subarray(thingsFrom[candidate], thingsFrom[candidate + 1])
  for (const candidate of candidates) for (const thing of thingsOf(candidate)) users[thing]!++
  return candidates.find((candidate) => thingsOf(candidate).some((thing) => users[thing]! > 1))
}

function share({ things, thingsFrom }: Packing, one: number, other: number): boolean {
  for (let at = thingsFrom[one]!; at < thingsFrom[one + 1]!; at++) {
    for (let to = thingsFrom[other]!; to < thingsFrom[other + 1]!; to++)
      if (things[at] === things[to]) return true
  }
  return false
}

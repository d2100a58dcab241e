import { Choice } from './choice.ts'
import type { Packing } from './packing.ts'
import { Prices, ROUNDING } from './prices.ts'

/** Rounds by which the bound of a part is lowered before the part is split in two. */
const ROUNDS = 60

export interface Proof {
  /** Value of the best known choice; one that is worth more is looked for. All values are whole numbers. */
  known: number
  /** Most parts that are looked at, of those into which the search is split. */
  questions: number
  late: () => boolean
}

/** `better`: the candidates of a better choice, or null where none was found. `proved`: there is none for sure. */
export interface Verdict {
  better: readonly number[] | null
  proved: boolean
}

/**
 * Looks for a choice that is worth more than `known` by branch and bound: splits the choices into those with a certain candidate and those
 * without it, and so on. A part is finished once prices show that nothing in it is worth more.
 */
export function prove(packing: Packing, prices: Prices, { known, questions, late }: Proof): Verdict {
  const goal = known + 1
  let left = questions
  let proved = true
  let better: readonly number[] | null = null

  // A stack instead of recursion: of a part that was split only what is still to be looked at is kept, however deep it goes.
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

/** The first candidate that uses a thing that another one uses, too. */
function firstOfRivals(
  { things, thingsFrom, thingCount }: Packing,
  candidates: Int32Array,
): number | undefined {
  const users = new Int32Array(thingCount)
  const thingsOf = (candidate: number) => things.subarray(thingsFrom[candidate], thingsFrom[candidate + 1])
  for (const candidate of candidates) for (const thing of thingsOf(candidate)) users[thing]!++
  return candidates.find((candidate) => thingsOf(candidate).some((thing) => users[thing]! > 1))
}

/** Whether two candidates use the same thing. */
function share({ things, thingsFrom }: Packing, one: number, other: number): boolean {
  for (let at = thingsFrom[one]!; at < thingsFrom[one + 1]!; at++) {
    for (let to = thingsFrom[other]!; to < thingsFrom[other + 1]!; to++)
      if (things[at] === things[to]) return true
  }
  return false
}

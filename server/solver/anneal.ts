import type { Choice } from './choice.ts'
import { usersOfThings } from './packing.ts'

/** Moves between two checks of the clock, after which the temperature also changes. */
const STRETCH = 512
/** 1 of this many moves tries a random candidate instead of one with a free item, because other cycles of the same items may be worth more. */
const OTHERS = 8

export interface Annealing {
  candidates: Int32Array
  moves: number
  /** Initial and final temperature: a move with a loss equal to the temperature is accepted about every third time. */
  hot: number
  cold: number
  random: () => number
  late: () => boolean
  rank: (choice: Choice) => number
}

/**
 * Simulated annealing: forces random candidates into `choice` instead of conflicting ones, mostly candidates with a free item, because
 * others rarely help. Improvements are always accepted, losses with a probability that falls with loss and temperature. Leaves the best
 * choice found in `choice`.
 */
export function anneal(
  choice: Choice,
  { candidates, moves, hot, cold, random, late, rank }: Annealing,
): void {
  /** Undo log since the best choice. An entry is one move: the removed candidates, their number, and the added candidate. */
  const since: number[] = []
  const users = usersOfThings(choice.packing, candidates)
  const oneOf = (list: Int32Array, from: number, until: number): number | undefined =>
    list[from < until ? from + Math.floor(random() * (until - from)) : -1]
  function throughFreeThing(): number | undefined {
    const thing = choice.free[Math.floor(random() * choice.free.length)]
    return thing === undefined
      ? undefined
      : oneOf(users.candidates, users.from[thing]!, users.from[thing + 1]!)
  }
  let bestRank = rank(choice)
  for (let move = 0; move < moves; move += STRETCH) {
    if (late()) break
    const temperature = hot * (cold / hot) ** (move / moves)
    for (let turn = 0; turn < STRETCH; turn++) {
      const candidate = turn % OTHERS === 0 ? oneOf(candidates, 0, candidates.length) : throughFreeThing()
      if (candidate === undefined || choice.has(candidate)) continue
      const least = temperature * Math.log(random())
      if (choice.change(candidate, least) < least) continue
      const gone = choice.force(candidate)
      for (const other of gone) since.push(other)
      since.push(gone.length, candidate)
      if (rank(choice) <= bestRank) continue
      bestRank = rank(choice)
      since.length = 0
    }
  }
  undo(choice, since)
}

function undo(choice: Choice, done: number[]): void {
  while (done.length > 0) {
    choice.remove(done.pop()!)
    for (let left = done.pop()!; left > 0; left--) choice.add(done.pop()!)
  }
}

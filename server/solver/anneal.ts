import type { Choice } from './choice.ts'
import { usersOfThings } from './packing.ts'

/** Moves after which the clock is read and the temperature changes. */
const STRETCH = 512
/** One of so many moves tries any candidate: the same things may make a circle that is worth more. */
const OTHERS = 8

export interface Annealing {
  /** Candidates that are tried. */
  candidates: Int32Array
  moves: number
  /** Temperatures at the start and at the end: a move that loses just as much as the temperature is accepted about every third time. */
  hot: number
  cold: number
  random: () => number
  late: () => boolean
  /** What choices are compared by; larger is better. */
  rank: (choice: Choice) => number
}

/**
 * Simulated annealing: forces random candidates into `choice` in place of those that conflict with them, nearly always such as use a free
 * thing: little is gained without one, and where nearly all things are used few candidates have one. A move that makes the choice better is
 * always accepted, one that makes it worse the more rarely, the more it loses and the lower the temperature has become. Ends after `moves`
 * moves or once it is late, and leaves in `choice` the best choice that was found.
 */
export function anneal(
  choice: Choice,
  { candidates, moves, hot, cold, random, late, rank }: Annealing,
): void {
  /** The moves since the best choice, to undo them: of each, the candidates taken out, how many these were, and the one put in. */
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

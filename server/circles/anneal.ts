import type { Choice } from './choice.ts'

/** Moves between two looks at the clock and two changes of the temperature. */
const STRETCH = 512

export interface Annealing {
  /** Candidates that are tried. */
  candidates: Int32Array
  moves: number
  /** A choice that is worth so much less is taken about every third time, at first and in the end. */
  hot: number
  cold: number
  random: () => number
  late: () => boolean
  /** What is to become best; larger is better. */
  rank: (choice: Choice) => number
}

/**
 * Puts candidates chosen at random in the place of those that are in their way, and keeps what is better, or not much worse, the less so
 * the longer it goes on. Leaves `choice` as the best one that it came across.
 */
export function anneal(
  choice: Choice,
  { candidates, moves, hot, cold, random, late, rank }: Annealing,
): void {
  /** What was done since the best choice: who had to go, how many those were, and for whom. */
  const since: number[] = []
  let bestRank = rank(choice)
  for (let move = 0; move < moves; move += STRETCH) {
    if (late()) break
    const temperature = hot * (cold / hot) ** (move / moves)
    for (let turn = 0; turn < STRETCH; turn++) {
      const candidate = candidates[Math.floor(random() * candidates.length)]!
      if (choice.has(candidate)) continue
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

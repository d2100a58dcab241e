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
  let best = [...choice.chosen]
  let bestRank = rank(choice)
  let isBest = true
  for (let move = 0; move < moves; move += STRETCH) {
    if (late()) break
    const temperature = hot * (cold / hot) ** (move / moves)
    for (let turn = 0; turn < STRETCH; turn++) {
      const candidate = candidates[Math.floor(random() * candidates.length)]!
      if (choice.has(candidate)) continue
      const change = choice.change(candidate)
      if (change < 0 && random() >= Math.exp(change / temperature)) continue
      if (isBest && change < 0) {
        best = [...choice.chosen]
        isBest = false
      }
      choice.force(candidate)
      if (rank(choice) > bestRank) {
        bestRank = rank(choice)
        isBest = true
      }
    }
  }
  if (!isBest) choice.become(best)
}

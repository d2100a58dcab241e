import { seededRandom } from '../solver/seeded-random.ts'

export interface Random {
  /** In [0, 1). */
  next(): number
  /** Inclusive. */
  whole(from: number, to: number): number
  between(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Seeded by the FNV-1a hash of a text. */
export function randomFrom(seed: string): Random {
  const next = seededRandom(seedOf(seed))
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)]!,
    shuffled: (list) => {
      const copy = [...list]
      for (let at = copy.length - 1; at > 0; at--) {
        const other = whole(0, at)
        ;[copy[at], copy[other]] = [copy[other]!, copy[at]!]
      }
      return copy
    },
  }
}

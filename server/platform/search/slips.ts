import { VOCABULARY } from '../limits.ts'

/** Rows of the distance matrix, allocated once: a search compares 100,000 words. */
const rows = [0, 1, 2].map(() => new Uint8Array(VOCABULARY.longest + 2))

/** Optimal string alignment distance up to `most`, else `most + 1`, for words up to VOCABULARY.longest letters. */
export function slipsBetween(one: string, other: string, most: number): number {
  const beyond = most + 1
  if (Math.abs(one.length - other.length) > most) return beyond
  let leastBefore = 0
  let [before, last, next] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let at = 0; at <= other.length; at++) last[at] = Math.min(at, beyond)
  for (let row = 1; row <= one.length; row++) {
    // Cells farther from the diagonal are above `most`, so they are not computed.
    const from = Math.max(1, row - most)
    const to = Math.min(other.length, row + most)
    next[from - 1] = from === 1 ? Math.min(row, beyond) : beyond
    let least: number = next[from - 1]!
    for (let at = from; at <= to; at++) {
      const same = one.charCodeAt(row - 1) === other.charCodeAt(at - 1)
      const above = at < row + most ? last[at]! : beyond
      let slips = Math.min(above + 1, next[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1), beyond)
      const swapped =
        row > 1 &&
        at > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(at - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(at - 1)
      if (swapped) slips = Math.min(slips, before[at - 2]! + 1)
      next[at] = slips
      if (slips < least) least = slips
    }
    // Ends early. A transposition uses the row before the last, so both rows must exceed `most`.
    if (least >= beyond && leastBefore >= beyond) return beyond
    leastBefore = least
    ;[before, last, next] = [last, next, before]
  }
  return last[other.length]!
}

/** Bit set of a word's letters: a fast filter before the edit distance. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Number of differing bits; one edit changes at most 2. */
export function differing(one: number, other: number): number {
  let bits = one ^ other
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}

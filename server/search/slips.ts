/**
 * The slips that turn one word into another: a letter too many, one too few, a wrong one, or two neighbours swapped
 * (optimal string alignment). Beyond `most` it is not counted on, and `most + 1` is given.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    let least = row
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1]
      let slips = Math.min(last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1))
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (swapped) slips = Math.min(slips, before[at - 2]! + 1)
      next.push(slips)
      least = Math.min(least, slips)
    }
    // A swap looks two rows back, so a row beyond the bound does not end it unless the next cannot come back.
    if (least > most + 1) return most + 1
    before = last
    last = next
  }
  return Math.min(last[other.length]!, most + 1)
}

/** One bit for each letter that a word has, so that most words are told apart without a look at their letters. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** How many bits two such sets differ in: each slip changes two at most. */
export function differing(one: number, other: number): number {
  let bits = one ^ other
  let count = 0
  for (; bits !== 0; bits &= bits - 1) count++
  return count
}

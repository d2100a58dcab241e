import t from 'tap'
import { differing, lettersOf, slipsBetween } from '../../../../server/platform/search/slips.ts'

/** Textbook edit distance: every cell of the table. */
function slipsByTheBook(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, at) => (row === 0 ? at : at === 0 ? row : 0)),
  )
  for (let row = 1; row <= one.length; row++) {
    for (let at = 1; at <= other.length; at++) {
      const changed = table[row - 1]![at - 1]! + (one[row - 1] === other[at - 1] ? 0 : 1)
      table[row]![at] = Math.min(table[row - 1]![at]! + 1, table[row]![at - 1]! + 1, changed)
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (swapped) table[row]![at] = Math.min(table[row]![at]!, table[row - 2]![at - 2]! + 1)
    }
  }
  return table[one.length]![other.length]!
}

t.test('a slip is a letter too many, too few or wrong, or two that are swapped', async (t) => {
  for (const typed of ['guitr', 'guitarr', 'guirar', 'gutiar'])
    t.equal(slipsBetween(typed, 'guitar', 1), 1, typed)
  t.equal(slipsBetween('guitar', 'guitar', 1), 0)
  t.equal(slipsBetween('gtr', 'guitar', 2), 3, 'beyond the bound it counts no further')
})

t.test('bounded and by the book it is the same, for all short words of three letters', async (t) => {
  const words = Array.from({ length: 3 ** 5 }, (_, at) =>
    at.toString(3).replaceAll(/./g, (digit) => 'abc'[Number(digit)]!),
  )
  const wrong: string[] = []
  for (const one of words) {
    for (const other of words) {
      const slips = slipsByTheBook(one, other)
      for (const most of [1, 2])
        if (slipsBetween(one, other, most) !== Math.min(slips, most + 1))
          wrong.push(`${one} ${other} ${most}`)
      if (differing(lettersOf(one), lettersOf(other)) > 2 * slips) wrong.push(`letters of ${one} ${other}`)
    }
  }
  t.strictSame(wrong.slice(0, 5), [])
})

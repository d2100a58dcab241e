import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { queries } from './rows/queries.ts'
import { writes } from './rows/writes.ts'
import { NAMED_ROWS, ROWS } from './rows.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8')

t.test('every row has its place in the page on performance, in the same order', async (t) => {
  const places = [...PAGE.matchAll(/<!-- ([a-z-]+) -->/g)].map(([, name]) => name)
  const rows = [...ROWS, ...NAMED_ROWS]
  t.strictSame(
    places,
    rows.map(({ name }) => name),
  )
  for (const { name } of rows) t.match(PAGE, `<!-- /${name} -->`)
})

for (const row of [queries, writes]) {
  t.test(`the row ${row.name} fills a table`, async (t) => {
    const { columns, lines } = await row.run({ slice: 1, rounds: 1, sizes: [1000] })
    t.ok(lines.length > 0)
    for (const line of lines) {
      t.equal(line.length, columns.length)
      for (const figure of line.slice(1)) t.ok(Number(figure) >= 0, `${line[0]}: ${figure}`)
    }
  })
}

import { openDatabase } from '../../../db/open.ts'
import {
  categoryPages,
  featuredPage,
  itemDetails,
  picturesOf,
} from '../../../server/market/items/items-queries.ts'
import type { Row } from '../row.ts'
import { seededDatabase } from '../seed.ts'
import { median } from '../statistics.ts'

const GOAL = 1.2
const CALLS = 2000

interface PreparedQuery {
  getQuery(): { sql: string; params: unknown[] }
  all(values: Record<string, unknown>): unknown
}

const page = { categoryId: 3, limit: 12, offset: 24 }

function time(call: () => unknown): number {
  const start = performance.now()
  for (let turn = 0; turn < CALLS; turn++) call()
  return ((performance.now() - start) * 1000) / CALLS
}

export const queries: Row = {
  name: 'queries',
  title: 'Prepared queries, compared with bare better-sqlite3',
  explanation:
    'The same query with the same parameters: as the product runs it (prepared drizzle queries, which give dates, lists and nested objects), the product\u2019s SQL as bare better-sqlite3 rows, and that SQL as one writes it, with `id = ?` for `id IN (?)`: such a join is planned again for each run (db/is.ts). The cards of a list and the check whether an item may be seen are SQL by hand, because here they took 2.1 and 1.6 times as long with drizzle.',
  async run({ sizes, rounds }) {
    const db = openDatabase(seededDatabase(sizes.at(-2) ?? sizes[0]!))
    const cases: [string, PreparedQuery, Record<string, unknown>][] = [
      ['page of a category', categoryPages.newest(db), page],
      ['featured items', featuredPage(db), page],
      ['item with its owner', itemDetails(db), { id: 77 }],
      ['pictures of an item', picturesOf(db), { id: 77 }],
    ]
    let met = true
    const lines = cases.map(([name, query, values]) => {
      const { sql, params } = query.getQuery()
      const raw = db.$client.prepare(sql)
      const usual = db.$client.prepare(sql.replaceAll('in (?)', '= ?'))
      const given = params.map((param) => {
        const { name: placeholder } = param as { name?: string }
        return placeholder === undefined ? param : values[placeholder]
      })
      const drizzle = () => query.all(values)
      const alone = () => raw.all(...given)
      const asUsual = () => usual.all(...given)
      for (const warmUp of [drizzle, alone, asUsual]) time(warmUp)
      const found = Array.from({ length: rounds }, () => ({
        drizzle: time(drizzle),
        alone: time(alone),
        usual: time(asUsual),
      }))
      const middle = (of: (round: (typeof found)[number]) => number) => median(found.map(of))
      const ratio = middle((round) => round.drizzle / round.usual)
      met &&= ratio <= GOAL
      return [
        name,
        middle((round) => round.drizzle).toFixed(1),
        middle((round) => round.alone).toFixed(1),
        middle((round) => round.usual).toFixed(1),
        ratio.toFixed(2),
      ]
    })
    db.$client.close()
    return {
      columns: ['query', 'µs, prepared', 'µs, alone', 'µs, alone, as usual', 'prepared to usual'],
      lines,
      goal: { text: `at most ${GOAL} times as long as better-sqlite3 alone, as usual`, met },
    }
  },
}

import { openDatabase } from '../../../db/open.ts'
import { categoryPages, featuredPage, itemDetails, picturesOf } from '../../../server/items/items-queries.ts'
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

/** Microseconds of one call. */
function time(call: () => unknown): number {
  const start = performance.now()
  for (let turn = 0; turn < CALLS; turn++) call()
  return ((performance.now() - start) * 1000) / CALLS
}

export const queries: Row = {
  name: 'queries',
  title: 'Prepared queries, beside better-sqlite3 alone',
  explanation:
    'The same SQL with the same parameters, once as the product runs it (prepared drizzle queries, which give dates, lists and nested objects) and once as bare better-sqlite3 rows. The cards of a list and the check whether an item may be seen are SQL by hand, because here they took 2.1 and 1.6 times as long with drizzle.',
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
      const given = params.map((param) => {
        const { name: placeholder } = param as { name?: string }
        return placeholder === undefined ? param : values[placeholder]
      })
      const drizzle = () => query.all(values)
      const alone = () => raw.all(...given)
      time(drizzle)
      time(alone)
      const found = Array.from({ length: rounds }, () => ({ drizzle: time(drizzle), alone: time(alone) }))
      const ratio = median(found.map((round) => round.drizzle / round.alone))
      met &&= ratio <= GOAL
      return [
        name,
        median(found.map((round) => round.drizzle)).toFixed(1),
        median(found.map((round) => round.alone)).toFixed(1),
        ratio.toFixed(2),
      ]
    })
    db.$client.close()
    return {
      columns: ['query', 'µs, prepared', 'µs, alone', 'ratio'],
      lines,
      goal: { text: `at most ${GOAL} times as long as better-sqlite3 alone`, met },
    }
  },
}

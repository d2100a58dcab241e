import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { type Db, openDatabase } from '../../../db/open.ts'
import * as schema from '../../../db/schema/index.ts'
import { versionsOf } from '../../../db/versions.ts'
import { toggleFavourite } from '../../../server/market/favourites/favourites-service.ts'
import { createItem } from '../../../server/market/items/create-item-service.ts'
import { createRequest } from '../../../server/trading/exchanges/exchange-offers-service.ts'
import { sendMessage } from '../../../server/trading/messages/send-message-service.ts'
import type { Options, Result, Row } from '../row.ts'
import { seededDatabase } from '../seed.ts'
import { median } from '../statistics.ts'

const CALLS = 100
const PEOPLE = 20

const thing = {
  name: 'Film camera',
  description: 'Works as it should, with its case and a roll of film.',
  product_category_id: 1,
  condition: 'LikeNew',
} as const

/** Writes, each with a number unique to its turn. */
const WRITES: Record<string, (db: Db, turn: number) => unknown> = {
  message: (db, turn) =>
    sendMessage(db, 1 + (turn % PEOPLE), 1 + ((turn + 1) % PEOPLE), {
      message: 'Is it still there?',
      client_id: `message-${turn}`,
    }),
  favourite: (db, turn) => toggleFavourite(db, 1 + (turn % PEOPLE), 500 + turn),
  item: (db, turn) => createItem(db, 1 + (turn % PEOPLE), { ...thing, image_ids: [1 + turn] }),
  request: (db, turn) =>
    createRequest(
      db,
      1 + (turn % PEOPLE),
      { ...thing, message: 'Would you swap?', requested_product_id: 500 + turn },
      [1 + turn],
    ),
}

interface Timed {
  perSecond: number
  cpu: number
}

function time(calls: number, work: () => void): Timed {
  const [start, before] = [performance.now(), process.cpuUsage()]
  work()
  const { user, system } = process.cpuUsage(before)
  return { perSecond: (calls * 1000) / (performance.now() - start), cpu: (user + system) / calls }
}

/** Three copies of one file: to record the SQL of the calls, to time the calls, and to time their SQL. */
function openThree(folder: string, source: string) {
  const [told, ours, alone] = ['told', 'ours', 'alone'].map((name) => {
    const file = join(folder, `${name}.sqlite`)
    copyFileSync(source, file)
    return file
  }) as [string, string, string]
  const sql: string[] = []
  const client = new Sqlite(told, { verbose: (statement) => sql.push(String(statement)) })
  client.pragma('synchronous = OFF')
  const db = Object.assign(drizzle(client, { schema }), { $client: client })
  // The first query creates the version triggers, which are not part of a write.
  versionsOf(db)
  sql.length = 0
  return {
    sql,
    told: db,
    ours: openDatabase(ours),
    alone: openDatabase(alone),
  }
}

function compare(
  files: ReturnType<typeof openThree>,
  write: (db: Db, turn: number) => unknown,
  rounds: number,
) {
  const found: { ours: Timed; alone: Timed }[] = []
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    const turns = Array.from({ length: CALLS }, (_, at) => round * CALLS + at)
    files.sql.length = 0
    for (const turn of turns) write(files.told, turn)
    const statements = files.sql.map((sql) => files.alone.$client.prepare(sql))
    const ours = time(CALLS, () => {
      for (const turn of turns) write(files.ours, turn)
    })
    const alone = time(CALLS, () => {
      for (const statement of statements) {
        if (statement.reader) statement.all()
        else statement.run()
      }
    })
    if (round > 0) found.push({ ours, alone })
  }
  return found
}

async function run({ rounds, sizes }: Options): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
  const files = openThree(folder, seededDatabase(sizes.at(-2) ?? sizes[0]!))
  const lines = Object.entries(WRITES).map(([name, write]) => {
    const found = compare(files, write, rounds)
    const middle = (of: (one: (typeof found)[number]) => number) => median(found.map(of))
    return [
      name,
      middle(({ ours }) => ours.perSecond).toFixed(0),
      middle(({ alone }) => alone.perSecond).toFixed(0),
      middle(({ ours, alone }) => ours.perSecond / alone.perSecond).toFixed(2),
      middle(({ ours }) => ours.cpu).toFixed(0),
      middle(({ alone }) => alone.cpu).toFixed(0),
    ]
  })
  for (const db of [files.told, files.ours, files.alone]) db.$client.close()
  rmSync(folder, { recursive: true })
  return {
    columns: ['write', 'a second', 'a second, SQL alone', 'ratio', 'CPU µs', 'CPU µs, SQL alone'],
    lines,
    goal: null,
  }
}

export const writes: Row = {
  name: 'writes',
  title: 'Writes, compared with bare better-sqlite3',
  explanation:
    'What people do, one after another, each committed and safe against a power cut before the next: with all checks, views and search index as the product does it, and the very same SQL statements, ready prepared, on a copy of the same file.',
  run,
}

import { EventEmitter } from 'node:events'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { makeFolder } from './make-folder.ts'
import { hideFromOthers } from './private-file.ts'
import * as schema from './schema/index.ts'

export type Db = BetterSQLite3Database<typeof schema> & { $client: Sqlite.Database }

/**
 * Set at every open and read back: better-sqlite3 reopens a WAL file with synchronous NORMAL, which loses
 * acknowledged rows at a power cut (decisions, section 7).
 */
const PRAGMAS = {
  journal_mode: 'wal',
  synchronous: 2, // FULL
  journal_size_limit: 16_777_216, // bytes to which the WAL file is cut after a checkpoint; without it the file never shrinks
  foreign_keys: 1,
  busy_timeout: 5000, // milliseconds
  trusted_schema: 0,
  secure_delete: 1, // what was deleted or changed is overwritten: nothing of those who have left stays in the file
  temp_store: 2, // memory
  cache_size: -32_000, // KiB
  mmap_size: 2_147_418_112, // bytes, all that SQLite is built to map
} as const

/**
 * Opens, creating it where needed, the one database file.
 *
 * @throws Error when the file cannot be opened or SQLite does not take one of the settings.
 */
export function openDatabase(file: string): Db {
  makeFolder(dirname(file))
  const sqlite = new Sqlite(file)
  try {
    // Before there is a log beside it, which is made as readable as it is.
    hideFromOthers(file)
    for (const [name, value] of Object.entries(PRAGMAS)) {
      sqlite.pragma(`${name} = ${value}`)
      const got = sqlite.pragma(name, { simple: true })
      if (got !== value) throw new Error(`SQLite keeps ${name} at ${got}; ${value} is needed (${file})`)
    }
  } catch (error) {
    sqlite.close()
    throw error
  }
  return drizzle(sqlite, { schema })
}

/** Every function that `prepared` returned, by what was given to it, so that one test can prepare all statements on a migrated database. */
export const PREPARED = new Map<(db: Db) => unknown, (db: Db) => unknown>()

/** What waits for the transaction to be committed. */
const waiting = new WeakMap<Db, (() => void)[]>()

/** Emits as `error` what work after a commit has thrown. One for each open database. */
export const afterCommitFailures = prepared((_db: Db) => new EventEmitter<{ error: [unknown] }>())

/**
 * Runs what has waited for a commit. What is written stands: a failure keeps nothing else waiting and reaches nobody who wrote.
 *
 * @throws what the first that failed has thrown, once all have run, where nobody listens to `afterCommitFailures`, as in tools.
 */
function runCommitted(db: Db, work: readonly (() => void)[]): void {
  const failures: unknown[] = []
  for (const run of work) {
    try {
      run()
    } catch (error) {
      failures.push(error)
    }
  }
  for (const error of failures) afterCommitFailures(db).emit('error', error)
}

/**
 * Runs `work` in one transaction that takes the write lock at once, so that nothing changes between a check and
 * the write that relies on it. `work` must not await. Nested calls become savepoints.
 */
export function immediate<T>(db: Db, work: () => T): T {
  const outermost = !db.$client.inTransaction
  const queue = waiting.get(db) ?? []
  waiting.set(db, queue)
  const before = queue.length
  let result: T
  try {
    result = db.$client.transaction(work).immediate()
  } catch (error) {
    queue.length = before
    throw error
  }
  if (outermost) runCommitted(db, queue.splice(0))
  return result
}

/**
 * Does something for each of some rows in one transaction, each in a savepoint of its own: one that fails keeps none of the others
 * waiting, now or the next time.
 *
 * @param work must not await.
 * @throws what the first that failed has thrown, once all others are committed.
 */
export function eachApart<T>(db: Db, rows: readonly T[], work: (row: T) => void): void {
  const failures: unknown[] = []
  immediate(db, () => {
    for (const row of rows) {
      try {
        immediate(db, () => work(row))
      } catch (error) {
        failures.push(error)
      }
    }
  })
  if (failures.length > 0) throw failures[0]
}

/**
 * Runs `run` once the transaction of the outermost `immediate` is committed: what others are told of is there. Never when that
 * or the savepoint around this call is rolled back; at once outside of both. What it throws goes to `afterCommitFailures`.
 */
export function afterCommit(db: Db, run: () => void): void {
  const queue = waiting.get(db)
  if (queue && db.$client.inTransaction) queue.push(run)
  else runCommitted(db, [run])
}

/**
 * A query that is prepared once per database, because preparing costs some hundred times as much as running it.
 *
 * @example const find = prepared((db) => db.select().from(items).where(eq(items.id, sql.placeholder('id'))).prepare())
 *          find(db).get({ id: 7 })
 */
export function prepared<Q>(prepare: (db: Db) => Q): (db: Db) => Q {
  const made = new WeakMap<Db, Q>()
  const query = (db: Db): Q => {
    let known = made.get(db)
    if (known === undefined) {
      known = prepare(db)
      made.set(db, known)
    }
    return known
  }
  PREPARED.set(prepare, query)
  return query
}

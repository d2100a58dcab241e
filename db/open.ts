import { EventEmitter } from 'node:events'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { makeFolder } from './make-folder.ts'
import { hideFromOthers } from './private-file.ts'
import * as schema from './schema/index.ts'

export type Db = BetterSQLite3Database<typeof schema> & { $client: Sqlite.Database }

/**
 * Set and verified at every open: better-sqlite3 reopens a WAL file with synchronous NORMAL, which can lose committed rows at a power
 * failure (decisions, section 7).
 */
const PRAGMAS = {
  journal_mode: 'wal',
  synchronous: 2, // FULL
  journal_size_limit: 16_777_216, // bytes of the WAL file after a checkpoint; without it the file never shrinks
  foreign_keys: 1,
  busy_timeout: 5000, // milliseconds
  trusted_schema: 0,
  secure_delete: 1, // overwrites deleted data, so that nothing of deleted accounts remains
  temp_store: 2, // memory
  cache_size: -32_000, // KiB
  mmap_size: 2_147_418_112, // bytes, SQLite's maximum
} as const

/**
 * Opens or creates the database.
 * @throws Error if it cannot be opened or SQLite rejects a setting.
 */
export function openDatabase(file: string): Db {
  makeFolder(dirname(file))
  const sqlite = new Sqlite(file)
  try {
    // Restricted before the WAL file exists, because the WAL gets the same permissions.
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

/** All queries made with `prepared`, for the test that prepares every statement. */
export const PREPARED = new Map<(db: Db) => unknown, (db: Db) => unknown>()

/** Callbacks of `afterCommit` that wait for the commit. */
const waiting = new WeakMap<Db, (() => void)[]>()

/** Emits errors of callbacks after a commit as `error`; one emitter per open database. */
export const afterCommitFailures = prepared((_db: Db) => new EventEmitter<{ error: [unknown] }>())

/**
 * Runs the callbacks after a commit. An error does not stop the others, and the writer does not see it.
 * @throws the first error, after all have run, if `afterCommitFailures` has no listeners, as in tools.
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
 * Runs `work` in a transaction that takes the write lock immediately, so that checks remain valid until the write. `work` must not await.
 * Nested calls are savepoints.
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
 * Processes rows in one transaction with a savepoint each, so that a failing row does not block the others.
 * @param work must not await.
 * @throws the first error, after the other rows are committed.
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
 * Runs `run` after the commit of the outermost `immediate`, so that notified readers see the data; never after a rollback; immediately
 * outside transactions. Errors go to `afterCommitFailures`.
 */
export function afterCommit(db: Db, run: () => void): void {
  const queue = waiting.get(db)
  if (queue && db.$client.inTransaction) queue.push(run)
  else runCommitted(db, [run])
}

/**
 * A query that is prepared once per database; preparing costs about 100 times as much as running.
 * @example const find = prepared((db) => db.select().from(items).where(eq(items.id, sql.placeholder('id'))).prepare())
 * find(db).get({ id: 7 })
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

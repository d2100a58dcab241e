import { setTimeout } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { every } from '../jobs.ts'
import { HOUR } from '../time-shared.ts'

/** Index pages per merge step, about 5 ms. */
export const PAGES = 64
const AT_ONCE = 10
const REST = 200

const TABLES = ['items_fts', 'items_name_fts'] as const

/** Merge statements per index (SQLite FTS5, section 6.7). */
const merges = prepared((db) =>
  TABLES.map((table) =>
    db.$client.prepare<[pages: number]>(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`),
  ),
)

const changes = prepared((db) => db.$client.prepare<[], number>('SELECT total_changes()').pluck())

/** Merge steps until done. A negative `first` merges the whole index; a positive one merges similar segments as in `mergeSmall`. */
export function* mergeSteps(db: Db, first: number): Generator<void> {
  for (const merge of merges(db)) {
    for (let pages = first; ; pages = PAGES) {
      const before = changes(db).get()!
      merge.run(pages)
      // The number of changes is below 2 if a statement has merged nothing (SQLite FTS5, section 6.7).
      if (changes(db).get()! - before < 2) break
      yield
    }
  }
}

/**
 * Merges segments of similar size, so that one of each size remains: searches visit every segment, and SQLite alone leaves up to 20. Large
 * segments are rarely rewritten.
 */
export function mergeSmall(db: Db): Generator<void> {
  for (const table of TABLES) db.$client.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('usermerge', 2)`)
  return mergeSteps(db, PAGES)
}

export const mergeIndex = fp(async (app) => {
  const { db } = app
  let running = false
  every(app, HOUR, 'merge-index', async () => {
    if (running) return
    running = true
    try {
      const steps = mergeSmall(db)
      for (let done = false; !done; await setTimeout(REST, undefined, { ref: false })) {
        if (!db.$client.open) return
        immediate(db, () => {
          const until = performance.now() + AT_ONCE
          while (!done && performance.now() < until) done = steps.next().done === true
        })
        if (done) return
      }
    } finally {
      running = false
    }
  })
})

import { setTimeout } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { every } from '../jobs.ts'
import { HOUR } from '../time-shared.ts'

/** Pages of an index that one step merges, some 5 ms of work. */
export const PAGES = 64
/** Milliseconds of steps at once, and of rest after them. */
const AT_ONCE = 10
const REST = 200

const TABLES = ['items_fts', 'items_name_fts'] as const

/** The tables of words, each with the statement that merges some of it (SQLite's FTS5, section 6.7). */
const merges = prepared((db) =>
  TABLES.map((table) =>
    db.$client.prepare<[pages: number]>(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`),
  ),
)

const changes = prepared((db) => db.$client.prepare<[], number>('SELECT total_changes()').pluck())

/**
 * Steps until all is merged that `first` begins: with a negative number that is the whole index, each part of it
 * written anew; with a positive one what `mergeSmall` says.
 */
export function* mergeSteps(db: Db, first: number): Generator<void> {
  for (const merge of merges(db)) {
    for (let pages = first; ; pages = PAGES) {
      const before = changes(db).get()!
      merge.run(pages)
      // Fewer than two changes: there was nothing to do.
      if (changes(db).get()! - before < 2) break
      yield
    }
  }
}

/**
 * Merges parts of the indexes that are of about one size, two by two, so that of each size there is one: a search for two words
 * leaps about in every part, and SQLite by itself leaves twenty of them. A part is written anew only when there is as
 * much again, so a large one rests.
 */
export function mergeSmall(db: Db): Generator<void> {
  for (const table of TABLES) db.$client.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('usermerge', 2)`)
  return mergeSteps(db, PAGES)
}

/** Every hour, bit by bit beside other work. */
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

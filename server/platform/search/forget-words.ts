import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { settings } from '../../../db/schema/index.ts'
import { mergeSteps, PAGES } from './merge-index.ts'

/** Set while words of deleted items may still stand in the search tables. */
const KEY = 'words_to_forget'

/** Milliseconds of steps at once, of rest after them, and until it is tried again where they could not be written. */
const AT_ONCE = 50
const REST = 200
const RETRY = 1000

const isDue = (db: Db) => db.$client.prepare('SELECT 1 FROM settings WHERE key = ?').get(KEY) !== undefined

/**
 * Deleting an item hides its words from searches and leaves them in the file until SQLite merges that part of the index,
 * which may be never. This merges all of it: at once where it is small, else bit by bit beside other work, and after a
 * restart goes on.
 */
export class WordForgetter {
  readonly #db: Db
  readonly #log: FastifyInstance['log']
  readonly #after: () => void
  #timer: NodeJS.Timeout | undefined
  #work: Generator<void> | undefined
  #again = false

  /** @param after called each time all is merged. */
  constructor({ db, log }: Pick<FastifyInstance, 'db' | 'log'>, after: () => void) {
    this.#db = db
    this.#log = log
    this.#after = after
  }

  /** Goes on where a restart has interrupted it. */
  resume(): void {
    if (isDue(this.#db)) this.forget()
  }

  /** Notes that words are to be forgotten; goes into the transaction that deletes them. `forget` does it. */
  note(): void {
    this.#db.insert(settings).values({ key: KEY, value: '1' }).onConflictDoNothing().run()
  }

  forget(): void {
    if (this.#work) {
      this.#again = true
      return
    }
    this.#work = mergeSteps(this.#db, -PAGES)
    this.#run()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #run(): void {
    if (!this.#db.$client.open || !this.#work) return
    try {
      const until = performance.now() + AT_ONCE
      while (performance.now() < until) {
        if (!this.#work.next().done) continue
        this.#finish()
        return
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'words of deleted items stay in the search tables for now')
      // Steps that have failed are over, as if all were done.
      this.#work = mergeSteps(this.#db, -PAGES)
      this.#timer = setTimeout(() => this.#run(), RETRY).unref()
      return
    }
    this.#timer = setTimeout(() => this.#run(), REST).unref()
  }

  #finish(): void {
    this.#work = undefined
    if (this.#again) {
      this.#again = false
      this.forget()
      return
    }
    this.#db.$client.prepare('DELETE FROM settings WHERE key = ?').run(KEY)
    this.#after()
  }
}

import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { settings } from '../../../db/schema/index.ts'
import { storedText } from '../settings/stored-text.ts'
import { mergeSteps, PAGES } from './merge-index.ts'

/** Set while deleted items' words may still be in the index files. */
const KEY = 'words_to_forget'

const AT_ONCE = 50
const REST = 200
const RETRY = 1000

const isDue = (db: Db) => storedText(db, KEY) !== undefined

/**
 * Deletes the words of deleted items from the index. Otherwise a word remains in the index file until SQLite merges that segment,
 * possibly never. This merges the whole index, in small steps if large, and continues after a restart.
 */
export class WordForgetter {
  readonly #db: Db
  readonly #log: FastifyInstance['log']
  readonly #after: () => void
  #timer: NodeJS.Timeout | undefined
  #work: Generator<void> | undefined
  #again = false

  /** @param after called after each full merge. */
  constructor({ db, log }: Pick<FastifyInstance, 'db' | 'log'>, after: () => void) {
    this.#db = db
    this.#log = log
    this.#after = after
  }

  resume(): void {
    if (isDue(this.#db)) this.forget()
  }

  /** Marks the index as due; call it in the deleting transaction, and `forget` afterwards. */
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
      // A failed generator is finished, so it is created again.
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
    this.#db.delete(settings).where(eq(settings.key, KEY)).run()
    this.#after()
  }
}

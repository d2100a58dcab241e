import type { FastifyInstance } from 'fastify'
import { type Db, prepared } from '../../db/open.ts'
import { settings } from '../../db/schema/index.ts'

/** Set while words of deleted items may still stand in the search tables. */
const KEY = 'words_to_forget'

/** Pages of an index that one step merges, some 5 ms of work. */
const PAGES = 64
/** Milliseconds of steps at once, and of rest after them. */
const AT_ONCE = 50
const REST = 200

/** The tables of words, each with the statement that merges some of it (SQLite's FTS5, section 6.7). */
const merges = prepared((db) =>
  ['items_fts', 'items_name_fts'].map((table) =>
    db.$client.prepare<[pages: number]>(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`),
  ),
)

const changes = prepared((db) => db.$client.prepare<[], number>('SELECT total_changes()').pluck())

/** Steps until all is merged. A negative number begins a whole merge, a positive one goes on with it. */
function* steps(db: Db): Generator<void> {
  for (const merge of merges(db)) {
    for (let pages = -PAGES; ; pages = PAGES) {
      const before = changes(db).get()!
      merge.run(pages)
      // Fewer than two changes: there was nothing to do.
      if (changes(db).get()! - before < 2) break
      yield
    }
  }
}

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
    this.#work = steps(this.#db)
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

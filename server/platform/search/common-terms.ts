import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { type Db, prepared } from '../../../db/open.ts'
import { COMMON_TERMS, SEARCH_CAP } from '../limits.ts'
import { followWrites } from './follow-writes.ts'

export type Order = 'ASC' | 'DESC'

interface Held {
  bits: Uint8Array
  /** Ids written since the bitmap was read. */
  written: Set<number>
}

/** One more than SEARCH_CAP, to detect that there are more results. */
export const COUNTED = SEARCH_CAP + 1

const listed = (order: Order) =>
  prepared((db) =>
    db.$client
      .prepare<[match: string, most: number], number>(
        `SELECT rowid FROM items_fts WHERE items_fts MATCH ? ORDER BY rowid ${order} LIMIT ?`,
      )
      .pluck(),
  )
const lists = { ASC: listed('ASC'), DESC: listed('DESC') }

const newestBut = prepared((db) =>
  db.$client
    .prepare<[match: string, but: number], number>(
      'SELECT rowid FROM items_fts WHERE items_fts MATCH ? ORDER BY rowid DESC LIMIT 1 OFFSET ?',
    )
    .pluck(),
)

// SQLite 3.54: with `rowid = ?` FTS5 returns rows after the end of a list.
const hasTerm = prepared((db) =>
  db.$client
    .prepare<{ match: string; id: number }, 1>(
      'SELECT 1 FROM items_fts WHERE items_fts MATCH :match AND rowid BETWEEN :id AND :id',
    )
    .pluck(),
)

const newestItem = prepared((db) =>
  db.$client.prepare<[], number>('SELECT coalesce(max(id), 0) FROM items').pluck(),
)

const has = (bits: Uint8Array, id: number) => ((bits[id >> 3]! >> (id & 7)) & 1) === 1

const bytesFor = (newest: number) => Math.ceil(newest / 8) + COMMON_TERMS.room

/**
 * Bitmaps of very common terms. For a search with a rare and a common term, FTS5 would visit every entry of the common term, which takes
 * longer the more items the market has. Instead the rare term is read from the index and filtered by the bitmap of the common one. Items
 * written since are looked up in the index.
 */
export class CommonTerms {
  readonly #db: Db
  readonly #from: number
  readonly #held = new LRUCache<string, Held>({
    maxSize: COMMON_TERMS.bytes,
    sizeCalculation: ({ bits }) => bits.length,
  })
  #reading: { held: Held; done: Promise<void> } | undefined

  constructor(db: Db, from: number = COMMON_TERMS.from) {
    this.#db = db
    this.#from = from
    const narrowing =
      'name, description_text, trade_preferences, category_id, condition, neighbourhood_id, status'
    const written = [
      { event: 'INSERT ON main.items', told: 'new.id' },
      { event: `UPDATE OF ${narrowing} ON main.items`, told: 'new.id' },
      { event: 'DELETE ON main.items', told: 'old.id' },
    ]
    followWrites(db, 'learn_written_item', written, (id) => this.#note(Number(id)))
  }

  get settled(): Promise<void> {
    return this.#reading?.done ?? Promise.resolve()
  }

  get held(): string[] {
    return [...this.#held.keys()]
  }

  /** The first ids with all terms, at most COUNTED; null to search the index instead. @param terms FTS5 expressions. */
  find(terms: string[], order: Order): number[] | null {
    // Bitmaps are not used within a transaction, because it may contain index writes that will be rolled back.
    if (terms.length < 2 || this.#db.$client.inTransaction || newestItem(this.#db).get()! < this.#from)
      return null
    const common = terms.flatMap((term) => this.#bitsOf(term) ?? [])
    const others = terms.filter((term) => !this.#held.has(term))
    if (common.length === 0 || others.length === 0) return null
    const match = others.map((term) => `(${term})`).join(' AND ')
    // The first attempt reads few candidates. The second reads enough even if a common term is in only 1 of `COMMON_TERMS.of` items.
    for (const most of [COMMON_TERMS.first, COUNTED * COMMON_TERMS.of]) {
      const read = lists[order](this.#db).all(match, most)
      const found = read.filter((id) => common.every((bits) => has(bits, id)))
      if (found.length >= COUNTED || read.length < most) return found.slice(0, COUNTED)
    }
    return null
  }

  /** The current bitmap of a term. A common term without one is read for later searches. */
  #bitsOf(term: string): Uint8Array | undefined {
    const held = this.#held.get(term)
    if (!held) {
      if (!this.#reading && this.#isCommon(term)) this.#read(term)
      return undefined
    }
    for (const id of held.written) {
      const bit = 1 << (id & 7)
      if (hasTerm(this.#db).get({ match: term, id }) === undefined) held.bits[id >> 3]! &= ~bit
      else held.bits[id >> 3]! |= bit
    }
    held.written.clear()
    return held.bits
  }

  /** Estimates from the newest items. Above COMMON_TERMS.to items no term counts as common. */
  #isCommon(term: string): boolean {
    const newest = newestItem(this.#db).get()!
    const last = newestBut(this.#db).get(term, COMMON_TERMS.probe - 1)
    const fits = newest <= COMMON_TERMS.to
    return fits && last !== undefined && newest - last < COMMON_TERMS.probe * COMMON_TERMS.of
  }

  #read(term: string): void {
    const newest = newestItem(this.#db).get()!
    const held: Held = { bits: new Uint8Array(bytesFor(newest)), written: new Set() }
    // An error is not thrown here: the bitmap is only an optimization, and the search itself reports errors of the index.
    const done = this.#readAll(term, newest, held)
      .catch(() => {})
      .finally(() => {
        this.#reading = undefined
      })
    this.#reading = { held, done }
  }

  /** Reads everything at once: with a bound on `rowid` FTS5 scans the whole list for each part. */
  async #readAll(term: string, newest: number, held: Held): Promise<void> {
    await setTimeout(COMMON_TERMS.rest, undefined, { ref: false })
    if (!this.#db.$client.open) return
    for (const id of lists.DESC(this.#db).all(term, newest)) held.bits[id >> 3]! |= 1 << (id & 7)
    if (this.#isInStep(held)) this.#held.set(term, held)
  }

  #isInStep = ({ bits, written }: Held) =>
    written.size <= COMMON_TERMS.written && [...written].every((id) => id >> 3 < bits.length)

  #note(id: number): void {
    this.#reading?.held.written.add(id)
    for (const [term, held] of this.#held.entries()) {
      held.written.add(id)
      if (held.written.size > COMMON_TERMS.written || id >> 3 >= held.bits.length) this.#held.delete(term)
    }
  }
}

export const commonTerms = prepared((db) => new CommonTerms(db))

import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import { type Db, immediate } from '../../../db/open.ts'
import { rangeOf } from '../http/network.ts'
import { every } from '../jobs.ts'
import { FAILED_WORDS, LONGEST, VOCABULARY } from '../limits.ts'
import { HOUR, MINUTE } from '../time-shared.ts'
import { countWord, type FailedWord, forgetOldWords, lastFailedWords } from './failed-words-queries.ts'
import { countMatches } from './search-queries.ts'
import { searchTerms } from './search-terms.ts'
import { searchWords } from './search-words.ts'

declare module 'fastify' {
  interface FastifyInstance {
    failedWords: FailedWords
  }
}

/** Numbers may be somebody's phone, and a single letter says nothing. */
const WORD = /^[\p{L}\p{M}]{2,}$/u

/**
 * Counts the words of searches that stand in no item, without who looked for them: a word counts once an hour for each
 * network (/48 of IPv6, which one person can rent), which is kept in memory alone. Counts are written once a minute, so that no search
 * waits for the disk.
 */
export class FailedWords {
  readonly #db: Db
  readonly #counted = new LRUCache<string, Set<string>>({ max: FAILED_WORDS.networks, ttl: HOUR })
  #waiting = new Map<string, { count: number; at: number }>()

  constructor(db: Db) {
    this.#db = db
  }

  /** Takes down what stands in no item of a text for which nothing was found. */
  note(text: string, address: string): void {
    if (text.length > LONGEST.searchText) return
    const network = rangeOf(address)
    const before = this.#counted.get(network)
    const counted = before ?? new Set<string>()
    // Put again, it would never run out for who goes on.
    if (!before) this.#counted.set(network, counted)
    for (const word of searchWords(text)) {
      const isNew = word.length <= VOCABULARY.longest && WORD.test(word) && !counted.has(word)
      if (!isNew || counted.size >= FAILED_WORDS.perNetwork || this.#stands(word)) continue
      counted.add(word)
      const count = this.#waiting.get(word)?.count ?? 0
      if (count > 0 || this.#waiting.size < FAILED_WORDS.kept)
        this.#waiting.set(word, { count: count + 1, at: Date.now() })
    }
  }

  /** Writes what was counted. */
  write(): void {
    if (this.#waiting.size === 0) return
    const waiting = this.#waiting
    this.#waiting = new Map()
    immediate(this.#db, () => {
      for (const [word, { count, at }] of waiting) countWord(this.#db).run({ word, count, at })
      forgetOldWords(this.#db, Date.now())
    })
  }

  /** The latest words that are still in no item, at most FAILED_WORDS.shown. */
  latest(): FailedWord[] {
    this.write()
    return lastFailedWords(this.#db)
      .all(FAILED_WORDS.shown)
      .filter(({ word }) => !this.#stands(word))
  }

  #stands(word: string): boolean {
    return countMatches(this.#db, searchTerms(this.#db, word, { beginnings: true }), 1) > 0
  }
}

export const failedWords = fp(async (app) => {
  const words = new FailedWords(app.db)
  app.decorate('failedWords', words)
  every(app, MINUTE, 'failed-words', () => words.write())
  app.addHook('onClose', async () => {
    if (app.db.$client.open) words.write()
  })
})

import fp from 'fastify-plugin'
import { type Db, immediate } from '../../../db/open.ts'
import { Attempts } from '../attempts.ts'
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

/** Excludes digits, which may be phone numbers, and single letters. */
const WORD = /^[\p{L}\p{M}]{2,}$/u

/**
 * Counts searched words that no item contains. A word counts once per hour and network (IPv6 /48). Networks are only in memory, and users
 * are not stored. Counts are written once a minute, so that searches do not wait for the disk.
 */
class FailedWords {
  readonly #db: Db
  readonly #counted = new Attempts({ most: FAILED_WORDS.networks })
  #waiting = new Map<string, { count: number; at: number }>()

  constructor(db: Db) {
    this.#db = db
  }

  /** Records the words of a search without results that are in no item. */
  note(text: string, address: string): void {
    if (text.length > LONGEST.searchText) return
    const window = this.#counted.window(rangeOf(address), HOUR)
    window.subjects ??= new Set()
    const counted = window.subjects
    for (const word of searchWords(text)) {
      const isNew = word.length <= VOCABULARY.longest && WORD.test(word) && !counted.has(word)
      if (!isNew || counted.size >= FAILED_WORDS.perNetwork || this.#stands(word)) continue
      counted.add(word)
      const count = this.#waiting.get(word)?.count ?? 0
      if (count > 0 || this.#waiting.size < FAILED_WORDS.kept)
        this.#waiting.set(word, { count: count + 1, at: Date.now() })
    }
  }

  write(): void {
    if (this.#waiting.size === 0) return
    const waiting = this.#waiting
    this.#waiting = new Map()
    immediate(this.#db, () => {
      for (const [word, { count, at }] of waiting) countWord(this.#db).run({ word, count, at })
      forgetOldWords(this.#db, Date.now())
    })
  }

  /** Newest words that are still in no item, at most FAILED_WORDS.shown. */
  latest(): FailedWord[] {
    this.write()
    return lastFailedWords(this.#db)
      .all({ most: FAILED_WORDS.shown })
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

import { type Db, prepared } from '../../../db/open.ts'
import { FAILED_WORDS } from '../limits.ts'

export interface FailedWord {
  word: string
  count: number
  last_at: number
}

export const countWord = prepared((db) =>
  db.$client.prepare<{ word: string; count: number; at: number }>(
    `INSERT INTO failed_words (word, count, last_at) VALUES (:word, :count, :at)
     ON CONFLICT (word) DO UPDATE SET count = count + :count, last_at = :at`,
  ),
)

export function forgetOldWords(db: Db, now: number): void {
  db.$client.prepare('DELETE FROM failed_words WHERE last_at < ?').run(now - FAILED_WORDS.lifetime)
  db.$client
    .prepare(
      'DELETE FROM failed_words WHERE word IN (SELECT word FROM failed_words ORDER BY count DESC, last_at DESC LIMIT -1 OFFSET ?)',
    )
    .run(FAILED_WORDS.kept)
}

export const lastFailedWords = prepared((db) =>
  db.$client.prepare<[most: number], FailedWord>(
    'SELECT word, count, last_at FROM failed_words ORDER BY last_at DESC, word LIMIT ?',
  ),
)

export const forgetFailedWord = prepared((db) =>
  db.$client.prepare<[word: string]>('DELETE FROM failed_words WHERE word = ?'),
)

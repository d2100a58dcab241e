import { asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { failedWords } from '../../../db/schema/index.ts'
import { FAILED_WORDS } from '../limits.ts'

const { placeholder } = sql

export type FailedWord = typeof failedWords.$inferSelect

export const countWord = prepared((db) =>
  db
    .insert(failedWords)
    .values({
      word: placeholder('word'),
      count: placeholder('count'),
      lastAt: sql`${placeholder('at')}`,
    })
    .onConflictDoUpdate({
      target: failedWords.word,
      set: {
        count: sql`${failedWords.count} + ${placeholder('count')}`,
        lastAt: sql`${placeholder('at')}`,
      },
    })
    .prepare(),
)

const forgetBefore = prepared((db) =>
  db
    .delete(failedWords)
    .where(lt(failedWords.lastAt, placeholder('before')))
    .prepare(),
)

const forgetRare = prepared((db) =>
  db
    .delete(failedWords)
    .where(
      inArray(
        failedWords.word,
        db
          .select({ word: failedWords.word })
          .from(failedWords)
          .orderBy(desc(failedWords.count), desc(failedWords.lastAt))
          .limit(placeholder('all'))
          .offset(FAILED_WORDS.kept),
      ),
    )
    .prepare(),
)

export function forgetOldWords(db: Db, now: number): void {
  forgetBefore(db).run({ before: now - FAILED_WORDS.lifetime })
  forgetRare(db).run({ all: -1 })
}

export const lastFailedWords = prepared((db) =>
  db
    .select()
    .from(failedWords)
    .orderBy(desc(failedWords.lastAt), asc(failedWords.word))
    .limit(placeholder('most'))
    .prepare(),
)

export const forgetFailedWord = prepared((db) =>
  db
    .delete(failedWords)
    .where(eq(failedWords.word, placeholder('word')))
    .prepare(),
)

import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, content } from '../../../db/schema/index.ts'
import type { Language } from '../catalogues/current.ts'

/** The row of `content` that holds them: pages that are kept are made anew when it changes. */
export const LANGUAGES_KEY = 'languages'

export const languagesRow = prepared((db) =>
  db
    .select({ json: sql<string>`${content.value}` })
    .from(content)
    .where(sql`${content.key} = ${LANGUAGES_KEY} AND json_valid(${content.value})`)
    .prepare(),
)

/** What a person has chosen for themselves. */
export const setLanguage = (db: Db, accountId: number, language: Language) =>
  db.update(accounts).set({ language }).where(eq(accounts.id, accountId)).run()

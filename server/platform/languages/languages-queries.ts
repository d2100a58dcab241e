import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, content } from '../../../db/schema/index.ts'
import type { Language } from '../catalogues/current.ts'

export const LANGUAGES_KEY = 'languages'

export const languagesRow = prepared((db) =>
  db
    .select({ json: sql<string>`${content.value}` })
    .from(content)
    .where(sql`${content.key} = ${LANGUAGES_KEY} AND json_valid(${content.value})`)
    .prepare(),
)

export const setLanguage = (db: Db, accountId: number, language: Language) =>
  db.update(accounts).set({ language }).where(eq(accounts.id, accountId)).run()

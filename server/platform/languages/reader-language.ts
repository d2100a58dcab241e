import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts } from '../../../db/schema/index.ts'
import { type Language, speaking } from '../catalogues/current.ts'
import { siteLanguages } from './languages-service.ts'
import { offeredLanguage } from './languages-shared.ts'

const chosen = prepared((db) =>
  db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare(),
)

function among(db: Db, own: string | null | undefined): Language {
  const languages = siteLanguages(db)
  return offeredLanguage(own, languages) ?? languages.site
}

/** The language for notifications to a user: the setting of the account, else the site's main language. */
function readerLanguage(db: Db, accountId: number): Language {
  return among(db, chosen(db).get({ id: accountId })?.language)
}

/** Runs `work`, including everything that it awaits, in the language of this user. */
export const speakingTo = <T>(db: Db, accountId: number, work: () => T): T =>
  speaking(readerLanguage(db, accountId), work)

/** Like `speakingTo`, for responses to this user: without a setting, the language of the request applies. */
export function speakingAsChosen<T>(db: Db, accountId: number, work: () => T): T {
  const own = offeredLanguage(chosen(db).get({ id: accountId })?.language, siteLanguages(db))
  return own ? speaking(own, work) : work()
}

const chosenAt = prepared((db) =>
  db
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.email, sql.placeholder('email')))
    .prepare(),
)

export const speakingToAddress = <T>(db: Db, email: string, work: () => T): T =>
  speaking(among(db, chosenAt(db).get({ email })?.language), work)

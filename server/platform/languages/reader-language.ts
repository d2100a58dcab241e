import { type Db, prepared } from '../../../db/open.ts'
import { type Language, speaking } from '../catalogues/current.ts'
import { siteLanguages } from './languages-service.ts'
import { offeredLanguage } from './languages-shared.ts'

const chosen = prepared((db) =>
  db.$client.prepare<{ id: number }, string | null>('SELECT language FROM accounts WHERE id = :id').pluck(),
)

function among(db: Db, own: string | null | undefined): Language {
  const languages = siteLanguages(db)
  return offeredLanguage(own, languages) ?? languages.site
}

/** What somebody reads who is told something while they are away: what they have chosen, else what the site speaks. */
function readerLanguage(db: Db, accountId: number): Language {
  return among(db, chosen(db).get({ id: accountId }))
}

/** Does `work`, and all that it awaits, in the language of this person. */
export const speakingTo = <T>(db: Db, accountId: number, work: () => T): T =>
  speaking(readerLanguage(db, accountId), work)

/** As `speakingTo`, for an answer to this person: who has chosen no language gets it in that of the request. */
export function speakingAsChosen<T>(db: Db, accountId: number, work: () => T): T {
  const own = offeredLanguage(chosen(db).get({ id: accountId }), siteLanguages(db))
  return own ? speaking(own, work) : work()
}

const chosenAt = prepared((db) =>
  db.$client
    .prepare<{ email: string }, string | null>('SELECT language FROM accounts WHERE email = :email')
    .pluck(),
)

/** Does `work` in the language of who reads mail at this address, who may have no account. */
export const speakingToAddress = <T>(db: Db, email: string, work: () => T): T =>
  speaking(among(db, chosenAt(db).get({ email })), work)

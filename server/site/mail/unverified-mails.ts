import { type Db, prepared } from '../../../db/open.ts'
import { Attempts, timeLeft } from '../../platform/attempts.ts'
import { RATE } from '../../platform/limits.ts'

/** Counts mails in memory. Outbox rows would not do: they are deleted with their account, and a stranger can create new accounts. */
const sent = prepared((_db: Db) => new Attempts())

/** Counts a mail to an unverified address, across all accounts. Returns 0, or the seconds until the next one may be sent. */
export function countUnverifiedMail(db: Db, email: string): number {
  const { max, timeWindow } = RATE.unverifiedMails
  const window = sent(db).count(email.toLowerCase(), timeWindow)
  return window.taken <= max ? 0 : Math.ceil(timeLeft(window) / 1000)
}

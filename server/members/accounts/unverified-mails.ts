import { type Db, prepared } from '../../../db/open.ts'
import { Attempts, timeLeft } from '../../platform/attempts.ts'
import { tooMany } from '../../platform/errors.ts'
import { RATE } from '../../platform/limits.ts'

/** In memory, because outbox rows are deleted with their account and a stranger can create new ones. */
const sent = prepared((_db: Db) => new Attempts())

function waitFor(db: Db, email: string): number {
  const { max, timeWindow } = RATE.unverifiedMails
  const window = sent(db).count(email.toLowerCase(), timeWindow)
  return window.taken <= max ? 0 : Math.ceil(timeLeft(window) / 1000)
}

export const mayMail = (db: Db, email: string): boolean => waitFor(db, email) === 0

/** @throws AppError 429 unverified address with too many mails this hour */
export function checkMayMail(db: Db, email: string): void {
  const wait = waitFor(db, email)
  if (wait > 0) throw tooMany(wait)
}

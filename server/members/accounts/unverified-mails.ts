import { type Db, prepared } from '../../../db/open.ts'
import { tooMany } from '../../platform/errors.ts'
import { countOne, counts } from '../../platform/http/rate-store.ts'
import { RATE } from '../../platform/limits.ts'

/** In memory: rows of the outbox go with their account, and a stranger can make a new one. */
const sent = prepared((_db: Db) => counts())

/** Counts one more mail to an address that is not verified, across all accounts. @returns seconds to wait; 0 if it may be sent. */
function waitFor(db: Db, email: string): number {
  const { max, timeWindow } = RATE.unverifiedMails
  const { taken, until } = countOne(sent(db), email.toLowerCase(), timeWindow)
  return taken <= max ? 0 : Math.ceil((until - performance.now()) / 1000)
}

/** Whether one more mail may go to an address that is not verified. */
export const mayMail = (db: Db, email: string): boolean => waitFor(db, email) === 0

/** @throws AppError 429 for an address that is not verified and had its mails of the hour. */
export function checkMayMail(db: Db, email: string): void {
  const wait = waitFor(db, email)
  if (wait > 0) throw tooMany(wait)
}

import { type Db, prepared } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { invalid } from '../../platform/errors.ts'
import { RATE } from '../../platform/limits.ts'
import { findAccount } from './accounts-queries.ts'
import { FailureLimit } from './failure-limit.ts'
import { verifyPassword } from './passwords.ts'
import { TOO_MANY_PASSWORDS } from './sign-in-guard.ts'

const failures = prepared((_db: Db) => new FailureLimit(RATE.passwordFailures, TOO_MANY_PASSWORDS))

/** Runs what looks at a person's password; wrong ones are counted together, whichever call they are sent to. */
export const watchOwnPassword = <T>(db: Db, accountId: number, guess: () => Promise<T>): Promise<T> =>
  failures(db).watch(String(accountId), guess)

const wrong = () => invalid({ password: [m.accounts_this_is_not_your_password()] })

/**
 * For what a stolen session alone must not do.
 *
 * @returns what the transaction calls that does it: while a password was being checked, its owner may have set another one, to keep
 * out whoever knows the old one. It throws as for a wrong password then.
 * @throws AppError 422 for a wrong password; 429 after too many; 503 when too many passwords wait to be hashed.
 */
export async function checkOwnPassword(db: Db, accountId: number, password: string): Promise<() => void> {
  const hash = findAccount(db, accountId)?.passwordHash
  await watchOwnPassword(db, accountId, async () => {
    if (!(await verifyPassword(hash, password, { accountId }))) throw wrong()
  })
  return () => {
    if (findAccount(db, accountId)?.passwordHash !== hash) throw wrong()
  }
}

import { type Db, prepared } from '../../../db/open.ts'
import { FailureLimit } from '../../platform/attempts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { invalid } from '../../platform/errors.ts'
import { RATE } from '../../platform/limits.ts'
import { findAccount } from './accounts-queries.ts'
import { verifyPassword } from './passwords.ts'
import { TOO_MANY_PASSWORDS } from './sign-in-guard.ts'

const failures = prepared((_db: Db) => new FailureLimit(RATE.passwordFailures, TOO_MANY_PASSWORDS))

/** Shared limit of failed passwords across all calls of an account. */
export const watchOwnPassword = <T>(db: Db, accountId: number, guess: () => Promise<T>): Promise<T> =>
  failures(db).watch(String(accountId), guess)

const wrong = () => invalid({ password: [m.accounts_password_wrong()] })

export async function checkOwnPassword(db: Db, accountId: number, password: string): Promise<() => void> {
  const hash = findAccount(db, accountId)?.passwordHash
  await watchOwnPassword(db, accountId, async () => {
    if (!(await verifyPassword(hash, password, { accountId }))) throw wrong()
  })
  return () => {
    if (findAccount(db, accountId)?.passwordHash !== hash) throw wrong()
  }
}

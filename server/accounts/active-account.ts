import type { Db } from '../../db/open.ts'
import * as m from '../catalogues/messages.ts'
import { unauthenticated } from '../errors.ts'
import { findAccount } from './accounts-queries.ts'

/** What somebody hears who cannot sign in any more. */
export const SUSPENDED = m.accounts_this_account_is_suspended_write_to_the

/**
 * For calls that wait for something, as for pictures to be read, before they write: a suspension may have come between, or that
 * somebody who waited was not let in.
 *
 * @throws AppError 401 for a suspended account, and for one that is gone.
 */
export function checkActive(db: Db, accountId: number): void {
  const account = findAccount(db, accountId)
  if (!account) throw unauthenticated()
  if (account.suspendedAt) throw unauthenticated(SUSPENDED())
}

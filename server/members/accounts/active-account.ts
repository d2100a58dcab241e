import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { unauthenticated } from '../../platform/errors.ts'
import { findAccount } from './accounts-queries.ts'

/** The message for a suspended account. */
export const SUSPENDED = m.accounts_this_account_is_suspended_write_to_the

/**
 * Checks an account once more, in the transaction of a call that has awaited something, as that a picture is read: meanwhile it
 * may have been suspended, or deleted because it was not let in.
 *
 * @throws AppError 401 for a suspended account, and for one that is gone.
 */
export function checkActive(db: Db, accountId: number): void {
  const account = findAccount(db, accountId)
  if (!account) throw unauthenticated()
  if (account.suspendedAt) throw unauthenticated(SUSPENDED())
}

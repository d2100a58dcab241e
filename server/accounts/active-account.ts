import type { Db } from '../../db/open.ts'
import * as m from '../catalogues/messages.ts'
import { unauthenticated } from '../errors.ts'
import { findAccount } from './accounts-queries.ts'

/** What somebody hears who cannot sign in any more. */
export const SUSPENDED = m.accounts_this_account_is_suspended_write_to_the

/**
 * For calls that wait for something, as for pictures to be read, before they write: a suspension may have come between.
 *
 * @throws AppError 401 for a suspended account.
 */
export function checkActive(db: Db, accountId: number): void {
  if (findAccount(db, accountId)?.suspendedAt) throw unauthenticated(SUSPENDED())
}

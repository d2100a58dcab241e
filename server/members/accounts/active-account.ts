import { type Db, prepared } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { unauthenticated } from '../../platform/errors.ts'
import { findAccount } from './accounts-queries.ts'

/** The message for a suspended account. */
export const SUSPENDED = m.accounts_this_account_is_suspended_write_to_the

const isGuest = prepared((db) =>
  db.$client.prepare<{ accountId: number }, { found: 1 }>(
    'SELECT 1 AS found FROM swap_day_guests WHERE account_id = :accountId',
  ),
)

/**
 * Checks an account once more, in the transaction of a call that has awaited something, as that a picture is read: meanwhile it
 * may have been suspended, or deleted because it was not let in.
 *
 * @throws AppError 401 for a suspended account, and for one that is gone.
 */
export function checkActive(db: Db, accountId: number): void {
  const account = findAccount(db, accountId)
  if (!account) throw unauthenticated()
  // Guests of a swap day have an account that nobody can sign in to. Their card decides what they may do.
  if (account.suspendedAt && !isGuest(db).get({ accountId })) throw unauthenticated(SUSPENDED())
}

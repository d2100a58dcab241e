import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { swapDayGuests } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { unauthenticated } from '../../platform/errors.ts'
import { findAccount } from './accounts-queries.ts'

export const SUSPENDED = m.accounts_suspended

const isGuest = prepared((db) =>
  db
    .select({ id: swapDayGuests.id })
    .from(swapDayGuests)
    .where(eq(swapDayGuests.accountId, sql.placeholder('accountId')))
    .prepare(),
)

/** For the transaction of a call that has awaited: the account may have changed. @throws AppError 401 suspended or deleted */
export function checkActive(db: Db, accountId: number): void {
  const account = findAccount(db, accountId)
  if (!account) throw unauthenticated()
  // Guests of a swap day have suspended accounts; their card authorizes them.
  if (account.suspendedAt && !isGuest(db).get({ accountId })) throw unauthenticated(SUSPENDED())
}

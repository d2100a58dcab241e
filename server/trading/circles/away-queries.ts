import type Sqlite from 'better-sqlite3'
import { CIRCLE } from '../limits.ts'

/**
 * Users who have been away for `CIRCLE.away` or longer and have not been asked since their last visit, each with the name of one of their
 * items that somebody wants; at most `CIRCLE.asked`.
 * @param now milliseconds since 1970.
 */
export function awayWithSomethingWanted(
  sqlite: Sqlite.Database,
  now: number,
): { accountId: number; item: string }[] {
  return sqlite
    .prepare<[object], { accountId: number; item: string }>(
      `SELECT accounts.id AS accountId, (SELECT items.name FROM items WHERE owner_id = accounts.id AND status = 'available'
         AND EXISTS (SELECT 1 FROM wants WHERE item_id = items.id AND answer = 'yes')) AS item
       FROM accounts LEFT JOIN circle_people ON circle_people.account_id = accounts.id
       WHERE suspended_at IS NULL AND NOT is_demo AND coalesce(seen_at, created_at) <= :seenSince
         AND (asked_at IS NULL OR asked_at < coalesce(seen_at, created_at)) AND item IS NOT NULL LIMIT :limit`,
    )
    .all({ seenSince: now - CIRCLE.away, limit: CIRCLE.asked })
}

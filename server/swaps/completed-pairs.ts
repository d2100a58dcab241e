import { type Db, prepared } from '../../db/open.ts'
import { SAME_PAIR } from './limits.ts'
import type { Swap } from './swaps-queries.ts'

const insert = prepared((db) =>
  db.$client.prepare<{ accountId: number; otherId: number; swapId: number; now: number; since: number }>(
    `INSERT OR IGNORE INTO completed_pairs (account_id, other_id, swap_id, completed_at, counts_as_id)
     VALUES (:accountId, :otherId, :swapId, :now, coalesce(
       (SELECT swap_id FROM completed_pairs WHERE account_id = :accountId AND other_id = :otherId
          AND counts_as_id = swap_id AND completed_at > :since ORDER BY completed_at DESC LIMIT 1),
       :swapId))`,
  ),
)

/** Call it in the transaction that completes the swap. @param now milliseconds since 1970. */
export function noteCompleted(db: Db, { id: swapId, legs }: Pick<Swap, 'id' | 'legs'>, now: number): void {
  const since = now - SAME_PAIR
  for (const { fromId, toId, outcome } of legs) {
    // The later legs of a chain may have ended without an exchange.
    if (outcome === 'returned') continue
    insert(db).run({ accountId: fromId, otherId: toId, swapId, now, since })
    insert(db).run({ accountId: toId, otherId: fromId, swapId, now, since })
  }
}

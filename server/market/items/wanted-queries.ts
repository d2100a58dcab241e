import { type Db, prepared } from '../../../db/open.ts'

const counts = prepared((db) =>
  db.$client.prepare<{ ids: string }, { itemId: number; total: number }>(
    `SELECT item_id AS itemId, count(*) AS total FROM wants JOIN accounts ON accounts.id = wants.account_id
     WHERE item_id IN (SELECT value FROM json_each(:ids)) AND answer = 'yes' AND accounts.suspended_at IS NULL
     GROUP BY item_id`,
  ),
)

/**
 * How many people would swap something for each of these items, which is for their owner to know. People across a block count as others
 * do: an owner could find out who they are by blocking one after the other.
 */
export const wantedCounts = (db: Db, ids: readonly number[]): Map<number, number> =>
  new Map(
    counts(db)
      .all({ ids: JSON.stringify(ids) })
      .map(({ itemId, total }) => [itemId, total]),
  )

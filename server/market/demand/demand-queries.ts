import { prepared } from '../../../db/open.ts'
import { DEMAND } from '../limits.ts'
import { IS_OPEN } from '../wishes/wishes-queries.ts'

export interface LookedForRow {
  id: number
  accountId: number
  text: string
  key: string
  categoryId: number | null
}

export const lookedForAfter = prepared((db) =>
  db.$client.prepare<{ after: number }, LookedForRow>(
    `SELECT wishes.id, wishes.account_id AS accountId, wishes.text, wishes.key, wishes.category_id AS categoryId
     FROM wishes CROSS JOIN accounts ON accounts.id = wishes.account_id
     WHERE wishes.id > :after AND ${IS_OPEN} AND accounts.suspended_at IS NULL AND accounts.pending_since IS NULL
     ORDER BY wishes.id LIMIT ${DEMAND.atOnce}`,
  ),
)

/** True if there are more open wishes than are read at once. */
export const hasManyWishes = prepared((db) =>
  db.$client
    .prepare<[], number>(`SELECT 1 FROM wishes WHERE ${IS_OPEN} LIMIT 1 OFFSET ${DEMAND.atOnce}`)
    .pluck(),
)

export const hasItemIn = prepared((db) =>
  db.$client
    .prepare<{ categoryId: number }, number>(
      "SELECT 1 FROM items WHERE category_id = :categoryId AND status = 'available' LIMIT 1",
    )
    .pluck(),
)

export const categoryNames = prepared((db) =>
  db.$client.prepare<[], { id: number; name: string }>('SELECT id, name FROM categories'),
)

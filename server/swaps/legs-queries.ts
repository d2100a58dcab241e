import { prepared } from '../../db/open.ts'

/** Confirmation of one party; `legIds` is a JSON list. */
type Marks = { swapId: number; byId: number; now: number; legIds: string }

const mark = (column: string, side: string) =>
  prepared((db) =>
    db.$client.prepare<Marks>(
      `UPDATE swap_legs SET ${column} = :now WHERE swap_id = :swapId AND ${side} = :byId AND ${column} IS NULL
         AND outcome IS NULL AND until_revision IS NULL AND id IN (SELECT value FROM json_each(:legIds))`,
    ),
  )

export const markGiven = mark('given_at', 'from_id')
export const markReceived = mark('received_at', 'to_id')

/** Marks fully confirmed legs as traded; returns their items. */
export const tradeConfirmed = prepared((db) =>
  db.$client.prepare<{ swapId: number }, { itemId: number | null }>(
    `UPDATE swap_legs SET outcome = 'traded' WHERE swap_id = :swapId AND outcome IS NULL AND until_revision IS NULL
       AND given_at IS NOT NULL AND received_at IS NOT NULL RETURNING item_id AS itemId`,
  ),
)

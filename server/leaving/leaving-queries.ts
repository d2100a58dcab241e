import { type Db, prepared } from '../../db/open.ts'
import { FAREWELL } from './farewell.ts'

/** Deletes, or frees of the id, every row of which FAREWELL says so. Items go before, with what hangs on them. */
export function deleteRowsOf(db: Db, accountId: number): void {
  for (const [table, columns] of Object.entries<Record<string, string>>(FAREWELL)) {
    for (const [column, fate] of Object.entries(columns)) {
      if (fate === 'goes') db.$client.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).run(accountId)
      if (fate === 'forgets') {
        db.$client.prepare(`UPDATE ${table} SET ${column} = NULL WHERE ${column} = ?`).run(accountId)
      }
    }
  }
}

export const itemIdsOf = prepared((db) =>
  db.$client.prepare<[accountId: number], number>('SELECT id FROM items WHERE owner_id = ?').pluck(),
)

export const pictureIdsOfItem = prepared((db) =>
  db.$client.prepare<[itemId: number], number>('SELECT image_id FROM item_images WHERE item_id = ?').pluck(),
)

export const deleteItemRow = prepared((db) =>
  db.$client.prepare<[itemId: number]>('DELETE FROM items WHERE id = ?'),
)

/** Texts that were typed for a swap. */
export const emptyDescriptions = prepared((db) =>
  db.$client.prepare<[accountId: number]>("UPDATE swap_legs SET description = '' WHERE from_id = ?"),
)

/** Pictures of things that were never swapped; gives their ids. */
export const deletePicturesNotSwapped = prepared((db) =>
  db.$client
    .prepare<[accountId: number], number>(
      `DELETE FROM swap_leg_images WHERE leg_id IN
         (SELECT id FROM swap_legs WHERE from_id = ? AND outcome IS NOT 'traded' AND swap_state <> 'completed')
       RETURNING image_id`,
    )
    .pluck(),
)

/** Files that somebody has sent, whenever; gives their names. */
export const deleteAttachmentsOf = prepared((db) =>
  db.$client.prepare<[accountId: number], { file: string; thumbnail_file: string | null }>(
    `DELETE FROM attachments WHERE message_id IN (SELECT id FROM messages WHERE sender_id = ?)
     RETURNING file, thumbnail_file`,
  ),
)

/** Addresses that were never more than asked for, besides the one that is a person's. */
const addressesUnderWay = prepared((db) =>
  db.$client.prepare<[accountId: number], string>('SELECT email FROM proofs WHERE account_id = ?').pluck(),
)

/**
 * What came in by the contact form under somebody's address, and mail to it or to be answered there; the same of addresses that
 * they have asked for, or had until a few days ago.
 */
export function deleteMailOf(db: Db, accountId: number, email: string): void {
  for (const address of new Set([email, ...addressesUnderWay(db).all(accountId)])) {
    db.$client.prepare('DELETE FROM contact_messages WHERE lower(trim(email)) = ?').run(address)
    db.$client
      .prepare('DELETE FROM outbox WHERE recipient = ? OR lower(trim(reply_to)) = ?')
      .run(address, address)
  }
}

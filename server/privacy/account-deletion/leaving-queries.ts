import { type Db, prepared } from '../../../db/open.ts'
import { FORMER_MEMBER } from '../../platform/catalogues/default-texts.ts'
import { FAREWELL } from './farewell.ts'

/** Applies FAREWELL. The user's items must be deleted before. */
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

export const emptyDescriptions = prepared((db) =>
  db.$client.prepare<[accountId: number]>("UPDATE swap_legs SET description = '' WHERE from_id = ?"),
)

/** Deletes images of items that were never swapped; returns image ids. */
export const deletePicturesNotSwapped = prepared((db) =>
  db.$client
    .prepare<[accountId: number], number>(
      `DELETE FROM swap_leg_images WHERE leg_id IN
         (SELECT id FROM swap_legs WHERE from_id = ? AND outcome IS NOT 'traded')
       RETURNING image_id`,
    )
    .pluck(),
)

export const deleteAttachmentsOf = prepared((db) =>
  db.$client.prepare<[accountId: number], { file: string; thumbnail_file: string | null }>(
    `DELETE FROM attachments WHERE message_id IN (SELECT id FROM messages WHERE sender_id = ?)
     RETURNING file, thumbnail_file`,
  ),
)

const writersAt = prepared((db) =>
  db.$client
    .prepare<[email: string], string>(
      'SELECT DISTINCT name FROM contact_messages WHERE lower(trim(email)) = ?',
    )
    .pluck(),
)

/** Removes the names used with an address from old notices, which stored them as text. */
function forgetWriters(db: Db, email: string): void {
  const names = writersAt(db).all(email)
  if (names.length === 0) return
  for (const table of ['notifications', 'deliveries']) {
    db.$client
      .prepare(
        `UPDATE ${table} SET details = json_set(details, '$.values.name', ?)
         WHERE kind = 'admin_contact' AND details ->> '$.values.name' IN (SELECT value FROM json_each(?))`,
      )
      .run(FORMER_MEMBER, JSON.stringify(names))
  }
}

/** Deletes contact messages of a verified address, and mail to it or with it as Reply-To. */
export function deleteMailOf(db: Db, email: string): void {
  forgetWriters(db, email)
  db.$client.prepare('DELETE FROM contact_messages WHERE lower(trim(email)) = ?').run(email)
  db.$client.prepare('DELETE FROM outbox WHERE recipient = ? OR lower(trim(reply_to)) = ?').run(email, email)
}

/** For an unverified address: removes it from contact messages, whose texts may be another person's, and deletes mail to it. */
export function forgetAddress(db: Db, email: string): void {
  forgetWriters(db, email)
  db.$client
    .prepare("UPDATE contact_messages SET name = ?, email = '', phone = '' WHERE lower(trim(email)) = ?")
    .run(FORMER_MEMBER, email)
  db.$client.prepare('DELETE FROM outbox WHERE recipient = ?').run(email)
  db.$client.prepare("UPDATE outbox SET reply_to = '' WHERE lower(trim(reply_to)) = ?").run(email)
}

export const forgetAdminName = prepared((db) =>
  db.$client.prepare<{ adminId: number; name: string }>(
    'UPDATE audit_log SET admin_name = :name WHERE admin_id = :adminId',
  ),
)

/** Redacts old audit entries about the user that contain the name; entries about items and swaps remain. */
export const forgetOldSummaries = prepared((db) =>
  db.$client.prepare<{ personId: number; person: string }>(
    `UPDATE audit_log SET summary = :person
     WHERE person_id = :personId AND about NOT IN ('item', 'swap') AND instr(summary, :person) = 0`,
  ),
)

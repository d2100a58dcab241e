import { type Db, prepared } from '../../../db/open.ts'
import { FORMER_MEMBER } from '../../platform/catalogues/default-texts.ts'
import { FAREWELL } from './farewell.ts'

/** Deletes the rows of a person who leaves, or takes their id out, as FAREWELL says. Their items have to be deleted before. */
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
         (SELECT id FROM swap_legs WHERE from_id = ? AND outcome IS NOT 'traded')
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

const writersAt = prepared((db) =>
  db.$client
    .prepare<[email: string], string>(
      'SELECT DISTINCT name FROM contact_messages WHERE lower(trim(email)) = ?',
    )
    .pluck(),
)

/** Takes the names under which an address has written out of old notices of contact messages, which hold them as text. */
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

/** Deletes what a person wrote by the contact form under their proved address, and all mail to it or to be answered there. */
export function deleteMailOf(db: Db, email: string): void {
  forgetWriters(db, email)
  db.$client.prepare('DELETE FROM contact_messages WHERE lower(trim(email)) = ?').run(email)
  db.$client.prepare('DELETE FROM outbox WHERE recipient = ? OR lower(trim(reply_to)) = ?').run(email, email)
}

/**
 * Takes an address out of contact messages, and deletes mail to it. For an address that was never proved: the messages may be
 * somebody else's, so what they say stays.
 */
export function forgetAddress(db: Db, email: string): void {
  forgetWriters(db, email)
  db.$client
    .prepare("UPDATE contact_messages SET name = ?, email = '', phone = '' WHERE lower(trim(email)) = ?")
    .run(FORMER_MEMBER, email)
  db.$client.prepare('DELETE FROM outbox WHERE recipient = ?').run(email)
  db.$client.prepare("UPDATE outbox SET reply_to = '' WHERE lower(trim(reply_to)) = ?").run(email)
}

/** Takes somebody's name from what they did as an admin. */
export const forgetAdminName = prepared((db) =>
  db.$client.prepare<{ adminId: number; name: string }>(
    'UPDATE audit_log SET admin_name = :name WHERE admin_id = :adminId',
  ),
)

/** Empties old lines of the audit log about a person that spell out their name; those about items and swaps name things, and stay. */
export const forgetOldSummaries = prepared((db) =>
  db.$client.prepare<{ personId: number; person: string }>(
    `UPDATE audit_log SET summary = :person
     WHERE person_id = :personId AND about NOT IN ('item', 'swap') AND instr(summary, :person) = 0`,
  ),
)

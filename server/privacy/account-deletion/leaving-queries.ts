import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { isOneOf } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import {
  attachments,
  auditLog,
  contactMessages,
  deliveries,
  itemImages,
  items,
  messages,
  notifications,
  outbox,
  swapLegImages,
  swapLegs,
} from '../../../db/schema/index.ts'
import { statement } from '../../../db/statement.ts'
import { FORMER_MEMBER } from '../../platform/catalogues/default-texts.ts'
import { FAREWELL } from './farewell.ts'

const { placeholder } = sql

const removals = prepared((db) => {
  const change = (text: SQL) => statement<{ accountId: number }>(db).change(text)
  return Object.entries<Record<string, string>>(FAREWELL).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, fate]) => {
      const [from, owner] = [sql.identifier(table), sql.identifier(column)]
      if (fate === 'goes')
        return change(sql`DELETE FROM ${from} WHERE ${owner} = ${placeholder('accountId')}`)
      if (fate === 'forgets')
        return change(sql`UPDATE ${from} SET ${owner} = NULL WHERE ${owner} = ${placeholder('accountId')}`)
      return []
    }),
  )
})

/** Applies FAREWELL. The user's items must be deleted before. */
export function deleteRowsOf(db: Db, accountId: number): void {
  for (const removal of removals(db)) removal.run({ accountId })
}

export const itemIdsOf = prepared((db) =>
  db
    .select({ id: items.id })
    .from(items)
    .where(eq(items.ownerId, placeholder('accountId')))
    .prepare(),
)

export const pictureIdsOfItem = prepared((db) =>
  db
    .select({ id: itemImages.imageId })
    .from(itemImages)
    .where(eq(itemImages.itemId, placeholder('itemId')))
    .prepare(),
)

export const deleteItemRow = prepared((db) =>
  db
    .delete(items)
    .where(eq(items.id, placeholder('itemId')))
    .prepare(),
)

export const emptyDescriptions = prepared((db) =>
  db
    .update(swapLegs)
    .set({ description: '' })
    .where(eq(swapLegs.fromId, placeholder('accountId')))
    .prepare(),
)

/** Deletes the image rows of items that were never swapped; returns image ids. */
export const deletePicturesNotSwapped = prepared((db) =>
  db
    .delete(swapLegImages)
    .where(
      inArray(
        swapLegImages.legId,
        db
          .select({ id: swapLegs.id })
          .from(swapLegs)
          .where(
            and(eq(swapLegs.fromId, placeholder('accountId')), sql`${swapLegs.outcome} IS NOT 'traded'`),
          ),
      ),
    )
    .returning({ id: swapLegImages.imageId })
    .prepare(),
)

export const deleteAttachmentsOf = prepared((db) =>
  db
    .delete(attachments)
    .where(
      inArray(
        attachments.messageId,
        db
          .select({ id: messages.id })
          .from(messages)
          .where(eq(messages.senderId, placeholder('accountId'))),
      ),
    )
    .returning({ file: attachments.file, thumbnailFile: attachments.thumbnailFile })
    .prepare(),
)

const isWriter = sql`lower(trim(${contactMessages.email})) = ${placeholder('email')}`

const writersAt = prepared((db) =>
  db.selectDistinct({ name: contactMessages.name }).from(contactMessages).where(isWriter).prepare(),
)

const renameWriters = [notifications, deliveries].map((table) =>
  prepared((db) =>
    db
      .update(table)
      .set({ details: sql`json_set(${table.details}, '$.values.name', ${placeholder('name')})` })
      .where(
        and(eq(table.kind, 'admin_contact'), isOneOf(sql`${table.details} ->> '$.values.name'`, 'writers')),
      )
      .prepare(),
  ),
)

/** Notices of older versions stored names as text. This removes the names that were used with an email address. */
function forgetWriters(db: Db, email: string): void {
  const writers = writersAt(db).all({ email })
  if (writers.length === 0) return
  const found = JSON.stringify(writers.map(({ name }) => name))
  for (const rename of renameWriters) rename(db).run({ name: FORMER_MEMBER, writers: found })
}

const toAddress = eq(outbox.recipient, placeholder('email'))
const replyToAddress = sql`lower(trim(${outbox.replyTo})) = ${placeholder('email')}`

const deleteContactMessages = prepared((db) => db.delete(contactMessages).where(isWriter).prepare())
const deleteMail = prepared((db) => db.delete(outbox).where(or(toAddress, replyToAddress)).prepare())
const deleteMailTo = prepared((db) => db.delete(outbox).where(toAddress).prepare())
const emptyReplyTo = prepared((db) => db.update(outbox).set({ replyTo: '' }).where(replyToAddress).prepare())
const emptyContactMessages = prepared((db) =>
  db.update(contactMessages).set({ name: FORMER_MEMBER, email: '', phone: '' }).where(isWriter).prepare(),
)

/** Deletes contact messages of a verified address, and mail to it or with it as Reply-To. */
export function deleteMailOf(db: Db, email: string): void {
  forgetWriters(db, email)
  deleteContactMessages(db).run({ email })
  deleteMail(db).run({ email })
}

/** For an unverified address: removes it from contact messages, whose texts may be another person's, and deletes mail to it. */
export function forgetAddress(db: Db, email: string): void {
  forgetWriters(db, email)
  emptyContactMessages(db).run({ email })
  deleteMailTo(db).run({ email })
  emptyReplyTo(db).run({ email })
}

export const forgetAdminName = prepared((db) =>
  db
    .update(auditLog)
    .set({ adminName: FORMER_MEMBER })
    .where(eq(auditLog.adminId, placeholder('adminId')))
    .prepare(),
)

/** Redacts old audit entries about the user that contain the name; entries about items and swaps remain. */
export const forgetOldSummaries = prepared((db) =>
  db
    .update(auditLog)
    .set({ summary: sql`${placeholder('person')}` })
    .where(
      and(
        eq(auditLog.personId, placeholder('personId')),
        notInArray(auditLog.about, ['item', 'swap']),
        sql`instr(${auditLog.summary}, ${placeholder('person')}) = 0`,
      ),
    )
    .prepare(),
)

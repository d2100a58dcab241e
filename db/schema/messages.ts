import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

/** A conversation of two users. The lower account id is first. */
export const conversations = sqliteTable(
  'conversations',
  {
    id: id(),
    lowAccountId: integer('low_account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    highAccountId: integer('high_account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    lastMessageId: integer('last_message_id').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('conversations_pair').on(table.lowAccountId, table.highAccountId),
    index('conversations_low').on(table.lowAccountId, table.lastMessageId),
    index('conversations_high').on(table.highAccountId, table.lastMessageId),
    check('conversations_order', sql`${table.lowAccountId} < ${table.highAccountId}`),
  ],
)

export const messages = sqliteTable(
  'messages',
  {
    id: id(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderId: integer('sender_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    receiverId: integer('receiver_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    clientId: text('client_id'),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('messages_conversation').on(table.conversationId, table.id),
    index('messages_unread').on(table.receiverId, table.conversationId).where(sql`read_at IS NULL`),
    uniqueIndex('messages_client').on(table.senderId, table.clientId),
    check('messages_not_to_oneself', sql`${table.senderId} <> ${table.receiverId}`),
  ],
)

/** A file in `uploads/attachments`, only served by its own route. */
export const attachments = sqliteTable(
  'attachments',
  {
    id: id(),
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    /** Content-addressed file name. */
    file: text('file').notNull(),
    /** Thumbnail, for images. */
    thumbnailFile: text('thumbnail_file'),
    /** The sender, whose quota it uses. */
    holderId: integer('holder_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** When the file was stored; null for rows of older versions. */
    storedAt: moment('stored_at'),
  },
  (table) => [
    uniqueIndex('attachments_message').on(table.messageId, table.position),
    index('attachments_file').on(table.file),
    index('attachments_thumbnail').on(table.thumbnailFile),
    index('attachments_held').on(table.holderId, table.size),
    index('attachments_new').on(table.storedAt, table.size),
  ],
)

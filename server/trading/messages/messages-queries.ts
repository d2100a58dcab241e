import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { accounts, attachments, conversations, images, messages } from '../../../db/schema/index.ts'

const { placeholder } = sql

const other = sql`CASE ${conversations.lowAccountId} WHEN ${placeholder('me')}
  THEN ${conversations.highAccountId} ELSE ${conversations.lowAccountId} END`

export const conversationsOf = prepared((db) =>
  db
    .select({
      person: { id: accounts.id, name: accounts.name },
      avatar: images,
      message: messages,
      attachmentCount: sql<number>`(SELECT count(*) FROM attachments WHERE message_id = ${messages.id})`,
      unreadCount: sql<number>`(SELECT count(*) FROM messages AS unread WHERE unread.receiver_id = ${placeholder('me')}
        AND unread.conversation_id = ${conversations.id} AND unread.read_at IS NULL)`,
    })
    .from(conversations)
    .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
    .innerJoin(accounts, eq(accounts.id, other))
    .leftJoin(images, eq(images.id, accounts.avatarImageId))
    .where(
      or(
        eq(conversations.lowAccountId, placeholder('me')),
        eq(conversations.highAccountId, placeholder('me')),
      ),
    )
    .orderBy(sql`${conversations.lastMessageId} DESC`)
    .limit(placeholder('limit'))
    .prepare(),
)

export const conversationOf = prepared((db) =>
  db
    .select({ id: conversations.id, lastMessageId: conversations.lastMessageId })
    .from(conversations)
    .where(
      and(
        eq(conversations.lowAccountId, placeholder('low')),
        eq(conversations.highAccountId, placeholder('high')),
      ),
    )
    .prepare(),
)

export const messagesBefore = prepared((db) =>
  db
    .select()
    .from(messages)
    .where(
      sql`${messages.conversationId} = ${placeholder('conversationId')} AND ${messages.id} < ${placeholder('before')}`,
    )
    .orderBy(sql`${messages.id} DESC`)
    .limit(placeholder('limit'))
    .prepare(),
)

export const messageById = prepared((db) =>
  db
    .select()
    .from(messages)
    .where(eq(messages.id, placeholder('id')))
    .prepare(),
)

export const messageByClientId = prepared((db) =>
  db
    .select()
    .from(messages)
    .where(
      and(eq(messages.senderId, placeholder('senderId')), eq(messages.clientId, placeholder('clientId'))),
    )
    .prepare(),
)

export const insertMessage = prepared((db) =>
  db
    .insert(messages)
    .values({
      conversationId: placeholder('conversationId'),
      senderId: placeholder('senderId'),
      receiverId: placeholder('receiverId'),
      text: placeholder('text'),
      clientId: placeholder('clientId'),
    })
    .returning()
    .prepare(),
)

/** Stores the last message of a conversation, by which the lists are ordered. */
export const setLastMessage = prepared((db) =>
  db
    .update(conversations)
    .set({ lastMessageId: sql`${placeholder('messageId')}` })
    .where(eq(conversations.id, placeholder('id')))
    .prepare(),
)

export const attachmentsOf = prepared((db) =>
  db
    .select()
    .from(attachments)
    .where(sql`${attachments.messageId} IN (SELECT value FROM json_each(${placeholder('ids')}))`)
    .orderBy(attachments.messageId, attachments.position)
    .prepare(),
)

export const attachmentFor = prepared((db) =>
  db
    .select({ attachment: attachments })
    .from(attachments)
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .where(
      and(
        eq(attachments.id, placeholder('id')),
        or(eq(messages.senderId, placeholder('me')), eq(messages.receiverId, placeholder('me'))),
      ),
    )
    .prepare(),
)

/** True if a row references the file or thumbnail. */
export const fileIsNamed = prepared((db) =>
  db
    .select({ id: attachments.id })
    .from(attachments)
    .where(or(eq(attachments.file, placeholder('name')), eq(attachments.thumbnailFile, placeholder('name'))))
    .limit(1)
    .prepare(),
)

export const filesBetween = prepared((db) =>
  db
    .select({ file: attachments.file })
    .from(attachments)
    .where(and(gte(attachments.file, placeholder('prefix')), lt(attachments.file, placeholder('end'))))
    .union(
      db
        .select({ file: sql<string>`${attachments.thumbnailFile}` })
        .from(attachments)
        .where(
          and(
            gte(attachments.thumbnailFile, placeholder('prefix')),
            lt(attachments.thumbnailFile, placeholder('end')),
          ),
        ),
    )
    .prepare(),
)

export const markRead = prepared((db) =>
  db
    .update(messages)
    .set({ readAt: sql`${placeholder('now')}` })
    .where(
      sql`${messages.receiverId} = ${placeholder('me')} AND ${messages.conversationId} = ${placeholder('conversationId')}
        AND ${messages.readAt} IS NULL AND ${messages.id} <= ${placeholder('upTo')}`,
    )
    .prepare(),
)

export const unreadMessages = prepared((db) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(messages)
    .where(sql`${messages.receiverId} = ${placeholder('me')} AND ${messages.readAt} IS NULL`)
    .prepare(),
)

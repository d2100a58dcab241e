import type { Db } from '../../../db/open.ts'
import { getVisiblePerson } from '../../market/people/people-service.ts'
import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { areBlocked, blockBetween } from '../../members/blocks/blocks-service.ts'
import { personName } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { smallImageUrl } from '../../platform/images/image-view.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { push } from '../../platform/realtime/live-events.ts'
import { pageById } from '../../platform/schemas/pagination-shared.ts'
import { CONVERSATIONS } from '../limits.ts'
import { messageViews } from './message-view.ts'
import {
  conversationOf,
  conversationsOf,
  markRead,
  messagesBefore,
  unreadMessages,
} from './messages-queries.ts'
import type { ConversationView, ThreadView } from './messages-shared.ts'

export const unreadMessageCount = (db: Db, me: number): number => unreadMessages(db).get({ me })!.total

/** Latest first, limited by CONVERSATIONS. */
export const listConversations = (db: Db, me: number): ConversationView[] =>
  conversationsOf(db)
    .all({ me, limit: CONVERSATIONS })
    .map(({ person, avatar, message, attachmentCount, unreadCount }) => ({
      id: person.id,
      sender: { id: person.id, name: personName(person.name), avatar: avatar && smallImageUrl(avatar) },
      text: message.text,
      attachment_count: attachmentCount,
      last_message_id: message.id,
      from_me: message.senderId === me,
      created_at: message.createdAt.toISOString(),
      unread_count: unreadCount,
    }))

const findConversation = (db: Db, one: number, two: number) =>
  conversationOf(db).get({ low: Math.min(one, two), high: Math.max(one, two) })

export const conversationBetween = (db: Db, one: number, two: number): number | undefined =>
  findConversation(db, one, two)?.id

/** Checks whether a user may start a conversation. @throws AppError 404 unknown, oneself, or as `getVisiblePerson` */
function checkOther(db: Db, me: number, other: number) {
  if (me === other) throw notFound(m.messages_person_missing())
  return getVisiblePerson(db, other, me)
}

/**
 * Newest first; does not mark as read. Existing conversations remain readable; before the first message access is checked.
 * @throws AppError 404 unknown, oneself, or as `getVisiblePerson`
 */
export function getThread(
  db: Db,
  me: number,
  other: number,
  before: number = Number.MAX_SAFE_INTEGER,
): ThreadView {
  const conversationId = conversationBetween(db, me, other) ?? 0
  const account = conversationId === 0 ? checkOther(db, me, other) : findAccount(db, other)!
  const { id, name, avatar } = account
  const limit = PAGE_SIZE.messages
  const rows = messagesBefore(db).all({ conversationId, before, limit: limit + 1 })
  const { shown, next_before } = pageById(rows, limit, (row) => row.id)
  const blocked = blockBetween(db, me, other)
  const views = messageViews(db, shown)
  return {
    person: { id, name: personName(name), avatar: avatar && smallImageUrl(avatar) },
    blocked,
    // Between blocked users, read receipts are hidden in both directions.
    messages:
      blocked === null
        ? views
        : views.map((view) => (view.sender_id === me ? { ...view, read_at: null } : view)),
    next_before,
  }
}

/**
 * Marks messages up to an id as read; returns the unread total. The published id is at most that of the last message. Otherwise open
 * windows would mark later messages as read too.
 * @throws AppError 404 as `getThread`
 */
export function readMessages(db: Db, me: number, other: number, upTo: number): number {
  const conversation = findConversation(db, me, other)
  if (!conversation) {
    checkOther(db, me, other)
    return unreadMessageCount(db, me)
  }
  const { id: conversationId, lastMessageId } = conversation
  const { changes } = markRead(db).run({ me, conversationId, upTo, now: Date.now() })
  if (changes > 0) {
    const data = { reader_id: me, sender_id: other, up_to: Math.min(upTo, lastMessageId) }
    push(db, { to: areBlocked(db, me, other) ? [me] : [me, other], name: 'MessagesRead', data })
  }
  return unreadMessageCount(db, me)
}

import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import { attachments, conversations } from '../../../db/schema/index.ts'
import { together } from '../../../db/together.ts'
import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { checkNotBlocked } from '../../members/blocks/blocks-service.ts'
import { nameablePerson } from '../../members/blocks/nameable-person.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { once } from '../../platform/database/once.ts'
import { AppError, forbidden, invalid, notFound } from '../../platform/errors.ts'
import type { UploadedFile } from '../../platform/http/forms.ts'
import { sentBy } from '../../platform/images/images-service.ts'
import { push } from '../../platform/realtime/live-events.ts'
import { checkNewcomer } from '../../site/community/newcomers.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { messageView } from './message-view.ts'
import { insertMessage, messageByClientId, setLastMessage } from './messages-queries.ts'
import { conversationBetween } from './messages-service.ts'
import { type MessageView, NOTHING_TO_SEND, type SendMessageBody } from './messages-shared.ts'
import { type StoredFile, withAttachments } from './store-attachments.ts'

/** Checked before files are read. @param files number. @throws as `sendMessage` */
function checkMessage(db: Db, senderId: number, receiverId: number, text: string, files: number): void {
  if (text === '' && files === 0) throw invalid({ message: [NOTHING_TO_SEND()] })
  checkReceiver(db, senderId, receiverId)
}

function checkReceiver(db: Db, senderId: number, receiverId: number): void {
  if (senderId === receiverId) throw invalid({ receiver_id: [m.messages_not_to_yourself()] })
  const receiver = nameablePerson(db, senderId, receiverId)
  if (!receiver) throw notFound(m.messages_person_missing())
  checkNotBlocked(db, senderId, receiverId)
  if (receiver.suspendedAt || receiver.pendingSince) throw forbidden(m.messages_not_now())
  if (conversationBetween(db, senderId, receiverId) === undefined)
    checkNewcomer(db, senderId, 'conversations')
}

/** True if a message would be accepted; for relaying typing events. */
export function mayWrite(db: Db, senderId: number, receiverId: number): boolean {
  const sender = findAccount(db, senderId)
  if (!sender || sender.suspendedAt || sender.pendingSince) return false
  try {
    checkReceiver(db, senderId, receiverId)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

function openConversation(db: Db, one: number, two: number): number {
  const [lowAccountId, highAccountId] = [Math.min(one, two), Math.max(one, two)]
  const open = conversationBetween(db, one, two)
  if (open !== undefined) return open
  return db
    .insert(conversations)
    .values({ lowAccountId, highAccountId })
    .returning({ id: conversations.id })
    .get().id
}

/**
 * Stores a message and publishes it to open windows.
 * @param files already in place.
 * @param window socket id of the sender's window.
 * @throws AppError 404 as `nameablePerson`; 403 blocked or not active; 422 empty, or to oneself; 429 newcomer limit; 401 suspended
 */
export function sendMessage(
  db: Db,
  senderId: number,
  receiverId: number,
  { message: text, client_id: clientId }: SendMessageBody,
  files: readonly StoredFile[] = [],
  window?: string,
): MessageView {
  return immediate(db, () => {
    checkActive(db, senderId)
    checkMessage(db, senderId, receiverId, text, files.length)
    const conversationId = openConversation(db, senderId, receiverId)
    const row = insertMessage(db).get({
      conversationId,
      senderId,
      receiverId,
      text,
      clientId: clientId ?? null,
    })
    if (files.length > 0) {
      db.insert(attachments)
        .values(
          files.map((file, position) => ({
            ...file,
            messageId: row.id,
            position,
            holderId: senderId,
            storedAt: new Date(),
          })),
        )
        .run()
    }
    setLastMessage(db).run({ id: conversationId, messageId: row.id })
    const message = messageView(db, row)
    notify(db, 'message', {
      to: receiverId,
      values: { by: { person: senderId }, message: { message: row.id } },
      url: `/dashboard/messages?userId=${senderId}`,
      about: { conversation: conversationId, message: row.id },
    })
    push(db, { to: [receiverId, senderId], name: 'MessageSent', data: { message }, except: window })
    return message
  })
}

/** Idempotent by `client_id`. @param window as `sendMessage`. @throws as `sendMessage` and `withAttachments` */
export function writeMessage(
  { db, images }: Pick<FastifyInstance, 'db' | 'images'>,
  senderId: number,
  receiverId: number,
  body: SendMessageBody,
  uploads: readonly UploadedFile[],
  window?: string,
): Promise<MessageView> {
  const { client_id: clientId } = body
  const find = () => {
    const row = clientId ? messageByClientId(db).get({ senderId, clientId }) : undefined
    return row && messageView(db, row)
  }
  return once(find, async (unlessDone) => {
    checkMessage(db, senderId, receiverId, body.message, uploads.length)
    return withAttachments(sentBy(images, senderId), uploads, (files) =>
      together(db, () => unlessDone(() => sendMessage(db, senderId, receiverId, body, files, window))),
    )
  })
}

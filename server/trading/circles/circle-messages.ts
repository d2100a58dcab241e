import { type Db, prepared } from '../../../db/open.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { checkNotBlocked } from '../../members/blocks/blocks-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { onceWritten } from '../../platform/database/once.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { push } from '../../platform/realtime/live-events.ts'
import { pageById } from '../../platform/schemas/pagination-shared.ts'
import { notify, readNotice, waitsUnread } from '../../site/notifications/notifications-service.ts'
import { othersThan } from '../../swaps/swap-sides.ts'
import type { Swap } from '../../swaps/swaps-queries.ts'
import { noticeOf } from '../messages/circle-conversations.ts'
import { NOTHING_TO_SEND, type SendMessageBody } from '../messages/messages-shared.ts'
import { getCircle } from './circles-service.ts'
import type { CircleMessageView, CircleThreadView } from './circles-shared.ts'

interface Row {
  id: number
  swapId: number
  senderId: number
  text: string
  clientId: string | null
  createdAt: number
}

const COLUMNS =
  'id, swap_id AS swapId, sender_id AS senderId, text, client_id AS clientId, created_at AS createdAt'

const insert = prepared((db) =>
  db.$client.prepare<Omit<Row, 'id'>, Row>(
    `INSERT INTO circle_messages (swap_id, sender_id, text, client_id, created_at)
     VALUES (:swapId, :senderId, :text, :clientId, :createdAt) RETURNING ${COLUMNS}`,
  ),
)

const byClientId = prepared((db) =>
  db.$client.prepare<{ senderId: number; clientId: string }, Row>(
    `SELECT ${COLUMNS} FROM circle_messages WHERE sender_id = :senderId AND client_id = :clientId`,
  ),
)

const before = prepared((db) =>
  db.$client.prepare<{ swapId: number; before: number; limit: number }, Row>(
    `SELECT ${COLUMNS} FROM circle_messages WHERE swap_id = :swapId AND id < :before ORDER BY id DESC LIMIT :limit`,
  ),
)

const messageView = ({ id, swapId, senderId, text, clientId, createdAt }: Row): CircleMessageView => ({
  id,
  client_id: clientId,
  circle_id: swapId,
  sender_id: senderId,
  receiver_id: null,
  text,
  attachments: [],
  created_at: new Date(createdAt).toISOString(),
  read_at: null,
})

/** @throws AppError 404 no access; 409 not agreed yet, so the parties are anonymous */
function getAgreed(db: Db, accountId: number, id: number): Swap {
  const swap = getCircle(db, accountId, id)
  if (swap.agreedAt === null) throw conflict(m.messages_after_all_agreed())
  return swap
}

/** Newest first; marks the notification as read. @throws AppError 404 no access; 409 not agreed yet */
export function circleThread(db: Db, accountId: number, id: number, until?: number): CircleThreadView {
  getAgreed(db, accountId, id)
  if (until === undefined) readNotice(db, accountId, noticeOf(id))
  const limit = PAGE_SIZE.messages
  const rows = before(db).all({ swapId: id, before: until ?? Number.MAX_SAFE_INTEGER, limit: limit + 1 })
  const { shown, next_before } = pageById(rows, limit, (row) => row.id)
  return { messages: shown.map(messageView), next_before }
}

/** Notifies the other parties. A party is notified again only after reading. */
function tellOthers(db: Db, swap: Swap, senderId: number): void {
  const notice = noticeOf(swap.id)
  for (const { accountId, suspendedAt } of othersThan(swap, senderId)) {
    // Deleted accounts are suspended too.
    if (suspendedAt !== null) continue
    if (waitsUnread(db, accountId, notice)) continue
    const about = { circle: swap.id }
    notify(db, 'circle_message', {
      to: accountId,
      values: { by: { person: senderId } },
      url: notice.url,
      about,
    })
  }
}

/**
 * Sends a message to all parties, idempotent by `client_id`.
 * @param window socket id of the sender's window.
 * @throws AppError 404 no access; 409 not agreed yet; 403 blocked after the end; 422 empty
 */
export function writeToCircle(
  db: Db,
  senderId: number,
  id: number,
  { message: text, client_id: clientId }: SendMessageBody,
  window?: string,
): CircleMessageView {
  function find(): CircleMessageView | undefined {
    const sent = clientId ? byClientId(db).get({ senderId, clientId }) : undefined
    return sent && messageView(sent)
  }
  return onceWritten(db, find, () => {
    checkActive(db, senderId)
    const swap = getAgreed(db, senderId, id)
    // Blocks have no effect before the swap is over, because the parties still have to meet.
    if (swap.state !== 'agreed')
      for (const { accountId } of othersThan(swap, senderId)) checkNotBlocked(db, senderId, accountId)
    if (text === '') throw invalid({ message: [NOTHING_TO_SEND()] })
    const row = { swapId: id, senderId, text, clientId: clientId ?? null, createdAt: Date.now() }
    const message = messageView(insert(db).get(row)!)
    tellOthers(db, swap, senderId)
    const to = swap.parties.map(({ accountId }) => accountId)
    push(db, { to, name: 'CircleMessage', data: { circle_id: id, message }, except: window })
    return message
  })
}

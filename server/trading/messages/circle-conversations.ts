import { type Db, prepared } from '../../../db/open.ts'
import { personName } from '../../platform/catalogues/default-texts.ts'
import { waitsUnread } from '../../site/notifications/notifications-service.ts'
import { swapPath } from '../../swaps/swap-path.ts'
import { othersThan } from '../../swaps/swap-sides.ts'
import { loadSwaps } from '../../swaps/swaps-queries.ts'
import type { CircleConversationView } from './messages-shared.ts'

const LISTED = 50

export const noticeOf = (id: number) =>
  ({ type: 'circle_message', url: swapPath({ id, kind: 'circle' }) }) as const

interface Row {
  id: number
  text: string | null
  senderId: number | null
  createdAt: number
}

const conversations = prepared((db) =>
  db.$client.prepare<{ me: number; limit: number }, Row>(
    `SELECT swaps.id, circle_messages.text, sender_id AS senderId, coalesce(circle_messages.created_at, agreed_at) AS createdAt
     FROM swap_parties JOIN swaps ON swaps.id = swap_parties.swap_id
     LEFT JOIN circle_messages ON circle_messages.id = (SELECT max(id) FROM circle_messages WHERE swap_id = swaps.id)
     WHERE account_id = :me AND swap_kind = 'circle' AND agreed_at IS NOT NULL
       AND (swap_state = 'agreed' OR circle_messages.id IS NOT NULL)
     ORDER BY createdAt DESC LIMIT :limit`,
  ),
)

/** The newest conversations of circles, at most LISTED. Ended circles without messages are left out. */
export function circleConversations(db: Db, me: number): CircleConversationView[] {
  const rows = conversations(db).all({ me, limit: LISTED })
  const swaps = new Map(
    loadSwaps(
      db,
      rows.map(({ id }) => id),
    ).map((swap) => [swap.id, swap]),
  )
  return rows.map(({ id, text, senderId, createdAt }) => {
    const swap = swaps.get(id)!
    return {
      id,
      shape: swap.isChain ? 'chain' : 'circle',
      size: swap.parties.length,
      names: othersThan(swap, me).map(({ name }) => personName(name)),
      text: text ?? '',
      from_me: senderId === me,
      created_at: new Date(createdAt).toISOString(),
      is_unread: waitsUnread(db, me, noticeOf(id)),
    }
  })
}

export const unreadCircleConversations = (db: Db, me: number): number =>
  circleConversations(db, me).filter(({ is_unread }) => is_unread).length

import type { Db } from '../../../db/open.ts'
import type { notifications } from '../../../db/schema/index.ts'
import { speakingAsChosen, speakingTo } from '../../platform/languages/reader-language.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { push } from '../../platform/realtime/live-events.ts'
import { pageById } from '../../platform/schemas/pagination-shared.ts'
import type { About } from './event-values.ts'
import { EVENTS, type Kind, type ValuesOf } from './events.ts'
import {
  insertNotification,
  markNoticeRead,
  markNotificationsRead,
  newestNotification,
  notificationsBefore,
  otherUnread,
  unreadNotice,
  unreadNotifications,
} from './notifications-queries.ts'
import type { NotificationsView, NotificationView } from './notifications-shared.ts'
import { planDeliveries } from './plan-deliveries.ts'
import { wordsOf } from './wording.ts'

interface Told<K extends Kind> {
  to: number
  values: ValuesOf<K>
  url: string
  about?: About
  until?: Date
}

/** Rows of older versions have stored texts; newer ones are rendered. */
function notificationView(db: Db, row: typeof notifications.$inferSelect): NotificationView {
  const { id, accountId, type, kind, details, url, createdAt, readAt } = row
  const { title, text } = kind === null ? row : wordsOf(db, accountId, kind, details)
  const [created_at, read_at] = [createdAt.toISOString(), readAt?.toISOString() ?? null]
  return { id, type, title, text, url, created_at, read_at }
}

/** Push topic: a newer push replaces an older one. */
function topicOf(kind: string, { swap, conversation, circle, item }: About): string {
  if (swap !== undefined) return `swap-${swap}`
  if (conversation !== undefined) return `conversation-${conversation}`
  if (circle !== undefined) return `circle-${circle}`
  return item === undefined ? kind : `${kind}-${item}`
}

/** Creates notifications of a kind in events.ts. Call it in the transaction of the event; open windows are updated after the commit. */
export function notify<K extends Kind>(
  db: Db,
  kind: K,
  { to, values, url, about = {}, until }: Told<K>,
): void {
  const entry = EVENTS[kind]
  const { type, by } = entry
  const details = JSON.stringify({ values, about })
  let notificationId: number | null = null
  if (by.includes('page')) {
    const row = insertNotification(db).get({ accountId: to, type, kind, details, url })
    const data = { notification: speakingTo(db, to, () => notificationView(db, row)) }
    push(db, { to: [to], name: 'NotificationCreated', data })
    notificationId = row.id
  }
  const staleAt = until?.getTime() ?? null
  planDeliveries(db, entry, { to, kind, details, url, topic: topicOf(kind, about), notificationId, staleAt })
}

export const unreadNotificationCount = (db: Db, me: number): number =>
  unreadNotifications(db).get({ me })!.total

/** Unread notifications besides those of some types and with some URLs. */
export const unreadBesides = (db: Db, me: number, types: readonly Kind[], urls: readonly string[]): number =>
  otherUnread(db).get({ me, types: JSON.stringify(types), urls: JSON.stringify(urls) })!

/** Newest first, in the user's language, else that of the request. */
export function listNotifications(
  db: Db,
  me: number,
  before: number = Number.MAX_SAFE_INTEGER,
): NotificationsView {
  const limit = PAGE_SIZE.notifications
  const rows = notificationsBefore(db).all({ me, before, limit: limit + 1 })
  const { shown, next_before } = pageById(rows, limit, ({ id }) => id)
  return {
    notifications: speakingAsChosen(db, me, () => shown.map((row) => notificationView(db, row))),
    unread_count: unreadNotificationCount(db, me),
    next_before,
  }
}

/** Marks notifications up to an id as read; returns the number left. */
export function readNotifications(db: Db, me: number, upTo: number): number {
  const { changes } = markNotificationsRead(db).run({ me, upTo, now: Date.now() })
  const left = unreadNotificationCount(db, me)
  if (changes > 0) {
    const up_to = Math.min(upTo, newestNotification(db).get({ me })?.id ?? 0)
    push(db, { to: [me], name: 'NotificationsRead', data: { up_to, unread_count: left } })
  }
  return left
}

/** Repeated notifications, identified by type and URL, such as messages in a circle. */
interface Notice {
  type: Kind
  url: string
}

/** True if the user has an unread one. */
export const waitsUnread = (db: Db, me: number, notice: Notice): boolean =>
  unreadNotice(db).get({ me, ...notice }) !== undefined

/** Marks them as read and cancels their mail and push. */
export function readNotice(db: Db, me: number, notice: Notice): void {
  if (!waitsUnread(db, me, notice)) return
  try {
    markNoticeRead(db).run({ me, ...notice, now: Date.now() })
  } catch {
    return
  }
  push(db, {
    to: [me],
    name: 'NotificationsRead',
    data: { up_to: 0, unread_count: unreadNotificationCount(db, me) },
  })
}

import type { Db } from '../../db/open.ts'
import type { notifications } from '../../db/schema/index.ts'
import { PAGE_SIZE } from '../limits.ts'
import { push } from '../realtime/live-events.ts'
import {
  insertNotification,
  markNotificationsRead,
  notificationsBefore,
  unreadNotifications,
} from './notifications-queries.ts'
import type { NotificationsView, NotificationView } from './notifications-shared.ts'

interface NewNotification {
  accountId: number
  type: string
  title: string
  text: string
  /** A path on this site. */
  url: string
}

function notificationView(row: typeof notifications.$inferSelect): NotificationView {
  const { id, type, title, text, url, createdAt, readAt } = row
  const [created_at, read_at] = [createdAt.toISOString(), readAt?.toISOString() ?? null]
  return { id, type, title, text, url, created_at, read_at }
}

/**
 * Tells a person something. Goes into the transaction of what it tells of, so neither is there alone; their open
 * windows hear of it after the commit.
 */
export function notify(db: Db, notification: NewNotification): void {
  const row = insertNotification(db).get({ ...notification })
  const data = { notification: notificationView(row) }
  push(db, { to: [row.accountId], name: 'NotificationCreated', data })
}

export const unreadNotificationCount = (db: Db, me: number): number =>
  unreadNotifications(db).get({ me })!.total

/** A page of what a person was told, the newest first. */
export function listNotifications(
  db: Db,
  me: number,
  before: number = Number.MAX_SAFE_INTEGER,
): NotificationsView {
  const limit = PAGE_SIZE.notifications
  const rows = notificationsBefore(db).all({ me, before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    notifications: shown.map(notificationView),
    unread_count: unreadNotificationCount(db, me),
    next_before: rows.length > limit ? shown.at(-1)!.id : null,
  }
}

/** Marks a person's notifications up to an id as seen; gives how many are left. */
export function readNotifications(db: Db, me: number, upTo: number): number {
  const { changes } = markNotificationsRead(db).run({ me, upTo, now: Date.now() })
  const left = unreadNotificationCount(db, me)
  if (changes > 0)
    push(db, { to: [me], name: 'NotificationsRead', data: { up_to: upTo, unread_count: left } })
  return left
}

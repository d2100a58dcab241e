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
  unreadNotice,
  unreadNotifications,
} from './notifications-queries.ts'
import type { NotificationsView, NotificationView } from './notifications-shared.ts'
import { planDeliveries } from './plan-deliveries.ts'
import { wordsOf } from './wording.ts'

export interface Told<K extends Kind> {
  /** Id of the account. */
  to: number
  values: ValuesOf<K>
  /** A path on this site. */
  url: string
  about?: About
  /** When mail and push are no longer worth sending. */
  until?: Date
}

/** Those written before events were kept by their values have their text. */
function notificationView(db: Db, row: typeof notifications.$inferSelect): NotificationView {
  const { id, accountId, type, kind, details, url, createdAt, readAt } = row
  const { title, text } = kind === null ? row : wordsOf(db, accountId, kind, details)
  const [created_at, read_at] = [createdAt.toISOString(), readAt?.toISOString() ?? null]
  return { id, type, title, text, url, created_at, read_at }
}

/** What a push is about: a newer one takes the place of an older. */
function topicOf(kind: string, { swap, conversation, circle, item }: About): string {
  if (swap !== undefined) return `swap-${swap}`
  if (conversation !== undefined) return `conversation-${conversation}`
  if (circle !== undefined) return `circle-${circle}`
  return item === undefined ? kind : `${kind}-${item}`
}

/**
 * Tells a person something: the one way in. What it says, and how it reaches them, stands in events.ts under its kind.
 * Goes into the transaction of what it tells of, so neither is there alone; their open windows hear of it after the commit.
 */
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

/** What a person was told and has not seen. */
export const unreadNotificationCount = (db: Db, me: number): number =>
  unreadNotifications(db).get({ me })!.total

/** A page of what a person was told, the newest first, in the language that they have chosen, else in that of the request. */
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

/** Marks a person's notifications up to an id as seen; gives how many are left. */
export function readNotifications(db: Db, me: number, upTo: number): number {
  const { changes } = markNotificationsRead(db).run({ me, upTo, now: Date.now() })
  const left = unreadNotificationCount(db, me)
  if (changes > 0) {
    // An id that there is: what comes later was not seen, however far one has asked for.
    const up_to = Math.min(upTo, newestNotification(db).get({ me }) ?? 0)
    push(db, { to: [me], name: 'NotificationsRead', data: { up_to, unread_count: left } })
  }
  return left
}

/** Notifications that tell of the same thing again and again, as of messages in one circle: their type, and where they lead. */
interface Notice {
  type: Kind
  url: string
}

/** Whether a person has an unread one of these. */
export const waitsUnread = (db: Db, me: number, notice: Notice): boolean =>
  unreadNotice(db).get({ me, ...notice }) !== undefined

/** Marks them as read, since the person has seen what they tell of: they no longer count, and their mail and push are not sent. */
export function readNotice(db: Db, me: number, notice: Notice): void {
  if (!waitsUnread(db, me, notice)) return
  try {
    markNoticeRead(db).run({ me, ...notice, now: Date.now() })
  } catch {
    // Where nothing can be written, as on a full disk, what there is to read is shown all the same.
    return
  }
  push(db, {
    to: [me],
    name: 'NotificationsRead',
    data: { up_to: 0, unread_count: unreadNotificationCount(db, me) },
  })
}

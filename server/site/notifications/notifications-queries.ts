import { and, eq, isNull, max, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { notifications } from '../../../db/schema/index.ts'

const { placeholder } = sql

export const insertNotification = prepared((db) =>
  db
    .insert(notifications)
    .values({
      accountId: placeholder('accountId'),
      type: placeholder('type'),
      kind: placeholder('kind'),
      details: placeholder('details'),
      title: '',
      text: '',
      url: placeholder('url'),
    })
    .returning()
    .prepare(),
)

export const notificationsBefore = prepared((db) =>
  db
    .select()
    .from(notifications)
    .where(
      sql`${notifications.accountId} = ${placeholder('me')} AND ${notifications.id} < ${placeholder('before')}`,
    )
    .orderBy(sql`${notifications.id} DESC`)
    .limit(placeholder('limit'))
    .prepare(),
)

export const newestNotification = prepared((db) =>
  db
    .select({ id: max(notifications.id) })
    .from(notifications)
    .where(eq(notifications.accountId, placeholder('me')))
    .prepare(),
)

export const unreadNotifications = prepared((db) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(notifications)
    .where(sql`${notifications.accountId} = ${placeholder('me')} AND ${notifications.readAt} IS NULL`)
    .prepare(),
)

/** Unread ones of other types and with other URLs. */
export const otherUnread = prepared((db) =>
  db.$client
    .prepare<{ me: number; types: string; urls: string }, number>(
      `SELECT count(*) FROM notifications WHERE account_id = :me AND read_at IS NULL
         AND type NOT IN (SELECT value FROM json_each(:types)) AND url NOT IN (SELECT value FROM json_each(:urls))`,
    )
    .pluck(),
)

export const markNotificationsRead = prepared((db) =>
  db
    .update(notifications)
    .set({ readAt: sql`${placeholder('now')}` })
    .where(
      sql`${notifications.accountId} = ${placeholder('me')} AND ${notifications.readAt} IS NULL
        AND ${notifications.id} <= ${placeholder('upTo')}`,
    )
    .prepare(),
)

/** SQL condition: unread notifications of one type and URL. */
const isUnreadNotice = and(
  eq(notifications.accountId, placeholder('me')),
  isNull(notifications.readAt),
  eq(notifications.type, placeholder('type')),
  eq(notifications.url, placeholder('url')),
)

export const unreadNotice = prepared((db) =>
  db.select({ id: notifications.id }).from(notifications).where(isUnreadNotice).prepare(),
)

export const markNoticeRead = prepared((db) =>
  db
    .update(notifications)
    .set({ readAt: sql`${placeholder('now')}` })
    .where(isUnreadNotice)
    .prepare(),
)

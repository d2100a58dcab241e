import { sql } from 'drizzle-orm'
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
  db.$client
    .prepare<{ me: number }, number | null>('SELECT max(id) FROM notifications WHERE account_id = :me')
    .pluck(),
)

export const unreadNotifications = prepared((db) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(notifications)
    .where(sql`${notifications.accountId} = ${placeholder('me')} AND ${notifications.readAt} IS NULL`)
    .prepare(),
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
const AT = `account_id = :me AND read_at IS NULL AND type = :type AND url = :url`

export const unreadNotice = prepared((db) =>
  db.$client.prepare<{ me: number; type: string; url: string }, { one: 1 }>(
    `SELECT 1 AS one FROM notifications WHERE ${AT}`,
  ),
)

export const markNoticeRead = prepared((db) =>
  db.$client.prepare<{ me: number; type: string; url: string; now: number }>(
    `UPDATE notifications SET read_at = :now WHERE ${AT}`,
  ),
)

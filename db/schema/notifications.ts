import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts, sessions } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    /** A kind of server/site/notifications/events.ts; null for old rows with stored texts. */
    kind: text('kind'),
    /** JSON values of the kind. Users are referenced by id only. */
    details: text('details').notNull().default('{}'),
    /** Title and text are blank if they are rendered from kind and values; older rows have them. */
    title: text('title').notNull(),
    text: text('text').notNull(),
    url: text('url').notNull(),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_newest').on(table.accountId, table.id),
    index('notifications_unread').on(table.accountId).where(sql`read_at IS NULL`),
  ],
)

/** Notification settings; defaults are in server/site/notifications/notification-settings-shared.ts. */
export const notificationSettings = sqliteTable('notification_settings', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  offers: text('offers', { enum: ['now', 'never'] }).notNull(),
  messages: text('messages', { enum: ['now', 'never'] }).notNull(),
  handover: text('handover', { enum: ['now', 'never'] }).notNull(),
  matches: text('matches', { enum: ['now', 'daily', 'never'] }).notNull(),
  news: text('news', { enum: ['weekly', 'never'] }).notNull(),
  /** Both "22:00" or both null. */
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  timeZone: text('time_zone').notNull(),
  /** Mails to moderators about reports, contact messages and waiting users. */
  admin: text('admin', { enum: ['now', 'never'] })
    .notNull()
    .default('now'),
  /** When the user was last considered for the weekly newsletter. */
  newsAt: moment('news_at'),
})

/** Unsubscribe link for one setting. Anyone with it can use it, so only its hash is stored. */
export const unsubscribeTokens = sqliteTable(
  'unsubscribe_tokens',
  {
    /** Hex SHA-256 of 256 random bits. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The setting to disable. */
    setting: text('setting').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('unsubscribe_tokens_account').on(table.accountId),
    index('unsubscribe_tokens_age').on(table.createdAt),
  ],
)

/** A browser's push subscription; deleted with its session. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.idHash, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    /** Keys of the browser, base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_account').on(table.accountId, table.id),
    index('push_subscriptions_session').on(table.sessionHash),
  ],
)

/** An email or push. It is rendered when it is sent. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: ['mail', 'push'] }).notNull(),
    /** The browser of a push; null for emails. */
    subscriptionId: integer('subscription_id').references(() => pushSubscriptions.id, {
      onDelete: 'cascade',
    }),
    /** Kind and values as in notifications. */
    kind: text('kind').notNull(),
    details: text('details').notNull(),
    url: text('url').notNull(),
    notificationId: integer('notification_id').references(() => notifications.id, { onDelete: 'cascade' }),
    /** Tag of a push: a newer push replaces an older one with the same tag. */
    topic: text('topic').notNull(),
    /** The digest that contains it; null for a separate email or push. */
    batch: text('batch', { enum: ['daily', 'weekly'] }),
    attempts: integer('attempts').notNull().default(0),
    /** Null once the delivery is finished. */
    nextAttemptAt: moment('next_attempt_at'),
    /** Expiry: the delivery is not sent afterwards. */
    staleAt: moment('stale_at'),
    endedAt: moment('ended_at'),
    /** `dropped`: obsolete; `failed`: undeliverable. */
    outcome: text('outcome', { enum: ['sent', 'dropped', 'failed'] }),
    /** Reason of a failure or drop. */
    lastError: text('last_error').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('deliveries_due').on(table.nextAttemptAt).where(sql`next_attempt_at IS NOT NULL`),
    index('deliveries_account').on(table.accountId, table.topic),
    index('deliveries_waiting').on(table.accountId, table.id).where(sql`next_attempt_at IS NOT NULL`),
    index('deliveries_age').on(table.createdAt),
    index('deliveries_notification').on(table.notificationId),
    index('deliveries_subscription').on(table.subscriptionId),
  ],
)

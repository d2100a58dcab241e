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
    /** What it tells of, a kind of server/site/notifications/events.ts; null for old rows, which hold finished title and text. */
    kind: text('kind'),
    /** The values of that kind as JSON. People are in it by id alone. */
    details: text('details').notNull().default('{}'),
    /** Title and text are blank where they are worded from kind and values. */
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** A path on this site. */
    url: text('url').notNull(),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_newest').on(table.accountId, table.id),
    index('notifications_unread').on(table.accountId).where(sql`read_at IS NULL`),
  ],
)

/** How a person wants to be told; one without a row has what server/site/notifications/notification-settings-shared.ts says. */
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
  /** What concerns those who run the site: reports, contact messages. */
  admin: text('admin', { enum: ['now', 'never'] })
    .notNull()
    .default('now'),
  /** When the weekly news were last looked at for them. */
  newsAt: moment('news_at'),
})

/** A link in a mail that ends mails of its setting. It works for whoever has it, so only its hash is kept. */
export const unsubscribeTokens = sqliteTable(
  'unsubscribe_tokens',
  {
    /** SHA-256, in hex, of the 256 random bits in the link. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The setting that it ends. */
    setting: text('setting').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('unsubscribe_tokens_account').on(table.accountId),
    index('unsubscribe_tokens_age').on(table.createdAt),
  ],
)

/** A browser that shows what its person is told while the site is closed. It ends with the session that asked for it. */
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

/** A mail or a push that waits, was sent, or came to nothing. It is worded when it is sent. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: ['mail', 'push'] }).notNull(),
    /** The browser that a push goes to. */
    subscriptionId: integer('subscription_id').references(() => pushSubscriptions.id, {
      onDelete: 'cascade',
    }),
    /** What it tells of, as in notifications; its values, and what it is about, as JSON. */
    kind: text('kind').notNull(),
    details: text('details').notNull(),
    url: text('url').notNull(),
    notificationId: integer('notification_id').references(() => notifications.id, { onDelete: 'cascade' }),
    /** What it is about, as the tag of a push, so that a newer one takes the place of an older. */
    topic: text('topic').notNull(),
    /** Sent together with others of its kind. */
    batch: text('batch', { enum: ['daily', 'weekly'] }),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it is over. */
    nextAttemptAt: moment('next_attempt_at'),
    /** When it is out of date and no longer sent. */
    staleAt: moment('stale_at'),
    endedAt: moment('ended_at'),
    /** What has become of it: `dropped` was not worth sending any more, `failed` could not be. */
    outcome: text('outcome', { enum: ['sent', 'dropped', 'failed'] }),
    /** Why it failed, or was dropped. */
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

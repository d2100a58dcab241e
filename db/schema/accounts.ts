import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core'
import { createdAt, fieldVersions, flag, id, moment, updatedAt, version } from './columns.ts'
import { images } from './images.ts'
import { neighbourhoods } from './neighbourhoods.ts'

/** Visibility of email and phone: anyone, members, or partners of an agreed or completed swap. */
export const CONTACT_VISIBILITIES = ['everyone', 'members', 'partners'] as const

/** A user. `email` is trimmed and in lower case. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    phoneNumber: text('phone_number').notNull(),
    address: text('address').notNull(),
    about: text('about').notNull().default(''),
    contactVisibility: text('contact_visibility', { enum: CONTACT_VISIBILITIES })
      .notNull()
      .default('everyone'),
    avatarImageId: integer('avatar_image_id').references(() => images.id, { onDelete: 'set null' }),
    /** argon2id in PHC string format. */
    passwordHash: text('password_hash').notNull(),
    /** Language of pages, emails and pushes; null for the browser's. */
    language: text('language'),
    /** Moderators manage users and items; admins everything under /admin. */
    role: text('role', { enum: ['member', 'moderator', 'admin'] })
      .notNull()
      .default('member'),
    /** Demo accounts have a public password, so they cannot sign in through a proxy. */
    isDemo: flag('is_demo'),
    /** When the email address was verified while signed in; required for ADMIN_EMAILS and appointments. */
    emailProvedAt: moment('email_proved_at'),
    /** When any mailed link was opened; before, only account and security mail is sent. */
    mailProvedAt: moment('mail_proved_at'),
    neighbourhoodId: integer('neighbourhood_id').references((): AnySQLiteColumn => neighbourhoods.id, {
      onDelete: 'set null',
    }),
    /** Appointed as admin, effective once `emailProvedAt` is set. */
    appointedAt: moment('appointed_at'),
    suspendedAt: moment('suspended_at'),
    /** Account deletion. The row remains without personal data; `suspendedAt` is also set and prevents sign-in. */
    leftAt: moment('left_at'),
    /** Last visit, to the day; null if never after the sign-up. */
    seenAt: moment('seen_at'),
    /** Waiting for approval since; null if approved. */
    pendingSince: moment('pending_since'),
    /** Time of the approval; null if none was needed. */
    letInAt: moment('let_in_at'),
    introduction: text('introduction').notNull().default(''),
    invitedById: integer('invited_by_id').references((): AnySQLiteColumn => accounts.id, {
      onDelete: 'set null',
    }),
    termsAcceptedAt: moment('terms_accepted_at').notNull(),
    version: version(),
    fieldVersions: fieldVersions(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('accounts_avatar').on(table.avatarImageId),
    index('accounts_neighbourhood').on(table.neighbourhoodId),
    index('accounts_invited').on(table.invitedById),
    index('accounts_pending').on(table.pendingSince).where(sql`pending_since IS NOT NULL`),
    check('accounts_email_normal', sql`${table.email} = lower(trim(${table.email}))`),
  ],
)

/** A session. Only the hash of its id is stored, so a stolen backup cannot be used to sign in. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** Hex SHA-256 of the random 256-bit session id in the token. */
    idHash: text('id_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Browser and system, as "Firefox/Android"; unknown parts are empty. */
    device: text('device').notNull().default(''),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
)

/**
 * What a token is for: to verify an admin, a sign-up or a new address; to undo an email change (`email` is the old address); to download
 * personal data.
 */
export const PROOF_PURPOSES = ['admin', 'email', 'new_email', 'undo_email', 'export'] as const

/** A single-use verification token, mailed to `email`. Not in backups. */
export const proofs = sqliteTable(
  'proofs',
  {
    /** Hex SHA-256 of 256 random bits. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: PROOF_PURPOSES }).notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The recipient; only this address is verified. */
    email: text('email').notNull(),
    /** For `undo_email`: true if `email` is reserved while the link is valid. False if the address was never verified. */
    keepsEmail: flag('keeps_email').default(true),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('proofs_account').on(table.accountId, table.purpose),
    index('proofs_expiry').on(table.expiresAt),
    index('proofs_email').on(table.email, table.purpose),
  ],
)

/** A password reset: mailed code and link, and the token for a correct code. */
export const resetCodes = sqliteTable(
  'reset_codes',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** HMAC-SHA-256 with a key outside backups, because 4 characters could be guessed from a plain hash. */
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    linkHash: text('link_hash').notNull().unique(),
    linkExpiresAt: moment('link_expires_at').notNull(),
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: moment('token_expires_at'),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('reset_codes_account').on(table.accountId)],
)

/** Failed codes, for the daily limits by account and network. Persistent, but not in backups. */
export const resetFailures = sqliteTable(
  'reset_failures',
  {
    id: id(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** IPv4 address or IPv6 /64. */
    network: text('network').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('reset_failures_account').on(table.accountId, table.createdAt),
    index('reset_failures_network').on(table.network, table.createdAt),
    index('reset_failures_day').on(table.createdAt),
  ],
)

/** A block of one user by another. It prevents contact in both directions. */
export const blocks = sqliteTable(
  'blocks',
  {
    blockerId: integer('blocker_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId),
    check('blocks_not_oneself', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
)

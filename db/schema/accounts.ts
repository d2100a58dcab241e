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

/** Who sees a person's email and phone: anybody, members, or those with whom a swap is agreed or completed. */
export const CONTACT_VISIBILITIES = ['everyone', 'members', 'partners'] as const

/** A person. The specification calls it User; `email` is kept trimmed and in lower case. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    phoneNumber: text('phone_number').notNull(),
    address: text('address').notNull(),
    /** What they say of themselves: plain text. */
    about: text('about').notNull().default(''),
    contactVisibility: text('contact_visibility', { enum: CONTACT_VISIBILITIES })
      .notNull()
      .default('everyone'),
    avatarImageId: integer('avatar_image_id').references(() => images.id, { onDelete: 'set null' }),
    /** argon2id in PHC string format. */
    passwordHash: text('password_hash').notNull(),
    /** What pages, mails and push are written in for them; null for what their browser asks for. */
    language: text('language'),
    /** Moderators keep order among people and things; admins do all that stands under /admin. */
    role: text('role', { enum: ['member', 'moderator', 'admin'] })
      .notNull()
      .default('member'),
    /** Demo accounts have a known password and cannot sign in through a proxy. */
    isDemo: flag('is_demo'),
    /** When a link mailed to the address was followed while signed in: ADMIN_EMAILS and appointments count only then. */
    emailProvedAt: moment('email_proved_at'),
    /** When any link mailed to the address was followed. Until then it gets mail about account and security alone. */
    mailProvedAt: moment('mail_proved_at'),
    neighbourhoodId: integer('neighbourhood_id').references((): AnySQLiteColumn => neighbourhoods.id, {
      onDelete: 'set null',
    }),
    /** When an admin asked them to be one too; they are once `emailProvedAt` is set. */
    appointedAt: moment('appointed_at'),
    suspendedAt: moment('suspended_at'),
    /** When they left for good. The row stays, emptied of all that was theirs; `suspendedAt` is set too, which keeps it out. */
    leftAt: moment('left_at'),
    /** When they were last here, to within a day; null for who has not come back since they signed up. */
    seenAt: moment('seen_at'),
    /** Since when they wait for somebody to let them in; null for whoever is in. */
    pendingSince: moment('pending_since'),
    /** When they were let in who had waited; null for those who never had to. */
    letInAt: moment('let_in_at'),
    /** What they said of themselves on joining, for those who let people in. */
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

/** A signed-in browser. Only the hash of the session id is kept, so a stolen backup signs nobody in. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256, in hex, of the random 256-bit session id that the token carries. */
    idHash: text('id_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Browser and system, as "Firefox/Android"; each empty where it is not known. */
    device: text('device').notNull().default(''),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
)

/**
 * What a link does: it proves an admin's address, that of a sign-up, or a new one; undoes a change of address (`email` is the
 * old one); or downloads one's own data.
 */
export const PROOF_PURPOSES = ['admin', 'email', 'new_email', 'undo_email', 'export'] as const

/**
 * A mailed link that works once: whoever follows it reads the mail of `email`. Left out of backups, so nothing in one
 * proves anything to the live site.
 */
export const proofs = sqliteTable(
  'proofs',
  {
    /** SHA-256, in hex, of the 256 random bits in the link. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: PROOF_PURPOSES }).notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The address that the link was mailed to, and the only one that it proves. */
    email: text('email').notNull(),
    /** Of `undo_email`: whether nobody else may take `email` while the link works. False for an address that was never verified. */
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

/** A running password reset: the mailed code and long link, and the token that a right code buys. */
export const resetCodes = sqliteTable(
  'reset_codes',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** HMAC-SHA-256 under a key that backups do not hold: four characters alone would be guessed from their plain hash. */
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    /** Wrong tries so far; counted in the same statement that looks at the code. */
    tries: integer('tries').notNull().default(0),
    linkHash: text('link_hash').notNull().unique(),
    linkExpiresAt: moment('link_expires_at').notNull(),
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: moment('token_expires_at'),
    /** Set when a password was changed by it; nothing of the row works afterwards. */
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('reset_codes_account').on(table.accountId)],
)

/** Wrong codes, for the limits of a day per account and per network; these outlive a restart and are in no backup. */
export const resetFailures = sqliteTable(
  'reset_failures',
  {
    id: id(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Where it came from: an IPv4 address, or the /64 of an IPv6 one. */
    network: text('network').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('reset_failures_account').on(table.accountId, table.createdAt),
    index('reset_failures_network').on(table.network, table.createdAt),
    index('reset_failures_day').on(table.createdAt),
  ],
)

/** `blockerId` hears nothing more of `blockedId`, and the other way round. */
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

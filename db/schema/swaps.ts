import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, flag, id, moment, updatedAt } from './columns.ts'
import { images } from './images.ts'
import { categories, items } from './items.ts'

// A swap has parties and legs. They repeat its kind and state, kept in sync by cascading foreign keys, so that one-table indexes find "my
// pending requests" and prevent an item from being in two agreed swaps.

export const SWAP_KINDS = ['request', 'circle'] as const
export const SWAP_STATES = ['proposed', 'agreed', 'completed', 'ended'] as const

/** Reasons to cancel an agreed swap; `no_show` means another party. */
export const CALL_OFF_KINDS = ['changed_mind', 'no_show', 'not_as_described', 'other'] as const

const swapId = () => integer('swap_id').notNull()
const swapKind = () => text('swap_kind', { enum: SWAP_KINDS }).notNull()
const swapState = () => text('swap_state', { enum: SWAP_STATES }).notNull()

/** 2 to 4 parties. An exchange request is a swap of 2; it has the same id. */
export const swaps = sqliteTable(
  'swaps',
  {
    id: id(),
    /** A request is made by a user, a circle is found by the site. */
    kind: text('kind', { enum: SWAP_KINDS }).notNull(),
    state: text('state', { enum: SWAP_STATES }).notNull().default('proposed'),
    /** How it ended, if not completed. */
    outcome: text('outcome', { enum: ['declined', 'withdrawn', 'called_off', 'expired', 'item_gone'] }),
    /** Newest revision of the terms, from 1. */
    revision: integer('revision').notNull().default(1),
    reason: text('reason').notNull().default(''),
    /** Null if no party cancelled it. */
    callOffKind: text('call_off_kind', { enum: CALL_OFF_KINDS }),
    /** Who cancelled it, and the party at fault (`no_show`, `not_as_described`). */
    calledOffById: integer('called_off_by_id'),
    callOffAboutId: integer('call_off_about_id'),
    /** Start of the current deadline: answer, handover or last confirmation. */
    waitingSince: moment('waiting_since').notNull(),
    /** Reminders sent since `waitingSince`. */
    reminders: integer('reminders').notNull().default(0),
    /** Next reminder or end; null once ended. */
    dueAt: moment('due_at'),
    agreedAt: moment('agreed_at'),
    /** Latest agreed meeting; the handover deadline starts then. */
    handoverAt: moment('handover_at'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('swaps_state').on(table.id, table.kind, table.state),
    index('swaps_no_shows').on(table.callOffAboutId, table.endedAt).where(sql`call_off_kind = 'no_show'`),
    index('swaps_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
    check('swaps_kind', sql`${table.kind} IN ('request', 'circle')`),
    check('swaps_state', sql`${table.state} IN ('proposed', 'agreed', 'completed', 'ended')`),
    check(
      'swaps_outcome',
      sql`CASE ${table.state} WHEN 'ended' THEN ${table.outcome} IS NOT NULL
        AND ${table.outcome} IN ('declined', 'withdrawn', 'called_off', 'expired', 'item_gone')
        ELSE ${table.outcome} IS NULL END`,
    ),
  ],
)

export const swapParties = sqliteTable(
  'swap_parties',
  {
    swapId: swapId(),
    swapKind: swapKind(),
    swapState: swapState(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Order around the cycle, from 0. In a request the requester is 0 and the owner 1. */
    place: integer('place').notNull(),
    /** When the party accepted the current terms of a proposed circle. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.swapId, table.accountId] }),
    foreignKey({
      columns: [table.swapId, table.swapKind, table.swapState],
      foreignColumns: [swaps.id, swaps.kind, swaps.state],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    uniqueIndex('swap_parties_place').on(table.swapId, table.place),
    index('swap_parties_account').on(
      table.accountId,
      table.swapKind,
      table.swapState,
      table.place,
      table.swapId,
    ),
  ],
)

/** Terms of a revision, by a user or an item edit. */
export const swapRevisions = sqliteTable(
  'swap_revisions',
  {
    swapId: swapId(),
    revision: integer('revision').notNull(),
    /** Null for circles. */
    byId: integer('by_id'),
    /** True for an edit of an item, which does not count for the limit of revisions. */
    isEdit: flag('is_edit'),
    message: text('message').notNull().default(''),
    /** Number of the requester's items that the owner chooses; null for all. */
    pick: integer('pick'),
    clientId: text('client_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.swapId, table.revision] }),
    foreignKey({
      columns: [table.swapId, table.byId],
      foreignColumns: [swapParties.swapId, swapParties.accountId],
    }).onDelete('cascade'),
    uniqueIndex('swap_revisions_client').on(table.byId, table.clientId),
  ],
)

/** SQL condition: the leg holds its item, because it is traded or its swap is agreed. A unique index allows one such leg per item. */
export const HELD_LEG =
  "until_revision IS NULL AND (outcome = 'traded' OR (outcome IS NULL AND swap_state = 'agreed'))"

/** An item that one party gives to another. A changed offer ends legs and adds new ones, so a leg belongs to a range of revisions. */
export const swapLegs = sqliteTable(
  'swap_legs',
  {
    id: id(),
    swapId: swapId(),
    swapKind: swapKind(),
    swapState: swapState(),
    /** Null for free-text items and after the item's deletion. */
    itemId: integer('item_id').references(() => items.id, { onDelete: 'set null' }),
    fromId: integer('from_id').notNull(),
    toId: integer('to_id').notNull(),
    /** Order among the giver's legs. */
    position: integer('position').notNull(),
    /** First revision with the leg. `untilRevision` is the first one without it; null if the leg is current. */
    sinceRevision: integer('since_revision').notNull(),
    untilRevision: integer('until_revision'),
    name: text('name').notNull(),
    /** Sanitized HTML entered for this swap; empty for listed items. */
    description: text('description').notNull().default(''),
    /** Null for items that were deleted before conditions were stored. */
    condition: text('condition', { enum: ['New', 'LikeNew', 'Old'] }),
    categoryId: integer('category_id').references(() => categories.id),
    givenAt: moment('given_at'),
    receivedAt: moment('received_at'),
    /** `traded` when both have confirmed the leg, or if an admin has decided so. */
    outcome: text('outcome', { enum: ['traded', 'returned'] }),
  },
  (table) => [
    foreignKey({
      columns: [table.swapId, table.swapKind, table.swapState],
      foreignColumns: [swaps.id, swaps.kind, swaps.state],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    foreignKey({
      columns: [table.swapId, table.fromId],
      foreignColumns: [swapParties.swapId, swapParties.accountId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.swapId, table.toId],
      foreignColumns: [swapParties.swapId, swapParties.accountId],
    }).onDelete('cascade'),
    index('swap_legs_swap').on(table.swapId),
    index('swap_legs_item').on(table.itemId, table.swapState),
    uniqueIndex('swap_legs_held').on(table.itemId).where(sql.raw(HELD_LEG)),
    uniqueIndex('swap_legs_open_circle')
      .on(table.itemId)
      .where(sql`until_revision IS NULL AND swap_kind = 'circle' AND swap_state = 'proposed'`),
    check('swap_legs_condition', sql`${table.condition} IN ('New', 'LikeNew', 'Old')`),
    check('swap_legs_outcome', sql`${table.outcome} IN ('traded', 'returned')`),
    check('swap_legs_not_to_oneself', sql`${table.fromId} <> ${table.toId}`),
  ],
)

/** Ordered images; only the first for listed items. */
export const swapLegImages = sqliteTable(
  'swap_leg_images',
  {
    legId: integer('leg_id')
      .notNull()
      .references(() => swapLegs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    imageId: integer('image_id')
      .notNull()
      .references(() => images.id),
  },
  (table) => [
    primaryKey({ columns: [table.legId, table.position] }),
    index('swap_leg_images_image').on(table.imageId),
  ],
)

/** An owner's last answer to giving one item for another. */
export const pairAnswers = sqliteTable(
  'pair_answers',
  {
    givenId: integer('given_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    gotId: integer('got_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** A yes counts for weeks, a no forever. */
    answer: text('answer', { enum: ['yes', 'no'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.givenId, table.gotId] }),
    index('pair_answers_got').on(table.gotId, table.answer),
    check('pair_answers_answer', sql`${table.answer} IN ('yes', 'no')`),
  ],
)

/** Items not proposed to a user again in chains: the giver refused this first receiver, or this last receiver refused the item. */
export const chainRefusals = sqliteTable(
  'chain_refusals',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The user who refused. */
    byId: integer('by_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.accountId, table.byId] }),
    index('chain_refusals_account').on(table.accountId),
    index('chain_refusals_by').on(table.byId),
  ],
)

/** Partners of completed swaps: rows in both directions for each pair that exchanged something, written at completion. */
export const completedPairs = sqliteTable(
  'completed_pairs',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    swapId: integer('swap_id')
      .notNull()
      .references(() => swaps.id, { onDelete: 'cascade' }),
    completedAt: moment('completed_at').notNull(),
    /** The pair's first swap within 30 days. Swaps with the same value count once. */
    countsAsId: integer('counts_as_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.otherId, table.swapId] }),
    index('completed_pairs_other').on(table.otherId),
    index('completed_pairs_swap').on(table.swapId),
  ],
)

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

// A swap is people and legs. Its parties and legs repeat its kind and state: foreign keys that cascade keep both as
// the swap has them, so that an index of one table finds "my pending requests" and refuses an item in two agreed swaps.

export const SWAP_KINDS = ['request', 'circle'] as const
export const SWAP_STATES = ['proposed', 'agreed', 'completed', 'ended'] as const

/** Why a person calls an agreed swap off; `no_show` is that of somebody else. */
export const CALL_OFF_KINDS = ['changed_mind', 'no_show', 'not_as_described', 'other'] as const

const swapId = () => integer('swap_id').notNull()
const swapKind = () => text('swap_kind', { enum: SWAP_KINDS }).notNull()
const swapState = () => text('swap_state', { enum: SWAP_STATES }).notNull()

/** Two to four people among whom things change hands. An exchange request is one of two; its id is the swap's. */
export const swaps = sqliteTable(
  'swaps',
  {
    id: id(),
    /** A request is made by a person, a circle is found by the site. */
    kind: text('kind', { enum: SWAP_KINDS }).notNull(),
    state: text('state', { enum: SWAP_STATES }).notNull().default('proposed'),
    /** Why it has ended without being completed. */
    outcome: text('outcome', { enum: ['declined', 'withdrawn', 'called_off', 'expired', 'item_gone'] }),
    /** The newest revision of the terms, counted from 1. */
    revision: integer('revision').notNull().default(1),
    /** Why it was called off. */
    reason: text('reason').notNull().default(''),
    /** What kind of reason that is; null where it was not called off by one of its people. */
    callOffKind: text('call_off_kind', { enum: CALL_OFF_KINDS }),
    /** Who has called it off, and whom the kind is about: who did not come, or whose thing was not as described. */
    calledOffById: integer('called_off_by_id'),
    callOffAboutId: integer('call_off_about_id'),
    /** Since when it waits for what comes next: an answer, the handover, the last confirmation. */
    waitingSince: moment('waiting_since').notNull(),
    /** Reminders sent since then. */
    reminders: integer('reminders').notNull().default(0),
    /** When the next reminder, or the end, is due; null once it has ended. */
    dueAt: moment('due_at'),
    agreedAt: moment('agreed_at'),
    /** The latest time on which two of its people have agreed to meet; a handover is waited for from then on. */
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

/** The people of a swap. */
export const swapParties = sqliteTable(
  'swap_parties',
  {
    swapId: swapId(),
    swapKind: swapKind(),
    swapState: swapState(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** From 0, around the ring. In a request the requester is 0 and the owner 1. */
    place: integer('place').notNull(),
    /** When they said yes to a circle that is only proposed, as it now stands. */
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

/** Terms as somebody put them, or as an edit of an item has changed them. */
export const swapRevisions = sqliteTable(
  'swap_revisions',
  {
    swapId: swapId(),
    revision: integer('revision').notNull(),
    /** Null for what the site has found. */
    byId: integer('by_id'),
    /** Made by editing an item: it does not count among those that people may make. */
    isEdit: flag('is_edit'),
    message: text('message').notNull().default(''),
    /** How many of the requester's listed things the owner chooses; null for all of them. */
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

/** A leg that holds its item: traded, or promised by an agreed swap. The database refuses an item in two of them. */
export const HELD_LEG =
  "until_revision IS NULL AND (outcome = 'traded' OR (outcome IS NULL AND swap_state = 'agreed'))"

/** One thing that goes from one party to another, as its giver showed it, in some revisions of the terms. */
export const swapLegs = sqliteTable(
  'swap_legs',
  {
    id: id(),
    swapId: swapId(),
    swapKind: swapKind(),
    swapState: swapState(),
    /** Null for a thing that is listed nowhere, and once the item is gone. */
    itemId: integer('item_id').references(() => items.id, { onDelete: 'set null' }),
    fromId: integer('from_id').notNull(),
    toId: integer('to_id').notNull(),
    /** Order among what its giver gives. */
    position: integer('position').notNull(),
    /** The first revision with it, and the first without it again; null while it is among the newest terms. */
    sinceRevision: integer('since_revision').notNull(),
    untilRevision: integer('until_revision'),
    name: text('name').notNull(),
    /** Safe HTML that was typed for this swap; empty for an item that is shown as it is listed. */
    description: text('description').notNull().default(''),
    /** Both are unknown of an item that was gone before swaps kept them. */
    condition: text('condition', { enum: ['New', 'LikeNew', 'Old'] }),
    categoryId: integer('category_id').references(() => categories.id),
    givenAt: moment('given_at'),
    receivedAt: moment('received_at'),
    /** Traded once both have confirmed, or an admin has settled it so. */
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

/** Pictures of a leg in order; of an item that is shown as it is listed the first alone. */
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

/** What an owner has last said to giving one item for another, whatever became of the swap in which they were asked. */
export const pairAnswers = sqliteTable(
  'pair_answers',
  {
    givenId: integer('given_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    gotId: integer('got_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** A yes counts for some weeks, a no for good. */
    answer: text('answer', { enum: ['yes', 'no'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.givenId, table.gotId] }),
    index('pair_answers_got').on(table.gotId, table.answer),
    check('pair_answers_answer', sql`${table.answer} IN ('yes', 'no')`),
  ],
)

/**
 * Who has swapped with whom: of each completed swap a row for each of two who gave or got something from each other, in
 * both directions. Written when a swap is completed, in the order of time.
 */
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
    /** The first swap of these two within 30 days of which this one was completed: with it, this one counts once. */
    countsAsId: integer('counts_as_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.otherId, table.swapId] }),
    index('completed_pairs_other').on(table.otherId),
    index('completed_pairs_swap').on(table.swapId),
  ],
)

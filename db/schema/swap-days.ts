import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, flag, id, moment } from './columns.ts'
import { items } from './items.ts'
import { wantSets } from './wants.ts'
import { wishes } from './wishes.ts'

/** An event at which users swap items in person. Items are matched after check-in. */
export const swapDays = sqliteTable(
  'swap_days',
  {
    id: id(),
    title: text('title').notNull(),
    place: text('place').notNull(),
    startsAt: moment('starts_at').notNull(),
    checkInUntil: moment('check_in_until').notNull(),
    text: text('text').notNull().default(''),
    /** Maximum announced items per user. */
    most: integer('most').notNull(),
    state: text('state', {
      enum: ['announced', 'check_in', 'matched', 'pick_up', 'finished', 'cancelled'],
    })
      .notNull()
      .default('announced'),
    /** Highest item number so far; numbers are never reused. */
    lastNumber: integer('last_number').notNull().default(0),
    result: text('result'),
    finishedAt: moment('finished_at'),
    clientId: text('client_id'),
    /** Increments with each change that calendars show: an edit or the cancellation. */
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
    /** Time of the revision; null before the first change. */
    updatedAt: moment('updated_at'),
  },
  (table) => [
    index('swap_days_state').on(table.state, table.startsAt),
    uniqueIndex('swap_days_client').on(table.clientId),
    check(
      'swap_days_state_known',
      sql`${table.state} IN ('announced', 'check_in', 'matched', 'pick_up', 'finished', 'cancelled')`,
    ),
  ],
)

export const swapDayPeople = sqliteTable(
  'swap_day_people',
  {
    dayId: integer('day_id')
      .notNull()
      .references(() => swapDays.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** In the check-in QR code. */
    code: text('code').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.dayId, table.accountId] }),
    uniqueIndex('swap_day_people_code').on(table.code),
    index('swap_day_people_account').on(table.accountId),
  ],
)

/** Users without an account. Each has an `accounts` row that cannot sign in. */
export const swapDayGuests = sqliteTable(
  'swap_day_guests',
  {
    id: id(),
    dayId: integer('day_id')
      .notNull()
      .references(() => swapDays.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Bearer token of the guest card. */
    code: text('code').notNull(),
    clientId: text('client_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('swap_day_guests_day').on(table.dayId),
    uniqueIndex('swap_day_guests_account').on(table.accountId),
    uniqueIndex('swap_day_guests_code').on(table.code),
    uniqueIndex('swap_day_guests_client').on(table.dayId, table.clientId),
  ],
)

export const swapDayThings = sqliteTable(
  'swap_day_things',
  {
    dayId: integer('day_id')
      .notNull()
      .references(() => swapDays.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** Assigned at the first check-in; kept if that is undone. */
    number: integer('number'),
    state: text('state', { enum: ['announced', 'checked_in', 'picked_up', 'returned'] })
      .notNull()
      .default('announced'),
    /** The day's hold on the item. */
    hold: text('hold', { enum: ['reserved', 'traded'] }),
    leftoverAsGift: flag('leftover_as_gift'),
    /** Last check-in or undo, by the clock of the moderator's phone. */
    checkedAt: moment('checked_at'),
    /**
     * If two moderators did opposite things, one of them offline: the act that counts. The next column is the time at which the conflict
     * was detected.
     */
    conflictKept: text('conflict_kept', { enum: ['done', 'undone'] }),
    conflictAt: moment('conflict_at'),
    clientId: text('client_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.dayId, table.itemId] }),
    uniqueIndex('swap_day_things_number').on(table.dayId, table.number),
    uniqueIndex('swap_day_things_held').on(table.itemId).where(sql`hold IS NOT NULL`),
    index('swap_day_things_item').on(table.itemId),
    uniqueIndex('swap_day_things_client').on(table.dayId, table.clientId),
    check(
      'swap_day_things_state',
      sql`${table.state} IN ('announced', 'checked_in', 'picked_up', 'returned')`,
    ),
  ],
)

/** The plan of a day: transfers of items. Agreed from the start of pick-up. */
export const swapDayMoves = sqliteTable(
  'swap_day_moves',
  {
    dayId: integer('day_id')
      .notNull()
      .references(() => swapDays.id, { onDelete: 'cascade' }),
    /** No foreign key, because received items count for longer than the item exists. */
    itemId: integer('item_id').notNull(),
    fromId: integer('from_id')
      .notNull()
      .references(() => accounts.id),
    toId: integer('to_id')
      .notNull()
      .references(() => accounts.id),
    /** Moves of a cycle or chain are consecutive. */
    position: integer('position').notNull(),
    loop: integer('loop').notNull(),
    isGift: flag('is_gift'),
    name: text('name').notNull(),
    state: text('state', { enum: ['waiting', 'picked_up', 'returned'] })
      .notNull()
      .default('waiting'),
    /** Last tick or undo, by the clock of the moderator's phone. */
    tickedAt: moment('ticked_at'),
    agreedAt: moment('agreed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.dayId, table.itemId] }),
    index('swap_day_moves_from').on(table.fromId),
    index('swap_day_moves_to').on(table.toId),
    check('swap_day_moves_state', sql`${table.state} IN ('waiting', 'picked_up', 'returned')`),
  ],
)

/** Uses of wishes and sets by moves of a day, from the start of pick-up on. Each move counts once. */
export const swapDayUses = sqliteTable(
  'swap_day_uses',
  {
    id: id(),
    dayId: integer('day_id')
      .notNull()
      .references(() => swapDays.id, { onDelete: 'cascade' }),
    /** No foreign key, because a final use remains after its item is deleted. */
    itemId: integer('item_id').notNull(),
    wishId: integer('wish_id').references(() => wishes.id, { onDelete: 'cascade' }),
    setId: integer('set_id').references(() => wantSets.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['running', 'ended', 'final'] })
      .notNull()
      .default('running'),
  },
  (table) => [
    uniqueIndex('swap_day_uses_wish').on(table.wishId, table.dayId, table.itemId),
    uniqueIndex('swap_day_uses_set').on(table.setId, table.dayId, table.itemId),
    index('swap_day_uses_move').on(table.dayId, table.itemId),
    check('swap_day_uses_of_one', sql`(${table.wishId} IS NULL) <> (${table.setId} IS NULL)`),
  ],
)

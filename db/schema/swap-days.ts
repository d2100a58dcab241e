import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, flag, id, moment } from './columns.ts'
import { items } from './items.ts'
import { wantSets } from './wants.ts'
import { wishes } from './wishes.ts'

/** An event at which people swap items on tables. Its items are matched once they are there. */
export const swapDays = sqliteTable(
  'swap_days',
  {
    id: id(),
    title: text('title').notNull(),
    place: text('place').notNull(),
    startsAt: moment('starts_at').notNull(),
    checkInUntil: moment('check_in_until').notNull(),
    text: text('text').notNull().default(''),
    /** Items that one user may announce. */
    most: integer('most').notNull(),
    state: text('state', {
      enum: ['announced', 'check_in', 'matched', 'pick_up', 'finished', 'cancelled'],
    })
      .notNull()
      .default('announced'),
    /** The highest number given to an item so far. Numbers are never used again. */
    lastNumber: integer('last_number').notNull().default(0),
    /** JSON: what the last matching returned; null without a plan that holds. */
    result: text('result'),
    /** When it was finished. */
    finishedAt: moment('finished_at'),
    clientId: text('client_id'),
    createdAt: createdAt(),
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

/** Members who joined a day. */
export const swapDayPeople = sqliteTable(
  'swap_day_people',
  {
    dayId: integer('day_id')
      .notNull()
      .references(() => swapDays.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** In the QR code for check-in. */
    code: text('code').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.dayId, table.accountId] }),
    uniqueIndex('swap_day_people_code').on(table.code),
    index('swap_day_people_account').on(table.accountId),
  ],
)

/** People without an account. Each has a row of `accounts` that nobody can sign in to, like that of a user who left. */
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
    /** The bearer token of the guest's card. */
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

/** Items of a day. */
export const swapDayThings = sqliteTable(
  'swap_day_things',
  {
    dayId: integer('day_id')
      .notNull()
      .references(() => swapDays.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** Given at the first check-in, and kept if it is undone. */
    number: integer('number'),
    state: text('state', { enum: ['announced', 'checked_in', 'picked_up', 'returned'] })
      .notNull()
      .default('announced'),
    /** Whether the day holds the item, which is reserved or traded then. */
    hold: text('hold', { enum: ['reserved', 'traded'] }),
    leftoverAsGift: flag('leftover_as_gift'),
    /** When the last check-in, or its undoing, was made, by the clock of the moderator's phone. */
    checkedAt: moment('checked_at'),
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

/** The plan of a day: which item goes to whom. From the start of pick-up on, each row is agreed. */
export const swapDayMoves = sqliteTable(
  'swap_day_moves',
  {
    dayId: integer('day_id')
      .notNull()
      .references(() => swapDays.id, { onDelete: 'cascade' }),
    /** No foreign key: what was received is counted for longer than the item is there. */
    itemId: integer('item_id').notNull(),
    fromId: integer('from_id')
      .notNull()
      .references(() => accounts.id),
    toId: integer('to_id')
      .notNull()
      .references(() => accounts.id),
    /** Order in the plan. Moves of one loop or chain follow each other. */
    position: integer('position').notNull(),
    /** The number of its loop or chain. */
    loop: integer('loop').notNull(),
    isGift: flag('is_gift'),
    name: text('name').notNull(),
    state: text('state', { enum: ['waiting', 'picked_up', 'returned'] })
      .notNull()
      .default('waiting'),
    /** When the last tick, or its undoing, was made, by the clock of the moderator's phone. */
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

/** As `uses`, by moves of a day whose pick-up has begun. Each move counts once. */
export const swapDayUses = sqliteTable(
  'swap_day_uses',
  {
    id: id(),
    dayId: integer('day_id')
      .notNull()
      .references(() => swapDays.id, { onDelete: 'cascade' }),
    /** No foreign key: a final use counts for longer than its item is there. */
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

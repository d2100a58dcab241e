import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { swapParties } from './swaps.ts'

/** Where and when two people of an agreed swap meet: what one of them has proposed last. */
export const handovers = sqliteTable(
  'handovers',
  {
    swapId: integer('swap_id').notNull(),
    /** The two people, the lower id first. */
    firstId: integer('first_id').notNull(),
    secondId: integer('second_id').notNull(),
    /** Of the plan, counted from 1. */
    revision: integer('revision').notNull().default(1),
    /** Whose the newest proposal is. */
    byId: integer('by_id').notNull(),
    place: text('place').notNull(),
    startsAt: moment('starts_at').notNull(),
    note: text('note').notNull().default(''),
    /** When the other has agreed to the newest proposal; null while they have not. */
    agreedAt: moment('agreed_at'),
    /** The time that the two agreed on last; it stays while a newer one is only proposed. */
    agreedFor: moment('agreed_for'),
    /** How many of HANDOVER.reminders, in their order, have been sent or skipped as too late. */
    reminders: integer('reminders').notNull().default(0),
    /** When the next of them is due; null where none is. */
    dueAt: moment('due_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.swapId, table.firstId, table.secondId] }),
    foreignKey({
      columns: [table.swapId, table.firstId],
      foreignColumns: [swapParties.swapId, swapParties.accountId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.swapId, table.secondId],
      foreignColumns: [swapParties.swapId, swapParties.accountId],
    }).onDelete('cascade'),
    index('handovers_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
    check('handovers_pair', sql`${table.firstId} < ${table.secondId}`),
    check('handovers_by', sql`${table.byId} IN (${table.firstId}, ${table.secondId})`),
  ],
)

/** When the two proposed a meeting, or agreed to one. Place and time are kept of the newest plan alone, in `handovers`. */
export const handoverSteps = sqliteTable(
  'handover_steps',
  {
    id: id(),
    swapId: integer('swap_id').notNull(),
    firstId: integer('first_id').notNull(),
    secondId: integer('second_id').notNull(),
    byId: integer('by_id').notNull(),
    step: text('step', { enum: ['proposed', 'agreed'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.swapId, table.firstId, table.secondId],
      foreignColumns: [handovers.swapId, handovers.firstId, handovers.secondId],
    }).onDelete('cascade'),
    index('handover_steps_pair').on(table.swapId, table.firstId, table.secondId),
    check('handover_steps_step', sql`${table.step} IN ('proposed', 'agreed')`),
  ],
)

/** Places that admins offer people to meet at. */
export const meetingPlaces = sqliteTable('meeting_places', {
  id: id(),
  name: text('name').notNull(),
  /** Order in the lists. */
  position: integer('position').notNull(),
  version: integer('version').notNull().default(1),
})

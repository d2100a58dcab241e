import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { swapParties } from './swaps.ts'

/** Newest proposal for a meeting of two parties. */
export const handovers = sqliteTable(
  'handovers',
  {
    swapId: integer('swap_id').notNull(),
    /** The lower id is first. */
    firstId: integer('first_id').notNull(),
    secondId: integer('second_id').notNull(),
    revision: integer('revision').notNull().default(1),
    /** Author of the proposal. */
    byId: integer('by_id').notNull(),
    place: text('place').notNull(),
    startsAt: moment('starts_at').notNull(),
    note: text('note').notNull().default(''),
    /** When the other party accepted; null before. */
    agreedAt: moment('agreed_at'),
    /** The last agreed time; a new proposal does not change it. */
    agreedFor: moment('agreed_for'),
    /** Number of HANDOVER.reminders that were sent or skipped. */
    reminders: integer('reminders').notNull().default(0),
    /** Next reminder; null for none. */
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

/** Events of proposals and agreements; place and time are only in `handovers`. */
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

export const meetingPlaces = sqliteTable('meeting_places', {
  id: id(),
  name: text('name').notNull(),
  /** Sort order. */
  position: integer('position').notNull(),
  version: integer('version').notNull().default(1),
})

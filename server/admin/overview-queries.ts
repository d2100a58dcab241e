import { isNull, max, sql } from 'drizzle-orm'
import { prepared } from '../../db/open.ts'
import { accounts, items, outbox, swaps } from '../../db/schema/index.ts'

const { placeholder } = sql
const count = sql<number>`count(*)`
const countOf = (condition: ReturnType<typeof sql>) => sql<number>`count(*) FILTER (WHERE ${condition})`

export const peopleFigures = prepared((db) =>
  db
    .select({
      total: countOf(sql`${accounts.pendingSince} IS NULL`),
      new_this_week: countOf(
        sql`${accounts.pendingSince} IS NULL AND ${accounts.createdAt} > ${placeholder('weekAgo')}`,
      ),
      suspended: countOf(sql`${accounts.suspendedAt} IS NOT NULL`),
      waiting: countOf(sql`${accounts.pendingSince} IS NOT NULL`),
    })
    .from(accounts)
    .where(isNull(accounts.leftAt))
    .prepare(),
)

export const countItems = prepared((db) => db.select({ total: count }).from(items).prepare())

export const swapFigures = prepared((db) =>
  db
    .select({
      completed: countOf(sql`${swaps.state} = 'completed'`),
      running: countOf(sql`${swaps.state} = 'agreed'`),
      asked: countOf(sql`${swaps.state} = 'proposed'`),
    })
    .from(swaps)
    .prepare(),
)

export const lastMailSent = prepared((db) =>
  db
    .select({ at: max(outbox.sentAt) })
    .from(outbox)
    .prepare(),
)

/** A mail that waits and has failed: told at the first failure, not once it is given up hours later. */
export const mailIsFailing = prepared((db) =>
  db.$client.prepare<[], { id: number }>(
    'SELECT id FROM outbox WHERE next_attempt_at IS NOT NULL AND attempts > 0 LIMIT 1',
  ),
)

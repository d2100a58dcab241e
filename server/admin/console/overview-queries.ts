import { isNull, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { accounts, items, swaps } from '../../../db/schema/index.ts'
import { GIVEN_UP } from '../../site/mail/outbox-queries.ts'

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
      waiting: countOf(sql`${accounts.pendingSince} IS NOT NULL AND ${accounts.suspendedAt} IS NULL`),
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
  db.$client
    .prepare<[], number | null>(
      `SELECT max((SELECT coalesce(max(sent_at), 0) FROM outbox),
         (SELECT coalesce(max(ended_at), 0) FROM deliveries WHERE channel = 'mail' AND outcome = 'sent'))`,
    )
    .pluck(),
)

export const mailCounts = prepared((db) =>
  db.$client.prepare<[], { waiting: number; failed: number }>(
    `SELECT count(*) FILTER (WHERE waits) AS waiting, count(*) FILTER (WHERE failed) AS failed FROM (
       SELECT next_attempt_at IS NOT NULL AS waits, ${GIVEN_UP} AS failed FROM outbox
       UNION ALL SELECT outcome IS NULL, outcome IS 'failed' FROM deliveries WHERE channel = 'mail')`,
  ),
)

/** Server response of the oldest failing mail, and its age: shown from the first failure, days before it is given up. */
export const failingMail = prepared((db) =>
  db.$client.prepare<[], { words: string; since: number }>(
    `SELECT words, min(created_at) AS since FROM (
       SELECT last_error AS words, created_at FROM outbox WHERE next_attempt_at IS NOT NULL AND attempts > 0
       UNION ALL SELECT last_error, created_at FROM deliveries WHERE next_attempt_at IS NOT NULL AND attempts > 0 AND channel = 'mail')
     HAVING count(*) > 0`,
  ),
)

export const givenUpMail = prepared((db) =>
  db.$client.prepare<[], { words: string; of: 'outbox' | 'deliveries' }>(
    `SELECT words, "of" FROM (
       SELECT last_error AS words, 'outbox' AS "of", created_at FROM outbox
       WHERE ${GIVEN_UP}
       UNION ALL SELECT last_error, 'deliveries', ended_at FROM deliveries WHERE channel = 'mail' AND outcome = 'failed')
     ORDER BY created_at DESC LIMIT 1`,
  ),
)

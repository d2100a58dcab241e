import { and, eq, gt, gte, inArray, isNotNull, lte, min, sql } from 'drizzle-orm'
import { isOneOf } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, deliveries } from '../../../db/schema/index.ts'
import type { Delivery } from './carrying.ts'

const { placeholder } = sql

/** Next due delivery: round robin over users, digests last. A user's first daily entry represents all. */
const nextOne = prepared((db) =>
  db.$client
    .prepare<{ channel: string; now: number; busy: string }, number>(
      `SELECT id FROM (
         SELECT id, batch, next_attempt_at, row_number() OVER (PARTITION BY account_id ORDER BY next_attempt_at, id) AS turn
         FROM deliveries AS waiting
         WHERE next_attempt_at IS NOT NULL AND next_attempt_at <= :now AND channel = :channel
           AND (batch IS NULL OR id = (SELECT min(id) FROM deliveries WHERE account_id = waiting.account_id
             AND batch = waiting.batch AND next_attempt_at IS NOT NULL))
       ) WHERE id NOT IN (SELECT value FROM json_each(:busy))
       ORDER BY batch IS NOT NULL, turn, next_attempt_at, id LIMIT 1`,
    )
    .pluck(),
)

const byId = prepared((db) =>
  db
    .select()
    .from(deliveries)
    .where(sql`${deliveries.id} = ${placeholder('id')}`)
    .prepare(),
)

/** @param busy ids in progress. */
export function nextDelivery(
  db: Db,
  channel: Delivery['channel'],
  now: Date,
  busy: readonly number[],
): Delivery | undefined {
  const id = nextOne(db).get({ channel, now: now.getTime(), busy: JSON.stringify(busy) })
  return id === undefined ? undefined : byId(db).get({ id })
}

export const updateDeliveries = (db: Db, ids: readonly number[], changes: Partial<Delivery>) =>
  db
    .update(deliveries)
    .set(changes)
    .where(inArray(deliveries.id, [...ids]))
    .run()

const isMail = sql`${deliveries.channel} = 'mail'`
const at = sql`${placeholder('at')}`

/** Defers all due mail without counting an attempt. */
export const letMailWait = prepared((db) =>
  db
    .update(deliveries)
    .set({ nextAttemptAt: sql`${placeholder('until')}` })
    .where(and(isMail, lte(deliveries.nextAttemptAt, placeholder('now'))))
    .prepare(),
)

const hasFailed = and(isMail, eq(deliveries.outcome, 'failed'), gte(deliveries.endedAt, placeholder('since')))

export const undoFailedMail = prepared((db) => {
  const recipients = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(isOneOf(accounts.email, 'recipients'))
  return db
    .update(deliveries)
    .set({ nextAttemptAt: at, outcome: null, endedAt: null })
    .where(and(hasFailed, inArray(deliveries.accountId, recipients)))
    .prepare()
})

export const undoAllFailedMail = prepared((db) =>
  db
    .update(deliveries)
    .set({ nextAttemptAt: at, outcome: null, endedAt: null, attempts: 0 })
    .where(hasFailed)
    .prepare(),
)

/** Reschedules waiting mail, except digests that are not due. */
export const retryWaitingMail = prepared((db) =>
  db
    .update(deliveries)
    .set({ nextAttemptAt: at })
    .where(
      and(
        isMail,
        isNotNull(deliveries.nextAttemptAt),
        sql`(${deliveries.attempts} > 0 OR ${deliveries.batch} IS NULL)`,
      ),
    )
    .prepare(),
)

/** Reschedules deliveries with an impossibly late time, set while the clock ran ahead. */
export const bringDeliveriesBack = prepared((db) =>
  db
    .update(deliveries)
    .set({ nextAttemptAt: sql`${placeholder('now')}` })
    .where(gt(deliveries.nextAttemptAt, placeholder('furthest')))
    .prepare(),
)

const nextMoment = prepared((db) =>
  db
    .select({ at: min(deliveries.nextAttemptAt) })
    .from(deliveries)
    .where(
      and(
        isNotNull(deliveries.nextAttemptAt),
        gt(deliveries.nextAttemptAt, placeholder('now')),
        eq(deliveries.channel, placeholder('channel')),
      ),
    )
    .prepare(),
)

export const nextDue = (db: Db, channel: Delivery['channel'], now: Date): number | null =>
  nextMoment(db).get({ channel, now: now.getTime() })?.at?.getTime() ?? null

export const dailyOnes = prepared((db) =>
  db
    .select()
    .from(deliveries)
    .where(
      sql`${deliveries.accountId} = ${placeholder('accountId')} AND ${deliveries.batch} = 'daily'
        AND ${deliveries.nextAttemptAt} IS NOT NULL`,
    )
    .orderBy(deliveries.id)
    .prepare(),
)

export const deleteDeliveriesBefore = (db: Db, before: Date): number =>
  db.delete(deliveries).where(lte(deliveries.createdAt, before)).run().changes

import { inArray, lte, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { deliveries } from '../../../db/schema/index.ts'
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

/** Defers all due mail, without counting an attempt. */
export const letMailWait = prepared((db) =>
  db.$client.prepare<{ now: number; until: number }>(
    "UPDATE deliveries SET next_attempt_at = :until WHERE channel = 'mail' AND next_attempt_at <= :now",
  ),
)

export const undoFailedMail = prepared((db) =>
  db.$client.prepare<{ recipients: string; since: number; at: number }>(
    `UPDATE deliveries SET next_attempt_at = :at, outcome = NULL, ended_at = NULL
     WHERE channel = 'mail' AND outcome = 'failed' AND ended_at >= :since
       AND account_id IN (SELECT id FROM accounts WHERE email IN (SELECT value FROM json_each(:recipients)))`,
  ),
)

export const undoAllFailedMail = prepared((db) =>
  db.$client.prepare<{ since: number; at: number }>(
    `UPDATE deliveries SET next_attempt_at = :at, outcome = NULL, ended_at = NULL, attempts = 0
     WHERE channel = 'mail' AND outcome = 'failed' AND ended_at >= :since`,
  ),
)

/** Reschedules waiting mail, except digests that are not due. */
export const retryWaitingMail = prepared((db) =>
  db.$client.prepare<{ at: number }>(
    `UPDATE deliveries SET next_attempt_at = :at
     WHERE channel = 'mail' AND next_attempt_at IS NOT NULL AND (attempts > 0 OR batch IS NULL)`,
  ),
)

/** Reschedules deliveries with an impossibly late time, set while the clock ran ahead. */
export const bringDeliveriesBack = prepared((db) =>
  db.$client.prepare<{ now: number; furthest: number }>(
    'UPDATE deliveries SET next_attempt_at = :now WHERE next_attempt_at > :furthest',
  ),
)

const nextMoment = prepared((db) =>
  db.$client
    .prepare<{ channel: string; now: number }, number | null>(
      `SELECT min(next_attempt_at) FROM deliveries
       WHERE next_attempt_at IS NOT NULL AND next_attempt_at > :now AND channel = :channel`,
    )
    .pluck(),
)

export const nextDue = (db: Db, channel: Delivery['channel'], now: Date): number | null =>
  nextMoment(db).get({ channel, now: now.getTime() }) ?? null

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

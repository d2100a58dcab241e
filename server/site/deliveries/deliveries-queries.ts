import { inArray, lte, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { deliveries } from '../../../db/schema/index.ts'
import type { Delivery } from './carrying.ts'

const { placeholder } = sql

/**
 * The next that is due: the first one of each person before a second of anybody's, and what waits for its hour behind what
 * does not. Of a person's daily ones the first stands for all.
 */
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

/** @param busy ids of those that are being sent. */
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

/** Lets all mail that is due wait until a moment; it counts as no attempt. */
export const letMailWait = prepared((db) =>
  db.$client.prepare<{ now: number; until: number }>(
    "UPDATE deliveries SET next_attempt_at = :until WHERE channel = 'mail' AND next_attempt_at <= :now",
  ),
)

/** Retries mail of some people that was given up at a moment or later. */
export const undoFailedMail = prepared((db) =>
  db.$client.prepare<{ recipients: string; since: number; at: number }>(
    `UPDATE deliveries SET next_attempt_at = :at, outcome = NULL, ended_at = NULL
     WHERE channel = 'mail' AND outcome = 'failed' AND ended_at >= :since
       AND account_id IN (SELECT id FROM accounts WHERE email IN (SELECT value FROM json_each(:recipients)))`,
  ),
)

/** Retries all mail that was given up at a moment or later. */
export const undoAllFailedMail = prepared((db) =>
  db.$client.prepare<{ since: number; at: number }>(
    `UPDATE deliveries SET next_attempt_at = :at, outcome = NULL, ended_at = NULL, attempts = 0
     WHERE channel = 'mail' AND outcome = 'failed' AND ended_at >= :since`,
  ),
)

/** Has all mail that waits tried at a moment, but for daily and weekly mail whose hour has not come. */
export const retryWaitingMail = prepared((db) =>
  db.$client.prepare<{ at: number }>(
    `UPDATE deliveries SET next_attempt_at = :at
     WHERE channel = 'mail' AND next_attempt_at IS NOT NULL AND (attempts > 0 OR batch IS NULL)`,
  ),
)

/** Has tried now what waits for a moment that no wait leads to: the clock ran ahead for a while. */
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

/** When the next one is due that is not yet; null for none. */
export const nextDue = (db: Db, channel: Delivery['channel'], now: Date): number | null =>
  nextMoment(db).get({ channel, now: now.getTime() }) ?? null

/** A person's daily ones that wait, the oldest first. */
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

/** Deletes what was written down before a moment, carried or not; gives how many. */
export const deleteDeliveriesBefore = (db: Db, before: Date): number =>
  db.delete(deliveries).where(lte(deliveries.createdAt, before)).run().changes

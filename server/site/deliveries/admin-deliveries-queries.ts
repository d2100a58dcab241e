import { and, count, desc, eq, inArray, isNull, lt, max, or, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { accounts, deliveries, pushSubscriptions } from '../../../db/schema/index.ts'
import { WHY_NOT_TOLD } from './admin-deliveries-shared.ts'

const { placeholder } = sql

/** Undelivered: failed, dropped because the user cannot be reached, or still failing. */
const NOT_TOLD = or(
  eq(deliveries.outcome, 'failed'),
  and(eq(deliveries.outcome, 'dropped'), inArray(deliveries.lastError, [...WHY_NOT_TOLD])),
  sql`(${deliveries.outcome} IS NULL AND ${deliveries.attempts} > 0)`,
)

/** Figures of both channels, within the retention of deliveries. */
export const deliveryFigures = prepared((db) =>
  db
    .select({
      channel: deliveries.channel,
      sent: sql<number>`count(*) FILTER (WHERE ${deliveries.outcome} = 'sent')`,
      waiting: sql<number>`count(*) FILTER (WHERE ${deliveries.outcome} IS NULL)`,
      failed: sql<number>`count(*) FILTER (WHERE ${NOT_TOLD})`,
    })
    .from(deliveries)
    .groupBy(deliveries.channel)
    .prepare(),
)

export const failureReasons = prepared((db) =>
  db
    .select({ channel: deliveries.channel, reason: deliveries.lastError, count: count() })
    .from(deliveries)
    .where(NOT_TOLD)
    .groupBy(deliveries.channel, deliveries.lastError)
    .orderBy(desc(count()), desc(max(deliveries.id)))
    .limit(placeholder('limit'))
    .prepare(),
)

export const failuresBefore = prepared((db) =>
  db
    .select({
      id: deliveries.id,
      personId: accounts.id,
      name: accounts.name,
      channel: deliveries.channel,
      kind: deliveries.kind,
      reason: deliveries.lastError,
      attempts: deliveries.attempts,
      isWaiting: sql<boolean>`${deliveries.outcome} IS NULL`.mapWith(Boolean),
      createdAt: deliveries.createdAt,
    })
    .from(deliveries)
    .innerJoin(accounts, eq(accounts.id, deliveries.accountId))
    .where(and(lt(deliveries.id, placeholder('before')), NOT_TOLD))
    .orderBy(desc(deliveries.id))
    .limit(placeholder('limit'))
    .prepare(),
)

/** Users with an unverified address, and those of them without push. */
export const unreachedPeople = prepared((db) => {
  const browsers = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accounts.id))
  return db
    .select({
      unproved: count(),
      unreached: sql<number>`count(*) FILTER (WHERE NOT EXISTS ${browsers})`,
    })
    .from(accounts)
    .where(
      and(
        isNull(accounts.mailProvedAt),
        isNull(accounts.suspendedAt),
        isNull(accounts.leftAt),
        isNull(accounts.pendingSince),
        sql`NOT ${accounts.isDemo}`,
      ),
    )
    .prepare()
})

export const browserCount = prepared((db) => db.select({ total: count() }).from(pushSubscriptions).prepare())

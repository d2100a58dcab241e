import { EventEmitter } from 'node:events'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { afterCommit, type Db, prepared } from '../../../db/open.ts'
import { accounts, deliveries, pushSubscriptions } from '../../../db/schema/index.ts'
import { DELIVERY } from '../limits.ts'
import type { Channel, EventKind } from './event-kind.ts'
import { storedSettings } from './notification-settings-service.ts'
import type { Setting } from './notification-settings-shared.ts'
import { nextHour } from './quiet-hours.ts'

const { placeholder } = sql

/** State of the delivery workers, per open database; without a worker nothing is queued. */
export const carriers = prepared(() => ({
  mail: false,
  push: false,
  wakes: new EventEmitter<{ wake: [] }>(),
}))

/** A delivery to plan, by mail and push. */
interface Planned {
  to: number
  kind: string
  details: string
  url: string
  topic: string
  notificationId: number | null
  staleAt: number | null
}

const insert = prepared((db) =>
  db
    .insert(deliveries)
    .values({
      accountId: placeholder('accountId'),
      channel: placeholder('channel'),
      subscriptionId: placeholder('subscriptionId'),
      kind: placeholder('kind'),
      details: placeholder('details'),
      url: placeholder('url'),
      notificationId: placeholder('notificationId'),
      topic: placeholder('topic'),
      batch: placeholder('batch'),
      nextAttemptAt: sql`${placeholder('at')}`,
      staleAt: sql`${placeholder('staleAt')}`,
    })
    .prepare(),
)

/** True for active accounts with a verified email address, except demo accounts. */
const mayBeMailed = prepared((db) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      sql`${accounts.id} = ${placeholder('to')} AND ${accounts.mailProvedAt} IS NOT NULL
        AND ${accounts.suspendedAt} IS NULL AND NOT ${accounts.isDemo}`,
    )
    .prepare(),
)

const mailWaits = prepared((db) =>
  db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      sql`${deliveries.accountId} = ${placeholder('to')} AND ${deliveries.topic} = ${placeholder('topic')}
        AND ${deliveries.channel} = 'mail' AND ${deliveries.nextAttemptAt} IS NOT NULL`,
    )
    .limit(1)
    .prepare(),
)

const subscriptionsOf = prepared((db) =>
  db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, placeholder('to')))
    .prepare(),
)

/**
 * Drops pushes before mail, because messages have one mail but a push each. Within a channel, drops the oldest of the user who caused the
 * most, so that one user cannot displace the others' notifications.
 */
const dropOldest = prepared((db) => {
  const byPerson = sql`row_number() OVER (PARTITION BY ${deliveries.channel},
    coalesce(${deliveries.details} ->> '$.values.by.person', ${deliveries.details} ->> '$.values.other.person')
    ORDER BY ${deliveries.id} DESC)`
  const oldest = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.accountId, placeholder('to')), isNotNull(deliveries.nextAttemptAt)))
    .orderBy(sql`${deliveries.channel} = 'mail' DESC, ${byPerson}`, desc(deliveries.id))
    .limit(placeholder('all'))
    .offset(DELIVERY.perPerson)
  return db
    .update(deliveries)
    .set({
      nextAttemptAt: null,
      endedAt: sql`${placeholder('now')}`,
      outcome: 'dropped',
      lastError: 'too_many',
    })
    .where(inArray(deliveries.id, oldest))
    .prepare()
})

/** "never" turns off the mails of a setting, but not its pushes, except for `matches` and `admin`. */
const isWanted = (setting: Setting | null, value: string | undefined, channel: Channel) =>
  value !== 'never' ||
  setting === null ||
  (channel === 'push' && setting !== 'matches' && setting !== 'admin')

/** Queues mail and push. Call it in the transaction of the event. */
export function planDeliveries(
  db: Db,
  { by, setting, mailAfter }: Pick<EventKind<never>, 'by' | 'setting' | 'mailAfter'>,
  { to, ...planned }: Planned,
): void {
  const { mail, push, wakes } = carriers(db)
  const channels = by.filter((channel) => (channel === 'mail' && mail) || (channel === 'push' && push))
  if (channels.length === 0) return
  const now = Date.now()
  const settings = storedSettings(db, to)
  const value = setting === null ? undefined : settings[setting]
  const row = { ...planned, accountId: to, subscriptionId: null, batch: null }
  let written = 0
  const waits = () => mailAfter !== undefined && mailWaits(db).get({ to, topic: planned.topic }) !== undefined
  if (
    channels.includes('mail') &&
    isWanted(setting, value, 'mail') &&
    mayBeMailed(db).get({ to }) &&
    !waits()
  ) {
    const daily = () => nextHour(new Date(now), DELIVERY.dailyHour, settings.time_zone).getTime()
    const batch = value === 'daily' || value === 'weekly' ? value : null
    const at = batch === 'daily' ? daily() : now + (mailAfter ?? 0)
    insert(db).run({ ...row, channel: 'mail', batch, at })
    written++
  }
  if (channels.includes('push') && isWanted(setting, value, 'push')) {
    for (const { id: subscriptionId } of subscriptionsOf(db).all({ to })) {
      insert(db).run({ ...row, channel: 'push', subscriptionId, at: now })
      written++
    }
  }
  if (written === 0) return
  dropOldest(db).run({ to, now, all: -1 })
  afterCommit(db, () => wakes.emit('wake'))
}

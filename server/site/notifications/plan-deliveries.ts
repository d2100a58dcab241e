import { EventEmitter } from 'node:events'
import { afterCommit, type Db, prepared } from '../../../db/open.ts'
import { DELIVERY } from '../limits.ts'
import type { Channel, EventKind } from './events.ts'
import { storedSettings } from './notification-settings-service.ts'
import type { Setting } from './notification-settings-shared.ts'
import { nextHour } from './quiet-hours.ts'

/** State of the delivery workers, per open database; without a worker nothing is queued. */
export const carriers = prepared(() => ({
  mail: false,
  push: false,
  wakes: new EventEmitter<{ wake: [] }>(),
}))

/** A delivery to plan, by mail and push. */
export interface Planned {
  to: number
  kind: string
  details: string
  url: string
  topic: string
  notificationId: number | null
  staleAt: number | null
}

interface Row extends Omit<Planned, 'to'> {
  accountId: number
  channel: Channel
  subscriptionId: number | null
  batch: 'daily' | 'weekly' | null
  at: number
}

const insert = prepared((db) =>
  db.$client.prepare<Row>(
    `INSERT INTO deliveries (account_id, channel, subscription_id, kind, details, url, notification_id, topic, batch,
       next_attempt_at, stale_at)
     VALUES (:accountId, :channel, :subscriptionId, :kind, :details, :url, :notificationId, :topic, :batch, :at, :staleAt)`,
  ),
)

/** True for active accounts with a verified address, except demo accounts. */
const mayBeMailed = prepared((db) =>
  db.$client
    .prepare<{ to: number }, number>(
      `SELECT 1 FROM accounts WHERE id = :to AND mail_proved_at IS NOT NULL AND suspended_at IS NULL AND NOT is_demo`,
    )
    .pluck(),
)

const mailWaits = prepared((db) =>
  db.$client
    .prepare<{ to: number; topic: string }, number>(
      `SELECT 1 FROM deliveries WHERE account_id = :to AND topic = :topic AND channel = 'mail'
         AND next_attempt_at IS NOT NULL LIMIT 1`,
    )
    .pluck(),
)

const subscriptionsOf = prepared((db) =>
  db.$client
    .prepare<{ to: number }, number>('SELECT id FROM push_subscriptions WHERE account_id = :to')
    .pluck(),
)

/**
 * Drops pushes before mail, because messages have one mail but a push each. Within a channel, drops the oldest of the user who caused the
 * most, so that one user cannot displace the others' notifications.
 */
const dropOldest = prepared((db) =>
  db.$client.prepare<{ to: number; now: number; most: number }>(
    `UPDATE deliveries SET next_attempt_at = NULL, ended_at = :now, outcome = 'dropped', last_error = 'too_many'
     WHERE id IN (SELECT id FROM deliveries WHERE account_id = :to AND next_attempt_at IS NOT NULL
       ORDER BY channel = 'mail' DESC,
         row_number() OVER (PARTITION BY channel, coalesce(details ->> '$.values.by.person', details ->> '$.values.other.person')
           ORDER BY id DESC), id DESC LIMIT -1 OFFSET :most)`,
  ),
)

/** Site-generated matches are also not pushed if disabled. */
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
    for (const subscriptionId of subscriptionsOf(db).all({ to })) {
      insert(db).run({ ...row, channel: 'push', subscriptionId, at: now })
      written++
    }
  }
  if (written === 0) return
  dropOldest(db).run({ to, now, most: DELIVERY.perPerson })
  afterCommit(db, () => wakes.emit('wake'))
}

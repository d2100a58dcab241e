import { prepared } from '../../../db/open.ts'
import { WHY_NOT_TOLD } from './admin-deliveries-shared.ts'

/** Undelivered: failed, dropped because the user cannot be reached, or still failing. */
const NOT_TOLD = `(outcome = 'failed'
  OR (outcome = 'dropped' AND last_error IN (${WHY_NOT_TOLD.map((reason) => `'${reason}'`).join(', ')}))
  OR (outcome IS NULL AND attempts > 0))`

interface Figures {
  channel: 'mail' | 'push'
  sent: number
  waiting: number
  failed: number
}

/** Figures of both channels, within the retention of deliveries. */
export const deliveryFigures = prepared((db) =>
  db.$client.prepare<[], Figures>(
    `SELECT channel, count(*) FILTER (WHERE outcome = 'sent') AS sent, count(*) FILTER (WHERE outcome IS NULL) AS waiting,
       count(*) FILTER (WHERE ${NOT_TOLD}) AS failed
     FROM deliveries GROUP BY channel`,
  ),
)

export const failureReasons = prepared((db) =>
  db.$client.prepare<{ limit: number }, { channel: 'mail' | 'push'; reason: string; count: number }>(
    `SELECT channel, last_error AS reason, count(*) AS count FROM deliveries WHERE ${NOT_TOLD}
     GROUP BY channel, last_error ORDER BY count(*) DESC, max(id) DESC LIMIT :limit`,
  ),
)

interface Failure {
  id: number
  personId: number
  name: string
  channel: 'mail' | 'push'
  kind: string
  reason: string
  attempts: number
  isWaiting: 0 | 1
  createdAt: number
}

export const failuresBefore = prepared((db) =>
  db.$client.prepare<{ before: number; limit: number }, Failure>(
    `SELECT deliveries.id, accounts.id AS personId, name, channel, kind, last_error AS reason, attempts,
       outcome IS NULL AS isWaiting, deliveries.created_at AS createdAt
     FROM deliveries JOIN accounts ON accounts.id = account_id
     WHERE deliveries.id < :before AND ${NOT_TOLD} ORDER BY deliveries.id DESC LIMIT :limit`,
  ),
)

/** Users with an unverified address, and those of them without push. */
export const unreachedPeople = prepared((db) =>
  db.$client.prepare<[], { unproved: number; unreached: number }>(
    `SELECT count(*) AS unproved, count(*) FILTER (WHERE NOT EXISTS (
       SELECT 1 FROM push_subscriptions WHERE account_id = accounts.id)) AS unreached
     FROM accounts WHERE mail_proved_at IS NULL AND suspended_at IS NULL AND left_at IS NULL AND pending_since IS NULL
       AND NOT is_demo`,
  ),
)

export const browserCount = prepared((db) =>
  db.$client.prepare<[], number>('SELECT count(*) FROM push_subscriptions').pluck(),
)

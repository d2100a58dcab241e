import { ECDH } from 'node:crypto'
import { and, count, eq, sql } from 'drizzle-orm'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { pushSubscriptions } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import type { Config } from '../../platform/config.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import type { Session } from '../../platform/sessions/sessions-service.ts'
import { PUSH_SUBSCRIPTIONS } from '../limits.ts'
import { notify } from '../notifications/notifications-service.ts'
import { isPushAddress } from './push-hosts.ts'
import { pushKeys } from './push-keys.ts'
import type { PushSubscriptionBody, PushView } from './push-subscriptions-shared.ts'

/** True for an uncompressed P-256 point in base64url. */
function isPublicKey(text: string): boolean {
  try {
    const key = Buffer.from(text, 'base64url')
    ECDH.convertKey(key, 'prime256v1')
    return key.length === 65
  } catch {
    return false
  }
}

/** @throws AppError 422 unknown push service or invalid keys */
function check({ endpoint, keys }: PushSubscriptionBody, { pushHosts }: Pick<Config, 'pushHosts'>): void {
  if (!isPushAddress(endpoint, pushHosts)) throw invalid({ endpoint: [m.told_unknown_push()] })
  if (!isPublicKey(keys.p256dh)) throw invalid({ 'keys.p256dh': [m.told_unknown_key()] })
  if (Buffer.from(keys.auth, 'base64url').length !== 16)
    throw invalid({ 'keys.auth': [m.told_unknown_secret()] })
}

const countOf = prepared((db) =>
  db
    .select({ total: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, sql.placeholder('me')))
    .prepare(),
)

export const pushView = (db: Db, me: number): PushView => ({
  public_key: pushKeys(db).publicKey,
  browsers: countOf(db).get({ me })!.total,
})

/**
 * Subscribes a browser for the lifetime of its session. Takes over another user's subscription of the same browser; above
 * PUSH_SUBSCRIPTIONS the oldest is deleted.
 * @throws AppError 422 as `check`
 */
export function subscribe(
  db: Db,
  config: Pick<Config, 'pushHosts'>,
  session: Session,
  subscription: PushSubscriptionBody,
): PushView {
  check(subscription, config)
  const { id: sessionHash, viewer } = session
  const { endpoint, keys } = subscription
  immediate(db, () => {
    db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)).run()
    db.insert(pushSubscriptions)
      .values({ accountId: viewer.id, sessionHash, endpoint, p256dh: keys.p256dh, auth: keys.auth })
      .run()
    db.run(sql`DELETE FROM push_subscriptions WHERE account_id = ${viewer.id} AND id NOT IN (
      SELECT id FROM push_subscriptions WHERE account_id = ${viewer.id} ORDER BY id DESC LIMIT ${PUSH_SUBSCRIPTIONS})`)
  })
  return pushView(db, viewer.id)
}

/** Idempotent. */
export function unsubscribe(db: Db, me: number, endpoint: string): PushView {
  db.delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.accountId, me), eq(pushSubscriptions.endpoint, endpoint)))
    .run()
  return pushView(db, me)
}

/** @throws AppError 409 no subscribed browser */
export function sendTestPush(db: Db, me: number): void {
  if (pushView(db, me).browsers === 0) throw conflict(m.told_no_browser())
  immediate(db, () =>
    notify(db, 'test_push', { to: me, values: {}, url: '/dashboard/setting/notifications' }),
  )
}

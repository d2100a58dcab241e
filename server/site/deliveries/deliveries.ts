import { eq, inArray, sql } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { afterCommit, type Db, immediate, prepared } from '../../../db/open.ts'
import { accounts, notificationSettings } from '../../../db/schema/index.ts'
import { every } from '../../platform/jobs.ts'
import { DAY } from '../../platform/time-shared.ts'
import { DELIVERY, MAIL } from '../limits.ts'
import { notify } from '../notifications/notifications-service.ts'
import { carriers } from '../notifications/plan-deliveries.ts'
import { carryMail } from './carry-mail.ts'
import { carryPush } from './carry-push.ts'
import {
  bringDeliveriesBack,
  deleteDeliveriesBefore,
  retryWaitingMail,
  undoAllFailedMail,
} from './deliveries-queries.ts'
import type { StalenessGuards } from './guards.ts'
import { Lane } from './lane.ts'
import { pushKeys } from './push-keys.ts'
import { forgetTokensBefore } from './unsubscribe-service.ts'

const wantNews = prepared((db) =>
  db
    .update(notificationSettings)
    .set({ newsAt: sql`${sql.placeholder('now')}` })
    .where(
      inArray(
        notificationSettings.accountId,
        db
          .select({ id: notificationSettings.accountId })
          .from(notificationSettings)
          .innerJoin(accounts, eq(accounts.id, notificationSettings.accountId))
          .where(
            sql`${notificationSettings.news} = 'weekly' AND ${accounts.pendingSince} IS NULL
              AND coalesce(${notificationSettings.newsAt}, 0) NOT BETWEEN ${sql.placeholder('before')} + 1 AND ${sql.placeholder('now')}`,
          )
          .limit(sql.placeholder('limit')),
      ),
    )
    .returning({ id: notificationSettings.accountId })
    .prepare(),
)

/**
 * Schedules newsletters for some users whose last one is at least a week old, or was dated in the future by a wrong clock. Not for users
 * who wait for approval.
 * @param now milliseconds since 1970.
 */
export function planNews(db: Db, now: number): void {
  immediate(db, () => {
    const before = now - DELIVERY.weekly
    for (const { id: to } of wantNews(db).all({ now, before, limit: DELIVERY.people }))
      notify(db, 'news', { to, values: {}, url: '/browse?category=all' })
  })
}

/** Delivers notifications from `notify` by mail and push, if configured. */
export const deliveries = fp(async (app, { guards }: { guards: StalenessGuards }) => {
  const { db, config, images, mailer, log } = app
  const push = carryPush({ db, config, guards })
  const mail = new Lane(db, log, 'mail', carryMail({ db, config, images, mailer, guards }))
  const lanes = [new Lane(db, log, 'push', push.carry), mail]
  const state = carriers(db)
  state.mail = mailer.isSet
  state.push = true
  const wake = () => {
    for (const lane of lanes) lane.wake()
  }
  state.wakes.on('wake', wake)
  mailer.changes.on('change', () => {
    state.mail = mailer.isSet
    wake()
  })
  mailer.changes.on('refusal', (refusal) => mail.wait(refusal))
  // Emitted in the transaction of the admin's act.
  mailer.changes.on('retry', () => {
    const at = Date.now()
    undoAllFailedMail(db).run({ since: at - MAIL.patience, at })
    retryWaitingMail(db).run({ at })
    afterCommit(db, wake)
  })
  app.addHook('onReady', async () => {
    pushKeys(db)
    retryWaitingMail(db).run({ at: Date.now() })
    wake()
  })
  every(app, DELIVERY.lookEvery, 'news', () => {
    const now = Date.now()
    // A delivery waits at most a day for quiet hours or a digest. A later time was set by a wrong clock.
    if (bringDeliveriesBack(db).run({ now, furthest: now + 2 * DAY }).changes > 0) wake()
    if (mailer.isSet) planNews(db, Date.now())
  })
  every(app, DAY, 'deliveries', () => {
    const now = Date.now()
    deleteDeliveriesBefore(db, new Date(now - DELIVERY.kept))
    forgetTokensBefore(db, new Date(now - DELIVERY.unsubscribe))
  })
  app.addHook('onClose', async () => {
    state.wakes.off('wake', wake)
    state.mail = false
    state.push = false
    await Promise.all(lanes.map((lane) => lane.close()))
    push.close()
  })
})

import fp from 'fastify-plugin'
import { type Db, immediate } from '../../../db/open.ts'
import { every } from '../../platform/jobs.ts'
import { thingsOf } from '../../site/notifications/event-values.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { WANT } from '../limits.ts'
import { markAsked, peopleToAsk } from './wants-queries.ts'

/** Asks users whether wants older than WANT.asked are current. They remain valid until changed. */
export function askAboutOldWants(db: Db, now = Date.now()): void {
  const before = now - WANT.asked
  for (const accountId of peopleToAsk(db, before, WANT.atOnce)) {
    immediate(db, () => {
      const asked = markAsked(db).all({ accountId, before, now })
      if (asked.length === 0) return
      const url = '/dashboard/matches#wants'
      notify(db, 'wants_asked', { to: accountId, values: { items: thingsOf(asked) }, url })
    })
  }
}

export const oldWants = fp(async (app) => {
  every(app, WANT.lookEvery, 'old-wants', () => askAboutOldWants(app.db))
})

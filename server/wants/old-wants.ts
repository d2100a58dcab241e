import fp from 'fastify-plugin'
import { type Db, immediate } from '../../db/open.ts'
import { every } from '../jobs.ts'
import { WANT } from '../limits.ts'
import { notify } from '../notifications/notifications-service.ts'
import { markAsked, peopleToAsk } from './wants-queries.ts'

const inWords = ([first, ...others]: string[]) =>
  others.length === 0
    ? `Would you still swap for ${first}?`
    : `Would you still swap for ${first} and ${others.length} more?`

/** Asks people, once for all that is due, whether what they have said WANT.asked ago still holds. It does until they say otherwise. */
export function askAboutOldWants(db: Db, now = Date.now()): void {
  const before = now - WANT.asked
  for (const accountId of peopleToAsk(db).all({ before, most: WANT.atOnce })) {
    immediate(db, () => {
      const names = markAsked(db)
        .all({ accountId, before, now })
        .map(({ name }) => name)
      if (names.length === 0) return
      notify(db, {
        accountId,
        type: 'want_asked',
        title: 'Would You Still Swap?',
        text: inWords(names),
        url: '/dashboard/matches#wants',
      })
    })
  }
}

export const oldWants = fp(async (app) => {
  every(app, WANT.lookEvery, 'old wants', () => askAboutOldWants(app.db))
})

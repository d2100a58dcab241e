import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../db/open.ts'
import { type LiveEvent, liveEvents } from '../../platform/realtime/live-events.ts'
import { unreadNotificationCount } from '../../site/notifications/notifications-service.ts'
import { unansweredCircleCount } from '../../trading/circles/circles-service.ts'
import { unansweredRequestCount } from '../../trading/exchanges/exchange-lists-service.ts'
import { unreadCircleConversations } from '../../trading/messages/circle-conversations.ts'
import { unreadMessageCount } from '../../trading/messages/messages-service.ts'
import type { UnreadView } from './dashboard-shared.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How much waits for a person, as every page of theirs shows it. */
    waitingOf(accountId: number): number
  }
}

/** People whose count is remembered, and for how many milliseconds at most. */
const REMEMBERED = { max: 10_000, ttl: 60_000 }

/** What waits for a person: whatever else does is counted here, too. */
export function waitingFor(db: Db, me: number): UnreadView {
  return {
    messages: unreadMessageCount(db, me) + unreadCircleConversations(db, me),
    notifications: unreadNotificationCount(db, me),
    exchange_requests: unansweredRequestCount(db, me),
    circles: unansweredCircleCount(db, me),
  }
}

const total = (unread: UnreadView) => Object.values(unread).reduce((sum, count) => sum + count, 0)

/**
 * `app.waitingOf`: counted anew when something has happened to a person, of which their open windows are told as well; a page
 * costs no query otherwise.
 */
export const waiting = fp(async (app) => {
  const counts = new LRUCache<number, number>(REMEMBERED)
  const forget = ({ to }: LiveEvent) => {
    for (const accountId of to) counts.delete(accountId)
  }
  liveEvents(app.db).prependListener('event', forget)
  app.addHook('onClose', async () => void liveEvents(app.db).off('event', forget))
  app.decorate('waitingOf', (accountId: number) => {
    let count = counts.get(accountId)
    if (count === undefined) {
      count = total(waitingFor(app.db, accountId))
      counts.set(accountId, count)
    }
    return count
  })
})

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
    waitingOf(accountId: number): number
  }
}

const REMEMBERED = { max: 10_000, ttl: 60_000 }

/** Unread counts per kind; add new kinds here. */
export function waitingFor(db: Db, me: number): UnreadView {
  return {
    messages: unreadMessageCount(db, me) + unreadCircleConversations(db, me),
    notifications: unreadNotificationCount(db, me),
    exchange_requests: unansweredRequestCount(db, me),
    circles: unansweredCircleCount(db, me),
  }
}

const total = (unread: UnreadView) => Object.values(unread).reduce((sum, count) => sum + count, 0)

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

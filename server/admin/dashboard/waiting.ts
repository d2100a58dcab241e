import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../db/open.ts'
import { listed } from '../../platform/catalogues/intl.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { type LiveEvent, liveEvents } from '../../platform/realtime/live-events.ts'
import { unreadBesides, unreadNotificationCount } from '../../site/notifications/notifications-service.ts'
import { PENDING_URLS } from '../../swaps/swap-notices.ts'
import { swapPath } from '../../swaps/swap-path.ts'
import { unansweredCircles } from '../../trading/circles/circles-service.ts'
import { unansweredRequestCount } from '../../trading/exchanges/exchange-lists-service.ts'
import { unreadCircleConversations } from '../../trading/messages/circle-conversations.ts'
import { unreadMessageCount } from '../../trading/messages/messages-service.ts'
import type { UnreadView, WaitingView } from './dashboard-shared.ts'

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
    circles: unansweredCircles(db, me).length,
  }
}

/** Notifications about nothing that is counted already. */
function newsFor(db: Db, me: number): number {
  const waiting = [
    ...(unansweredRequestCount(db, me) > 0 ? PENDING_URLS : []),
    ...unansweredCircles(db, me).map((id) => swapPath({ id, kind: 'circle' })),
  ]
  return unreadBesides(db, me, ['circle_message'], waiting)
}

/** Total of `waitingFor`, with each event once. */
const totalOf = ({ messages, exchange_requests, circles }: UnreadView, news: number) =>
  messages + exchange_requests + circles + news

/** Counts, their total and the words for it, in the reader's language. */
export function waitingView(db: Db, me: number): WaitingView {
  const unread = waitingFor(db, me)
  const news = newsFor(db, me)
  const { messages, exchange_requests, circles } = unread
  const words = [
    exchange_requests > 0 && m.layout_waits_requests({ count: exchange_requests }),
    circles > 0 && m.layout_waits_circles({ count: circles }),
    messages > 0 && m.layout_waits_messages({ count: messages }),
    news > 0 && m.layout_waits_news({ count: news }),
  ]
  return { ...unread, total: totalOf(unread, news), words: listed(words.filter((text) => text !== false)) }
}

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
      count = totalOf(waitingFor(app.db, accountId), newsFor(app.db, accountId))
      counts.set(accountId, count)
    }
    return count
  })
})

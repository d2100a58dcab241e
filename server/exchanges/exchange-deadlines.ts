import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../db/open.ts'
import { every } from '../jobs.ts'
import { SWAP_DEADLINE } from '../limits.ts'
import { expireSwap, remindToConfirm } from './exchange-endings-service.ts'
import { halfConfirmed } from './exchanges-queries.ts'

/**
 * Reminds and ends swaps that only one side has confirmed (decisions, section 4).
 *
 * @param now milliseconds since 1970.
 */
export function keepDeadlines(db: Db, now: number): void {
  immediate(db, () => {
    for (const request of halfConfirmed(db).all({ until: now - SWAP_DEADLINE.remind })) {
      const confirmedAt = (request.ownerCompletedAt ?? request.requesterCompletedAt)!.getTime()
      if (confirmedAt <= now - SWAP_DEADLINE.expire) expireSwap(db, request)
      else if (request.remindedAt === null) remindToConfirm(db, request)
    }
  })
}

export async function exchangeDeadlines(app: FastifyInstance) {
  every(app, SWAP_DEADLINE.lookEvery, 'exchange-deadlines', () => keepDeadlines(app.db, Date.now()))
}

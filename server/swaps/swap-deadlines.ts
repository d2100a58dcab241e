import type { FastifyInstance } from 'fastify'
import { type Db, eachApart } from '../../db/open.ts'
import { every } from '../jobs.ts'
import { SWAP_DEADLINE } from '../limits.ts'
import { doWhatIsDue } from './swap-endings-service.ts'
import { dueSwaps } from './swaps-queries.ts'

/**
 * Reminds of swaps that wait, and ends those that have waited too long.
 *
 * @param now milliseconds since 1970.
 */
export function keepDeadlines(db: Db, now: number): void {
  const due = dueSwaps(db).all({ now, limit: SWAP_DEADLINE.atOnce })
  eachApart(db, due, ({ id }) => doWhatIsDue(db, id, now))
}

export async function swapDeadlines(app: FastifyInstance) {
  every(app, SWAP_DEADLINE.lookEvery, 'swap-deadlines', () => keepDeadlines(app.db, Date.now()))
}

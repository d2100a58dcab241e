import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Db, eachApart } from '../../db/open.ts'
import { every } from '../platform/jobs.ts'
import { SWAP_DEADLINE } from './limits.ts'
import { doWhatIsDue } from './swap-endings-service.ts'
import { dueSwaps } from './swaps-queries.ts'

/** Handles at most SWAP_DEADLINE.atOnce due swaps. @param now milliseconds since 1970. @returns true if more may be due. */
export function keepDeadlines(db: Db, now: number): boolean {
  const due = dueSwaps(db).all({ now, limit: SWAP_DEADLINE.atOnce })
  eachApart(db, due, ({ id }) => doWhatIsDue(db, id, now))
  return due.length === SWAP_DEADLINE.atOnce
}

/** Processes all due swaps in batches, because one run may have proposed thousands with the same deadline. */
export async function keepAllDeadlines(db: Db, now: number): Promise<void> {
  while (db.$client.open && keepDeadlines(db, now)) await setImmediate()
}

export async function swapDeadlines(app: FastifyInstance) {
  every(app, SWAP_DEADLINE.lookEvery, 'swap-deadlines', () => keepAllDeadlines(app.db, Date.now()))
}

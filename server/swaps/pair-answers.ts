import { type Db, prepared } from '../../db/open.ts'
import { givenBy, gotBy } from './swap-sides.ts'
import type { Swap } from './swaps-queries.ts'

const write = prepared((db) =>
  db.$client.prepare<{ givenId: number; gotId: number; answer: 'yes' | 'no'; now: number }>(
    `INSERT INTO pair_answers (given_id, got_id, answer, created_at) VALUES (:givenId, :gotId, :answer, :now)
     ON CONFLICT DO UPDATE SET answer = :answer, created_at = :now`,
  ),
)

/**
 * Remembers what somebody has said to giving one listed thing for another, as they do in every circle and in a request of
 * one thing for one: a no is not asked again, a yes counts as a want for some weeks. Of other terms nothing is remembered.
 */
export function rememberAnswer(db: Db, swap: Swap, accountId: number, answer: 'yes' | 'no'): void {
  const [given, got] = [givenBy(swap, accountId), gotBy(swap, accountId)]
  const [givenId, gotId] = [given[0]?.itemId, got[0]?.itemId]
  if (given.length !== 1 || got.length !== 1 || !givenId || !gotId) return
  write(db).run({ givenId, gotId, answer, now: Date.now() })
}

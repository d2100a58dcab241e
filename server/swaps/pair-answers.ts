import { type Db, prepared } from '../../db/open.ts'
import { givenBy, gotBy } from './swap-sides.ts'
import type { Swap } from './swaps-queries.ts'

const write = prepared((db) =>
  db.$client.prepare<{ givenId: number; gotId: number; answer: 'yes' | 'no'; now: number }>(
    `INSERT INTO pair_answers (given_id, got_id, answer, created_at) VALUES (:givenId, :gotId, :answer, :now)
     ON CONFLICT DO UPDATE SET answer = :answer, created_at = :now`,
  ),
)

const refuse = prepared((db) =>
  db.$client.prepare<{ itemId: number; accountId: number; byId: number; now: number }>(
    `INSERT INTO chain_refusals (item_id, account_id, by_id, created_at) VALUES (:itemId, :accountId, :byId, :now)
     ON CONFLICT DO NOTHING`,
  ),
)

/** Stores a refusal in a chain: the giver refuses the first receiver, or the last receiver refuses the item. */
function rememberRefusal(db: Db, { legs }: Swap, byId: number): void {
  const leg = legs[0]?.fromId === byId ? legs[0] : legs.at(-1)
  if (!leg?.itemId || (leg.fromId !== byId && leg.toId !== byId)) return
  refuse(db).run({ itemId: leg.itemId, accountId: leg.toId, byId, now: Date.now() })
}

/** Stores an answer to exchanging one listed item for another: a no is final, a yes counts as a want for some weeks. */
export function rememberAnswer(db: Db, swap: Swap, accountId: number, answer: 'yes' | 'no'): void {
  const [given, got] = [givenBy(swap, accountId), gotBy(swap, accountId)]
  const [givenId, gotId] = [given[0]?.itemId, got[0]?.itemId]
  if (swap.isChain && answer === 'no' && (given.length === 0 || got.length === 0))
    rememberRefusal(db, swap, accountId)
  if (given.length !== 1 || got.length !== 1 || !givenId || !gotId) return
  write(db).run({ givenId, gotId, answer, now: Date.now() })
}

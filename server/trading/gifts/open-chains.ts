import { type Db, prepared } from '../../../db/open.ts'
import { announceChange } from '../../swaps/market-news.ts'
import { endWithout } from '../../swaps/set-aside-service.ts'
import { takeStep } from '../../swaps/swap-moves.ts'
import { tell } from '../../swaps/swap-notices.ts'
import { findSwap, type Swap } from '../../swaps/swaps-queries.ts'
import { hasHadEnough } from './received-gifts.ts'

const OPEN = `FROM circles JOIN swaps ON swaps.id = circles.swap_id WHERE shape = 'chain' AND swaps.state = 'proposed'`

export const openChains = prepared((db) => db.$client.prepare<[], number>(`SELECT swaps.id ${OPEN}`).pluck())

export const openChainsToEndAt = prepared((db) =>
  db.$client.prepare<{ accountId: number }, { id: number }>(
    `SELECT swaps.id ${OPEN} AND EXISTS (SELECT 1 FROM swap_parties WHERE swap_id = swaps.id AND account_id = :accountId
       AND place = (SELECT max(place) FROM swap_parties WHERE swap_id = swaps.id))`,
  ),
)

/** Ends a proposed chain whose gift may no longer start one, and notifies its users. */
export function endChain(db: Db, swap: Swap): void {
  const everybody = swap.parties.map(({ accountId }) => accountId)
  tell(db, takeStep(db, swap, 'withdraw'), 'over', everybody)
}

/** After a change of the gift limit: ends the proposed chains whose last receiver has reached it. A higher limit allows more chains. */
export function applyAllowance(db: Db): void {
  for (const swap of openChains(db)
    .all()
    .map((id) => findSwap(db, id)!)) {
    if (hasHadEnough(db, swap.parties.at(-1)!.accountId)) endChain(db, swap)
  }
  announceChange(db)
}

/** The proposed chain that begins with a gift for a user who has asked for it. */
const openChainAskedFor = prepared((db) =>
  db.$client
    .prepare<{ accountId: number; itemId: number }, number>(
      `SELECT swaps.id ${OPEN} AND why ->> '$[1]' = 'request' AND EXISTS (SELECT 1 FROM swap_legs
         WHERE swap_id = swaps.id AND item_id = :itemId AND to_id = :accountId AND until_revision IS NULL)`,
    )
    .pluck(),
)

/** A user has withdrawn their request for a gift: ends the open chain that depends on it. */
export function endUnasked(db: Db, of: { accountId: number; itemId: number }): void {
  const id = openChainAskedFor(db).get(of)
  if (id !== undefined) endWithout(db, findSwap(db, id)!, of.accountId)
}

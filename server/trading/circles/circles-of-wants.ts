import { type Db, prepared } from '../../../db/open.ts'
import type { WantWatcher } from '../../market/wants/want-watcher.ts'
import { endWithout } from '../../swaps/set-aside-service.ts'
import { partyOf } from '../../swaps/swap-sides.ts'
import { findSwap } from '../../swaps/swaps-queries.ts'
import { MarketInTables } from './arcs-queries.ts'
import { readWhy, whyOf } from './circles-queries.ts'
import { circlesOfWant } from './find-circles.ts'

const forgetYes = prepared((db) =>
  db.$client.prepare<{ accountId: number; itemId: number }>(
    `DELETE FROM pair_answers WHERE got_id = :itemId AND answer = 'yes'
       AND given_id IN (SELECT id FROM items WHERE owner_id = :accountId)`,
  ),
)

/** Open circles in which users would get an item, with what they would give for it; null for the last of a chain. */
const openFor = prepared((db) =>
  db.$client.prepare<{ accountId: number; itemId: number }, { id: number; givenId: number | null }>(
    `SELECT got.swap_id AS id, given.item_id AS givenId FROM swap_legs AS got
     LEFT JOIN swap_legs AS given ON given.swap_id = got.swap_id AND given.from_id = :accountId AND given.until_revision IS NULL
     WHERE got.item_id = :itemId AND got.to_id = :accountId AND got.swap_kind = 'circle' AND got.swap_state = 'proposed'
       AND got.until_revision IS NULL`,
  ),
)

/** Ends open circles with an item that is no longer accepted. @param isTakenBack the want was withdrawn: ends circles based on it anyway. */
function endUnwanted(db: Db, of: { accountId: number; itemId: number }, isTakenBack: boolean): void {
  for (const { id, givenId } of openFor(db).all(of)) {
    const swap = findSwap(db, id)!
    const why = readWhy(whyOf(db).get({ id })?.why)[partyOf(swap, of.accountId)!.place]
    const market = new MarketInTables(db)
    const said =
      givenId === null
        ? market.saidLast(of.accountId, of.itemId)
        : market.said(givenId, of.accountId, of.itemId)
    if (!said || (isTakenBack && why === 'want')) endWithout(db, swap, of.accountId)
  }
}

/** Effects of wants; see server/market/wants/want-watcher.ts. */
export const circlesOfWants: WantWatcher = {
  stands({ db }, { accountId, itemId }) {
    endUnwanted(db, { accountId, itemId }, false)
    // Only own circles are returned: a new circle may belong to other users, to whom it must not be revealed.
    return circlesOfWant(db, itemId).filter((id) => partyOf(findSwap(db, id)!, accountId))
  },
  ends({ db }, { accountId, itemId }) {
    // An earlier yes to the item also counts as a want, so it is withdrawn with the want.
    forgetYes(db).run({ accountId, itemId })
    endUnwanted(db, { accountId, itemId }, true)
  },
}

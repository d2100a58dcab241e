import { type Db, prepared } from '../../../db/open.ts'
import { announceChange } from '../../swaps/market-news.ts'
import { endProposedWith } from '../../swaps/swap-endings-service.ts'
import { findSwap } from '../../swaps/swaps-queries.ts'
import { endRequests } from './gift-rounds-service.ts'
import { openRounds } from './gifts-queries.ts'
import { endChain, openChains } from './open-chains.ts'

const giftsProposed = prepared((db) =>
  db.$client
    .prepare<[], number>(
      `SELECT DISTINCT item_id FROM swap_legs JOIN items ON items.id = item_id
       WHERE swap_state = 'proposed' AND until_revision IS NULL AND is_gift`,
    )
    .pluck(),
)

/** Marks gifts as changed, so that cached pages with gifts are rendered again. */
const showAgain = prepared((db) =>
  db.$client.prepare('UPDATE items SET updated_at = updated_at WHERE is_gift'),
)

/** Applies the switch of gifts. Disabling ends all requests; enabling does not restore them. Call it in the transaction that saves the rule. */
export function switchGifts(db: Db, on: boolean): void {
  if (on) for (const itemId of giftsProposed(db).all()) endProposedWith(db, itemId, 'given_away')
  else {
    for (const itemId of openRounds(db).all({ ownerId: null })) endRequests(db, itemId)
    for (const id of openChains(db).all()) endChain(db, findSwap(db, id)!)
  }
  showAgain(db).run()
  announceChange(db)
}

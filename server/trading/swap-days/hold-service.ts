import type { Db } from '../../../db/open.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { refreshItemStatus } from '../../swaps/item-status.ts'
import { announceItems } from '../../swaps/market-news.ts'
import { endCircleWith, endProposedWith } from '../../swaps/swap-endings-service.ts'
import { movesOf, setThing, type ThingRow, thingsOf } from './days-queries.ts'

/** Checks an item in: it is reserved for the day, and proposed circles with it end. */
export function holdThing(db: Db, id: number, thing: ThingRow, number: number, at: number): void {
  setThing(db).run({ id, itemId: thing.itemId, state: 'checked_in', hold: 'reserved', number, checkedAt: at })
  refreshItemStatus(db, thing.itemId)
  endCircleWith(db, thing.itemId)
}

/** An item is swapped. */
export function tradeThing(db: Db, id: number, thing: ThingRow, isPickedUp: boolean): void {
  setThing(db).run({ ...thing, id, state: isPickedUp ? 'picked_up' : thing.state, hold: 'traded' })
  refreshItemStatus(db, thing.itemId)
}

/** An item returns to the market, or becomes a gift if its owner wanted that. */
export function letGoOfThing(db: Db, id: number, thing: ThingRow, leftoversAreGifts: boolean): void {
  setThing(db).run({
    ...thing,
    id,
    state: thing.state === 'announced' ? 'announced' : 'returned',
    hold: null,
  })
  refreshItemStatus(db, thing.itemId)
  if (leftoversAreGifts && thing.leftoverAsGift && thing.state !== 'announced') makeGift(db, thing.itemId)
  announceItems(db, [thing.itemId])
}

/** Its owner gives an item away if nobody took it: exchange requests for it end. Without gifts it is an ordinary item again. */
function makeGift(db: Db, itemId: number): void {
  if (!giftsAreOn(db)) return
  const { changes } = db.$client
    .prepare('UPDATE items SET is_gift = 1 WHERE id = ? AND NOT is_gift')
    .run(itemId)
  if (changes > 0) endProposedWith(db, itemId, 'given_away')
}

/** Lets go of all items of a day that are not traded. */
export function letGoOfDay(db: Db, id: number, leftoversAreGifts: boolean): void {
  const moving = new Set(
    movesOf(db)
      .all({ id })
      .filter(({ state }) => state !== 'returned')
      .map(({ itemId }) => itemId),
  )
  for (const thing of thingsOf(db).all({ id })) {
    if (thing.hold !== 'traded' && !moving.has(thing.itemId)) letGoOfThing(db, id, thing, leftoversAreGifts)
  }
}

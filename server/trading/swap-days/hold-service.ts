import type { Db } from '../../../db/open.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { refreshItemStatus } from '../../swaps/item-status.ts'
import { announceItems } from '../../swaps/market-news.ts'
import { endCircleWith, endProposedWith } from '../../swaps/swap-endings-service.ts'
import { movesOf, setThing, type ThingRow, thingsOf } from './day-things-queries.ts'

/** Reserves an item for the day and ends its proposed circle. */
export function holdThing(db: Db, id: number, thing: ThingRow, number: number, at: number): void {
  setThing(db).run({ id, itemId: thing.itemId, state: 'checked_in', hold: 'reserved', number, checkedAt: at })
  refreshItemStatus(db, thing.itemId)
  endCircleWith(db, thing.itemId)
}

export function tradeThing(db: Db, id: number, thing: ThingRow, isPickedUp: boolean): void {
  setThing(db).run({ ...thing, id, state: isPickedUp ? 'picked_up' : thing.state, hold: 'traded' })
  refreshItemStatus(db, thing.itemId)
}

/** Returns an item to the market, as a gift if the owner wants that. */
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

/** Makes a leftover a gift and ends its exchange requests, if gifts are enabled. */
function makeGift(db: Db, itemId: number): void {
  if (!giftsAreOn(db)) return
  const { changes } = db.$client
    .prepare('UPDATE items SET is_gift = 1 WHERE id = ? AND NOT is_gift')
    .run(itemId)
  if (changes > 0) endProposedWith(db, itemId, 'given_away')
}

/** Releases all untraded items. */
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

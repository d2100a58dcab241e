import type { Db } from '../../../db/open.ts'
import { picturesOf } from '../../market/items/items-queries.ts'
import { givenBy } from '../../swaps/swap-sides.ts'
import type { NewLeg } from '../../swaps/swap-things.ts'
import type { Leg, Swap } from '../../swaps/swaps-queries.ts'
import { legDetails, legPictures } from './exchanges-queries.ts'

/** Name, description and condition that were entered for the swap; otherwise those of the listed item. */
export function wordsOfLeg(db: Db, { id, itemId }: Pick<Leg, 'id' | 'itemId'>) {
  // Deleted items of older versions have no category.
  const details = legDetails(db).get({ id })
  const typed = details?.description
  const listed = !typed && itemId !== null ? picturesOf(db).all({ id: itemId }) : []
  return {
    details,
    description: typed || (details?.listedDescription ?? ''),
    pictures:
      listed.length > 0
        ? listed
        : legPictures(db)
            .all({ id })
            .map(({ image }) => image),
  }
}

/** The free-text item, else the giver's first. @param legs default: all current legs. */
export function describedLeg(
  swap: Swap,
  accountId: number,
  legs: readonly (Leg | NewLeg)[] = swap.legs,
): Leg | undefined {
  const mine = givenBy(swap, accountId).filter((leg) => legs.includes(leg))
  return mine.find(({ itemId }) => itemId === null) ?? mine[0]
}

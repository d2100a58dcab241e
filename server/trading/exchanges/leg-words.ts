import type { Db } from '../../../db/open.ts'
import { picturesOf } from '../../market/items/items-queries.ts'
import { givenBy } from '../../swaps/swap-sides.ts'
import type { NewLeg } from '../../swaps/swap-things.ts'
import type { Leg, Swap } from '../../swaps/swaps-queries.ts'
import { legDetails, legPictures } from './exchanges-queries.ts'

// The descriptions and pictures of what is offered in a request.

/** Description and pictures of a leg: those that were given for its swap, else those of its item as it is listed now. */
export function wordsOfLeg(db: Db, { id, itemId }: Pick<Leg, 'id' | 'itemId'>) {
  // One that was gone before swaps kept categories has none.
  const details = legDetails(db).get({ id })
  const typed = details?.description
  const listed = !typed && itemId !== null ? picturesOf(db).all({ id: itemId }) : []
  return {
    details,
    /** Safe HTML. */
    description: typed || (details?.listedDescription ?? ''),
    pictures:
      listed.length > 0
        ? listed
        : legPictures(db)
            .all({ id })
            .map(({ image }) => image),
  }
}

/**
 * The thing that a change of an offer describes: the one that is listed nowhere, else the first that this person gives.
 *
 * @param legs those of which it is one: all that the swap has, unless the change leaves some out.
 */
export function describedLeg(
  swap: Swap,
  accountId: number,
  legs: readonly (Leg | NewLeg)[] = swap.legs,
): Leg | undefined {
  const mine = givenBy(swap, accountId).filter((leg) => legs.includes(leg))
  return mine.find(({ itemId }) => itemId === null) ?? mine[0]
}

import type { Db } from '../../../db/open.ts'
import { newestOfCategory } from '../../market/items/items-queries.ts'
import { availableOf } from '../../market/wishes/wishes-queries.ts'
import { ownWishes } from '../../market/wishes/wishes-service.ts'
import {
  newestPerOwner,
  type Owned,
  type Source,
  type Step,
} from '../../platform/database/newest-per-owner.ts'
import { newestFound } from '../../platform/search/search-queries.ts'
import { searchFor } from '../../platform/search/search-service.ts'
import { DECK } from '../limits.ts'
import { availableForWish, foundByWishes, wishesFor } from './matches-queries.ts'

export type Found = Map<number, Set<number>>

function note(found: Found, itemId: number, mine: Iterable<number> = []): void {
  const before = found.get(itemId) ?? new Set()
  found.set(itemId, before)
  for (const id of mine) before.add(id)
}

/** Offers of users whose wishes match my items. */
export function theirWishes(db: Db, me: number, own: number[]): Found {
  const found: Found = new Map()
  const rows = wishesFor(db).all({ me, ids: JSON.stringify(own), limit: DECK.wishes })
  for (const [wishId, fitting] of Map.groupBy(rows, (row) => row.wishId)) {
    const { accountId, forAny } = fitting[0]!
    const offers = forAny
      ? availableOf(db, accountId, DECK.ofOwner)
      : availableForWish(db).all({ wishId }).slice(0, DECK.ofOwner)
    const mine = fitting.map((row) => row.mine)
    for (const itemId of offers) note(found, itemId, mine)
  }
  return found
}

const fewOfOwners = (source: Source<Owned>) =>
  newestPerOwner([source], { most: DECK.ofOwner, want: DECK.ofCategory }).kept.map(({ id }) => id)

/** Matches of my wishes: by words, by category, else with spelling correction. */
export function myWishes(db: Db, me: number): Found {
  const found: Found = new Map()
  const wishes = ownWishes(db, me)
  const forWhich = new Map(
    wishes.map((wish) => [wish.id, wish.for ? availableForWish(db).all({ wishId: wish.id }) : []]),
  )
  const rows = foundByWishes(db).all({ me, limit: DECK.found })
  for (const { itemId, wishId } of rows) note(found, itemId, forWhich.get(wishId))
  const fruitful = new Set(rows.map(({ wishId }) => wishId))
  let corrected = 0
  for (const { id, text, product_category_id: categoryId } of wishes) {
    if (text === null) {
      const ofCategory = (step: Step) =>
        newestOfCategory(db).all({ categoryId: categoryId!, limit: DECK.ofCategory, ...step })
      for (const itemId of fewOfOwners(ofCategory)) note(found, itemId, forWhich.get(id))
    } else if (!fruitful.has(id) && corrected < DECK.corrected) {
      corrected++
      const search = {
        text,
        categoryId: categoryId ?? undefined,
        sort: 'newest',
        shown: DECK.ofCategory,
      } as const
      const near = searchFor(db, search)
      if (near.corrected === null) continue
      const others = newestFound(db, { ...search, terms: near.terms }, near.ids, DECK.ofCategory)
      for (const itemId of fewOfOwners(others)) note(found, itemId, forWhich.get(id))
    }
  }
  return found
}

import { type Db, immediate } from '../../db/open.ts'
import { WISH } from '../limits.ts'
import { searchIds } from '../search/search-queries.ts'
import type { SearchTerm } from '../search/search-terms.ts'
import { fits, itemKeys, type Looked, wishKeys, wishTerms } from './wish-fit.ts'
import {
  type Candidate,
  clearMatches,
  keepMatch,
  lookedAt,
  reachable,
  setKeys,
  wishesByCategory,
  wishesByKeys,
} from './wish-matches-queries.ts'
import { wishById } from './wishes-queries.ts'

/** Ids of the available items of others that these words find, the newest first, at most WISH.matches. */
export function itemsInWords(
  db: Db,
  { text, categoryId, accountId }: { text: string; categoryId: number | null; accountId: number },
): number[] {
  const terms = wishTerms(db, text)
  if (terms.length === 0) return []
  const found = searchIds(db, {
    terms,
    categoryId: categoryId ?? undefined,
    sort: 'newest',
    shown: WISH.looked,
  }).slice(0, WISH.looked)
  return lookedAt(db, found)
    .filter((item) => item.ownerId !== accountId && fits(terms, item))
    .slice(0, WISH.matches)
    .map(({ id }) => id)
}

/** Finds the items of a wish with words anew, and what it is looked up by. Goes into the transaction that writes the wish. */
export function findMatches(db: Db, wishId: number): void {
  immediate(db, () => {
    const wish = wishById(db).get({ id: wishId })
    if (!wish || wish.text === '') return
    setKeys(db, wishId, wishKeys(wishTerms(db, wish.text)))
    clearMatches(db).run({ wishId })
    for (const itemId of itemsInWords(db, wish)) keepMatch(db, wishId, itemId)
  })
}

/** The wishes of others with words that an item fits, and those that name its category alone. */
export function wishesFitting(db: Db, item: Looked): { worded: Candidate[]; ofCategory: Candidate[] } {
  // Many people put the same wish in the same words.
  const termsOf = new Map<string, SearchTerm[]>()
  const worded = wishesByKeys(db)
    .all({ ...item, keys: JSON.stringify(itemKeys(item)) })
    .filter(({ text }) => {
      const terms = termsOf.get(text) ?? wishTerms(db, text)
      termsOf.set(text, terms)
      return terms.length > 0 && fits(terms, item)
    })
  return { worded, ofCategory: wishesByCategory(db).all(item) }
}

/**
 * The wishes of others that an item fits, of people who may be told of it, each person once; at most `most`, those with words
 * first. Nothing for an item that is not available.
 */
export function wishesThatFit(db: Db, itemId: number, most: number): Candidate[] {
  const [item] = lookedAt(db, [itemId])
  if (!item) return []
  const { worded, ofCategory } = wishesFitting(db, item)
  const found = new Map<number, Candidate>()
  for (const wish of [...worded, ...ofCategory]) {
    if (found.size >= most) break
    if (found.has(wish.accountId)) continue
    if (reachable(db).get({ itemId, accountId: wish.accountId })) found.set(wish.accountId, wish)
  }
  return [...found.values()]
}

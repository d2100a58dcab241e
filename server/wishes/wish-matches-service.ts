import { type Db, immediate } from '../../db/open.ts'
import { WISH } from '../limits.ts'
import { searchIds } from '../search/search-queries.ts'
import { fits, wishKeys, wishTerms } from './wish-fit.ts'
import { clearMatches, keepMatch, lookedAt, setKeys } from './wish-matches-queries.ts'
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

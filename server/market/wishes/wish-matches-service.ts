import { type Db, immediate } from '../../../db/open.ts'
import { WISH } from '../../platform/limits.ts'
import type { Fit } from '../../platform/search/fit.ts'
import { searchIds } from '../../platform/search/search-queries.ts'
import { fitOfWish, itemKeys, type Looked, wishKeys, wishTerms } from './wish-fit.ts'
import {
  type Candidate,
  clearMatches,
  isCompared,
  keepMatch,
  keysInUse,
  lookedAt,
  lookedWants,
  reachable,
  setKeys,
  wishesByCategory,
  wishesByKey,
  wishesNoted,
} from './wish-matches-queries.ts'
import { wishById } from './wishes-queries.ts'

/** The available items of others that these words find, the newest first, at most WISH.matches and WISH.matchesOfOwner of each owner. */
export function itemsInWords(
  db: Db,
  { text, categoryId, accountId }: { text: string; categoryId: number | null; accountId: number },
): { id: number; fit: Fit }[] {
  const terms = wishTerms(db, text)
  if (terms.length === 0) return []
  const found = searchIds(db, {
    terms,
    categoryId: categoryId ?? undefined,
    sort: 'newest',
    shown: WISH.looked,
  }).slice(0, WISH.looked)
  const ofOwner = new Map<number, number>()
  const isFew = (ownerId: number) => {
    const count = (ofOwner.get(ownerId) ?? 0) + 1
    ofOwner.set(ownerId, count)
    return count <= WISH.matchesOfOwner
  }
  return lookedAt(db, found)
    .filter(({ ownerId }) => ownerId !== accountId)
    .flatMap((item) => {
      const fit = fitOfWish(db, terms, item)
      return fit && isFew(item.ownerId) ? [{ id: item.id, fit }] : []
    })
    .slice(0, WISH.matches)
}

/** Finds the items of a wish with words anew, and what it is looked up by. Goes into the transaction that writes the wish. */
export function findMatches(db: Db, wishId: number): void {
  immediate(db, () => {
    const wish = wishById(db).get({ id: wishId })
    if (!wish || wish.text === '' || wish.fulfilledAt !== null) return
    setKeys(db, wishId, wishKeys(db, wish.text))
    clearMatches(db).run({ wishId })
    for (const { id, fit } of itemsInWords(db, wish)) keepMatch(db, wishId, id, fit)
    for (const item of lookedWants(db, wish.accountId)) {
      const found = wishFitter(db, item)(wish)
      if (found) keepMatch(db, wishId, item.id, found.fit)
    }
  })
}

/**
 * The wishes with words that an item may fit, each once, in parts of at most WISH.atOnce: those that it is noted as fitting, then
 * those with one of its words, the words of its name first.
 */
export function* wishesToCompare(db: Db, item: Looked): Generator<Candidate[]> {
  const seen = new Set<number>()
  const unseen = (part: Candidate[]) => {
    const rest = part.filter(({ id }) => !seen.has(id))
    for (const { id } of rest) seen.add(id)
    return rest
  }
  for (const part of wishesNoted(db, item.id)) yield unseen(part)
  for (const key of keysInUse(db, itemKeys(item))) {
    for (const part of wishesByKey(db, key)) yield unseen(part)
  }
}

/** How an item fits a wish, and whether its name and category alone do. */
export interface WishFit {
  fit: Fit
  isNamed: boolean
}

/** Says of wishes with words how an item fits them, null if it does not. Valid for one part: synonyms may change before the next. */
export function wishFitter(db: Db, item: Looked): (wish: Candidate) => WishFit | null {
  // Many people put the same wish in the same words.
  const known = new Map<string, WishFit | null>()
  const fitOf = (text: string): WishFit | null => {
    const terms = wishTerms(db, text)
    const fit = fitOfWish(db, terms, item)
    return fit && { fit, isNamed: fitOfWish(db, terms, { words: item.named }) !== null }
  }
  return ({ accountId, text, categoryId }) => {
    if (accountId === item.ownerId || (categoryId ?? item.categoryId) !== item.categoryId) return null
    let fit = known.get(text)
    if (fit === undefined) {
      fit = fitOf(text)
      known.set(text, fit)
    }
    return fit
  }
}

/**
 * Wishes of others that an item fits, of people who may be told of it, each person once; at most `most`, those with words
 * first. Nothing for an item that is not available. One that has not been compared yet is compared with WISH.answered only, since
 * somebody waits: the others are found a little later.
 */
export function wishesThatFit(db: Db, itemId: number, most: number): Candidate[] {
  const [item] = lookedAt(db, [itemId])
  if (!item) return []
  const found = new Map<number, Candidate>()
  const take = (parts: Iterable<Candidate[]>, isFitting: (wish: Candidate) => boolean) => {
    let looked = 0
    for (const part of parts) {
      for (const wish of part) {
        if (found.size >= most || looked >= WISH.answered) return
        if (found.has(wish.accountId)) continue
        looked++
        const isThere = reachable(db).get({ itemId, accountId: wish.accountId })
        if (isThere && isFitting(wish)) found.set(wish.accountId, wish)
      }
    }
  }
  if (isCompared(db, itemId)) take(wishesNoted(db, itemId), () => true)
  else {
    const fitter = wishFitter(db, item)
    take(wishesToCompare(db, item), (wish) => fitter(wish) !== null)
  }
  take(wishesByCategory(db, item), () => true)
  return [...found.values()]
}

import { type Db, immediate } from '../../../db/open.ts'
import { newestPerOwner, type Step } from '../../platform/database/newest-per-owner.ts'
import type { Fit } from '../../platform/search/fit.ts'
import { newestFound, searchIds } from '../../platform/search/search-queries.ts'
import { WISH } from '../limits.ts'
import { fitOfWish, itemKeys, type Looked, wishKeys, wishTerms } from './wish-fit.ts'
import {
  type Candidate,
  clearMatches,
  isCompared,
  keepMatch,
  keepWanted,
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

/** Available items of others that match, newest first, at most WISH.matches, and WISH.matchesOfOwner per owner. */
export function itemsInWords(
  db: Db,
  { text, categoryId, accountId }: { text: string; categoryId: number | null; accountId: number },
): { id: number; fit: Fit }[] {
  const terms = wishTerms(db, text)
  if (terms.length === 0) return []
  const search = { terms, categoryId: categoryId ?? undefined }
  const ids = searchIds(db, { ...search, sort: 'newest', shown: WISH.looked })
  const found = newestFound(db, search, ids, WISH.looked)
  const source = (step: Step) => found(step).filter(({ ownerId }) => ownerId !== accountId)
  const { kept: looked } = newestPerOwner([source], { most: WISH.lookedOfOwner, want: WISH.looked })
  const kept = new Map<number, number>()
  const matches: { id: number; fit: Fit }[] = []
  for (const { id, ownerId } of looked) {
    if (matches.length === WISH.matches) break
    const fitting = kept.get(ownerId) ?? 0
    if (fitting === WISH.matchesOfOwner) continue
    const [item] = lookedAt(db, [id])
    const fit = item && fitOfWish(db, terms, item)
    if (!fit) continue
    kept.set(ownerId, fitting + 1)
    matches.push({ id, fit })
  }
  return matches
}

/** Recomputes matches and keys of a wish. Call it in the transaction that writes it. */
export function findMatches(db: Db, wishId: number): void {
  immediate(db, () => {
    const wish = wishById(db).get({ id: wishId })
    if (!wish || wish.text === '' || wish.fulfilledAt !== null) return
    setKeys(db, wishId, wishKeys(db, wish.text))
    clearMatches(db).run({ wishId })
    for (const { id, fit } of itemsInWords(db, wish)) keepMatch(db, wishId, id, fit)
    for (const item of lookedWants(db, wish.accountId)) {
      const found = wishFitter(db, item)(wish)
      if (found) keepWanted(db, wishId, item.id, found.fit)
    }
  })
}

/** Candidate wishes in batches, independent of wants. Order: recorded matches, then matches by key, words of the name before others. */
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

export interface WishFit {
  fit: Fit
  isNamed: boolean
}

/** Returns a matcher, null for no match. Use it for one batch only, because synonyms may change. */
export function wishFitter(
  db: Db,
  item: Looked,
): (wish: Pick<Candidate, 'accountId' | 'text' | 'categoryId'>) => WishFit | null {
  // Cache, because many users have the same wish.
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
 * Matching wishes of others who may be notified, one per user, at most `most`, those with words first. None for unavailable items. An
 * unprocessed item is compared with WISH.answered only, because the poster waits.
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

import { LRUCache } from 'lru-cache'
import { type Db, prepared } from '../../db/open.ts'
import * as m from '../catalogues/messages.ts'
import { conflict } from '../errors.ts'
import { SWAP_TERMS } from '../limits.ts'
import { othersThan } from './swap-sides.ts'
import type { Swap } from './swaps-queries.ts'

// Edits of an item within some minutes are one revision, so its number does not tell somebody who saw it after the first
// edit that there was a second. Hence it is remembered who was shown such a revision, and who has to look again.

/** Only the young revisions that an edit can still join, so a few hundred at once; when attacked some MB. */
const REMEMBERED = 20_000

const shownTo = prepared(
  () => new LRUCache<string, 'current' | 'outdated'>({ max: REMEMBERED, ttl: 2 * SWAP_TERMS.editsJoin }),
)

const keyOf = (swap: Swap, accountId: number) => `${swap.id}:${swap.revision}:${accountId}`

/** Somebody is shown the newest terms of a swap. */
export function termsAreShown(db: Db, swap: Swap, accountId: number): void {
  if (swap.state === 'proposed' && swap.isEdit) shownTo(db).set(keyOf(swap, accountId), 'current')
}

/** The newest terms of a swap have changed without a number of their own. */
export function termsHaveChanged(db: Db, swap: Swap, byId: number): void {
  for (const { accountId } of othersThan(swap, byId)) {
    const key = keyOf(swap, accountId)
    if (shownTo(db).has(key)) shownTo(db).set(key, 'outdated')
  }
}

/** @throws AppError 409 where the terms are no longer those of `revision` as somebody was shown it. */
export function checkSeen(db: Db, swap: Swap, revision: number, accountId: number): void {
  if (swap.revision === revision && shownTo(db).get(keyOf(swap, accountId)) !== 'outdated') return
  throw conflict(m.swaps_the_offer_has_changed_meanwhile_please())
}

import { createHash } from 'node:crypto'
import { conflict } from '../platform/errors.ts'
import type { Swap } from './swaps-queries.ts'

type Terms = Pick<Swap, 'id' | 'revision' | 'pick'> & { legs: readonly { id: number }[] }

/**
 * A short hash of the terms of a swap. Edits of an item within some minutes share a revision but not a hash, because each edit replaces a leg
 * and ids of legs are never used twice. It is made of ids of legs alone, so it discloses nothing about items that a viewer may not identify.
 */
export const termsHash = ({ id, revision, pick, legs }: Terms): string =>
  createHash('sha256')
    .update(JSON.stringify([id, revision, pick, legs.map((leg) => leg.id)]))
    .digest('hex')
    .slice(0, 16)

/** The terms that an answer is to, as far as its sender names them. */
export interface SeenTerms {
  revision?: number | undefined
  terms_hash?: string | undefined
}

/**
 * Call it in the transaction that acts on the terms.
 *
 * @throws AppError 409 if the newest terms are no longer those that the sender names.
 */
export function checkSeen(swap: Swap, { revision, terms_hash }: SeenTerms, changed: () => string): void {
  const isNewest = revision === undefined || revision === swap.revision
  const isSame = terms_hash === undefined || terms_hash === termsHash(swap)
  if (!isNewest || !isSame) throw conflict(changed())
}

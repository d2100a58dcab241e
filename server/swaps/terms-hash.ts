import { createHash } from 'node:crypto'
import { conflict } from '../platform/errors.ts'
import type { Swap } from './swaps-queries.ts'

type Terms = Pick<Swap, 'id' | 'revision' | 'pick'> & { legs: readonly { id: number }[] }

/**
 * Hash of the terms that an answer applies to. Unlike the revision it changes with every edit. It covers only leg ids, so it reveals nothing about
 * hidden items.
 */
export const termsHash = ({ id, revision, pick, legs }: Terms): string =>
  createHash('sha256')
    .update(JSON.stringify([id, revision, pick, legs.map((leg) => leg.id)]))
    .digest('hex')
    .slice(0, 16)

/** The terms that a client has seen. */
export interface SeenTerms {
  revision?: number | undefined
  terms_hash?: string | undefined
}

/** Checks that the client has seen the current terms. Call it in the transaction that acts on them. @throws AppError 409 the terms have changed */
export function checkSeen(swap: Swap, { revision, terms_hash }: SeenTerms, changed: () => string): void {
  const isNewest = revision === undefined || revision === swap.revision
  const isSame = terms_hash === undefined || terms_hash === termsHash(swap)
  if (!isNewest || !isSame) throw conflict(changed())
}

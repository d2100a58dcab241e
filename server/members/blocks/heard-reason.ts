import type { Db } from '../../../db/open.ts'
import { worded } from '../../platform/catalogues/default-texts.ts'
import type { Swap } from '../../swaps/swaps-queries.ts'
import { areBlocked } from './blocks-service.ts'

// A blocked user may cancel an agreed swap, but the reason is hidden from those who must not see it.

/** Returns a predicate: true if the user's texts are visible to an account. */
export const hearsFrom =
  (db: Db, byId: number) =>
  (accountId: number): boolean =>
    !areBlocked(db, byId, accountId)

export function heardReason(
  db: Db,
  { reason, calledOffById: byId }: Pick<Swap, 'reason' | 'calledOffById'>,
  viewer: number,
): string {
  if (reason === '' || (byId !== null && !hearsFrom(db, byId)(viewer))) return ''
  return worded(reason)
}

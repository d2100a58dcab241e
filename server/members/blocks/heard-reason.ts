import type { Db } from '../../../db/open.ts'
import { worded } from '../../platform/catalogues/default-texts.ts'
import type { Swap } from '../../swaps/swaps-queries.ts'
import { areBlocked } from './blocks-service.ts'

// Whoever is blocked may call an agreed swap off, but their words go nowhere that a block keeps them from.

/** Says of others whether words of this person's reach them. */
export const hearsFrom =
  (db: Db, byId: number) =>
  (accountId: number): boolean =>
    !areBlocked(db, byId, accountId)

/** Why a swap was called off, as one of its people may read it; empty where there is no reason, too. */
export function heardReason(
  db: Db,
  { reason, calledOffById: byId }: Pick<Swap, 'reason' | 'calledOffById'>,
  viewer: number,
): string {
  if (reason === '' || (byId !== null && !hearsFrom(db, byId)(viewer))) return ''
  return worded(reason)
}

import type { Db } from '../../../db/open.ts'
import type { Noun } from '../../../db/versions.ts'

/** What a noun tells of a viewer and the things on a page, to fill its holes. */
export interface HoleTeller<Told> {
  /** Tables that it reads. What was told is kept until one of them changes. */
  readonly reads: readonly Noun[]
  /** By the ids of those things of which there is something to tell, in one query for all. */
  tell(db: Db, viewerId: number, ids: readonly number[]): ReadonlyMap<number, Told>
}

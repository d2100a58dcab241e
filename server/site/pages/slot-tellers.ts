import type { Db } from '../../../db/open.ts'
import type { Noun } from '../../../db/versions.ts'

/** Loader of a module's slots: data by viewer and item. */
export interface SlotTeller<Told> {
  /** Tables read; results are cached until one changes. */
  readonly reads: readonly Noun[]
  /** Data by item id, in one query; ids without data are omitted. */
  tell(db: Db, viewerId: number, ids: readonly number[]): ReadonlyMap<number, Told>
}

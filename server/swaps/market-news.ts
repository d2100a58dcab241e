import { EventEmitter } from 'node:events'
import { afterCommit, type Db, prepared } from '../../db/open.ts'

// Swaps are found by a room that imports those in which something changes, so it listens here.

/** Ids of items that may be swapped in another way than before, none where it may be any; one emitter for each open database. */
export const marketNews = prepared((_db: Db) => new EventEmitter<{ news: [number[]] }>())

/** Says, after the commit, that more may be possible than before, with no item in particular: two people may meet again. */
export const announceChange = (db: Db): void => afterCommit(db, () => marketNews(db).emit('news', []))

/** Says, after the commit, that items may have come to stand in a possible circle: they are new, free again, or offered. */
export function announceItems(db: Db, ids: readonly (number | null)[]): void {
  const items = ids.filter((id) => id !== null)
  if (items.length > 0) afterCommit(db, () => marketNews(db).emit('news', items))
}

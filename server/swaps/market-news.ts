import { EventEmitter } from 'node:events'
import { afterCommit, type Db, prepared } from '../../db/open.ts'

// The room that finds circles imports the rooms in which things change, so these cannot call it: they announce what has changed
// here, and it listens.

/** Emits the ids of items for which more swaps may be possible now; no id where it may be any item. One for each open database. */
export const marketNews = prepared((_db: Db) => new EventEmitter<{ news: [number[]] }>())

/** Announces, after the commit, that more swaps may be possible, through no item in particular: as when a block is taken back. */
export const announceChange = (db: Db): void => afterCommit(db, () => marketNews(db).emit('news', []))

/** Announces, after the commit, items through which a circle may have become possible: they are new, free again, or offered. */
export function announceItems(db: Db, ids: readonly (number | null)[]): void {
  const items = ids.filter((id) => id !== null)
  if (items.length > 0) afterCommit(db, () => marketNews(db).emit('news', items))
}

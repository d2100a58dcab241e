import { EventEmitter } from 'node:events'
import { afterCommit, type Db, prepared } from '../../db/open.ts'

// Events instead of calls, because the circle search imports the modules that publish here.

/** Emits ids of items that may allow more swaps; an empty list means any item. One emitter per open database. */
export const marketNews = prepared((_db: Db) => new EventEmitter<{ news: [number[]] }>())

/** Publishes, after the commit, that more swaps may be possible with any item, for example after an unblock. */
export const announceChange = (db: Db): void => afterCommit(db, () => marketNews(db).emit('news', []))

/** Publishes, after the commit, items that are new, available again, or offered. */
export function announceItems(db: Db, ids: readonly (number | null)[]): void {
  const items = ids.filter((id) => id !== null)
  if (items.length > 0) afterCommit(db, () => marketNews(db).emit('news', items))
}

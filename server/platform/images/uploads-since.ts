import type { Db } from '../../../db/open.ts'
import { storedText, storeText } from '../settings/stored-text.ts'
import { SETTLED } from './image-files.ts'

const KEY = 'uploads_since'

/** Stores the time at which the database was first opened. Files in the uploads folder that are older may not be its own. */
export function noteUploadsSince(db: Db): void {
  if (storedText(db, KEY) === undefined) storeText(db, KEY, String(Date.now()))
}

/**
 * Milliseconds since 1970. Older files are never deleted as unreferenced, because they may belong to another database, for example after a
 * wrong DATABASE_FILE. One day earlier than the first start, because a cancelled restore unpacks files with their old times.
 */
export const uploadsSince = (db: Db): number => Number(storedText(db, KEY) ?? 0) - SETTLED

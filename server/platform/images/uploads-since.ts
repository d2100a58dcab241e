import type { Db } from '../../../db/open.ts'
import { storedText, storeText } from '../settings/stored-text.ts'
import { SETTLED } from './image-files.ts'

/** The row of `settings`: milliseconds since 1970. */
const KEY = 'uploads_since'

/** Notes, the first time that a database is opened with an uploads folder, that what lies there already is not of its making. */
export function noteUploadsSince(db: Db): void {
  if (storedText(db, KEY) === undefined) storeText(db, KEY, String(Date.now()))
}

/**
 * Milliseconds since 1970: files that were last written before are never removed because no row names them. They are those of another
 * database, which somebody has lost, or named wrongly in DATABASE_FILE, and will bring back. A day before this one began, for what a
 * restore that was taken back has unpacked keeps the time of its files.
 */
export const uploadsSince = (db: Db): number => Number(storedText(db, KEY) ?? 0) - SETTLED

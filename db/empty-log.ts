import type { Db } from './open.ts'

/** Milliseconds until it is tried again, where somebody else reads the log at the moment, as a backup does. */
const RETRY = 5000

/**
 * Moves what is in the log into the file and empties the log, so that nothing that was deleted stays in it. In the
 * background where it cannot be done at once; closing the database does it, too.
 */
export function emptyLog(db: Db): void {
  if (!db.$client.open) return
  const [result] = db.$client.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
  if (result?.busy) setTimeout(() => emptyLog(db), RETRY).unref()
}

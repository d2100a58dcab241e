import type { Db } from './open.ts'

/** Milliseconds between retries while a reader, such as a backup, uses the WAL. */
const RETRY = 5000

/**
 * Tries once to truncate the WAL, without waiting for readers, because SQLite would block the whole process. Returns true if the WAL is
 * empty.
 */
function tryToEmpty({ $client: sqlite }: Db): boolean {
  const patience = sqlite.pragma('busy_timeout', { simple: true })
  sqlite.pragma('busy_timeout = 0')
  try {
    const [result] = sqlite.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[]
    return result?.busy === 0
  } finally {
    sqlite.pragma(`busy_timeout = ${patience}`)
  }
}

/**
 * Checkpoints and truncates the WAL, so that no deleted data remains in it. Retried in the background if readers prevent it; closing the
 * database does it too.
 */
export function emptyLog(db: Db): void {
  if (db.$client.open && !tryToEmpty(db)) setTimeout(() => emptyLog(db), RETRY).unref()
}

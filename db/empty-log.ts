import type { Db } from './open.ts'

/** Milliseconds until it is tried again, where somebody else reads the log at the moment, as a backup does. */
const RETRY = 5000

/** Does not wait for those who read the log, since the whole site stands still while SQLite waits. Gives whether it is empty. */
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
 * Moves what is in the log into the file and empties the log, so that nothing that was deleted stays in it. In the
 * background where it cannot be done at once; closing the database does it, too.
 */
export function emptyLog(db: Db): void {
  if (db.$client.open && !tryToEmpty(db)) setTimeout(() => emptyLog(db), RETRY).unref()
}

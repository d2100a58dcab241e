import Sqlite from 'better-sqlite3'
import { BACKUP } from '../limits.ts'
import { dailySeries } from './rotation.ts'

function hasAccounts(file: string): boolean {
  try {
    const sqlite = new Sqlite(file, { readonly: true })
    try {
      return sqlite.prepare('SELECT EXISTS (SELECT 1 FROM accounts)').pluck().get() === 1
    } finally {
      sqlite.close()
    }
  } catch {
    // The file is damaged or not a database.
    return false
  }
}

/** The newest daily backup of this database that contains accounts. */
export const backupWithAccounts = (databaseFile: string): string | undefined => {
  const series = dailySeries(databaseFile, BACKUP)
  return series
    .days()
    .map((day) => series.fileOf(day))
    .find(hasAccounts)
}

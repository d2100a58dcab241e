import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { finishRestore } from '../../db/pending-restore.ts'
import { type Config, readConfig } from '../../server/platform/config.ts'
import { restoreInPlace } from '../../server/site/backups/restore-service.ts'

/** The first steps of every start with the database file, and nothing else: fast enough for many kills. */
export function startOfStart(config: Pick<Config, 'databaseFile' | 'uploadsDir'>): void {
  finishRestore(config.databaseFile)
  restoreInPlace(config)
  const db = openDatabase(config.databaseFile)
  migrateDatabase(db)
  db.$client.close()
}

if (import.meta.main) startOfStart(readConfig(process.env))

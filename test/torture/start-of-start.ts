import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { finishRestore } from '../../db/pending-restore.ts'
import { restoreInPlace } from '../../server/backups/restore-service.ts'
import { readConfig } from '../../server/config.ts'

/** What every start does with the database file before anything else, and nothing more: quick to kill often. */
const config = readConfig(process.env)
finishRestore(config.databaseFile)
restoreInPlace(config)
const db = openDatabase(config.databaseFile)
migrateDatabase(db)
db.$client.close()

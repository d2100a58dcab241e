import { fillDefaults } from '../../db/defaults.ts'
import { fillWithProgress } from '../../db/demo/start.ts'
import { isEmpty } from '../../db/demo/state.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { ConfigError, readConfig } from '../config.ts'
import { openImageStore } from '../images/images-service.ts'

/** `npm run demo`: demo data by hand, for a database that has nothing but its defaults. */
try {
  const { databaseFile, uploadsDir } = readConfig(process.env)
  const db = openDatabase(databaseFile)
  migrateDatabase(db)
  fillDefaults(db)
  if (!isEmpty(db)) {
    throw new ConfigError(
      `${databaseFile} has people or items already; demo data is for a new database only.`,
    )
  }
  const store = await openImageStore(db, uploadsDir)
  await fillWithProgress(db, store, process.stdout)
  await store.worker.close()
  db.$client.close()
} catch (error) {
  const { message, stack } = error as Error
  process.stderr.write(`No demo data: ${error instanceof ConfigError ? message : stack}\n`)
  process.exitCode = 1
}

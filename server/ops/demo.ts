import { lockDatabase } from '../../db/lock.ts'
import { migrateDatabase, refuseUnknownDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { fillWithProgress } from '../demo/start.ts'
import { isEmpty } from '../demo/state.ts'
import { readToolConfig } from '../platform/config.ts'
import { openImageStore } from '../platform/images/images-service.ts'
import { fillDefaults } from '../site/content/defaults.ts'
import { runCommand } from './command.ts'
import { PlainError } from './process.mjs'

async function main(): Promise<string> {
  const { databaseFile, uploadsDir } = readToolConfig(process.env)
  const unlock = lockDatabase(databaseFile)
  refuseUnknownDatabase(databaseFile)
  const db = openDatabase(databaseFile)
  try {
    migrateDatabase(db)
    fillDefaults(db)
    if (!isEmpty(db)) {
      throw new PlainError(
        `${databaseFile} has people or items already; demo data is for a new database only.`,
      )
    }
    const store = await openImageStore(db, uploadsDir)
    try {
      await fillWithProgress(db, store, process.stdout)
    } finally {
      await store.worker.close()
    }
  } finally {
    db.$client.close()
    unlock()
  }
  return '`npm start` opens it.'
}

await runCommand('No demo data', main)

import { statSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { lockDatabase } from '../db/lock.ts'
import { migrateDatabase, refuseNewerDatabase } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { finishRestore } from '../db/pending-restore.ts'
import { type Versions, watchVersions } from '../db/versions.ts'
import { BackupError } from './backups/backup-error.ts'
import { restoreInPlace } from './backups/restore-service.ts'
import { fillDefaults } from './content/defaults.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    versions: Versions
  }
}

/** Bytes up to which the whole file is looked through before the site opens; that takes a quarter of a second. */
const QUICK = 256 * 1024 * 1024

/**
 * Finishes a restore that was decided, restores a backup that lies where the database should, and checks that the
 * file is whole.
 */
function prepareFile({ config, log }: FastifyInstance): void {
  const { databaseFile } = config
  const before = finishRestore(databaseFile)
  if (before) log.info({ file: before }, 'a backup was restored; what was there before is kept')
  refuseNewerDatabase(databaseFile)
  const restored = restoreInPlace(config)
  if (restored)
    log.info({ count: restored.files }, 'the database file was a backup: its uploads are unpacked')
}

/** @throws BackupError when SQLite finds the file damaged. */
function checkIntegrity(db: Db): void {
  if (statSync(db.$client.name).size > QUICK) return
  const found = db.$client.pragma('quick_check(1)', { simple: true })
  if (found !== 'ok') throw new BackupError(`the database file is damaged: restore a backup (${found})`)
}

/**
 * Opens, checks and migrates the database, and fills a new one with the default texts. Closed with the app.
 *
 * @throws InUseError when another process serves it, DatabaseTooNewError, BackupError when it is damaged.
 */
export const database = fp(async (app) => {
  const unlock = lockDatabase(app.config.databaseFile)
  app.addHook('onClose', unlock)
  prepareFile(app)
  const db = openDatabase(app.config.databaseFile)
  // Runs before the lock is given back. Closing moves what is in the log into the file.
  app.addHook('onClose', () => {
    db.$client.close()
  })
  checkIntegrity(db)
  const result = migrateDatabase(db)
  if (result.applied > 0) app.log.info({ applied: result.applied, snapshot: result.snapshot }, 'migrated')
  fillDefaults(db)
  app.decorate('db', db)
  app.decorate('versions', watchVersions(db))
})

import { statSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { lockDatabase } from '../../db/lock.ts'
import { migrateDatabase, refuseUnknownDatabase } from '../../db/migrate.ts'
import { normalizeTexts } from '../../db/nfc.ts'
import { afterCommitFailures, type Db, openDatabase } from '../../db/open.ts'
import { finishRestore } from '../../db/pending-restore.ts'
import { countStart, endTrial, putBack } from '../../db/restore-trial.ts'
import { type Versions, versionsOf } from '../../db/versions.ts'
import { rebuildIndex } from '../platform/search/rebuild-index.ts'
import { BackupError } from './backups/backup-error.ts'
import { backupWithAccounts } from './backups/backup-with-accounts.ts'
import { setForeignLogAside } from './backups/foreign-log.ts'
import { restoreInPlace } from './backups/restore-service.ts'
import { fillDefaults } from './content/defaults.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    versions: Versions
  }
}

const QUICK = 256 * 1024 * 1024

/** Matches SQLite's messages about damage that is limited to the search index. */
const INDEX_DAMAGE = /FTS5 table main\.items(?:_name)?_fts\b|^fts5: corruption .*"items(?:_name)?_fts"/

/** Checks the version of the database file, and restores a backup that was copied over it. */
function prepareFile({ config, log }: FastifyInstance): void {
  const foreign = setForeignLogAside(config.databaseFile)
  if (foreign)
    log.warn({ file: foreign }, 'a backup was copied over a database; the log of that one is set aside')
  refuseUnknownDatabase(config.databaseFile)
  const restored = restoreInPlace(config)
  if (restored)
    log.info({ count: restored.files }, 'the database file was a backup: its uploads are unpacked')
}

/** Rebuilds a damaged search index from the items. @throws BackupError for any other damage. */
function checkIntegrity(db: Db, log: FastifyInstance['log']): void {
  if (statSync(db.$client.name).size > QUICK) return
  const check = () =>
    (db.$client.pragma('quick_check(100)') as { quick_check: string }[]).map((row) => row.quick_check)
  const found = check()
  if (found.length > 0 && found.every((problem) => INDEX_DAMAGE.test(problem))) {
    rebuildIndex(db)
    log.warn({ problems: found }, 'the search index was damaged and has been rebuilt from the items')
    if (check().join() === 'ok') return
  }
  if (found.join() !== 'ok')
    throw new BackupError(`the database file is damaged: restore a backup (${found[0]})`)
}

/** Warns if the database is empty but a daily backup is not: the file was probably copied without its `-wal`. */
function warnOfEmptyMarket({ config, log }: FastifyInstance, db: Db): void {
  if (db.$client.prepare('SELECT EXISTS (SELECT 1 FROM accounts)').pluck().get() === 1) return
  const file = backupWithAccounts(config.databaseFile)
  if (file) {
    log.warn(
      { file },
      'the database has no accounts, but this backup has: was the database copied without its -wal file?',
    )
  }
}

function open(app: FastifyInstance): Db {
  const { config, log } = app
  prepareFile(app)
  const db = openDatabase(config.databaseFile)
  try {
    checkIntegrity(db, log)
    const result = migrateDatabase(db)
    if (result.applied > 0) log.info({ applied: result.applied, snapshot: result.snapshot }, 'migrated')
    const normalized = normalizeTexts(db)
    if (normalized > 0) log.info({ count: normalized }, 'stored texts were brought to NFC')
    fillDefaults(db)
    warnOfEmptyMarket(app, db)
    return db
  } catch (error) {
    db.$client.close()
    throw error
  }
}

/** Finishes a confirmed restore. If the restored database does not open, opens the previous one. */
function openRestored(app: FastifyInstance): Db {
  const { databaseFile } = app.config
  const before = finishRestore(databaseFile)
  if (before) app.log.info({ file: before }, 'a backup was restored; what was there before is kept')
  const tell = (file: string) =>
    app.log.error(
      { file },
      'the restored database does not start; what was there before is back in its place',
    )
  const given = countStart(databaseFile)
  if (given) tell(given)
  try {
    return open(app)
  } catch (error) {
    const failed = putBack(databaseFile)
    if (!failed) throw error
    app.log.error({ err: error }, 'the first start after a restore failed')
    tell(failed)
    return open(app)
  }
}

/**
 * Opens, checks and migrates the database; adds default texts to a new one. Closed with the app.
 * @throws InUseError if another process uses it, DatabaseTooNewError, ForeignDatabaseError, BackupError if it is damaged.
 */
export const database = fp(async (app) => {
  const unlock = lockDatabase(app.config.databaseFile)
  app.addHook('onClose', unlock)
  const db = openRestored(app)
  afterCommitFailures(db).on('error', (error) =>
    app.log.error({ err: error }, 'something that was to follow what was written has failed'),
  )
  // This hook runs before the lock is released. Closing also writes the WAL into the file.
  app.addHook('onClose', () => {
    db.$client.close()
  })
  app.addHook('onReady', async () => endTrial(app.config.databaseFile))
  app.decorate('db', db)
  app.decorate('versions', versionsOf(db))
})

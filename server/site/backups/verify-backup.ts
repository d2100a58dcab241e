import { statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { lastApplied, newestMigration } from '../../../db/migrate.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { isBackup, unpackedBytes, verifyArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { requireBookkeeping, requireKnownSchema } from './known-schema.ts'
import { namedUploads } from './upload-names.ts'

/**
 * Verifies a backup without changing anything. @returns unpacked bytes of its uploads. @throws BackupError if damaged, not a backup, or
 * from a newer version.
 */
export function verifyBackup(file: string): { unpacked: number } {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isDirectory()) throw new BackupError(`${file} is a folder, and no backup`)
  if (!found?.isFile()) throw new BackupError(`there is no file ${file}`)
  // SQLite accepts an empty file as an empty database.
  if (found.size === 0) throw new BackupError(m.backups_file_is_empty({ file }))
  let sqlite: Sqlite.Database | undefined
  try {
    sqlite = new Sqlite(file, { readonly: true })
    sqlite.pragma('trusted_schema = OFF')
    // Checked before other tables are read, because they may be malicious views.
    requireBookkeeping(sqlite)
    if (lastApplied(sqlite) > newestMigration()) throw new BackupError(m.backups_newer_swapyard({ file }))
    requireKnownSchema(sqlite)
    if (sqlite.pragma('integrity_check(1)', { simple: true }) !== 'ok')
      throw new BackupError(m.backups_damaged())
    const unpacked = unpackedBytes(sqlite, found.size)
    for (const _name of namedUploads(sqlite));
    if (isBackup(sqlite)) verifyArchive(sqlite)
    return { unpacked }
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (code === 'SQLITE_NOTADB') throw new BackupError(m.backups_no_backup({ file }))
    if (code === 'SQLITE_NOMEM') throw new BackupError(m.backups_too_much_memory())
    if (/^SQLITE_(?:CORRUPT|ERROR|IOERR)|^(?:Z_|ERR_)/.test(code)) {
      throw new BackupError(m.backups_damaged_because({ reason: message }))
    }
    throw error
  } finally {
    sqlite?.close()
  }
}

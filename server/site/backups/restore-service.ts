import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sync } from '../../../db/durable.ts'
import { databasePath, lockDatabase } from '../../../db/lock.ts'
import { makeFolder } from '../../../db/make-folder.ts'
import { migrateCopy } from '../../../db/migrate.ts'
import { giveToOwner } from '../../../db/owner.ts'
import { decideRestore, finishRestore, restoringName } from '../../../db/pending-restore.ts'
import { makePrivate } from '../../../db/private-file.ts'
import { endTrial } from '../../../db/restore-trial.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { asideFolder, keepForRestore } from '../../platform/images/image-files.ts'
import { uploadPath } from '../../platform/images/upload-path.ts'
import { MAIL } from '../limits.ts'
import { archivedFiles, dropArchive, isBackup } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { markAsBackup } from './foreign-log.ts'
import { requireSpace } from './space.ts'
import { namedUploads } from './upload-names.ts'
import { verifyBackup } from './verify-backup.ts'

interface RestoreOptions {
  databaseFile: string
  uploadsDir: string
  file: string
}

interface RestoreResult {
  /** Unpacked uploads; existing ones are skipped. */
  files: number
  missing: number
}

function checkSpace(unpacked: number, { file, databaseFile, uploadsDir }: RestoreOptions): void {
  const { size } = statSync(file)
  const need = (folder: string, bytes: number) => ({ folder, device: statSync(folder).dev, bytes })
  // Space for the copy and its compacted version, and for the uploads.
  requireSpace([need(dirname(databaseFile), 2 * size), need(uploadsDir, unpacked)])
}

const isWhole = (path: string, bytes: Buffer) =>
  statSync(path, { throwIfNoEntry: false })?.size === bytes.length && readFileSync(path).equals(bytes)

/** Adds the uploads to the existing ones. File names are content hashes, so the old and the restored database can share the files. */
function unpack(sqlite: Sqlite.Database, uploadsDir: string): number {
  const folders = new Set<string>()
  const aside = join(asideFolder(uploadsDir), `restore-${process.pid}`)
  let unpacked = 0
  for (const { name, mtime, bytes } of archivedFiles(sqlite)) {
    const path = uploadPath(uploadsDir, name)
    if (isWhole(path, bytes)) continue
    makeFolder(dirname(path))
    const descriptor = openSync(aside, 'w')
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    giveToOwner(aside)
    utimesSync(aside, mtime, mtime)
    renameSync(aside, path)
    for (let folder = dirname(path); folder !== dirname(uploadsDir); folder = dirname(folder))
      folders.add(folder)
    unpacked += 1
  }
  for (const folder of folders) sync(folder)
  return unpacked
}

/** Prevents automatic sending of old waiting mail, most of which was sent after the backup. Admins can send it from the outbox. */
function holdOldMail(copy: Sqlite.Database): void {
  copy
    .prepare('UPDATE outbox SET next_attempt_at = NULL WHERE next_attempt_at IS NOT NULL AND created_at <= ?')
    .run(Date.now() - MAIL.news)
}

/** Writes the restored database: without archive, with old mail on hold, compacted. */
function writeDatabase(file: string, to: string): void {
  const copy = `${to}.copy`
  const remove = () => {
    for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(copy + ending, { force: true })
  }
  rmSync(to, { force: true })
  remove()
  try {
    copyFileSync(file, copy, constants.COPYFILE_FICLONE)
    makePrivate(copy)
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`)
    const sqlite = new Sqlite(copy)
    try {
      dropArchive(sqlite)
      markAsBackup(sqlite, false)
      holdOldMail(sqlite)
      makePrivate(to)
      sqlite.prepare('VACUUM INTO ?').run(to)
    } finally {
      sqlite.close()
    }
  } finally {
    remove()
  }
}

/** Migrates and checks a copy of the database. The changes are rolled back, because the next start may be of an older version. @throws BackupError */
function tryDatabase(file: string): void {
  const sqlite = new Sqlite(file)
  try {
    sqlite.pragma('trusted_schema = OFF')
    // Set before the transaction, because SQLite ignores this pragma within one.
    sqlite.pragma('foreign_keys = OFF')
    sqlite.exec('BEGIN IMMEDIATE')
    migrateCopy(sqlite)
    if (sqlite.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new Error(m.backups_damaged())
    sqlite.exec('ROLLBACK')
  } catch (error) {
    throw new BackupError(m.backups_cannot_be_migrated({ reason: (error as Error).message }))
  } finally {
    sqlite.close()
  }
}

function countMissing(databaseFile: string, uploadsDir: string): number {
  const sqlite = new Sqlite(databaseFile, { readonly: true })
  let missing = 0
  try {
    for (const name of namedUploads(sqlite)) if (!existsSync(uploadPath(uploadsDir, name))) missing += 1
  } finally {
    sqlite.close()
  }
  return missing
}

/**
 * Verifies and unpacks a backup and marks it for the next start or `finishRestore`. The running site is unchanged, except that it deletes
 * no uploads until then.
 * @throws BackupError with the reason; InUseError if another restore is being prepared
 */
export function prepareRestore({ uploadsDir, ...options }: RestoreOptions): RestoreResult {
  const databaseFile = databasePath(options.databaseFile)
  const places = { databaseFile, uploadsDir, file: resolve(options.file) }
  return keepForRestore(databaseFile, uploadsDir, () => prepare(places))
}

function prepare(options: RestoreOptions): RestoreResult {
  const { file, databaseFile, uploadsDir } = options
  checkSpace(verifyBackup(file).unpacked, options)
  const sqlite = new Sqlite(file, { readonly: true })
  let files: number
  try {
    files = unpack(sqlite, uploadsDir)
  } finally {
    sqlite.close()
  }
  const restored = restoringName(databaseFile)
  writeDatabase(file, restored)
  tryDatabase(restored)
  const missing = countMissing(restored, uploadsDir)
  decideRestore(databaseFile, restored)
  return { files, missing }
}

/**
 * Restores a stopped site. The old database is retained.
 * @returns also `before`: its path; null if there was none.
 * @throws as `prepareRestore`; InUseError if the site is running
 */
export function restore(options: RestoreOptions): RestoreResult & { before: string | null } {
  const unlock = lockDatabase(options.databaseFile)
  try {
    // Finishes an earlier restore that was killed. Otherwise the next start would apply it over this one.
    finishRestore(options.databaseFile)
    const result = prepareRestore(options)
    return { ...result, before: finishRestore(options.databaseFile) }
  } finally {
    unlock()
  }
}

/**
 * If the database file is itself a backup, for example copied to a new machine, restores it in place. The caller must hold the database lock.
 * @returns null if it is a normal database or missing.
 * @throws as `prepareRestore`
 */
export function restoreInPlace(options: Omit<RestoreOptions, 'file'>): RestoreResult | null {
  const { databaseFile } = options
  if (!existsSync(databaseFile)) return null
  const sqlite = new Sqlite(databaseFile, { readonly: true })
  const isOne = isBackup(sqlite)
  sqlite.close()
  if (!isOne) return null
  const result = prepareRestore({ ...options, file: databaseFile })
  finishRestore(databaseFile)
  // Deletes the old file, because it is the backup: if it were retained, it would be restored again.
  endTrial(databaseFile)
  return result
}

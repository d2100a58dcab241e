import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { renameDurably, sync } from '../../../db/durable.ts'
import { databasePath, InUseError } from '../../../db/lock.ts'
import { makeFolder } from '../../../db/make-folder.ts'
import { makePrivate } from '../../../db/private-file.ts'
import { leaveOutSecrets } from '../../../db/secrets.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { keptForBackup } from '../../platform/images/image-files.ts'
import { deleteKeptForBackup, takeBackupLock } from '../../platform/images/kept-for-backup.ts'
import { uploadPath } from '../../platform/images/upload-path.ts'
import { BACKUP } from '../limits.ts'
import { ArchiveWriter, hasManifest, type Place, placesIn } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { markAsBackup } from './foreign-log.ts'
import { noteBackup } from './last-backups.ts'
import { requireSpace } from './space.ts'
import { namedBytes, namedUploads } from './upload-names.ts'

interface BackupOptions {
  databaseFile: string
  /** Null for a database-only backup. */
  uploadsDir: string | null
  file: string
  signal?: AbortSignal | undefined
}

interface BackupResult {
  size: number
  files: number
  missing: number
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

function openBackup(file: string): Sqlite.Database | undefined {
  try {
    const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true })
    if (hasManifest(sqlite)) return sqlite
    sqlite.close()
  } catch {
    // The file is not a database.
  }
  return undefined
}

/** Slots of the previous backup: of the one at this path, or else of the newest in the folder whose name differs in digits only (as dates do). */
function lastPlaces(file: string, databaseFile: string): Place[] {
  const folder = dirname(file)
  const shape = (name: string) => name.replaceAll(/\d+/g, '0')
  const [last] = readdirSync(folder)
    .filter((name) => shape(name) === shape(basename(file)))
    .map((name) => join(folder, name))
    .filter((path) => path !== databaseFile)
    .map((path) => ({ path, at: path === file ? Number.POSITIVE_INFINITY : statSync(path).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  const backup = last && openBackup(last.path)
  try {
    return backup ? placesIn(backup) : []
  } catch (error) {
    // A damaged backup has no usable slots.
    if (error instanceof Sqlite.SqliteError) return []
    throw error
  } finally {
    backup?.close()
  }
}

/** Slots to reuse. None if more than a quarter of the bytes would be empty slots. */
function placesToKeep(places: Place[], named: ReadonlySet<string>): Place[] {
  const bytes = (of: Place[]) => of.reduce((sum, { size }) => sum + size, 0)
  const empty = places.filter(({ name }) => !named.has(name))
  return bytes(empty) > bytes(places) / 4 ? [] : places
}

/** @throws BackupError if the file exists and is not a backup */
function refuseToOverwrite(file: string, databaseFile: string): void {
  if (!existsSync(file)) return
  if (statSync(file).isDirectory()) throw new BackupError(`${file} is a folder: name a file`)
  if (databasePath(file) === databaseFile)
    throw new BackupError(`${file} is the database itself: choose another name`)
  const backup = openBackup(file)
  if (!backup) throw new BackupError(`${file} is there and is no backup: choose another name`)
  backup.close()
}

async function lockBackups(databaseFile: string, signal: AbortSignal | undefined): Promise<() => void> {
  const until = Date.now() + BACKUP.waitForOther
  for (;;) {
    try {
      return takeBackupLock(databaseFile)
    } catch (error) {
      if (!(error instanceof InUseError) || Date.now() > until) throw error
    }
    await wait(500)
    signal?.throwIfAborted()
  }
}

/** Copies a snapshot held by a read transaction: the online backup restarts whenever another process writes, so it might never finish. */
async function copyDatabase(
  databaseFile: string,
  to: string,
  file: string,
  withUploads: boolean,
  signal: AbortSignal | undefined,
): Promise<void> {
  const source = new Sqlite(databaseFile, { readonly: true, timeout: 5000 })
  try {
    source.exec('BEGIN')
    const pages = source.prepare<[], number>(
      'SELECT page_count * page_size FROM pragma_page_count, pragma_page_size',
    )
    const bytes = 2 * pages.pluck().get()! + (withUploads ? 1.05 * namedBytes(source) : 0)
    const folder = dirname(file)
    requireSpace([{ folder, device: statSync(folder).dev, bytes }])
    makePrivate(to)
    await source.backup(to, {
      progress() {
        signal?.throwIfAborted()
        return BACKUP.pagesAtOnce
      },
    })
  } finally {
    source.close()
  }
}

/** Also finds uploads deleted since the database was copied. Undefined if missing. */
function readUpload(uploadsDir: string, name: string): { mtime: number; bytes: Buffer } | undefined {
  for (const path of [uploadPath(uploadsDir, name), join(keptForBackup(uploadsDir), basename(name))]) {
    try {
      return { mtime: Math.floor(statSync(path).mtimeMs / 1000), bytes: readFileSync(path) }
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return undefined
}

/** Syncs in batches, so that the site's writes do not wait for one large sync. */
async function pack(
  copy: Sqlite.Database,
  uploadsDir: string | null,
  last: Place[],
  signal: AbortSignal | undefined,
): Promise<Omit<BackupResult, 'size'>> {
  const named = new Set(uploadsDir === null ? [] : namedUploads(copy))
  const writer = new ArchiveWriter(copy, named.size)
  const result = { files: 0, missing: 0 }
  const places = placesToKeep(last, named)
  const sizes = new Map(places.map(({ name, size }) => [name, size]))
  let unsynced = 0
  copy.exec('BEGIN')
  for (const name of new Set([...sizes.keys(), ...named])) {
    const size = sizes.get(name)
    const found = named.has(name) ? readUpload(uploadsDir!, name) : undefined
    if (size !== undefined && found?.bytes.length !== size) writer.skip({ name, size })
    if (found) writer.add({ name, ...found })
    else if (named.has(name)) writer.addMissing(name)
    else continue
    result[found ? 'files' : 'missing'] += 1
    unsynced += found?.bytes.length ?? 0
    if (unsynced < BACKUP.bytesAtOnce) continue
    copy.exec('COMMIT')
    sync(copy.name)
    await wait(BACKUP.pause)
    signal?.throwIfAborted()
    copy.exec('BEGIN')
    unsynced = 0
  }
  writer.finish()
  copy.exec('COMMIT')
  return result
}

/**
 * Makes a complete backup of a running or stopped site. Written under a temporary name, synced and renamed, so the target is never
 * partial. Synchronous: call it in a separate process.
 * @throws BackupError with the reason; InUseError if another backup takes too long; the reason of `signal`
 */
export async function makeBackup({ uploadsDir, signal, ...options }: BackupOptions): Promise<BackupResult> {
  if (!existsSync(options.databaseFile)) {
    throw new BackupError(m.backups_no_database({ file: options.databaseFile }))
  }
  const databaseFile = databasePath(options.databaseFile)
  const file = resolve(options.file)
  makeFolder(dirname(file))
  refuseToOverwrite(file, databaseFile)
  const unlock = await lockBackups(databaseFile, signal)
  const aside = { copy: `${file}.copy`, packed: `${file}.partial` }
  const clear = () => {
    for (const half of Object.values(aside))
      for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(half + ending, { force: true })
    if (uploadsDir !== null) deleteKeptForBackup(uploadsDir)
  }
  try {
    clear()
    // Created before the database is copied: from now on the site retains deleted files for the backup.
    if (uploadsDir !== null) makeFolder(keptForBackup(uploadsDir))
    await copyDatabase(databaseFile, aside.copy, file, uploadsDir !== null, signal)
    const last = uploadsDir === null ? [] : lastPlaces(file, databaseFile)
    const result = await finish(aside, { uploadsDir, file, last, signal })
    noteBackup(databaseFile, uploadsDir !== null)
    return result
  } finally {
    clear()
    unlock()
  }
}

async function finish(
  aside: { copy: string; packed: string },
  {
    uploadsDir,
    file,
    last,
    signal,
  }: Pick<BackupOptions, 'uploadsDir' | 'file' | 'signal'> & { last: Place[] },
): Promise<BackupResult> {
  const copy = new Sqlite(aside.copy)
  try {
    copy.pragma('journal_mode = DELETE')
    if (copy.pragma('integrity_check(1)', { simple: true }) !== 'ok') {
      throw new BackupError(m.backups_database_damaged())
    }
    leaveOutSecrets(copy)
    // VACUUM excludes free pages, which may contain deleted data.
    makePrivate(aside.packed)
    copy.prepare('VACUUM INTO ?').run(aside.packed)
  } finally {
    copy.close()
  }
  rmSync(aside.copy)
  const packed = new Sqlite(aside.packed)
  try {
    // No journal: a partial file is deleted, not repaired.
    packed.pragma('journal_mode = MEMORY')
    packed.pragma('synchronous = OFF')
    markAsBackup(packed, true)
    const result = await pack(packed, uploadsDir, last, signal)
    packed.close()
    renameDurably(aside.packed, file)
    return { ...result, size: statSync(file).size }
  } finally {
    packed.close()
  }
}

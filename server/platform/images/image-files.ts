import { constants, existsSync, renameSync, rmSync, unlinkSync } from 'node:fs'
import { access, mkdir, open, readdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { databasePath, InUseError, takeLock } from '../../../db/lock.ts'
import { makeFolder } from '../../../db/make-folder.ts'
import { isRestorePending } from '../../../db/pending-restore.ts'
import * as m from '../catalogues/messages.ts'
import { ConfigError } from '../config.ts'
import { DAY } from '../time-shared.ts'
import { pictureName, shardOf, uploadPath } from './upload-path.ts'

/** Folder of temporary files, which are never served. It is on the disk of the uploads, so that a file is moved by a rename. */
export const asideFolder = (uploads: string) => join(uploads, '.aside')

/** Exists only during a backup. Deleted uploads are moved here, because the copied database may reference them. */
export const keptForBackup = (uploads: string) => join(asideFolder(uploads), 'backup')

/**
 * An empty folder that exists while a restore is prepared (minutes) or pending until the next start (days). It is in the uploads folder
 * because code that deletes uploads may not know the database.
 */
const keptForRestore = (uploads: string) => join(asideFolder(uploads), 'kept-for-restore')

/** True while no upload may be deleted, because the database of a restore may reference it. The audit deletes unused files later. */
export const isKeptForRestore = (uploads: string): boolean => existsSync(keptForRestore(uploads))

/**
 * Prepares a restore. No upload is deleted meanwhile, and if a restore is then pending, until `forgetEndedRestore`.
 * @param wait milliseconds to wait for a running one; blocks the process.
 * @returns what `prepare` returns.
 * @throws InUseError if another process prepares a restore; and what `prepare` throws.
 */
export function keepForRestore<T>(databaseFile: string, uploads: string, prepare: () => T, wait = 1000): T {
  const lock = `${databasePath(databaseFile)}.restore.lock`
  const unlock = takeLock(lock, m.items_busy_restore(), wait)
  try {
    makeFolder(keptForRestore(uploads))
    return prepare()
  } finally {
    if (!isRestorePending(databaseFile)) rmSync(keptForRestore(uploads), { recursive: true, force: true })
    unlock()
  }
}

/** Allows deletions again after a restore has finished, was cancelled or was killed. */
export function forgetEndedRestore(databaseFile: string, uploads: string): void {
  if (!isKeptForRestore(uploads)) return
  try {
    keepForRestore(databaseFile, uploads, () => {}, 0)
  } catch (error) {
    if (!(error instanceof InUseError)) throw error
  }
}

/**
 * Deletes an unreferenced upload, or moves it to `keptForBackup` during a backup. No-op if it is missing or `isKeptForRestore`.
 * Synchronous, so that no request can store the same image after its row was deleted and before its file is.
 * @param path from `uploadPath`.
 */
export function removeUpload(uploads: string, path: string): void {
  if (isKeptForRestore(uploads)) return
  const unlessMissing = (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  try {
    renameSync(path, join(keptForBackup(uploads), basename(path)))
  } catch (error) {
    // The file or the folder is missing.
    unlessMissing(error)
    try {
      unlinkSync(path)
    } catch (error) {
      unlessMissing(error)
    }
  }
}

/**
 * The file of a rendition: an image in one of its widths, in pixels. Its folder is named after the first 2 characters of the hash, which
 * the URL `/uploads/<hash>-<width>.webp` omits.
 */
export const renditionFile = (uploads: string, hash: string, width: number) =>
  uploadPath(uploads, pictureName(hash, width))

/** Creates the uploads folder and its temporary folder. @throws ConfigError if they cannot be created or written. */
export async function prepareUploads(uploads: string): Promise<void> {
  try {
    makeFolder(asideFolder(uploads))
    await access(asideFolder(uploads), constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigError(
      `UPLOADS_DIR ${uploads} must be a folder that can be written to (${(error as Error).message})`,
    )
  }
}

/** Age in milliseconds from which files and rows may be deleted. Younger ones may belong to running work in any process. */
export const SETTLED = DAY

/** Names in a folder; empty if it is missing. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Makes renames into a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Moves synced renditions from `aside` to the served folder, durably. */
export async function placeRenditions(
  uploads: string,
  { hash, widths }: { hash: string; widths: readonly number[] },
  aside: string,
): Promise<void> {
  const shard = join(uploads, shardOf(hash))
  const made = await mkdir(shard, { recursive: true })
  for (const width of widths) await rename(join(aside, `${width}.webp`), renditionFile(uploads, hash, width))
  await syncFolder(shard)
  if (made) await syncFolder(uploads)
}

export function removeRenditions(
  uploads: string,
  { hash, widths }: { hash: string; widths: readonly number[] },
): void {
  for (const width of widths) removeUpload(uploads, renditionFile(uploads, hash, width))
}

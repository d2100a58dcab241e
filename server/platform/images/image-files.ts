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

/** The folder of files that are being received or made; nothing in it is ever served. On the same disk, so that they can be renamed. */
export const asideFolder = (uploads: string) => join(uploads, '.aside')

/**
 * A folder that is there only while a backup is being made. Uploads that are deleted meanwhile are moved into it, since the
 * database that the backup has copied may still name them.
 */
export const keptForBackup = (uploads: string) => join(asideFolder(uploads), 'backup')

/**
 * A folder, always empty, that is there while a restore is being prepared, which takes minutes, and while it waits for the next
 * start, which may be days. It is known by the uploads alone, since those who delete one may not know the database.
 */
const keptForRestore = (uploads: string) => join(asideFolder(uploads), 'kept-for-restore')

/**
 * Whether no upload may be deleted, by whomever: a restore is being prepared or waits, and its database may name files that the
 * live one does not, whatever their age. Files that nobody needs are found by the audits once that is over.
 */
export const isKeptForRestore = (uploads: string): boolean => existsSync(keptForRestore(uploads))

/**
 * Prepares a restore, and lets no upload be deleted meanwhile; nor afterwards, where the restore waits then, until
 * `forgetEndedRestore` finds it over.
 *
 * @param wait milliseconds to wait for another one; the process stands still meanwhile.
 * @returns what `prepare` returns.
 * @throws InUseError while another restore is being prepared, by whatever process; and what `prepare` throws.
 */
export function keepForRestore<T>(databaseFile: string, uploads: string, prepare: () => T, wait = 1000): T {
  const lock = `${databasePath(databaseFile)}.restore.lock`
  const unlock = takeLock(lock, m.items_another_restore_is_being_prepared(), wait)
  try {
    makeFolder(keptForRestore(uploads))
    return prepare()
  } finally {
    if (!isRestorePending(databaseFile)) rmSync(keptForRestore(uploads), { recursive: true, force: true })
    unlock()
  }
}

/** Lets uploads be deleted again where a restore is over: it has taken the site's place, was taken back, or was killed. */
export function forgetEndedRestore(databaseFile: string, uploads: string): void {
  if (!isKeptForRestore(uploads)) return
  try {
    keepForRestore(databaseFile, uploads, () => {}, 0)
  } catch (error) {
    if (!(error instanceof InUseError)) throw error
  }
}

/**
 * Deletes an uploaded file that no row names any more, or moves it into `keptForBackup` while a backup is being made. Does
 * nothing where there is no such file, or while `isKeptForRestore`. Synchronous: were there an await between deleting the row
 * and the file, a request could store the same picture again in between and then lose its file.
 *
 * @param path of the file, as `uploadPath` gives it.
 */
export function removeUpload(uploads: string, path: string): void {
  if (isKeptForRestore(uploads)) return
  const unlessMissing = (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  try {
    renameSync(path, join(keptForBackup(uploads), basename(path)))
  } catch (error) {
    // The file or that folder is missing.
    unlessMissing(error)
    try {
      unlinkSync(path)
    } catch (error) {
      unlessMissing(error)
    }
  }
}

/**
 * The file of a rendition, which is a picture in one of its stored widths (in pixels). It lies in a folder named after the
 * hash's first two letters, which its address, `/uploads/<hash>-<width>.webp`, leaves out.
 */
export const renditionFile = (uploads: string, hash: string, width: number) =>
  uploadPath(uploads, pictureName(hash, width))

/**
 * Makes the uploads folder, and the one for files on their way in, where they are missing.
 *
 * @throws ConfigError when it cannot be made or written to.
 */
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

/** Milliseconds. Files and rows that are younger than this may belong to work that goes on, in this process or another. */
export const SETTLED = DAY

/** Names of what lies in a folder; none where there is no such folder. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Writes a folder's list of files to disk, so that what was renamed into it is still there after a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Moves the renditions of a picture, which are synced already, from the folder `aside` to where they are served from. Once
 * this resolves they are still there after a power cut.
 */
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

/** Removes every rendition of a picture, as `removeUpload` does. */
export function removeRenditions(
  uploads: string,
  { hash, widths }: { hash: string; widths: readonly number[] },
): void {
  for (const width of widths) removeUpload(uploads, renditionFile(uploads, hash, width))
}

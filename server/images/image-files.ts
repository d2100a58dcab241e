import { constants, renameSync, unlinkSync } from 'node:fs'
import { access, mkdir, open, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { makeFolder } from '../../db/make-folder.ts'
import { ConfigError } from '../config.ts'
import { pictureName, shardOf, uploadPath } from './upload-path.ts'

/** The folder of files that are being received or made; nothing in it is ever served. On the same disk, so that they can be renamed. */
export const asideFolder = (uploads: string) => join(uploads, '.aside')

/**
 * A folder that is there only while a backup is being made. Uploads that are deleted meanwhile are moved into it, since the
 * database that the backup has copied may still name them.
 */
export const keptForBackup = (uploads: string) => join(asideFolder(uploads), 'backup')

/**
 * Deletes an uploaded file that no row names any more, or moves it into `keptForBackup` while a backup is being made. Does
 * nothing where there is no such file. Synchronous: were there an await between deleting the row and the file, a request
 * could store the same picture again in between and then lose its file.
 *
 * @param path of the file, as `uploadPath` gives it.
 */
export function removeUpload(uploads: string, path: string): void {
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

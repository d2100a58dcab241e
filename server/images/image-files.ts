import { constants, renameSync, unlinkSync } from 'node:fs'
import { access, mkdir, open, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { makeFolder } from '../../db/make-folder.ts'
import { ConfigError } from '../config.ts'
import { pictureName, shardOf, uploadPath } from './upload-path.ts'

/** Files on their way in; nothing here is ever served. */
export const asideFolder = (uploads: string) => join(uploads, '.aside')

/** While this folder is there, a backup is being made that may name what is deleted meanwhile. */
export const keptForBackup = (uploads: string) => join(asideFolder(uploads), 'backup')

/**
 * Takes an upload away that no row names any more; nothing where it is gone already. At once and not in the
 * background, so that nobody stores the same file between its row and it.
 */
export function removeUpload(uploads: string, path: string): void {
  const gone = (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  try {
    renameSync(path, join(keptForBackup(uploads), basename(path)))
  } catch (error) {
    gone(error)
    try {
      unlinkSync(path)
    } catch (error) {
      gone(error)
    }
  }
}

/** Where a rendition lies. Its address, `/uploads/<hash>-<width>.webp`, does not name the folder between. */
export const renditionFile = (uploads: string, hash: string, width: number) =>
  uploadPath(uploads, pictureName(hash, width))

/**
 * Makes the uploads folder where it is missing.
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

/** Makes what was renamed into a folder outlast a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Moves synced renditions to where they are served from; they outlast a power cut once this resolves. */
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

/** As `removeUpload`, every rendition of a picture. */
export function removeRenditions(
  uploads: string,
  { hash, widths }: { hash: string; widths: readonly number[] },
): void {
  for (const width of widths) removeUpload(uploads, renditionFile(uploads, hash, width))
}

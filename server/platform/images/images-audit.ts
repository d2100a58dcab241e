import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keptFromBefore } from '../../../db/pending-restore.ts'
import { asideFolder, forgetEndedRestore, isKeptForRestore, namesIn, SETTLED } from './image-files.ts'
import { imagesWithPrefix, unusedImages } from './images-queries.ts'
import { dropUnusedImages, type ImageStore } from './images-service.ts'
import { forgetKilledBackup } from './kept-for-backup.ts'
import { missingFiles } from './missing-files.ts'
import { shardOf } from './upload-path.ts'
import { uploadsSince } from './uploads-since.ts'

/**
 * Deletes files last written from `since` to before `before` (milliseconds since 1970) and returns their number. Nothing is deleted during
 * a restore, which preserves modification times, so restored files look old.
 */
async function removeSettled(
  uploads: string,
  folder: string,
  names: readonly string[],
  before: number,
  since = 0,
): Promise<number> {
  let removed = 0
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (isKeptForRestore(uploads)) break
    if (!found || found.mtimeMs >= before || found.mtimeMs < since) continue
    await rm(path, { recursive: true, force: true })
    removed++
  }
  return removed
}

/**
 * Audits the uploads in 256 parts, so that requests are not blocked. Deletes remains of crashes that are a day old: partial files, files
 * for a backup, unreferenced images, files without a row. Skips files from before this database, and everything during a restore. Records
 * missing image files.
 * @param now milliseconds since 1970.
 * @returns numbers of deleted and missing files.
 */
export async function auditUploads(
  store: ImageStore,
  now = Date.now(),
): Promise<{ removed: number; missing: number }> {
  const before = now - SETTLED
  const since = uploadsSince(store.db)
  forgetKilledBackup(store.db.$client.name, store.folder)
  forgetEndedRestore(store.db.$client.name, store.folder)
  const aside = asideFolder(store.folder)
  let removed = await removeSettled(store.folder, aside, await namesIn(aside), before)
  const look = missingFiles(store.db).look()
  dropUnusedImages(store, unusedImages(store.db, new Date(before)))
  for (let shard = 0; shard < 256 && store.db.$client.open; shard++) {
    const prefix = shard.toString(16).padStart(2, '0')
    const folder = join(store.folder, prefix)
    const found = new Set(await namesIn(folder))
    if (!store.db.$client.open) break
    for (const { hash, widths } of imagesWithPrefix(store.db, prefix)) {
      for (const width of widths) {
        const name = `${hash}-${width}.webp`
        if (!found.delete(name)) look.note(join(folder, name))
      }
    }
    const strangers = [...found].filter((name) => shardOf(name) === prefix)
    // The database from before a restore may still reference them.
    if (keptFromBefore(store.db.$client.name).length > 0) continue
    removed += await removeSettled(store.folder, folder, strangers, before, since)
  }
  return { removed, missing: look.keep('pictures') }
}

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
 * Removes those of the files that were last written from `since` on and before `before`, in milliseconds since 1970, and gives how
 * many. Nothing is removed while a restore is under way, since it keeps the times of its files: those that have just come with it
 * look old.
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
    // Checked for each file, since a restore may begin at any time.
    if (isKeptForRestore(uploads)) break
    if (!found || found.mtimeMs >= before || found.mtimeMs < since) continue
    await rm(path, { recursive: true, force: true })
    removed++
  }
  return removed
}

/**
 * Looks through the uploads folder, one of its 256 parts at a time so that nobody waits for it. Removes what a crash or a
 * power cut has left behind and is a day old: half-written files, what was kept for a backup, pictures that nothing points at,
 * files without a row; no file while a restore is under way, and none from before this database. Notes the files of
 * pictures that are missing.
 *
 * @param now milliseconds since 1970.
 * @returns how many files were removed, and how many are missing.
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
    // While the database from before a restore is kept, which may name them, somebody may want to go back to it.
    if (keptFromBefore(store.db.$client.name).length > 0) continue
    removed += await removeSettled(store.folder, folder, strangers, before, since)
  }
  return { removed, missing: look.keep('pictures') }
}

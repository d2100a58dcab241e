import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { keptFromBefore } from '../../db/pending-restore.ts'
import { asideFolder } from './image-files.ts'
import { imagesWithPrefix, unusedImages } from './images-queries.ts'
import { dropUnusedImages, type ImageStore } from './images-service.ts'
import { forgetKilledBackup } from './kept-for-backup.ts'
import { missingFiles } from './missing-files.ts'
import { shardOf } from './upload-path.ts'

/** Milliseconds. Younger files and rows may belong to work that goes on, in this process or another. */
const SETTLED = 24 * 60 * 60 * 1000

const listed = (folder: string) => readdir(folder).catch(() => [] as string[])

async function removeSettled(folder: string, names: readonly string[], before: number): Promise<number> {
  let removed = 0
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || found.mtimeMs >= before) continue
    await rm(path, { recursive: true, force: true })
    removed++
  }
  return removed
}

/**
 * Looks through the uploads folder, piece by piece so that nobody waits for it: removes what a crash or a power
 * cut has left behind (half-written files, what was kept for a backup, pictures that nothing points at, files
 * without a row), and notes the files that are missing.
 */
export async function auditUploads(
  store: ImageStore,
  now = Date.now(),
): Promise<{ removed: number; missing: number }> {
  const before = now - SETTLED
  forgetKilledBackup(store.db.$client.name, store.folder)
  const aside = asideFolder(store.folder)
  let removed = await removeSettled(aside, await listed(aside), before)
  const look = missingFiles(store.db).look()
  dropUnusedImages(store, unusedImages(store.db, new Date(before)))
  for (let shard = 0; shard < 256 && store.db.$client.open; shard++) {
    const prefix = shard.toString(16).padStart(2, '0')
    const folder = join(store.folder, prefix)
    const found = new Set(await listed(folder))
    if (!store.db.$client.open) break
    for (const { hash, widths } of imagesWithPrefix(store.db, prefix)) {
      for (const width of widths) {
        const name = `${hash}-${width}.webp`
        if (!found.delete(name)) look.note(join(folder, name))
      }
    }
    const strangers = [...found].filter((name) => shardOf(name) === prefix)
    // A database from before a restore may name them, and be restored in turn.
    if (keptFromBefore(store.db.$client.name).length > 0) continue
    removed += await removeSettled(folder, strangers, before)
  }
  return { removed, missing: look.keep('pictures') }
}

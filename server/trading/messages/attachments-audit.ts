import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../../../db/open.ts'
import { keptFromBefore } from '../../../db/pending-restore.ts'
import {
  forgetEndedRestore,
  isKeptForRestore,
  namesIn,
  removeUpload,
  SETTLED,
} from '../../platform/images/image-files.ts'
import { missingFiles } from '../../platform/images/missing-files.ts'
import { uploadsSince } from '../../platform/images/uploads-since.ts'
import { attachmentsFolder } from './attachment-files.ts'
import { fileIsNamed, filesBetween } from './messages-queries.ts'

/** Synchronous, so that no message can reference the file in between. */
function removeUnnamed(db: Db, uploads: string, path: string, name: string): boolean {
  if (fileIsNamed(db).get({ name })) return false
  removeUpload(uploads, path)
  return true
}

/**
 * Deletes attachments without a message after a day, and returns their number. Skips files from before this database, and all files
 * during a restore. @param now milliseconds since 1970.
 */
export async function auditAttachments(db: Db, uploads: string, now = Date.now()): Promise<number> {
  const root = attachmentsFolder(uploads)
  forgetEndedRestore(db.$client.name, uploads)
  // A database from before a restore, which is retained, may reference the files.
  if (keptFromBefore(db.$client.name).length > 0) return 0
  const since = uploadsSince(db)
  let removed = 0
  for (const shard of await namesIn(root)) {
    for (const name of await namesIn(join(root, shard))) {
      if (!db.$client.open || isKeptForRestore(uploads)) return removed
      const path = join(root, shard, name)
      const { mtimeMs } = statSync(path)
      if (mtimeMs < since || mtimeMs >= now - SETTLED) continue
      if (removeUnnamed(db, uploads, path, name)) removed++
    }
  }
  return removed
}

/** Records missing files of messages; returns the number. */
export async function missingAttachments(db: Db, uploads: string): Promise<number> {
  const look = missingFiles(db).look()
  for (let shard = 0; shard < 256 && db.$client.open; shard++) {
    const prefix = shard.toString(16).padStart(2, '0')
    const named = filesBetween(db).all({ prefix, end: `${prefix}g` })
    if (named.length === 0) continue
    const folder = join(attachmentsFolder(uploads), prefix)
    const found = new Set(await namesIn(folder))
    for (const { file } of named) if (!found.has(file)) look.note(join(folder, file))
  }
  return look.keep('attachments')
}

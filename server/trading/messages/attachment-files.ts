import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { removeUpload, syncFolder } from '../../platform/images/image-files.ts'
import type { ImageStore } from '../../platform/images/images-service.ts'
import { attachmentName, shardOf, uploadPath } from '../../platform/images/upload-path.ts'
import { fileIsNamed } from './messages-queries.ts'

/** The folder of files that people send each other. They are served by their own route alone, to the two. */
export const attachmentsFolder = (uploads: string) => join(uploads, 'attachments')

/** Moves a synced file to its place; it outlasts a power cut once this resolves. */
export async function placeAttachment(uploads: string, from: string, file: string): Promise<void> {
  const shard = join(attachmentsFolder(uploads), shardOf(file))
  const made = await mkdir(shard, { recursive: true })
  await rename(from, uploadPath(uploads, attachmentName(file)))
  await syncFolder(shard)
  if (!made) return
  await syncFolder(attachmentsFolder(uploads))
  await syncFolder(uploads)
}

/** Deletes those of these attachments that no message names, and that nobody is about to name (`claim`). */
export function removeUnnamedAttachments({ db, folder, claims }: ImageStore, names: readonly string[]): void {
  for (const name of new Set(names)) {
    if (claims.has(name) || fileIsNamed(db).get({ name })) continue
    removeUpload(folder, uploadPath(folder, attachmentName(name)))
  }
}

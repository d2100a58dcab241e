import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { removeUpload, syncFolder } from '../../platform/images/image-files.ts'
import type { ImageStore } from '../../platform/images/images-service.ts'
import { attachmentName, shardOf, uploadPath } from '../../platform/images/upload-path.ts'
import { fileIsNamed } from './messages-queries.ts'

/** Attachments are in a folder of their own, because a route serves them only to sender and receiver. */
export const attachmentsFolder = (uploads: string) => join(uploads, 'attachments')

export async function placeAttachment(uploads: string, from: string, file: string): Promise<void> {
  const shard = join(attachmentsFolder(uploads), shardOf(file))
  const made = await mkdir(shard, { recursive: true })
  await rename(from, uploadPath(uploads, attachmentName(file)))
  await syncFolder(shard)
  if (!made) return
  await syncFolder(attachmentsFolder(uploads))
  await syncFolder(uploads)
}

/** Deletes attachments that no message references and no `claim` protects. */
export function removeUnnamedAttachments({ db, folder, claims }: ImageStore, names: readonly string[]): void {
  for (const name of new Set(names)) {
    if (claims.has(name) || fileIsNamed(db).get({ name })) continue
    removeUpload(folder, uploadPath(folder, attachmentName(name)))
  }
}

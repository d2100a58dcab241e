import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../images/image-files.ts'
import { attachmentName, shardOf, uploadPath } from '../images/upload-path.ts'

/** What people send each other. Never served but by its own route, to the two. */
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

import { join } from 'node:path'

/** Relative path in the uploads folder with forward slashes: `3f/3f…-640.webp`. */
export type UploadName = string

const PICTURE = /^([0-9a-f]{2})\/\1[0-9a-f]{30}-\d{1,5}\.webp$/
const ATTACHMENT = /^attachments\/([0-9a-f]{2})\/\1[0-9a-f]{30}(?:-\d{1,5})?\.[a-z]{2,5}$/

/** Validates names from outside; rejects for example `..`. */
export const isUploadName = (name: string) => PICTURE.test(name) || ATTACHMENT.test(name)

/**
 * Path of an upload. All code that opens uploads must use it, because rows and archives may come from a forged backup.
 * @param uploads the uploads folder.
 * @throws Error if the name is invalid.
 */
export function uploadPath(uploads: string, name: UploadName): string {
  if (!isUploadName(name)) throw new Error(`no upload is called ${JSON.stringify(name)}`)
  return join(uploads, name)
}

/** Folder by the first 2 characters of the hash: 256 folders remain listable by tools. */
export const shardOf = (hash: string) => hash.slice(0, 2)

export const pictureName = (hash: string, width: number | string): UploadName =>
  `${shardOf(hash)}/${hash}-${width}.webp`

/** @param file from `attachments`: content hash and extension. */
export const attachmentName = (file: string): UploadName => `attachments/${shardOf(file)}/${file}`

import { join } from 'node:path'

/** A file of the uploads folder, as its path inside that folder, with slashes on every system: `3f/3f…-640.webp`. */
export type UploadName = string

const PICTURE = /^([0-9a-f]{2})\/\1[0-9a-f]{30}-\d{1,5}\.webp$/
const ATTACHMENT = /^attachments\/([0-9a-f]{2})\/\1[0-9a-f]{30}(?:-\d{1,5})?\.[a-z]{2,5}$/

/** Whether an upload can have this name. Any other, such as one with `..` in it, is refused wherever one comes from outside. */
export const isUploadName = (name: string) => PICTURE.test(name) || ATTACHMENT.test(name)

/**
 * The path of the upload with this name. All code that opens uploads comes by here, since names are not to be trusted: rows
 * and archives may come from a backup that somebody has made up.
 *
 * @param uploads the uploads folder.
 * @throws Error when no upload can have this name.
 */
export function uploadPath(uploads: string, name: UploadName): string {
  if (!isUploadName(name)) throw new Error(`no upload is called ${JSON.stringify(name)}`)
  return join(uploads, name)
}

/** The folder of a file, after the first two letters of its hash: 256 folders, so that none has more files than tools can list. */
export const shardOf = (hash: string) => hash.slice(0, 2)

/** The name of a rendition. */
export const pictureName = (hash: string, width: number | string): UploadName =>
  `${shardOf(hash)}/${hash}-${width}.webp`

/** The name of an attachment's file. @param file as rows of `attachments` have it: the hash of what is in it, and an ending. */
export const attachmentName = (file: string): UploadName => `attachments/${shardOf(file)}/${file}`

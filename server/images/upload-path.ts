import { join } from 'node:path'

/** A file of the uploads folder as its path below it, with slashes on every system. */
export type UploadName = string

const PICTURE = /^([0-9a-f]{2})\/\1[0-9a-f]{30}-\d{1,5}\.webp$/
const ATTACHMENT = /^attachments\/([0-9a-f]{2})\/\1[0-9a-f]{30}(?:-\d{1,5})?\.[a-z]{2,5}$/

/** Whether an upload can be called so. Anything else, such as a way out of the folder, is refused wherever a name is met. */
export const isUploadName = (name: string) => PICTURE.test(name) || ATTACHMENT.test(name)

/**
 * The one way from a name, as rows and archives have it, to a file. A row can come from a file that somebody has made to be restored.
 *
 * @throws Error when no upload is called so.
 */
export function uploadPath(uploads: string, name: UploadName): string {
  if (!isUploadName(name)) throw new Error(`no upload is called ${JSON.stringify(name)}`)
  return join(uploads, name)
}

/** 256 folders, so that none of them holds more files than tools like. */
export const shardOf = (hash: string) => hash.slice(0, 2)

export const pictureName = (hash: string, width: number | string): UploadName =>
  `${shardOf(hash)}/${hash}-${width}.webp`

/** @param file content-addressed, as rows of `attachments` have it. */
export const attachmentName = (file: string): UploadName => `attachments/${shardOf(file)}/${file}`

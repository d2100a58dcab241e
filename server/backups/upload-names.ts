import type Sqlite from 'better-sqlite3'
import { shardOf } from '../images/image-files.ts'

/** A file of the uploads folder as its path below it, with slashes on every system. */
export type UploadName = string

const PICTURE = /^([0-9a-f]{2})\/\1[0-9a-f]{30}-\d{1,5}\.webp$/
const ATTACHMENT = /^attachments\/([0-9a-f]{2})\/\1[0-9a-f]{30}(?:-\d{1,5})?\.[a-z]{2,5}$/

/** Whether an upload can be called so. Anything else in an archive, such as a way out of the folder, is refused. */
export const isUploadName = (name: string) => PICTURE.test(name) || ATTACHMENT.test(name)

const PICTURES = 'SELECT images.hash, width.value AS width FROM images, json_each(images.widths) AS width'
const ATTACHMENTS = `SELECT file FROM attachments
  UNION SELECT thumbnail_file FROM attachments WHERE thumbnail_file IS NOT NULL`

/** Every file that a row of this database names, one by one. */
export function* namedUploads(sqlite: Sqlite.Database): Generator<UploadName> {
  const pictures = sqlite.prepare<[], { hash: string; width: number }>(PICTURES)
  for (const { hash, width } of pictures.iterate()) yield `${shardOf(hash)}/${hash}-${width}.webp`
  for (const file of sqlite.prepare<[], string>(ATTACHMENTS).pluck().iterate()) {
    yield `attachments/${shardOf(file)}/${file}`
  }
}

/** Bytes of these files by what the rows say; thumbnails of attachments are not counted. */
export const namedBytes = (sqlite: Sqlite.Database): number =>
  sqlite
    .prepare<[], number>(
      'SELECT (SELECT total(size) FROM images) + (SELECT total(size) FROM (SELECT DISTINCT file, size FROM attachments))',
    )
    .pluck()
    .get()!

import type Sqlite from 'better-sqlite3'
import * as m from '../../platform/catalogues/messages.ts'
import {
  attachmentName,
  isUploadName,
  pictureName,
  type UploadName,
} from '../../platform/images/upload-path.ts'
import { BackupError } from './backup-error.ts'

const PICTURES = 'SELECT images.hash, width.value AS width FROM images, json_each(images.widths) AS width'
const ATTACHMENTS = `SELECT file FROM attachments
  UNION SELECT thumbnail_file FROM attachments WHERE thumbnail_file IS NOT NULL`

function* allNames(sqlite: Sqlite.Database): Generator<UploadName> {
  const pictures = sqlite.prepare<[], { hash: unknown; width: unknown }>(PICTURES)
  for (const { hash, width } of pictures.iterate()) yield pictureName(String(hash), String(width))
  for (const file of sqlite.prepare<[], unknown>(ATTACHMENTS).pluck().iterate())
    yield attachmentName(String(file))
}

/**
 * All uploads referenced by the database.
 * @throws BackupError for an invalid name, which could point at other files of the machine.
 */
export function* namedUploads(sqlite: Sqlite.Database): Generator<UploadName> {
  for (const name of allNames(sqlite)) {
    if (!isUploadName(name))
      throw new BackupError(m.backups_foreign_row({ name: JSON.stringify(name.slice(0, 100)) }))
    yield name
  }
}

/** Total bytes by the rows, without thumbnails. */
export const namedBytes = (sqlite: Sqlite.Database): number =>
  sqlite
    .prepare<[], number>(
      'SELECT (SELECT total(size) FROM images) + (SELECT total(size) FROM (SELECT DISTINCT file, size FROM attachments))',
    )
    .pluck()
    .get()!

import type Sqlite from 'better-sqlite3'
import * as m from '../../platform/catalogues/messages.ts'
import {
  attachmentName,
  isUploadName,
  pictureName,
  type UploadName,
} from '../../platform/images/upload-path.ts'
import { BackupError } from './backup-error.ts'

/** The oldest uploads are first, so that new ones come after those of the last backup and its pages stay the same. */
const UPLOADS = `SELECT hash AS file, width.value AS width, created_at AS at FROM images, json_each(images.widths) AS width
  UNION ALL SELECT file, NULL, min(ifnull(stored_at, 0)) FROM (
    SELECT file, stored_at FROM attachments
    UNION ALL SELECT thumbnail_file, stored_at FROM attachments WHERE thumbnail_file IS NOT NULL
  ) GROUP BY file
  ORDER BY at, file, width`

function* allNames(sqlite: Sqlite.Database): Generator<UploadName> {
  const rows = sqlite.prepare<[], { file: unknown; width: unknown }>(UPLOADS)
  for (const { file, width } of rows.iterate())
    yield width === null ? attachmentName(String(file)) : pictureName(String(file), String(width))
}

/** @throws BackupError for an invalid name, which could point at other files of the machine. */
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

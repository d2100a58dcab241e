import { resolve } from 'node:path'
import type { Config } from '../config.ts'

/** A word of a shell, whatever is in it. */
const quoted = (word: string) =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`

/** What deletes a database and what SQLite keeps beside it. */
export const deleteCommand = (file: string) => `rm ${quoted(file)}*`

/** What restores a backup on the machine of this site, to be typed there while it is stopped. */
export const restoreCommand = ({ databaseFile, uploadsDir }: Pick<Config, 'databaseFile' | 'uploadsDir'>) =>
  [
    `cd ${quoted(resolve(import.meta.dirname, '../..'))}`,
    `DATABASE_FILE=${quoted(databaseFile)} UPLOADS_DIR=${quoted(uploadsDir)} npm run restore -- /path/to/backup.sqlite`,
  ].join('\n')

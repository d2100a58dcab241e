import { ROOT } from '../../../db/root.mjs'
import type { Config } from '../../platform/config.ts'

/** Quotes a word for a POSIX shell if needed. */
const quoted = (word: string) =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`

export const deleteCommand = (file: string) => `rm ${quoted(file)}*`

/** The command that restores a backup on the server while the site is stopped. */
export const restoreCommand = ({ databaseFile, uploadsDir }: Pick<Config, 'databaseFile' | 'uploadsDir'>) =>
  [
    `cd ${quoted(ROOT)}`,
    `DATABASE_FILE=${quoted(databaseFile)} UPLOADS_DIR=${quoted(uploadsDir)} npm run restore -- /path/to/backup.sqlite`,
  ].join('\n')

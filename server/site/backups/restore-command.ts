import type { Config } from '../../platform/config.ts'
import { ROOT } from '../../platform/root.ts'

/** A text as one word of a POSIX shell, quoted where it has to be. */
const quoted = (word: string) =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`

/** Command that deletes a database and the files that SQLite keeps beside it. */
export const deleteCommand = (file: string) => `rm ${quoted(file)}*`

/** Command that restores a backup, to be typed on the machine of this site while it is stopped. */
export const restoreCommand = ({ databaseFile, uploadsDir }: Pick<Config, 'databaseFile' | 'uploadsDir'>) =>
  [
    `cd ${quoted(ROOT)}`,
    `DATABASE_FILE=${quoted(databaseFile)} UPLOADS_DIR=${quoted(uploadsDir)} npm run restore -- /path/to/backup.sqlite`,
  ].join('\n')

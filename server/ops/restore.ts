import { resolve } from 'node:path'
import { InUseError } from '../../db/lock.ts'
import { DatabaseTooNewError } from '../../db/migrate.ts'
import { BackupError } from '../backups/durable.ts'
import { restore } from '../backups/restore-service.ts'
import { ConfigError, readConfig } from '../config.ts'

/** `npm run restore -- FILE`: the site as it was when the backup was made. The site must not be running. */
function main([name, ...more]: string[]): string {
  if (!name || more.length > 0) throw new BackupError('Usage: npm run restore -- FILE')
  const { databaseFile, uploadsDir, startedIn } = readConfig(process.env)
  // npm runs this in the checkout; the file is meant from where the person stands.
  const file = resolve(startedIn ?? '.', name)
  const { files, missing, before } = restore({ databaseFile, uploadsDir, file })
  return [
    `Restored ${databaseFile} and ${files} uploads to ${uploadsDir}. Start the site now.`,
    missing > 0 ? `${missing} uploads are missing; a drawn picture stands in their place.` : '',
    before ? `What was there before is kept: ${before}. Uploads only it names go once it is deleted.` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

try {
  process.stdout.write(`${main(process.argv.slice(2))}\n`)
} catch (error) {
  const plain = [BackupError, InUseError, ConfigError, DatabaseTooNewError].some(
    (kind) => error instanceof kind,
  )
  const { message, stack, code } = error as NodeJS.ErrnoException
  process.stderr.write(`Nothing was restored: ${plain || code ? message : stack}\n`)
  process.exitCode = 1
}

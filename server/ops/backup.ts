import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readToolConfig } from '../platform/config.ts'
import { makeBackup } from '../site/backups/backup-service.ts'
import { readableBytes } from '../site/backups/space.ts'
import { LANGUAGE_OPTION, runCommand, speakingIn } from './command.ts'
import { PlainError } from './process.mjs'

const USAGE = 'Usage: npm run backup -- FILE, and --database-only before FILE to leave out the uploads'

/** `npm run backup -- FILE`; works while the site is running. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'database-only': { type: 'boolean', default: false }, ...LANGUAGE_OPTION },
  })
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw new PlainError(USAGE)
  const { databaseFile, uploadsDir, startedIn } = readToolConfig(process.env)
  const file = resolve(startedIn ?? '.', name)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopping.abort(new PlainError(`it was stopped (${signal})`)))
  const isAlone = values['database-only']
  const { size, files, missing } = await speakingIn(values.language, () =>
    makeBackup({ databaseFile, uploadsDir: isAlone ? null : uploadsDir, file, signal: stopping.signal }),
  )
  const lost = missing > 0 ? ` ${missing} uploads were missing before.` : ''
  return `${file}: ${readableBytes(size)}, the database ${isAlone ? 'alone' : `and ${files} uploads`}.${lost}`
}

// Low priority keeps the site responsive. Only the owner of the process may read the backup.
setPriority(10)
process.umask(0o077)
await runCommand('No backup was made', main)

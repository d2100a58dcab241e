import type { DestinationStream } from 'pino'
import { warnWithoutAdmin } from './accounts/admins-service.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { demoAtFirstStart, warnOfDemo } from './demo/start.ts'
import { isDemoMarket } from './demo/state.ts'
import { isPlain } from './plain-errors.ts'
import { allowStartingAnew, stopOnSignals } from './shutdown.ts'

/** What can be wrong with the machine rather than the code, in words that help a volunteer. */
const PLAIN_ERRORS: Record<string, string> = {
  EADDRINUSE: 'the port is in use: stop the other program or set PORT',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'HOST is not an address or a name that this machine knows',
  EACCES: 'no permission: choose a PORT above 1023, or folders that this user may write to',
  EPERM: 'no permission: choose folders that this user may write to',
  ENOENT: 'a folder cannot be made: check DATABASE_FILE and UPLOADS_DIR',
  ENOTDIR: 'a folder cannot be made where a file is: check DATABASE_FILE and UPLOADS_DIR',
  EEXIST: 'a folder cannot be made where a file is: check DATABASE_FILE and UPLOADS_DIR',
  EROFS: 'the folder is read-only',
  ENOSPC: 'the disk is full',
  SQLITE_CANTOPEN: 'the database file cannot be opened: check DATABASE_FILE and who may write to its folder',
  SQLITE_READONLY: 'the database file is read-only: check who may write to it and to its folder',
  SQLITE_NOTADB: 'DATABASE_FILE is not a database',
  SQLITE_CORRUPT: 'the database file is damaged: restore a backup',
  SQLITE_IOERR: 'the database file cannot be read or written: check DATABASE_FILE and the disk',
  SQLITE_BUSY: 'another program holds the database: stop it first',
  SQLITE_FULL: 'the disk is full',
}

/** One line that says what to change; the stack only where the fault is the code's. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '' } = error as NodeJS.ErrnoException
  // SQLite refines its codes, as in SQLITE_CORRUPT_INDEX.
  const plain = PLAIN_ERRORS[code] ?? PLAIN_ERRORS[code.split('_', 2).join('_')]
  const oneLine = error.message.replace(/\s+/g, ' ')
  if (plain) return `${plain} (${oneLine})`
  return isPlain(error) ? oneLine : (error.stack ?? oneLine)
}

/** Where a person looks, lines that a person reads; elsewhere undefined, which is JSON for a program. */
async function logForPeople(): Promise<DestinationStream | undefined> {
  if (!process.stdout.isTTY) return
  const { default: pretty } = await import('pino-pretty')
  return pretty({ sync: true, singleLine: true, ignore: 'reqId', translateTime: 'SYS:HH:MM:ss' })
}

try {
  const config = readConfig(process.env)
  const app = await buildApp(config, await logForPeople())
  await demoAtFirstStart(app.db, app.images, config.demoData, process.stdout)
  await app.listen({ host: config.host, port: config.port })
  // Before anybody is told that it is there and can be stopped.
  stopOnSignals(app)
  allowStartingAnew(app)
  process.stdout.write(
    `Swapyard is open at ${config.publicUrlGiven ? config.publicUrl : app.listeningOrigin}\n`,
  )
  // A demo market waits for nobody; one that once began without demo data does, however it is started later.
  const isDemo = config.demoData && isDemoMarket(app.db)
  const code = isDemo ? null : app.settingUp.begin()
  if (code) {
    const origin = config.publicUrlGiven ? config.publicUrl : app.listeningOrigin
    process.stdout.write(`Set up your market, or restore one from a backup: ${origin}/welcome?code=${code}\n`)
  }
  if (!code && !isDemo) warnWithoutAdmin(app)
  warnOfDemo(app)
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'stopping after an error that nothing caught')
    process.exit(1)
  })
} catch (error) {
  process.stderr.write(`Swapyard cannot start: ${reason(error)}\n`)
  process.exit(1)
}

import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'

/** What can be wrong with the machine rather than the code, in words that help a volunteer. */
const PLAIN_ERRORS: Record<string, string> = {
  EADDRINUSE: 'the port is in use: stop the other program or set PORT',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  EACCES: 'no permission: choose a PORT above 1023, or folders that this user may write to',
  EROFS: 'the folder is read-only',
  ENOSPC: 'the disk is full',
  SQLITE_CANTOPEN: 'the database file cannot be opened: check DATABASE_FILE and who may write to its folder',
  SQLITE_READONLY: 'the database file is read-only',
  SQLITE_NOTADB: 'DATABASE_FILE is not a database',
  SQLITE_FULL: 'the disk is full',
}

function giveUp(error: unknown): never {
  const { code = '', name, message, stack } = error as NodeJS.ErrnoException
  const plain = PLAIN_ERRORS[code]
  const known = error instanceof ConfigError || name === 'DatabaseTooNewError'
  process.stderr.write(
    `Swapyard cannot start: ${plain ? `${plain} (${message})` : known ? message : stack}\n`,
  )
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const app = await buildApp(config)
  await app.listen({ host: config.host, port: config.port })
  const address = app.listeningOrigin
  process.stdout.write(`Swapyard is open at ${config.publicUrlGiven ? config.publicUrl : address}\n`)
  const stop = async (signal: string) => {
    app.log.info({ signal }, 'stopping')
    await app.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  giveUp(error)
}

import { type DestinationStream, destination } from 'pino'
import { readConfig } from './config.ts'
import { openSite } from './open-site.ts'
import { allowStartingAnew, stopOnSignals } from './shutdown.ts'
import { startFault } from './start-fault.ts'

/** Lines that a person reads. */
async function logForPeople(): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty')
  return pretty({ sync: true, singleLine: true, ignore: 'reqId', translateTime: 'SYS:HH:MM:ss' })
}

try {
  const config = readConfig(process.env)
  // JSON, except where a person looks.
  const log = process.stdout.isTTY ? undefined : destination()
  const app = await openSite(config, process.stdout, log ?? (await logForPeople()), (app) => {
    stopOnSignals(app)
    allowStartingAnew(app, log)
  })
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'stopping after an error that nothing caught')
    process.exit(1)
  })
} catch (error) {
  process.stderr.write(`Swapyard cannot start: ${startFault(error)}\n`)
  process.exit(1)
}

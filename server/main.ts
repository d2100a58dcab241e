import type { DestinationStream } from 'pino'
import { readConfig } from './config.ts'
import { openSite } from './open-site.ts'
import { allowStartingAnew, stopOnSignals } from './shutdown.ts'
import { startFault } from './start-fault.ts'

/** Where a person looks, lines that a person reads; elsewhere undefined, which is JSON for a program. */
async function logForPeople(): Promise<DestinationStream | undefined> {
  if (!process.stdout.isTTY) return
  const { default: pretty } = await import('pino-pretty')
  return pretty({ sync: true, singleLine: true, ignore: 'reqId', translateTime: 'SYS:HH:MM:ss' })
}

try {
  const app = await openSite(readConfig(process.env), process.stdout, await logForPeople(), (app) => {
    stopOnSignals(app)
    allowStartingAnew(app)
  })
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'stopping after an error that nothing caught')
    process.exit(1)
  })
} catch (error) {
  process.stderr.write(`Swapyard cannot start: ${startFault(error)}\n`)
  process.exit(1)
}

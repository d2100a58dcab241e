import type { DestinationStream } from 'pino'
import { openSite } from './open-site.ts'
import { readConfig } from './platform/config.ts'
import { LogStream } from './platform/log-stream.ts'
import { allowStartingAnew, endLog, stopOnSignals } from './platform/shutdown.ts'
import { startFault } from './site/start-fault.ts'

const STDOUT = 1

async function logForPeople(log: LogStream): Promise<DestinationStream> {
  const { prettyFactory } = await import('pino-pretty')
  const pretty = prettyFactory({ singleLine: true, ignore: 'reqId', translateTime: 'SYS:HH:MM:ss' })
  return { write: (line) => log.write(pretty(line)) }
}

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const log = new LogStream(STDOUT)
try {
  const config = readConfig(process.env)
  const { isTTY } = process.stdout
  const terminal = { isTTY, write: (text: string) => log.write(text) }
  // JSON, except on a terminal.
  const app = await openSite(config, terminal, isTTY ? await logForPeople(log) : log, (app) => {
    stopOnSignals(app, log)
    allowStartingAnew(app, log)
  })
  process.on('uncaughtException', async (error) => {
    app.log.fatal({ err: error }, 'stopping after an error that nothing caught')
    await endLog(log)
    process.exit(1)
  })
} catch (error) {
  process.stderr.write(`Swapyard cannot start: ${startFault(error)}\n`)
  await endLog(log)
  process.exit(1)
}

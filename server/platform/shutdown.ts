import { type EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { SHUTDOWN_MS } from './http/http-limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Stops the site and starts it anew in the same process; null where nothing runs that could, as in tools and tests. */
    startAnew: (() => void) | null
  }
}

/** A log that is written beside other work. */
interface Log extends EventEmitter {
  end(): void
}

/** Since when a site is stopping, in milliseconds since 1970. */
let since: number | undefined

/** Answers what is under way, closes, and does `then`, once. */
function close(app: FastifyInstance, then: () => void): void {
  since = Date.now()
  let isClosed = false
  const end = () => {
    if (!isClosed) then()
    isClosed = true
  }
  // Someone's slow download does not keep the site from coming up again. Closing folds the log into the database.
  setTimeout(() => {
    app.db.$client.close()
    end()
  }, SHUTDOWN_MS).unref()
  app.close().finally(end)
}

/**
 * Ends the process with code 0 on SIGTERM, SIGINT and SIGHUP, once what is under way is answered. One Ctrl-C in a
 * terminal arrives up to three times, from the terminal and through npm; a second one a second later ends at once.
 *
 * @param log where the log goes.
 */
export function stopOnSignals(app: FastifyInstance, log: Log): void {
  const stop = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (Date.now() - since > 1000) process.exit(1)
      return
    }
    app.log.info({ signal }, 'stopping')
    close(app, () => endLog(log).then(() => process.exit(0)))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

/** Milliseconds that a log is waited for that is read slowly or cannot be written. */
const LOG_MS = 1000

/** Ends a log. Resolves once all of it is out, or after LOG_MS: a process that is replaced writes no more. */
export async function endLog(log: Log): Promise<void> {
  const closed = once(log, 'close')
  log.end()
  await Promise.race([closed, pause(LOG_MS)])
}

/**
 * Lets a page start the site anew, as after a restore, whatever watches over the process: the program takes its own
 * place, under the same id and at the same port.
 *
 * @param log where the log goes.
 */
export function allowStartingAnew(app: FastifyInstance, log: Log): void {
  const { execve } = process
  if (!execve) return
  const [, ...args] = process.argv
  const again = [process.execPath, ...process.execArgv, ...args]
  app.startAnew = () => {
    if (since !== undefined) return
    const { port } = app.server.address() as { port: number }
    app.log.info('starting anew')
    // What was asked for by a page is answered first.
    const start = () => execve.call(process, process.execPath, again, { ...process.env, PORT: String(port) })
    setImmediate(() => close(app, () => endLog(log).then(start)))
  }
}

import { type EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { SHUTDOWN_MS } from './http/http-limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Restarts the site in this process; null in tools and tests. */
    startAnew: (() => void) | null
  }
}

interface Log extends EventEmitter {
  end(): void
}

let since: number | undefined

/** Finishes running requests, closes the site and calls `then` once. With a passed socket, idle connections get time to end first. */
function close(app: FastifyInstance, then: () => void): void {
  since = Date.now()
  let isClosed = false
  const end = () => {
    if (!isClosed) then()
    isClosed = true
  }
  // A slow download must not delay a restart. Closing checkpoints the WAL.
  setTimeout(() => {
    app.db.$client.close()
    end()
  }, SHUTDOWN_MS).unref()
  const drained = app.config.passedSocket === undefined ? Promise.resolve() : app.drain()
  drained.then(() => app.close()).finally(end)
}

/**
 * Exits with code 0 on SIGTERM, SIGINT and SIGHUP after running requests. One Ctrl-C may arrive up to three times, from the terminal and
 * through npm, so only a signal more than 1 second later exits immediately.
 * @param log the destination of the log.
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

const LOG_MS = 1000

/** Resolves when all lines are written, or after LOG_MS. It must finish before the process is replaced. */
export async function endLog(log: Log): Promise<void> {
  const closed = once(log, 'close')
  log.end()
  await Promise.race([closed, pause(LOG_MS)])
}

/** Exit code that makes systemd start the site again (EX_TEMPFAIL). */
const START_AGAIN = 75

/**
 * Allows pages to restart the site, as after a restore, independent of any supervisor: the process replaces itself (execve) with the same
 * id and port. Node closes a passed socket then, so that with one the process ends, and systemd starts it again.
 * @param log the destination of the log.
 */
export function allowStartingAnew(app: FastifyInstance, log: Log): void {
  const { execve } = process
  if (!execve) return
  const { passedSocket } = app.config
  const [, ...args] = process.argv
  const again = [process.execPath, ...process.execArgv, ...args]
  app.startAnew = () => {
    if (since !== undefined) return
    const { port } = app.server.address() as { port: number }
    app.log.info('starting anew')
    // The current response is sent first.
    const start = () => {
      if (passedSocket !== undefined) process.exit(START_AGAIN)
      execve.call(process, process.execPath, again, { ...process.env, PORT: String(port) })
    }
    setImmediate(() => close(app, () => endLog(log).then(start)))
  }
}

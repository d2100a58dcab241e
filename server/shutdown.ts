import type { FastifyInstance } from 'fastify'
import { SHUTDOWN_MS } from './http/http-limits.ts'

/**
 * Ends the process with code 0 on SIGTERM, SIGINT and SIGHUP, once what is under way is answered. One Ctrl-C in a
 * terminal arrives up to three times, from the terminal and through npm; a second one a second later ends at once.
 */
export function stopOnSignals(app: FastifyInstance): void {
  let since: number | undefined
  const stop = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (Date.now() - since > 1000) process.exit(1)
      return
    }
    since = Date.now()
    app.log.info({ signal }, 'stopping')
    // Someone's slow download does not keep the site from coming up again. Closing folds the log into the database.
    setTimeout(() => {
      app.db.$client.close()
      process.exit(0)
    }, SHUTDOWN_MS).unref()
    app.close().finally(() => process.exit(0))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

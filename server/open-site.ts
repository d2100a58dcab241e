import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { buildApp } from './app.ts'
import { demoAtFirstStart, type Terminal, warnOfDemo } from './demo/start.ts'
import { isDemoMarket } from './demo/state.ts'
import { warnWithoutAdmin } from './members/accounts/admins-service.ts'
import { type Config, ConfigError } from './platform/config.ts'

async function listen(app: FastifyInstance, { host, port, passedSocket }: Config): Promise<void> {
  if (passedSocket === undefined) {
    await app.listen({ host, port })
    return
  }
  // With the host Fastify does not also listen on the other addresses of `localhost`.
  const socket = { fd: passedSocket, host }
  await app.listen(socket)
  const address = app.server.address()
  // Rate limits need the IP addresses of clients.
  if (typeof address === 'string') throw new ConfigError('the socket of systemd must have an IP address')
  if (address?.port !== port)
    app.log.warn('PORT is not the port of the socket that systemd passes, so update.sh asks another one')
}

/**
 * Builds and opens the site, and prints its URL and remaining setup steps.
 * @param terminal for these messages.
 * @param logStream replaces standard output for the log.
 * @param isOpen called before the site is announced.
 * @throws errors of `buildApp` and of listening.
 */
export async function openSite(
  config: Config,
  terminal: Terminal,
  logStream?: DestinationStream,
  isOpen: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const app = await buildApp(config, logStream)
  await demoAtFirstStart(app.db, app.images, config.demoData, terminal)
  await listen(app, config)
  isOpen(app)
  const origin = config.publicUrlGiven ? config.publicUrl : app.listeningOrigin
  terminal.write(`Swapyard is open at ${origin}\n`)
  // Demo sites need no setup; a site first started without demo data does.
  const isDemo = config.demoData && isDemoMarket(app.db)
  const code = isDemo ? null : app.settingUp.begin()
  if (code)
    terminal.write(`Set up your market, or restore one from a backup: ${origin}/welcome?code=${code}\n`)
  if (!code && !isDemo) warnWithoutAdmin(app)
  warnOfDemo(app)
  return app
}

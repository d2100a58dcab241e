import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { buildApp } from './app.ts'
import { demoAtFirstStart, type Terminal, warnOfDemo } from './demo/start.ts'
import { isDemoMarket } from './demo/state.ts'
import { warnWithoutAdmin } from './members/accounts/admins-service.ts'
import type { Config } from './platform/config.ts'

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
  await app.listen({ host: config.host, port: config.port })
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

import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { buildApp } from './app.ts'
import { demoAtFirstStart, type Terminal, warnOfDemo } from './demo/start.ts'
import { isDemoMarket } from './demo/state.ts'
import { warnWithoutAdmin } from './members/accounts/admins-service.ts'
import type { Config } from './platform/config.ts'

/**
 * Builds the site, opens it and says where, and what is left to do.
 *
 * @param terminal where that is said.
 * @param logStream where the log goes instead of standard output.
 * @param isOpen called before anybody is told that it is there and can be stopped.
 * @throws what putting it together and listening throw.
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
  // A demo market waits for nobody; one that once began without demo data does, however it is started later.
  const isDemo = config.demoData && isDemoMarket(app.db)
  const code = isDemo ? null : app.settingUp.begin()
  if (code)
    terminal.write(`Set up your market, or restore one from a backup: ${origin}/welcome?code=${code}\n`)
  if (!code && !isDemo) warnWithoutAdmin(app)
  warnOfDemo(app)
  return app
}

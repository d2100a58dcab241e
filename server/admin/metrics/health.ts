import type { FastifyInstance } from 'fastify'
import { VERSION } from '../../platform/version.ts'
import { lastBackups } from '../../site/backups/last-backups.ts'

const UNTOLD = 'The next backup cannot be made. /admin/backup and the log say why.'

/**
 * GET /healthz: 200 once the site serves, with its version, when the last backups were made and whether the next can be made. Anybody
 * may ask, so the reason why not, which names folders, is told only to admins and in the log.
 */
export async function health(app: FastifyInstance) {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const backups = { ...lastBackups(app.db), problem: app.backups.problem && UNTOLD }
    return reply.header('cache-control', 'no-store').send({ status: 'ok', version: VERSION, backups })
  })
}

import type { FastifyInstance } from 'fastify'
import { VERSION } from '../../platform/version.ts'
import { lastBackups } from '../../site/backups/last-backups.ts'

const UNTOLD = 'The next backup cannot be made. /admin/backup and the log say why.'

/** Version and state of backups. Public, so problems, whose texts name folders, are only shown to admins and logged. */
export async function health(app: FastifyInstance) {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const backups = { ...lastBackups(app.db), problem: app.backups.problem && UNTOLD }
    return reply.header('cache-control', 'no-store').send({ status: 'ok', version: VERSION, backups })
  })
}

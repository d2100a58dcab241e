import type { FastifyInstance } from 'fastify'
import { lastBackups } from '../backups/last-backups.ts'

/** GET /healthz: 200 once it serves, with when the last backups were made and what keeps the next from it. */
export async function health(app: FastifyInstance) {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const backups = { ...lastBackups(app.db), problem: app.backups.problem }
    return reply.header('cache-control', 'no-store').send({ status: 'ok', backups })
  })
}

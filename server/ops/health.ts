import type { FastifyInstance } from 'fastify'

/** GET /healthz: 200 once it serves. */
export async function health(app: FastifyInstance) {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    app.db.$client.prepare('SELECT 1').get()
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const HomeView = z.object({})

export async function homePages(app: FastifyInstance) {
  app.get('/', (_request, reply) =>
    reply.page('home', HomeView, () => ({}), { cache: { key: '', shows: ['items', 'categories'] } }),
  )
}

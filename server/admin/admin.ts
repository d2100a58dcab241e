import type { FastifyInstance } from 'fastify'
import { overviewPages } from './overview-pages.ts'
import { siteApi } from './site-api.ts'
import { sitePages } from './site-pages.ts'

/** Everything under /admin and /api/admin, by hand and in order. Who may ask is plugins/admin-only.ts's to say. */
export async function admin(app: FastifyInstance) {
  await app.register(overviewPages)
  await app.register(siteApi)
  await app.register(sitePages)
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BeforeQuery } from '../pagination.ts'
import { AuditLogView } from './audit-schema.ts'
import { auditLog } from './audit-service.ts'
import { OverviewView } from './overview-schema.ts'
import { overview } from './overview-service.ts'

/** How the site is doing, and what admins did. */
export const overviewPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin', (_request, reply) => reply.page('admin', OverviewView, () => overview(app)))

  app.get('/admin/audit-log', { schema: { querystring: BeforeQuery } }, ({ query }, reply) =>
    reply.page('admin/audit-log', AuditLogView, () => auditLog(app.db, query.before)),
  )
}

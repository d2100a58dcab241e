import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BeforeQuery } from '../../platform/schemas/pagination-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { auditLog } from '../../site/audit/audit-service.ts'
import { AuditLogView } from '../../site/audit/audit-shared.ts'
import { overview } from './overview-service.ts'
import { OverviewView } from './overview-shared.ts'

export const overviewPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin', (request, reply) => {
    // The start page of moderators is the report queue.
    if (viewerOf(request).role !== 'admin') return reply.redirect('/admin/reports', 303)
    return reply.page('admin', OverviewView, () => overview(app))
  })

  app.get('/admin/audit-log', { schema: { querystring: BeforeQuery } }, ({ query }, reply) =>
    reply.page('admin/audit-log', AuditLogView, () => auditLog(app.db, query.before)),
  )
}

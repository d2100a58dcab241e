import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { notFound } from '../../platform/errors.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { reportPage } from './reports-service.ts'
import { ReportPage, TargetKind } from './reports-shared.ts'

/** The report form; opened in a dialog if JavaScript is enabled. */
export const reportsPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/report', { onRequest: requireViewerPage }, (request, reply) => {
    const { kind, id } = request.query as { kind?: unknown; id?: unknown }
    const [{ data: target }, { data: number }] = [TargetKind.safeParse(kind), Id.safeParse(id)]
    if (!target || !number) throw notFound()
    return reply.page('report', ReportPage, () => reportPage(app.db, viewerOf(request).id, target, number))
  })
}

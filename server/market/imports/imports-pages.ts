import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { getAccount } from '../../members/accounts/admin-people-service.ts'
import { notFound } from '../../platform/errors.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import { requireViewerPage } from '../../platform/sessions/session.ts'

const Nothing = z.object({})
const MemberView = z.object({ id: z.int(), name: z.string() })

/** GET /uploaditem/import, and the same for a member, for admins. */
export const importsPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/uploaditem/import', { onRequest: requireViewerPage }, (_request, reply) =>
    reply.page('uploaditem/import', Nothing, () => ({}), { cache: { key: '', shows: [] } }),
  )

  app.get('/admin/people/:id/import', (request, reply) => {
    const { data: id } = Id.safeParse((request.params as { id: string }).id)
    if (!id) throw notFound()
    return reply.page('admin/person-import', MemberView, () => {
      const { name } = getAccount(app, id)
      return { id, name }
    })
  })
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../platform/errors.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import { BeforeQuery } from '../../platform/schemas/pagination-shared.ts'
import { SearchText } from '../../platform/schemas/search-text-schema.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { getPerson, listPeople } from './admin-people-service.ts'
import { PEOPLE_FILTERS, PeopleView, PersonPage } from './admin-people-shared.ts'

const Query = BeforeQuery.extend({ q: SearchText, show: z.enum(PEOPLE_FILTERS).default('all') })

export const adminPeoplePages: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/people', { schema: { querystring: Query } }, (request, reply) =>
    reply.page('admin/people', PeopleView, () => listPeople(app, viewerOf(request), request.query)),
  )

  app.get('/admin/people/:id', (request, reply) => {
    const { data: id } = Id.safeParse((request.params as { id: string }).id)
    if (!id) throw notFound()
    return reply.page('admin/person', PersonPage, () => getPerson(app, viewerOf(request), id))
  })
}

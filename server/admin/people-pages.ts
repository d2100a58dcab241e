import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../errors.ts'
import { Id } from '../id.ts'
import { BeforeQuery } from '../pagination.ts'
import { viewerOf } from '../plugins/session.ts'
import { PEOPLE_FILTERS, PeopleView, PersonPage } from './people-schema.ts'
import { getPerson, listPeople } from './people-service.ts'
import { SearchText } from './search-text-schema.ts'

const Query = BeforeQuery.extend({ q: SearchText, show: z.enum(PEOPLE_FILTERS).default('all') })

/** People, and one of them with all that can be done about them. */
export const peoplePages: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/people', { schema: { querystring: Query } }, ({ query }, reply) =>
    reply.page('admin/people', PeopleView, () => listPeople(app, query)),
  )

  app.get('/admin/people/:id', (request, reply) => {
    const { data: id } = Id.safeParse((request.params as { id: string }).id)
    if (!id) throw notFound()
    return reply.page('admin/person', PersonPage, () => getPerson(app, viewerOf(request), id))
  })
}

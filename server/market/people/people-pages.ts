import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Noun } from '../../../db/versions.ts'
import { notFound } from '../../platform/errors.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import { PageNumber } from '../../platform/schemas/pagination-shared.ts'
import { CARD_SHOWS, isThere } from '../items/items-pages.ts'
import { FIGURES_SHOW } from '../reviews/figures-service.ts'
import { getPerson, itemsOfPerson, reviewsOfPerson } from './people-service.ts'
import { PersonPage } from './people-shared.ts'

const Query = z.object({ page: PageNumber.default(1), reviews: PageNumber.default(1) })

const SHOWS: readonly Noun[] = [...CARD_SHOWS, ...FIGURES_SHOW, 'wishes', 'wish_items']

/** Signed-in users bypass the cache because of blocks. */
const isVisitor = ({ viewer }: FastifyRequest) => !viewer

export const peoplePages: FastifyPluginAsyncZod = async (app) => {
  app.get('/people/:id', { schema: { querystring: Query } }, (request, reply) => {
    const { data: id } = Id.safeParse((request.params as { id: string }).id)
    if (!id) throw notFound()
    const { page, reviews } = request.query
    const viewer = request.viewer?.id
    // A hidden or unknown user is 404 before the cache is read.
    const person = getPerson(app.db, id, viewer)
    const load = () => ({
      person,
      items: itemsOfPerson(app.db, id, page, person.is_me ? viewer : undefined),
      reviews: reviewsOfPerson(app.db, id, reviews),
    })
    // Own and blocked pages differ in more than slots.
    if (person.is_me || person.is_blocked) return reply.page('person', PersonPage, load)
    return reply.page('person', PersonPage, load, {
      cache: {
        key: `${id} ${page} ${reviews}`,
        shows: SHOWS,
        isReadyFor: isVisitor,
        keep: (made) => isThere(made.items.pagination) && isThere(made.reviews.pagination),
      },
    })
  })
}

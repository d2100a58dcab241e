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

/** Of their items, and of what is said of them. */
const Query = z.object({ page: PageNumber.default(1), reviews: PageNumber.default(1) })

/** Tables that a person's page shows. */
const SHOWS: readonly Noun[] = [...CARD_SHOWS, ...FIGURES_SHOW, 'wishes', 'wish_items']

/** Signed-in people always go by the route: whom they have blocked, or who has blocked them, they see otherwise. */
const isVisitor = ({ viewer }: FastifyRequest) => !viewer

/** A person's own page. Open to visitors, as their items are. */
export const peoplePages: FastifyPluginAsyncZod = async (app) => {
  app.get('/people/:id', { schema: { querystring: Query } }, (request, reply) => {
    const { data: id } = Id.safeParse((request.params as { id: string }).id)
    if (!id) throw notFound()
    const { page, reviews } = request.query
    const viewer = request.viewer?.id
    // Also throws before a kept page is looked for.
    const person = getPerson(app.db, id, viewer)
    const load = () => ({
      person,
      items: itemsOfPerson(app.db, id, page, person.is_me ? viewer : undefined),
      reviews: reviewsOfPerson(app.db, id, reviews),
    })
    // One's own page, and that of somebody whom one has blocked, differ in more than holes.
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

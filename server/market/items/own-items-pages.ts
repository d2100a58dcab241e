import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireViewerPage } from '../../platform/sessions/session.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { listNeighbourhoods } from '../../site/neighbourhoods/neighbourhoods-queries.ts'
import { NeighbourhoodView } from '../../site/neighbourhoods/neighbourhoods-shared.ts'
import { listCategories } from './categories-queries.ts'
import { CategoryView } from './items-shared.ts'

const UploadView = z.object({
  categories: z.array(CategoryView),
  neighbourhoods: z.array(NeighbourhoodView),
  has_gifts: z.boolean(),
})

/** GET /uploaditem and /uploaditem/many; visitors are redirected to sign in. */
export const ownItemsPages: FastifyPluginAsyncZod = async (app) => {
  for (const page of ['uploaditem', 'uploaditem/many'] as const)
    app.get(`/${page}`, { onRequest: requireViewerPage }, (_request, reply) =>
      reply.page(
        page,
        UploadView,
        () => ({
          categories: listCategories(app.db),
          neighbourhoods: listNeighbourhoods(app.db),
          has_gifts: giftsAreOn(app.db),
        }),
        {
          cache: {
            key: giftsAreOn(app.db) ? 'gifts' : '',
            shows: ['categories', 'images', 'neighbourhoods'],
          },
        },
      ),
    )
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Id } from '../id-shared.ts'
import { LONGEST } from '../limits.ts'
import { requireViewerPage, viewerOf } from '../sessions/session.ts'
import { keyedHash, siteSecret } from '../sessions/tokens.ts'
import { matchesView } from './matches-service.ts'
import { MatchesView } from './matches-shared.ts'

/** An address that says it wrong is about no item. */
const MatchesQuery = z.object({
  item: Id.optional().catch(undefined),
  /** What was looked for in vain, to be looked out for. */
  wish: z.string().max(LONGEST.wish).optional().catch(undefined),
})

/** Where the site helps to find swaps. */
export const matchesPages: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewerPage)
  const draw = keyedHash(siteSecret(app.db, 'deck_key'))

  app.get('/dashboard/matches', { schema: { querystring: MatchesQuery } }, (request, reply) =>
    reply.page('dashboard/matches', MatchesView, () => ({
      ...matchesView(app.db, viewerOf(request).id, request.query.item, draw),
      wish: request.query.wish ?? '',
    })),
  )
}

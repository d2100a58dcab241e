import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { WantWatcher } from '../../market/wants/want-watcher.ts'
import { makeWant, refuseItem } from '../../market/wants/wants-service.ts'
import { drawOf } from '../../platform/bounded-odds.ts'
import { takePageForms } from '../../platform/http/page-forms.ts'
import { LONGEST, RATE } from '../../platform/limits.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { matchesView } from './matches-service.ts'
import { MatchesView } from './matches-shared.ts'
import { postpone } from './postponed.ts'

/** Invalid ids are ignored. */
const MatchesQuery = z.object({
  item: Id.optional().catch(undefined),
  /** Text and category of a search, offered as a wish. */
  wish: z.string().max(LONGEST.wish).optional().catch(undefined),
  category: Id.optional().catch(undefined),
  found: Id.optional().catch(undefined),
})

const DeckAnswer = z.object({ item: Id, answer: z.enum(['yes', 'no', 'later']) })

export const matchesPages: FastifyPluginAsyncZod<{ watcher: WantWatcher }> = async (app, { watcher }) => {
  takePageForms(app)
  app.addHook('onRequest', requireViewerPage)
  const draw = drawOf(app.db)

  app.get('/dashboard/matches', { schema: { querystring: MatchesQuery } }, (request, reply) =>
    reply.page('dashboard/matches', MatchesView, () => ({
      ...matchesView(app.db, viewerOf(request).id, request.query, draw),
      wish: request.query.wish ?? '',
      wish_category: request.query.category ?? null,
    })),
  )

  app.post(
    '/dashboard/matches',
    {
      config: { isPageForm: true },
      schema: { body: DeckAnswer, hide: true },
      preHandler: app.limitByViewer(RATE.refusals),
    },
    (request, reply) => {
      const { id: me } = viewerOf(request)
      const { item, answer } = request.body
      let found: number | undefined
      if (answer === 'later') postpone(app.db, me, item)
      else if (answer === 'no') refuseItem(app, watcher, me, item)
      else found = makeWant(app, watcher, me, { product_id: item }).circles[0]
      return reply.redirect(`/dashboard/matches${found === undefined ? '' : `?found=${found}`}#deck`, 303)
    },
  )
}

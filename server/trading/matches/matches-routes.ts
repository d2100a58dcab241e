import { z } from 'zod'
import { drawOf } from '../../platform/bounded-odds.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { DECK } from '../limits.ts'
import { deckOf } from './deck-service.ts'
import { DeckCard } from './matches-shared.ts'
import { postpone } from './postponed.ts'

/** `1,2,3`; invalid ids are ignored. */
export const Skipped = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0)
      .slice(0, DECK.skipped),
  )
  .meta({ description: `Ids of items that are left out, with commas between, at most ${DECK.skipped}` })

const common = { tags: ['Matches'], security: [{ bearer: [] }] }

export const matchesRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)
  const draw = drawOf(app.db)

  return [
    route(
      'GET /api/matches/deck',
      {
        ...common,
        summary: 'Things that I may want, at most 20, and why each is shown',
        description:
          'First `for_you`, which mixes what may lead to a swap with as many other things and so says nothing about what anybody ' +
          'wants; then what belongs to people who look for something of mine, what I look for, and what is new. Answer each with ' +
          '`POST /api/wants`, `POST /api/wants/{id}/refusal` or `POST /api/matches/{id}/postponement`.',
        querystring: z.object({ skip: Skipped }),
        response: answers(z.array(DeckCard).max(DECK.cards)),
      },
      {
        handler: async (request) => ok(deckOf(app.db, viewerOf(request).id, request.query.skip, draw)),
      },
    ),
    route(
      'POST /api/matches/:id/postponement',
      {
        ...common,
        summary: 'Put an item off: it comes back to my deck another day',
        params: IdParams,
        response: answers(z.null()),
      },
      {
        preHandler: app.limitByViewer(RATE.refusals),
        handler: async (request) => {
          postpone(app.db, viewerOf(request).id, request.params.id)
          return ok(null)
        },
      },
    ),
  ]
})

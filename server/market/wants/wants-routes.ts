import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, envelope, ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { optionalElse } from '../../platform/schemas/form-fields-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { line } from '../../platform/schemas/text-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { WANT_SET } from '../limits.ts'
import { ForItems } from '../wishes/wishes-routes.ts'
import { dropSet, makeSet, ownSets, replaceSet } from './want-sets-service.ts'
import { WantSetView } from './want-sets-shared.ts'
import type { WantWatcher } from './want-watcher.ts'
import { dropWant, makeWant, ownWants, refuseItem } from './wants-service.ts'
import { WantRowView, WantView } from './wants-shared.ts'

const common = { tags: ['Wants'], security: [{ bearer: [] }] }

export const WantBody = z.object({
  product_id: positiveNumber(m.wishes_choose_an_item),
  for: ForItems.nullish(),
})

const limitWrong = () => m.wants_set_limit_wrong({ most: WANT_SET.limit })

export const WantSetBody = z.object({
  product_ids: z
    .array(positiveNumber(m.wishes_choose_an_item), { error: m.wants_set_choose_wants })
    .min(1, { error: () => m.wants_set_choose_wants() })
    .max(WANT_SET.wants, { error: () => m.wants_set_too_many({ most: WANT_SET.wants }) }),
  limit: optionalElse(
    z.pipe(positiveNumber(limitWrong), z.int().max(WANT_SET.limit, { error: limitWrong })),
    1,
  ),
  name: optionalElse(line(WANT_SET.name, m.wants_set_name), ''),
  client_id: ClientId,
})

const REFUSED =
  '422 for an id that is not a current want of mine, an id twice, and a limit that is not below the number of ids. 409 for a ' +
  'want of another set, and for wants that open proposals already use beyond the limit.'

export const wantsRoutes = routes(async (app, { watcher }: { watcher: WantWatcher }) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'GET /api/wants',
      {
        ...common,
        summary: 'What I would swap for, the last said first; nobody else sees it',
        querystring: z.object({ page: PageNumber.default(1) }),
        response: {
          200: envelope(z.array(WantRowView)).extend({ pagination: Pagination }),
          '4xx': ErrorEnvelope,
        },
      },
      {
        handler: async (request) => {
          const { wants, pagination } = ownWants(app.db, viewerOf(request).id, request.query.page)
          return { ...ok(wants), pagination }
        },
      },
    ),
    route(
      'POST /api/wants',
      {
        ...common,
        summary: 'Say that I would swap for an item, and for which of my own things',
        description:
          'Nobody else learns of it; the owner sees how many would. Said again it replaces `for`. At most 500 a person, and ' +
          '100 new ones a day (429). `circles` are the swaps that it has just made possible.',
        body: WantBody,
        response: answers(z.object({ want: WantView, circles: z.array(z.int()) })),
      },
      {
        handler: async (request) => ok(makeWant(app, watcher, viewerOf(request).id, request.body)),
      },
    ),
    route(
      'DELETE /api/wants/:id',
      {
        ...common,
        summary: 'Take it back that I would swap for this item',
        params: IdParams,
        response: answers(z.null()),
      },
      {
        handler: async (request) => {
          dropWant(app, watcher, viewerOf(request).id, request.params.id)
          return ok(null)
        },
      },
    ),
    route(
      'GET /api/want-sets',
      {
        ...common,
        summary: 'Sets of my wants of which a few items are enough, the oldest first',
        response: answers(z.array(WantSetView)),
      },
      {
        handler: async (request) => ok(ownSets(app.db, viewerOf(request).id)),
      },
    ),
    route(
      'POST /api/want-sets',
      {
        ...common,
        summary: 'Say that some of these items are enough',
        description: `The site never proposes more of them than \`limit\`. At most 100 sets. ${REFUSED}`,
        body: WantSetBody,
        response: answers(WantSetView),
      },
      {
        handler: async (request) =>
          ok(makeSet(app.db, viewerOf(request).id, request.body), m.wants_set_saved()),
      },
    ),
    route(
      'POST /api/want-sets/:id',
      {
        ...common,
        summary: 'Replace a set',
        description: `Of a set that is used up, one id is enough: it becomes a single want again, and the set ends. ${REFUSED}`,
        params: IdParams,
        body: WantSetBody,
        response: answers(WantSetView),
      },
      {
        handler: async (request) =>
          ok(
            replaceSet(app, watcher, viewerOf(request).id, request.params.id, request.body),
            m.wants_set_saved(),
          ),
      },
    ),
    route(
      'DELETE /api/want-sets/:id',
      {
        ...common,
        summary: 'Delete a set; its wants remain',
        params: IdParams,
        response: answers(z.null()),
      },
      {
        handler: async (request) => {
          dropSet(app.db, viewerOf(request).id, request.params.id)
          return ok(null, m.wants_set_deleted())
        },
      },
    ),
    route(
      'POST /api/wants/:id/refusal',
      {
        ...common,
        summary: 'Say that I would not swap for this item, whatever for: I am not asked again',
        params: IdParams,
        response: answers(z.null()),
      },
      {
        preHandler: app.limitByViewer(RATE.refusals),
        handler: async (request) => {
          refuseItem(app, watcher, viewerOf(request).id, request.params.id)
          return ok(null)
        },
      },
    ),
  ]
})

import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, envelope, ok } from '../../platform/http/envelope.ts'
import { LONGEST } from '../../platform/limits.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { optionalElse } from '../../platform/schemas/form-fields-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { optionalPositiveNumber, positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { Pagination, paginate } from '../../platform/schemas/pagination-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { WANT, WISH } from '../limits.ts'
import { wishCompletions } from './wish-completions.ts'
import { WishText } from './wish-fields-shared.ts'
import { dropWish, limitWish, makeWish, ownWishes, reopenWish } from './wishes-service.ts'
import { OwnWishView } from './wishes-shared.ts'

const common = { tags: ['Wishes'], security: [{ bearer: [] }] }

/** Offered item ids; undefined for any. */
export const ForItems = z
  .array(positiveNumber(m.wishes_name_your_own_items), { error: m.wishes_name_your_own_items })
  .min(1, { error: () => m.wishes_items_required() })
  .max(WANT.for, { error: () => m.wishes_items_limit({ for: WANT.for }) })
  .transform((ids) => [...new Set(ids)])

/** 1 (default), or null for unlimited. */
const WishLimit = z.literal([1, null], { error: () => m.wishes_limit_wrong() })

export const WishBody = z.object({
  text: z.optional(z.nullable(WishText)),
  product_category_id: optionalPositiveNumber(m.wishes_category_missing),
  for: ForItems.nullish(),
  limit: WishLimit.optional(),
  client_id: ClientId,
})

export const wishesRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'GET /api/wishes',
      {
        ...common,
        summary: 'What I am looking for, or have found, the newest first',
        querystring: z.object({ state: optionalElse(z.enum(['open', 'fulfilled']), 'open') }),
        response: {
          200: envelope(z.array(OwnWishView)).extend({ pagination: Pagination }),
          '4xx': ErrorEnvelope,
        },
      },
      {
        handler: async (request) => {
          const wishes = ownWishes(app.db, viewerOf(request).id, request.query.state)
          return {
            ...ok(wishes),
            pagination: paginate(1, Math.max(WISH.perPerson, wishes.length), wishes.length),
          }
        },
      },
    ),
    route(
      'POST /api/wishes',
      {
        ...common,
        summary: 'Look out for a kind of thing: words, a category, or both',
        description:
          'Everybody sees it. At most 50 open ones a person: one more is 409. With `limit` 1 (default) no two proposals of the ' +
          'site bring what its words find; null sets no limit. A wish with only a category has none.',
        body: WishBody,
        response: answers(OwnWishView),
      },
      {
        handler: async (request) =>
          ok(makeWish(app.db, viewerOf(request).id, request.body), m.wishes_wish_saved()),
      },
    ),
    route(
      'POST /api/wishes/:id',
      {
        ...common,
        summary: 'Change how many swaps may bring it',
        description: '409 if open proposals already use the wish beyond the new limit.',
        params: IdParams,
        body: z.object({ limit: WishLimit }),
        response: answers(OwnWishView),
      },
      {
        handler: async (request) =>
          ok(
            limitWish(app.db, viewerOf(request).id, request.params.id, request.body.limit),
            m.wishes_limit_changed(),
          ),
      },
    ),
    route(
      'POST /api/wishes/:id/reopening',
      {
        ...common,
        summary: 'Look for it again after it was found',
        description: '409 for an open wish, and with 50 open wishes.',
        params: IdParams,
        response: answers(OwnWishView),
      },
      {
        handler: async (request) =>
          ok(reopenWish(app.db, viewerOf(request).id, request.params.id), m.wishes_wish_saved()),
      },
    ),
    route(
      'DELETE /api/wishes/:id',
      {
        ...common,
        summary: 'Look for it no more',
        params: IdParams,
        response: answers(z.null()),
      },
      {
        handler: async (request) => {
          dropWish(app.db, viewerOf(request).id, request.params.id)
          return ok(null, m.wishes_wish_removed())
        },
      },
    ),
    route(
      'GET /api/wishes/completions',
      {
        ...common,
        summary: 'What a text that is being typed may become: names of categories, and words of items here',
        querystring: z.object({ text: z.string().max(LONGEST.wish).default('') }),
        response: answers(z.array(z.string())),
      },
      {
        handler: async (request) => ok(wishCompletions(app.db, request.query.text)),
      },
    ),
  ]
})

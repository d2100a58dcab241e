import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, envelope, ok } from '../../platform/http/envelope.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { optional, yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { Id, IdParams } from '../../platform/schemas/id-shared.ts'
import { positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { Skipped } from '../matches/matches-routes.ts'
import {
  codeView,
  dayThings,
  dayView,
  deckOfDay,
  getDay,
  joinWith,
  leave,
  listDays,
  mineOf,
  removeFrom,
} from './days-service.ts'
import { DayCard, DayDeckCard, DayView, MineView, OwnDayThingView } from './days-shared.ts'

export const DAY_THINGS_AT_ONCE = 100

export const ProductIds = z.preprocess(
  (sent) => (sent === undefined || sent === null || Array.isArray(sent) ? sent : [sent]),
  z
    .array(positiveNumber(m.days_choose_items), { error: m.days_choose_items })
    .max(DAY_THINGS_AT_ONCE, { error: () => m.days_too_many_at_once({ most: DAY_THINGS_AT_ONCE }) }),
)

const common = { tags: ['Swap days'], security: [{ bearer: [] }] }

const open = { tags: ['Swap days'] }

const own = { ...common, response: answers(z.array(OwnDayThingView)) }

export const DayThingParams = z.object({ id: Id, item: Id })

export const paged = { querystring: z.object({ page: PageNumber.default(1) }) }

export const pageOf = <T extends z.ZodType>(row: T) => ({
  200: envelope(z.array(row)).extend({ pagination: Pagination }),
  '4xx': ErrorEnvelope,
})

export const daysRoutes = routes(async (app) => [
  route(
    'GET /api/swap-days',
    {
      ...open,
      ...paged,
      summary: 'Swap days: first those that are announced or under way, then the latest',
      response: pageOf(DayView),
    },
    {
      handler: async ({ query, viewer }) => {
        const { days, pagination } = listDays(app.db, query.page, viewer?.id)
        return { ...ok(days), pagination }
      },
    },
  ),
  route(
    'GET /api/swap-days/:id',
    {
      ...open,
      summary: 'A swap day',
      params: IdParams,
      response: answers(DayView),
    },
    {
      handler: async ({ params, viewer }) => ok(dayView(app.db, getDay(app.db, params.id), viewer?.id)),
    },
  ),
  route(
    'GET /api/swap-days/:id/things',
    {
      ...open,
      ...paged,
      summary: 'The items that will be there. Cards of guests’ items have no owner',
      params: IdParams,
      response: pageOf(DayCard),
    },
    {
      handler: async ({ params, query, viewer }) => {
        const { cards, pagination } = dayThings(app.db, params.id, query.page, viewer?.id)
        return { ...ok(cards), pagination }
      },
    },
  ),
  route(
    'POST /api/swap-days/:id/things',
    {
      ...own,
      summary: 'Join a swap day with items; without items, only join. Returns my items of the day',
      description:
        'Until check-in has ended. 422 for items that are not mine; 409 for items that are not available, and beyond `things_per_person`.',
      params: IdParams,
      body: z.object({
        product_ids: ProductIds,
        leftover_as_gift: optional(yesOrNo(m.admin_choose_yes_or_no)),
        client_id: ClientId,
      }),
    },
    {
      onRequest: requireViewer,
      handler: async (request) =>
        ok(joinWith(app, request.params.id, viewerOf(request).id, request.body), m.days_joined()),
    },
  ),
  route(
    'DELETE /api/swap-days/:id/things',
    {
      ...common,
      summary: 'Leave a swap day. 409 if an item is checked in',
      params: IdParams,
      response: answers(z.null()),
    },
    {
      onRequest: requireViewer,
      handler: async (request) => {
        leave(app, request.params.id, viewerOf(request).id)
        return ok(null, m.days_left())
      },
    },
  ),
  route(
    'DELETE /api/swap-days/:id/things/:item',
    {
      ...own,
      summary: 'Remove my item from a swap day. 409 for a checked-in item',
      params: DayThingParams,
    },
    {
      onRequest: requireViewer,
      handler: async (request) =>
        ok(removeFrom(app, request.params.id, viewerOf(request).id, request.params.item), m.days_removed()),
    },
  ),
  route(
    'GET /api/swap-days/:id/deck',
    {
      ...common,
      summary: 'Items of the day that I may want, at most 20',
      description: 'Answer each with `POST /api/wants` or `POST /api/wants/{id}/refusal`.',
      params: IdParams,
      querystring: z.object({ skip: Skipped }),
      response: answers(z.array(DayDeckCard)),
    },
    {
      onRequest: requireViewer,
      handler: async (request) =>
        ok(deckOfDay(app.db, request.params.id, viewerOf(request).id, request.query.skip)),
    },
  ),
  route(
    'GET /api/swap-days/:id/code',
    {
      ...common,
      summary: 'My code for check-in',
      params: IdParams,
      response: answers(z.object({ code: z.string(), qr: z.string() })),
    },
    {
      onRequest: requireViewer,
      handler: async (request) =>
        ok(codeView(app.db, app.config.publicUrl, request.params.id, viewerOf(request).id)),
    },
  ),
  route(
    'GET /api/swap-days/:id/mine',
    {
      ...common,
      summary: 'My items of the day, and from pick-up on, what I get',
      params: IdParams,
      response: answers(MineView),
    },
    {
      onRequest: requireViewer,
      handler: async (request) => ok(mineOf(app.db, request.params.id, viewerOf(request).id)),
    },
  ),
])

import { z } from 'zod'
import { ConditionChoice, Name } from '../../market/items/item-fields-shared.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, FORM_OR_JSON, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { LONGEST, PICTURE } from '../../platform/limits.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import {
  optional,
  optionalElse,
  optionalOrBlank,
  yesOrNo,
} from '../../platform/schemas/form-fields-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { fromForm, optionalPositiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { requiredLine, text } from '../../platform/schemas/text-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { createDay, editDay, setState } from './admin-days-service.ts'
import { checkIn, createAtDoor, findPeople, undoCheckIn } from './check-in-service.ts'
import { SWAP_DAY_STATES } from './day-states-shared.ts'
import { DayThingParams, ProductIds } from './days-routes.ts'
import {
  DayPersonView,
  DayThingView,
  DayView,
  DeskView,
  GuestView,
  MatchingView,
  PlanView,
  TicksView,
} from './days-shared.ts'
import { deskOf } from './desk-service.ts'
import { createGuest } from './guests-service.ts'
import { importWants, resultsFile, wantsFile } from './interchange-service.ts'
import { matchDay } from './matching-service.ts'
import { pickUp, undoPickUp } from './pick-up-service.ts'
import { planView } from './plan-service.ts'

const Title = requiredLine(LONGEST.dayTitle, m.days_title, m.days_title_required)

const Place = requiredLine(LONGEST.dayPlace, m.days_place, m.days_place_required)

const About = text(LONGEST.dayText, m.days_about)

/** Forms send a local time without a zone; calls send one with an offset. */
const Time = z.iso.datetime({ offset: true, error: m.days_time_required }).transform((at) => new Date(at))

const Most = z.preprocess(
  fromForm,
  z
    .number({ error: m.days_most_range })
    .int({ error: m.days_most_range })
    .min(1, { error: m.days_most_range })
    .max(100, { error: m.days_most_range }),
)

export const NewDay = z.object({
  title: Title,
  place: Place,
  starts_at: Time,
  check_in_until: Time,
  text: optionalElse(About, ''),
  things_per_person: z.preprocess(
    (sent) => (sent === '' || sent === null ? undefined : sent),
    Most.default(10),
  ),
  client_id: ClientId,
})

export const DayEdit = z.object({
  title: optional(Title),
  place: optional(Place),
  starts_at: optional(Time),
  check_in_until: optional(Time),
  text: optional(About),
  things_per_person: optional(Most),
})

/** Time at which a moderator acted, by the clock of their phone, which may have been offline. */
const At = z.preprocess(
  (sent) => (sent === '' || sent === null ? undefined : sent),
  z.iso
    .datetime({ offset: true, error: m.days_time_required })
    .transform((at) => new Date(at))
    .optional(),
)

export const TicksBody = z.object({ product_ids: ProductIds, client_id: ClientId, at: At })

export const NewThing = z.object({
  person: optionalPositiveNumber(m.days_choose_person),
  guest: optionalPositiveNumber(m.days_choose_person),
  name: Name,
  product_category_id: optionalPositiveNumber(m.items_category_missing),
  condition: optionalOrBlank(ConditionChoice),
  is_gift: optional(yesOrNo(m.admin_choose_yes_or_no)),
  client_id: ClientId,
})

const common = { tags: ['Admin'], security: [{ bearer: [] }], params: IdParams }

const TEXT_FILE = {
  200: { description: 'A text', content: { 'text/plain': { schema: z.string() } } },
  '4xx': ErrorEnvelope,
}

const undo = {
  ...common,
  params: DayThingParams,
  querystring: z.object({ at: At }),
  response: answers(TicksView),
}

const textOf = (isVoid: boolean, text: string) => (isVoid ? m.days_plan_void() : text)

export const adminDaysRoutes = routes(async (app) => [
  route(
    'POST /api/admin/swap-days',
    {
      tags: ['Admin'],
      security: [{ bearer: [] }],
      summary: 'Announce a swap day',
      body: NewDay,
      response: answers(DayView),
    },
    {
      handler: async (request) => ok(createDay(app, viewerOf(request), request.body), m.days_announced()),
    },
  ),
  route(
    'POST /api/admin/swap-days/:id',
    {
      ...common,
      summary: 'Edit a swap day, until it is matched',
      body: DayEdit,
      response: answers(DayView),
    },
    {
      handler: async (request) =>
        ok(editDay(app, viewerOf(request), request.params.id, request.body), m.days_saved()),
    },
  ),
  route(
    'POST /api/admin/swap-days/:id/state',
    {
      ...common,
      summary: 'Change the state of a swap day',
      description:
        '409 for a transition that is not possible, for a plan that no longer holds, and for `finished` with unticked moves without `unticked`.',
      body: z.object({
        state: z.enum(SWAP_DAY_STATES, { error: m.days_choose_state }),
        unticked: optionalOrBlank(z.enum(['traded', 'returned'], { error: m.days_choose_unticked })),
      }),
      response: answers(DayView),
    },
    {
      handler: async (request) =>
        ok(setState(app, viewerOf(request), request.params.id, request.body), m.days_saved()),
    },
  ),
  route(
    'GET /api/admin/swap-days/:id/people',
    {
      ...common,
      summary: 'People of the day by the code of their card, or by the beginning of a name',
      querystring: z.object({
        code: z.string().max(300).optional(),
        name: z.string().max(LONGEST.searchText).optional(),
      }),
      response: answers(z.array(DayPersonView)),
    },
    {
      handler: async ({ params, query }) => ok(findPeople(app.db, params.id, query)),
    },
  ),
  route(
    'GET /api/admin/swap-days/:id/desk',
    {
      ...common,
      summary: 'People with their codes and items, and the plan: what check-in and pick-up need offline',
      response: answers(DeskView),
    },
    {
      handler: async ({ params }) => ok(deskOf(app.db, params.id)),
    },
  ),
  route(
    'POST /api/admin/swap-days/:id/check-ins',
    {
      ...common,
      summary: 'Check items in. A second check-in returns the same number',
      body: TicksBody,
      response: answers(TicksView),
    },
    {
      handler: async (request) => {
        const { view, isVoid } = checkIn(app, viewerOf(request), request.params.id, request.body)
        return ok(view, textOf(isVoid, m.days_checked_in()))
      },
    },
  ),
  route(
    'DELETE /api/admin/swap-days/:id/check-ins/:item',
    { ...undo, summary: 'Undo a check-in, until pick-up' },
    {
      handler: async (request) => {
        const { id, item } = request.params
        const { view, isVoid } = undoCheckIn(app, viewerOf(request), id, item, request.query.at)
        return ok(view, textOf(isVoid, m.days_check_in_undone()))
      },
    },
  ),
  route(
    'POST /api/admin/swap-days/:id/things',
    {
      ...common,
      summary: 'Create an item at the door and check it in',
      description: 'With `images[]`: 1 to 10 pictures; and `person` or `guest`, whose item it is.',
      consumes: FORM_OR_JSON,
      body: NewThing,
      response: answers(DayThingView),
    },
    {
      preValidation: readForm({ images: PICTURE.perItem }),
      handler: async (request) => {
        const files = filesOf(request, 'images')
        const me = viewerOf(request)
        const { view, isVoid } = await createAtDoor(app, me, request.params.id, request.body, files)
        return ok(view, textOf(isVoid, m.days_checked_in()))
      },
    },
  ),
  route(
    'POST /api/admin/swap-days/:id/guests',
    {
      ...common,
      summary: 'Create a guest with a card',
      body: z.object({
        name: requiredLine(LONGEST.personName, m.days_guest_name, m.days_guest_name_required),
        client_id: ClientId,
      }),
      response: answers(GuestView),
    },
    {
      handler: async (request) =>
        ok(createGuest(app, viewerOf(request), request.params.id, request.body), m.days_guest_created()),
    },
  ),
  route(
    'POST /api/admin/swap-days/:id/matching',
    {
      ...common,
      summary: 'Match the checked-in items; returns when it is finished',
      response: answers(MatchingView),
    },
    {
      handler: async (request) =>
        ok(await matchDay(app, viewerOf(request), request.params.id), m.days_matched()),
    },
  ),
  route(
    'GET /api/admin/swap-days/:id/plan',
    {
      ...common,
      summary: 'The plan: which item goes to whom, and who gets nothing and why',
      response: answers(PlanView),
    },
    {
      handler: async ({ params }) => ok(planView(app.db, params.id)),
    },
  ),
  route(
    'POST /api/admin/swap-days/:id/pick-ups',
    {
      ...common,
      summary: 'Tick items off. A second tick has no further effect',
      body: TicksBody,
      response: answers(TicksView),
    },
    {
      handler: async (request) =>
        ok(pickUp(app, viewerOf(request), request.params.id, request.body), m.days_ticked()),
    },
  ),
  route(
    'DELETE /api/admin/swap-days/:id/pick-ups/:item',
    {
      ...undo,
      summary: 'Undo a tick, until the day is finished',
    },
    {
      handler: async (request) => {
        const { id, item } = request.params
        return ok(undoPickUp(app, viewerOf(request), id, item, request.query.at), m.days_tick_undone())
      },
    },
  ),
  route(
    'POST /api/admin/swap-days/:id/wants',
    {
      ...common,
      summary: 'Import a want list. It replaces the wants between the items of the day of the users it names',
      consumes: FORM_OR_JSON,
      body: z.object({}).optional(),
      response: answers(z.object({ people: z.int(), wants: z.int() })),
    },
    {
      preValidation: readForm({ file: 1 }),
      handler: async (request) => {
        const [file] = filesOf(request, 'file')
        return ok(
          await importWants(app, viewerOf(request), request.params.id, file?.path),
          m.days_wants_imported(),
        )
      },
    },
  ),
  ...(
    [
      {
        name: 'GET /api/admin/swap-days/:id/wants.txt',
        summary: 'The wants of the day as a TradeMaximizer file',
        file: wantsFile,
      },
      {
        name: 'GET /api/admin/swap-days/:id/results.txt',
        summary: 'The plan as TradeMaximizer prints results',
        file: resultsFile,
      },
    ] as const
  ).map(({ name, summary, file }) =>
    route(
      name,
      { ...common, summary, response: TEXT_FILE },
      {
        config: { readsCookie: true },
        handler: async (request, reply) => {
          reply.type('text/plain; charset=utf-8')
          // Sends text, although the response schema expects JSON.
          return reply.serializer((text) => text as string).send(file(app.db, request.params.id))
        },
      },
    ),
  ),
])

import { z } from 'zod'
import { ConditionChoice, Name } from '../../market/items/item-fields-shared.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract, FORM_OR_JSON } from '../../platform/http/contract.ts'
import { ErrorEnvelope } from '../../platform/http/envelope.ts'
import { LONGEST } from '../../platform/limits.ts'
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
import { SWAP_DAY_STATES } from './day-states-shared.ts'
import { DayThingParams, ProductIds } from './days-contract.ts'
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

/** When a moderator acted, by the clock of their phone, which may have been offline. */
const At = z.preprocess(
  (sent) => (sent === '' || sent === null ? undefined : sent),
  z.iso
    .datetime({ offset: true, error: m.days_time_required })
    .transform((at) => new Date(at))
    .optional(),
)
export const TicksBody = z.object({ product_ids: ProductIds, client_id: ClientId, at: At })

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

export const adminDaysContract = contract({
  'POST /api/admin/swap-days': {
    tags: ['Admin'],
    security: [{ bearer: [] }],
    summary: 'Announce a swap day',
    body: NewDay,
    response: answers(DayView),
  },
  'POST /api/admin/swap-days/:id': {
    ...common,
    summary: 'Edit a swap day, until it is matched',
    body: DayEdit,
    response: answers(DayView),
  },
  'POST /api/admin/swap-days/:id/state': {
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
  'GET /api/admin/swap-days/:id/people': {
    ...common,
    summary: 'People of the day by the code of their card, or by the beginning of a name',
    querystring: z.object({
      code: z.string().max(300).optional(),
      name: z.string().max(LONGEST.searchText).optional(),
    }),
    response: answers(z.array(DayPersonView)),
  },
  'GET /api/admin/swap-days/:id/desk': {
    ...common,
    summary: 'People with their codes and items, and the plan: what check-in and pick-up need offline',
    response: answers(DeskView),
  },
  'POST /api/admin/swap-days/:id/check-ins': {
    ...common,
    summary: 'Check items in. A second check-in returns the same number',
    body: TicksBody,
    response: answers(TicksView),
  },
  'DELETE /api/admin/swap-days/:id/check-ins/:item': { ...undo, summary: 'Undo a check-in, until pick-up' },
  'POST /api/admin/swap-days/:id/things': {
    ...common,
    summary: 'Create an item at the door and check it in',
    description: 'With `images[]`: 1 to 10 pictures; and `person` or `guest`, whose item it is.',
    consumes: FORM_OR_JSON,
    body: z.object({
      person: optionalPositiveNumber(m.days_choose_person),
      guest: optionalPositiveNumber(m.days_choose_person),
      name: Name,
      product_category_id: optionalPositiveNumber(m.items_category_missing),
      condition: optionalOrBlank(ConditionChoice),
      is_gift: optional(yesOrNo(m.admin_choose_yes_or_no)),
      client_id: ClientId,
    }),
    response: answers(DayThingView),
  },
  'POST /api/admin/swap-days/:id/guests': {
    ...common,
    summary: 'Create a guest with a card',
    body: z.object({
      name: requiredLine(LONGEST.personName, m.days_guest_name, m.days_guest_name_required),
      client_id: ClientId,
    }),
    response: answers(GuestView),
  },
  'POST /api/admin/swap-days/:id/matching': {
    ...common,
    summary: 'Match the checked-in items; returns when it is finished',
    response: answers(MatchingView),
  },
  'GET /api/admin/swap-days/:id/plan': {
    ...common,
    summary: 'The plan: which item goes to whom, and who gets nothing and why',
    response: answers(PlanView),
  },
  'POST /api/admin/swap-days/:id/pick-ups': {
    ...common,
    summary: 'Tick items off. A second tick has no further effect',
    body: TicksBody,
    response: answers(TicksView),
  },
  'DELETE /api/admin/swap-days/:id/pick-ups/:item': {
    ...undo,
    summary: 'Undo a tick, until the day is finished',
  },
  'GET /api/admin/swap-days/:id/wants.txt': {
    ...common,
    summary: 'The wants of the day as a TradeMaximizer file',
    response: TEXT_FILE,
  },
  'GET /api/admin/swap-days/:id/results.txt': {
    ...common,
    summary: 'The plan as TradeMaximizer prints results',
    response: TEXT_FILE,
  },
  'POST /api/admin/swap-days/:id/wants': {
    ...common,
    summary: 'Import a want list. It replaces the wants between the items of the day of the users it names',
    consumes: FORM_OR_JSON,
    body: z.object({}).optional(),
    response: answers(z.object({ people: z.int(), wants: z.int() })),
  },
})

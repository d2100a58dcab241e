import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { ErrorEnvelope, envelope } from '../../platform/http/envelope.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { optional, yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { Id, IdParams } from '../../platform/schemas/id-shared.ts'
import { positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { Skipped } from '../matches/matches-contract.ts'
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

export const daysContract = contract({
  'GET /api/swap-days': {
    ...open,
    ...paged,
    summary: 'Swap days: first those that are announced or under way, then the latest',
    response: pageOf(DayView),
  },
  'GET /api/swap-days/:id': {
    ...open,
    summary: 'A swap day',
    params: IdParams,
    response: answers(DayView),
  },
  'GET /api/swap-days/:id/things': {
    ...open,
    ...paged,
    summary: 'The items that will be there. Cards of guests’ items have no owner',
    params: IdParams,
    response: pageOf(DayCard),
  },
  'POST /api/swap-days/:id/things': {
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
  'DELETE /api/swap-days/:id/things': {
    ...common,
    summary: 'Leave a swap day. 409 if an item is checked in',
    params: IdParams,
    response: answers(z.null()),
  },
  'DELETE /api/swap-days/:id/things/:item': {
    ...own,
    summary: 'Remove my item from a swap day. 409 for a checked-in item',
    params: DayThingParams,
  },
  'GET /api/swap-days/:id/deck': {
    ...common,
    summary: 'Items of the day that I may want, at most 20',
    description: 'Answer each with `POST /api/wants` or `POST /api/wants/{id}/refusal`.',
    params: IdParams,
    querystring: z.object({ skip: Skipped }),
    response: answers(z.array(DayDeckCard)),
  },
  'GET /api/swap-days/:id/code': {
    ...common,
    summary: 'My code for check-in',
    params: IdParams,
    response: answers(z.object({ code: z.string(), qr: z.string() })),
  },
  'GET /api/swap-days/:id/mine': {
    ...common,
    summary: 'My items of the day, and from pick-up on, what I get',
    params: IdParams,
    response: answers(MineView),
  },
})

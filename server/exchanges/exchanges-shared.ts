import { z } from 'zod'
import { CONDITIONS } from '../items/condition-shared.ts'
import { ITEM_STATUSES } from '../items/items-shared.ts'
import { Pagination } from '../pagination-shared.ts'
import { OwnerView } from '../sessions/contact-shared.ts'

export const STATUSES = ['pending', 'accepted', 'rejected'] as const
const OUTCOMES = ['declined', 'withdrawn', 'called_off', 'completed', 'expired', 'item_gone'] as const
export const DIRECTIONS = ['incoming', 'outgoing'] as const

/** Where a request stands for the one who asks. */
const Standing = z.object({
  id: z.int(),
  direction: z.enum(DIRECTIONS),
  status: z.enum(STATUSES),
  outcome: z.enum(OUTCOMES).nullable(),
  /** Whose move it is; null where nothing is open. */
  turn: z.enum(['me', 'other']).nullable(),
  /** While pending: one of the two items is promised to somebody else, so it cannot be accepted now. */
  item_reserved: z.boolean(),
  /** The one on the other side is suspended, so nothing can be accepted of them and they cannot answer. */
  other_suspended: z.boolean(),
  confirmed_by_me: z.boolean(),
  confirmed_by_other: z.boolean(),
  /** Why it was called off. */
  reason: z.string(),
  /** Null once the item is gone, and while this person may not see it. */
  requested_product_id: z.int().nullable(),
  offered_product_id: z.int().nullable(),
})

/** A row of the lists (specification, section 3; decisions, section 1). */
export const ExchangeRowView = Standing.extend({
  requester_name: z.string(),
  requester_avatar: z.string().nullable(),
  requested_at: z.iso.datetime(),
  item_offered: z.string(),
  item_wanted: z.string(),
  message: z.string(),
  /** The one on the other side. */
  other: z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable() }),
}).meta({ id: 'ExchangeRequest' })
export type ExchangeRowView = z.infer<typeof ExchangeRowView>

/** What /dashboard/exchange-request opens with. */
export const ExchangeListView = z.object({
  status: z.enum(STATUSES),
  direction: z.enum(DIRECTIONS),
  requests: z.array(ExchangeRowView),
  pagination: Pagination,
})
export type ExchangeListView = z.infer<typeof ExchangeListView>

/** What is offered in a request, and by whom: the details dialogs show it. */
export const OfferedProductView = Standing.extend({
  name: z.string(),
  /** Safe HTML. */
  description: z.string(),
  condition: z.enum(CONDITIONS),
  category: z.object({ id: z.int(), name: z.string() }),
  message: z.string(),
  images: z.array(z.string()),
  display_image: z.string().nullable(),
  created_at: z.iso.datetime(),
  owner: OwnerView,
  item_wanted: z.string(),
  requested_product_status: z.enum(ITEM_STATUSES).nullable(),
}).meta({ id: 'OfferedProduct' })
export type OfferedProductView = z.infer<typeof OfferedProductView>

declare module '../realtime/live-events-shared.ts' {
  interface LiveEvents {
    /** A request that one has sent or received has come, changed or ended. */
    ExchangeChanged: { id: number }
  }
}

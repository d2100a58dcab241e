import { z } from 'zod'
import { CONDITIONS } from '../../market/items/condition-shared.ts'
import { ITEM_STATUSES } from '../../market/items/items-shared.ts'
import { Figures, PartnerView } from '../../market/reviews/figures-shared.ts'
import { ReviewView } from '../../market/reviews/reviews-shared.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { HandoverView } from '../handovers/handovers-shared.ts'

export const STATUSES = ['pending', 'accepted', 'rejected'] as const
const OUTCOMES = ['declined', 'withdrawn', 'called_off', 'completed', 'expired', 'item_gone'] as const
const DIRECTIONS = ['incoming', 'outgoing'] as const
export const LISTED = [...DIRECTIONS, 'all'] as const

const STEPS = [
  'accept',
  'decline',
  'counter',
  'withdraw',
  'change',
  'complete',
  'call_off',
  'review',
] as const
export type ExchangeStep = (typeof STEPS)[number]

export const ThingView = z
  .object({
    /** Null for free-text and deleted items; name and image remain. */
    id: z.int().nullable(),
    name: z.string(),
    image: z.string().nullable(),
    image_srcset: z.string(),
    condition: z.enum(CONDITIONS).nullable(),
    status: z.enum(ITEM_STATUSES).nullable(),
  })
  .meta({ id: 'ExchangeThing' })
export type ThingView = z.infer<typeof ThingView>

/** The terms for any viewer: `wanted` is given by the owner, `offered` by the requester. */
const Terms = z.object({
  wanted: z.array(ThingView),
  offered: z.array(ThingView),
  /** How many of the offered items are chosen on acceptance; null for all. */
  offered_pick: z.int().nullable(),
})

/** Status of a request from the viewer's side. */
const Standing = Terms.extend({
  id: z.int(),
  kind: z.enum(['exchange', 'gift']),
  revision: z.int(),
  /** Identifies the terms more precisely than `revision`, which edits may share. Send it with an answer. */
  terms_hash: z.string(),
  direction: z.enum(DIRECTIONS),
  status: z.enum(STATUSES),
  outcome: z.enum(OUTCOMES).nullable(),
  /** Whose turn it is; null if nothing is open. */
  turn: z.enum(['me', 'other']).nullable(),
  /** Start of that turn. */
  since: z.iso.datetime().nullable(),
  agreed_at: z.iso.datetime().nullable(),
  message_by: z.enum(['me', 'other']),
  can: z.array(z.enum(STEPS)),
  /** Pending, and an item is held by another swap. */
  item_reserved: z.boolean(),
  /** Pending, and an item is checked in at a swap day. */
  item_checked_in: z.boolean(),
  /** The other party is suspended, so acceptance is blocked. */
  other_suspended: z.boolean(),
  confirmed_by_me: z.boolean(),
  confirmed_by_other: z.boolean(),
  reason: z.string(),
  /** Null if deleted or inaccessible. */
  requested_product_id: z.int().nullable(),
  offered_product_id: z.int().nullable(),
  has_unlisted: z.boolean(),
})

/** Pending requests for the same item of the viewer. */
const RivalsView = z.object({
  id: z.int(),
  of: z.int(),
  name: z.string(),
})
export type RivalsView = z.infer<typeof RivalsView>

/** A row of the lists (specification, section 3; decisions, section 1). */
export const ExchangeRowView = Standing.extend({
  requester_name: z.string(),
  requester_avatar: z.string().nullable(),
  requested_at: z.iso.datetime(),
  item_offered: z.string().nullable(),
  item_wanted: z.string(),
  message: z.string(),
  other: z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable(), ...Figures.shape }),
  /** Meeting of an agreed swap; null without a proposal. */
  handover: HandoverView.nullable(),
  /** Group of a pending incoming request; null if it has no rivals. */
  rivals: RivalsView.nullable(),
}).meta({ id: 'ExchangeRequest' })
export type ExchangeRowView = z.infer<typeof ExchangeRowView>

export const ExchangeListView = z.object({
  status: z.enum(STATUSES),
  direction: z.enum(LISTED),
  requests: z.array(ExchangeRowView),
  pagination: Pagination,
})
export type ExchangeListView = z.infer<typeof ExchangeListView>

/** An event of a request, for the conversation. */
export const RequestStepView = z.object({
  id: z.int(),
  step: z.enum([
    'asked',
    'offered',
    'edited',
    'agreed',
    'meeting_proposed',
    'meeting',
    'confirmed',
    ...OUTCOMES,
  ]),
  /** Actor; null for agreements and endings. */
  by: z.int().nullable(),
  item_offered: z.string(),
  item_wanted: z.string(),
  /** Message of an offer, if it differs from the previous offer's. */
  message: z.string(),
  at: z.iso.datetime(),
})
export type RequestStepView = z.infer<typeof RequestStepView>

export const ReceivedThingView = z.object({
  name: z.string(),
  description: z.string(),
  condition: z.enum(CONDITIONS).nullable(),
  product_category_id: z.int().nullable(),
  images: z.array(z.string()),
})
export type ReceivedThingView = z.infer<typeof ReceivedThingView>

export const ExchangeView = Standing.extend({
  message: z.string(),
  created_at: z.iso.datetime(),
  other: PartnerView,
  history: z.array(
    Terms.extend({
      revision: z.int(),
      terms_hash: z.string(),
      by: z.int(),
      message: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
  handover: HandoverView.nullable(),
  reviews: z.array(ReviewView),
  my_review: z.nullable(ReviewView),
}).meta({ id: 'ExchangeRequestInFull' })
export type ExchangeView = z.infer<typeof ExchangeView>

/** The offered item, for details dialogs. */
export const OfferedProductView = Standing.extend({
  name: z.string(),
  description: z.string(),
  condition: z.enum(CONDITIONS),
  category: z.object({ id: z.int(), name: z.string() }),
  message: z.string(),
  images: z.array(z.string()),
  display_image: z.string().nullable(),
  created_at: z.iso.datetime(),
  owner: PartnerView,
  item_wanted: z.string(),
  requested_product_status: z.enum(ITEM_STATUSES).nullable(),
}).meta({ id: 'OfferedProduct' })
export type OfferedProductView = z.infer<typeof OfferedProductView>

declare module '../../platform/realtime/live-events-shared.ts' {
  interface LiveEvents {
    /** A request of the user was created, changed or ended. */
    ExchangeChanged: { id: number }
  }
}

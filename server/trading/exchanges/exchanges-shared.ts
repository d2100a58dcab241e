import { z } from 'zod'
import { CONDITIONS } from '../../market/items/condition-shared.ts'
import { ITEM_STATUSES } from '../../market/items/items-shared.ts'
import { Figures, PartnerView } from '../../market/reviews/figures-shared.ts'
import { ReviewView } from '../../market/reviews/reviews-shared.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { HandoverView } from '../handovers/handovers-shared.ts'

export const STATUSES = ['pending', 'accepted', 'rejected'] as const
const OUTCOMES = ['declined', 'withdrawn', 'called_off', 'completed', 'expired', 'item_gone'] as const
export const DIRECTIONS = ['incoming', 'outgoing'] as const
/** Which requests a list holds: those of one direction, or all of a person's. */
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

/** One of the things that change hands by the terms of a request. */
export const ThingView = z
  .object({
    /** Null for a thing that is listed nowhere, and once the item is gone; its name and picture stay. */
    id: z.int().nullable(),
    name: z.string(),
    image: z.string().nullable(),
    image_srcset: z.string(),
    /** Null where it is not known of an item that is gone. */
    condition: z.enum(CONDITIONS).nullable(),
    /** Null where `id` is. */
    status: z.enum(ITEM_STATUSES).nullable(),
  })
  .meta({ id: 'ExchangeThing' })
export type ThingView = z.infer<typeof ThingView>

/** What changes hands: `wanted` is the owner's, `offered` the requester's, whoever asks. */
const Terms = z.object({
  wanted: z.array(ThingView),
  offered: z.array(ThingView),
  /** How many of the listed things that are offered are chosen by who accepts; null for all. */
  offered_pick: z.int().nullable(),
})

/** Where a request stands for the one who asks. */
const Standing = Terms.extend({
  id: z.int(),
  /** A gift has no offer: `wanted` is the gift. */
  kind: z.enum(['exchange', 'gift']),
  /** The newest terms, counted from 1. */
  revision: z.int(),
  /** Differs for any two terms; edits within some minutes share a revision. To be sent back with an answer to these terms. */
  terms_hash: z.string(),
  direction: z.enum(DIRECTIONS),
  status: z.enum(STATUSES),
  outcome: z.enum(OUTCOMES).nullable(),
  /** Whose move it is; null where nothing is open. */
  turn: z.enum(['me', 'other']).nullable(),
  /** Since when it waits for that move. */
  since: z.iso.datetime().nullable(),
  /** When both had agreed; null where they never have. */
  agreed_at: z.iso.datetime().nullable(),
  /** Who has said `message`. */
  message_by: z.enum(['me', 'other']),
  /** What the one who asks can do now. */
  can: z.array(z.enum(STEPS)),
  /** While pending: an item is promised to somebody else, so it cannot be accepted now. */
  item_reserved: z.boolean(),
  /** As `item_reserved`, because an item is checked in at a swap day. */
  item_checked_in: z.boolean(),
  /** The one on the other side is suspended, so nothing can be accepted of them and they cannot answer. */
  other_suspended: z.boolean(),
  confirmed_by_me: z.boolean(),
  confirmed_by_other: z.boolean(),
  /** Why it was called off. */
  reason: z.string(),
  /** Null once the item is gone, and while this person may not see it. */
  requested_product_id: z.int().nullable(),
  offered_product_id: z.int().nullable(),
  /** Something that is offered was described for this request and is listed nowhere. */
  has_unlisted: z.boolean(),
})

/** Pending requests for one of the same things of mine. */
const RivalsView = z.object({
  /** Of the newest of them. */
  id: z.int(),
  /** How many there are, on all pages. */
  of: z.int(),
  /** Of the thing that most of them ask for. */
  name: z.string(),
})
export type RivalsView = z.infer<typeof RivalsView>

/** A row of the lists (specification, section 3; decisions, section 1). */
export const ExchangeRowView = Standing.extend({
  requester_name: z.string(),
  requester_avatar: z.string().nullable(),
  requested_at: z.iso.datetime(),
  /** Null for a gift. */
  item_offered: z.string().nullable(),
  item_wanted: z.string(),
  message: z.string(),
  /** The one on the other side. */
  other: z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable(), ...Figures.shape }),
  /** While it is agreed: the plan to hand things over, by which it is told whose move it is; null before either has proposed one. */
  handover: HandoverView.nullable(),
  /** In the list of pending requests to me: among which it stands; null where nothing competes with it. */
  rivals: RivalsView.nullable(),
}).meta({ id: 'ExchangeRequest' })
export type ExchangeRowView = z.infer<typeof ExchangeRowView>

/** What /dashboard/exchange-request opens with. */
export const ExchangeListView = z.object({
  status: z.enum(STATUSES),
  direction: z.enum(LISTED),
  requests: z.array(ExchangeRowView),
  pagination: Pagination,
})
export type ExchangeListView = z.infer<typeof ExchangeListView>

/** What was done about a request of two people, for their conversation. */
export const RequestStepView = z.object({
  /** Of the request. */
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
  /** Whose step it was; null for an agreement and for ends. */
  by: z.int().nullable(),
  item_offered: z.string(),
  item_wanted: z.string(),
  at: z.iso.datetime(),
})
export type RequestStepView = z.infer<typeof RequestStepView>

/** A thing that somebody has got by a swap, as it can be listed again. */
export const ReceivedThingView = z.object({
  name: z.string(),
  /** Safe HTML. */
  description: z.string(),
  condition: z.enum(CONDITIONS).nullable(),
  product_category_id: z.int().nullable(),
  /** Addresses of its pictures. */
  images: z.array(z.string()),
})
export type ReceivedThingView = z.infer<typeof ReceivedThingView>

/** A request in full, with all its terms. */
export const ExchangeView = Standing.extend({
  message: z.string(),
  created_at: z.iso.datetime(),
  /** The one on the other side, and how they are reached. */
  other: PartnerView,
  /** The newest 100, the oldest of them first; what an edit of an item has changed is a revision too. */
  history: z.array(
    Terms.extend({
      revision: z.int(),
      terms_hash: z.string(),
      /** Id of the person who put these terms. */
      by: z.int(),
      message: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
  /** The plan to hand things over; null before either has proposed one. */
  handover: HandoverView.nullable(),
  /** What the two have written of each other, once it is shown. */
  reviews: z.array(ReviewView),
  /** What the one who asks has written, while nobody else sees it and it can be changed. */
  my_review: z.nullable(ReviewView),
}).meta({ id: 'ExchangeRequestInFull' })
export type ExchangeView = z.infer<typeof ExchangeView>

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
  owner: PartnerView,
  item_wanted: z.string(),
  requested_product_status: z.enum(ITEM_STATUSES).nullable(),
}).meta({ id: 'OfferedProduct' })
export type OfferedProductView = z.infer<typeof OfferedProductView>

declare module '../../platform/realtime/live-events-shared.ts' {
  interface LiveEvents {
    /** A request that one has sent or received has come, changed or ended. */
    ExchangeChanged: { id: number }
  }
}

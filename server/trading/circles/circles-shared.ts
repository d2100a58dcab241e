import { z } from 'zod'
import { CardView } from '../../market/items/items-shared.ts'
import { ReviewView } from '../../market/reviews/reviews-shared.ts'
import { optionalElse } from '../../platform/schemas/form-fields-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { CircleMeetingView } from '../handovers/circle-meetings-shared.ts'
import { HandoverView } from '../handovers/handovers-shared.ts'

const CIRCLE_STATES = ['proposed', 'agreed', 'completed', 'ended'] as const
export type CircleState = (typeof CIRCLE_STATES)[number]
export const CIRCLE_OUTCOMES = ['declined', 'withdrawn', 'called_off', 'expired', 'item_gone'] as const
export type CircleOutcome = (typeof CIRCLE_OUTCOMES)[number]
const CIRCLE_STEPS = ['acceptance', 'refusal', 'completion', 'cancellation'] as const
export type CircleStep = (typeof CIRCLE_STEPS)[number]

const Person = z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable() })
export type CirclePersonView = z.infer<typeof Person>

const CircleLegView = z
  .object({
    /** Without `id` and `owner` if deleted. Before the agreement without address, time and preferences of unknown owners. */
    item: CardView.partial({
      id: true,
      owner: true,
      address: true,
      created_at: true,
      trade_preferences: true,
    }),
    /** Null for non-neighbours before the agreement. */
    from: Person.nullable(),
    to: Person.nullable(),
    confirmed_by_giver: z.boolean(),
    confirmed_by_receiver: z.boolean(),
    /** Set once both have confirmed or an admin has settled it. */
    outcome: z.enum(['traded', 'returned']).nullable(),
    /** `waiting` until all agree, and in a chain until the previous leg is done; then `ready` until both have confirmed it. */
    state: z.enum(['waiting', 'ready', 'done', 'ended']),
  })
  .meta({ id: 'CircleLeg' })
export type CircleLegView = z.infer<typeof CircleLegView>

const ReviewOfOne = z.object({ ...ReviewView.shape, about: z.int() })

export const CIRCLE_SHAPES = ['circle', 'chain'] as const
export type CircleShape = (typeof CIRCLE_SHAPES)[number]

/** A swap of up to five users, in which each gives one item to the next, as one of them sees it. */
export const CircleView = z
  .object({
    id: z.int(),
    shape: z.enum(CIRCLE_SHAPES),
    state: z.enum(CIRCLE_STATES),
    /** Outcome, if not completed. */
    outcome: z.enum(CIRCLE_OUTCOMES).nullable(),
    /** Increments with edits of items. An answer applies to one revision. */
    revision: z.int(),
    /** Hash of the items' current state; send it with an answer. */
    terms_hash: z.string(),
    /** The legs, beginning with what the viewer gives; for a chain, from the gift to the last receiver. */
    legs: z.array(CircleLegView),
    /** In a chain, the viewer's position, 0 for the giver: the viewer gives leg `my_place` and gets the previous one. 0 in a circle. */
    my_place: z.int(),
    my_answer: z.literal('yes').nullable(),
    answers: z.object({ yes: z.int(), of: z.int() }),
    /** Why the viewer was asked: a want, an offer or request of theirs for the item, or a matching wish. Null for the giver of a gift. */
    why: z.enum(['want', 'request', 'wish']).nullable(),
    /** Deadline of answers or confirmations. */
    expires_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    agreed_at: z.iso.datetime().nullable(),
    reason: z.string(),
    can: z.array(z.enum(CIRCLE_STEPS)),
    /** Meetings with neighbours. */
    handovers: z.array(HandoverView),
    /** Meeting of all, for three or more parties. */
    meeting: CircleMeetingView.nullable(),
    reviews: z.array(ReviewOfOne),
    /** The viewer's unpublished reviews. */
    my_reviews: z.array(ReviewOfOne),
    reviewable: z.array(z.int()),
  })
  .meta({ id: 'Circle' })
export type CircleView = z.infer<typeof CircleView>

export const CirclesQuery = z.object({
  state: optionalElse(z.enum(CIRCLE_STATES), 'proposed'),
  /** Null for circles and chains. */
  shape: optionalElse(z.enum(CIRCLE_SHAPES).nullable(), null),
  page: PageNumber.default(1),
})
export const CircleListView = z.object({ circles: z.array(CircleView), pagination: Pagination })
export type CircleListView = z.infer<typeof CircleListView>

export const CircleMessageView = z
  .object({
    id: z.int(),
    client_id: z.string().nullable(),
    circle_id: z.int(),
    sender_id: z.int(),
    receiver_id: z.null(),
    text: z.string(),
    attachments: z.array(z.never()),
    created_at: z.iso.datetime(),
    read_at: z.null(),
  })
  .meta({ id: 'CircleMessage' })
export type CircleMessageView = z.infer<typeof CircleMessageView>

export const CircleThreadView = z.object({
  messages: z.array(CircleMessageView),
  next_before: z.int().nullable(),
})
export type CircleThreadView = z.infer<typeof CircleThreadView>

declare module '../../platform/realtime/live-events-shared.ts' {
  interface LiveEvents {
    CircleMessage: { circle_id: number; message: CircleMessageView }
  }
}

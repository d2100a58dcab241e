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
    /** Null, before it is agreed, for people who are not my neighbours. */
    from: Person.nullable(),
    to: Person.nullable(),
    confirmed_by_giver: z.boolean(),
    confirmed_by_receiver: z.boolean(),
    /** What has become of it, once both have confirmed it or an admin has settled it: nobody is asked about it any more. */
    outcome: z.enum(['traded', 'returned']).nullable(),
    /** `waiting` until all agree, and in a chain until the leg before it is done; then `ready` until both have confirmed it. */
    state: z.enum(['waiting', 'ready', 'done', 'ended']),
  })
  .meta({ id: 'CircleLeg' })
export type CircleLegView = z.infer<typeof CircleLegView>

/** `about` is the id of whom it is about. */
const ReviewOfOne = z.object({ ...ReviewView.shape, about: z.int() })

export const CIRCLE_SHAPES = ['circle', 'chain'] as const
export type CircleShape = (typeof CIRCLE_SHAPES)[number]

/** Up to five people, each of whom gives one thing to the next, as one of them sees it. */
export const CircleView = z
  .object({
    id: z.int(),
    shape: z.enum(CIRCLE_SHAPES),
    state: z.enum(CIRCLE_STATES),
    /** Why it has ended without being completed. */
    outcome: z.enum(CIRCLE_OUTCOMES).nullable(),
    /** Rises when an item is edited; a yes is to one revision. */
    revision: z.int(),
    /** Of the items as they are; to be sent back with a yes. */
    terms_hash: z.string(),
    /** What I give, what its receiver gives, and so on around; of a chain from the gift to the last receiver. */
    legs: z.array(CircleLegView),
    /** Of a chain, my place in it from 0 for the giver: I give leg `my_place` and get the one before it. 0 in a circle. */
    my_place: z.int(),
    my_answer: z.literal('yes').nullable(),
    answers: z.object({ yes: z.int(), of: z.int() }),
    /** Why I was asked: I said I would swap for it, offered mine for it or asked for it, or look for such a thing. Null for the giver of a gift. */
    why: z.enum(['want', 'request', 'wish']).nullable(),
    /** When it ends if not all answer or, once agreed, confirm. */
    expires_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    agreed_at: z.iso.datetime().nullable(),
    reason: z.string(),
    /** What the one who asks can do now. */
    can: z.array(z.enum(CIRCLE_STEPS)),
    /** Where and when I meet those I give to and get from, as far as it is planned. */
    handovers: z.array(HandoverView),
    /** Where and when all of us meet, in a swap of three or more, as far as it is planned. */
    meeting: CircleMeetingView.nullable(),
    /** What they have said of one another, once it is shown. */
    reviews: z.array(ReviewOfOne),
    /** What I have written, while nobody else sees it. */
    my_reviews: z.array(ReviewOfOne),
    /** Ids of those I can review now, or change what I have written of. */
    reviewable: z.array(z.int()),
  })
  .meta({ id: 'Circle' })
export type CircleView = z.infer<typeof CircleView>

export const CirclesQuery = z.object({
  state: optionalElse(z.enum(CIRCLE_STATES), 'proposed'),
  /** Null lists both. */
  shape: optionalElse(z.enum(CIRCLE_SHAPES).nullable(), null),
  page: PageNumber.default(1),
})
export const CircleListView = z.object({ circles: z.array(CircleView), pagination: Pagination })
export type CircleListView = z.infer<typeof CircleListView>

/** A message in the form of chat's; all people of the circle receive it. */
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

/** One page of what the people of a circle have written, the newest first. */
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

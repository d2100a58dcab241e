import { z } from 'zod'
import { CardView } from '../../market/items/items-shared.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'

export const GIFT_REQUEST_STATES = ['waiting', 'chosen', 'not_chosen', 'withdrawn', 'ended'] as const
export type GiftRequestState = (typeof GIFT_REQUEST_STATES)[number]

/** A draw among those who ask for a gift. All hex is lower case. */
export const DrawView = z
  .object({
    /** SHA-256 of the bytes of the seed. */
    commitment: z.string(),
    /** Null until a user is suggested. */
    seed: z.string().nullable(),
    /** Empty until the suggestion: of each request the SHA-256 of `<seed>:<request id>`; of equal rank the lowest wins. */
    tickets: z.array(z.object({ request: z.int(), ticket: z.string() })),
    /** Of the draw that would follow a called-off gift. */
    next_commitment: z.string(),
  })
  .meta({ id: 'GiftDraw' })
export type DrawView = z.infer<typeof DrawView>

/** A user's own request for a gift. */
export const GiftRequestView = z
  .object({
    id: z.int(),
    /** Without `id` and `owner` once the item is gone. */
    item: CardView.partial({ id: true, owner: true }),
    message: z.string(),
    asked_at: z.iso.datetime(),
    state: z.enum(GIFT_REQUEST_STATES),
    /** The swap by which the gift comes. */
    swap_id: z.int().nullable(),
    /** The user has had as many gifts as one may have in 30 days. */
    limit_reached: z.boolean(),
  })
  .meta({ id: 'GiftRequest' })
export type GiftRequestView = z.infer<typeof GiftRequestView>

/** As a row of the user's list, with their own ticket. */
export const OwnGiftRequestView = GiftRequestView.extend({ draw: DrawView.nullable() })
export type OwnGiftRequestView = z.infer<typeof OwnGiftRequestView>

/** A waiting request as the owner of the gift sees it. */
export const AskerView = z
  .object({
    id: z.int(),
    person: z.object({
      id: z.int(),
      name: z.string(),
      avatar: z.string().nullable(),
      place: z.string(),
      member_since: z.iso.datetime(),
      swaps_completed: z.int(),
      /** Whether this user could be chosen now. */
      can_receive: z.boolean(),
    }),
    message: z.string(),
    asked_at: z.iso.datetime(),
    suggested: z.boolean(),
  })
  .meta({ id: 'GiftAsker' })
export type AskerView = z.infer<typeof AskerView>

export const AskersView = z.object({
  requests: z.array(AskerView),
  /** When a user is suggested, or was; null before the first request. */
  suggests_at: z.iso.datetime().nullable(),
  /** When the requests end; null before the suggestion. */
  ends_at: z.iso.datetime().nullable(),
  draw: DrawView.nullable(),
})
export type AskersView = z.infer<typeof AskersView>

export const GiftRequestListView = z.object({
  requests: z.array(OwnGiftRequestView),
  pagination: Pagination,
})
export type GiftRequestListView = z.infer<typeof GiftRequestListView>

/** The page on which the owner of a gift chooses who gets it. */
export const GiftAskersPage = AskersView.extend({ id: z.int(), name: z.string() })
export type GiftAskersPage = z.infer<typeof GiftAskersPage>

import { z } from 'zod'
import { CardView } from '../../market/items/items-shared.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'

export const GIFT_REQUEST_STATES = ['waiting', 'chosen', 'not_chosen', 'withdrawn', 'ended'] as const
export type GiftRequestState = (typeof GIFT_REQUEST_STATES)[number]

export const DrawView = z
  .object({
    /** SHA-256 of the seed's bytes, in lower-case hex. */
    commitment: z.string(),
    seed: z.string().nullable(),
    /** Empty until the suggestion: SHA-256 of `<seed>:<request id>`; among equal ranks the lowest wins. */
    tickets: z.array(z.object({ request: z.int(), ticket: z.string() })),
    /** Commitment to the seed of the next draw, which takes place if the swap is cancelled. */
    next_commitment: z.string(),
  })
  .meta({ id: 'GiftDraw' })
export type DrawView = z.infer<typeof DrawView>

export const GiftRequestView = z
  .object({
    id: z.int(),
    /** Without `id` and `owner` if deleted. */
    item: CardView.partial({ id: true, owner: true }),
    message: z.string(),
    asked_at: z.iso.datetime(),
    state: z.enum(GIFT_REQUEST_STATES),
    swap_id: z.int().nullable(),
    /** The user has reached the gift limit of 30 days. */
    limit_reached: z.boolean(),
  })
  .meta({ id: 'GiftRequest' })
export type GiftRequestView = z.infer<typeof GiftRequestView>

export const OwnGiftRequestView = GiftRequestView.extend({ draw: DrawView.nullable() })
export type OwnGiftRequestView = z.infer<typeof OwnGiftRequestView>

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
      /** True if the site could suggest this user now. */
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
  /** Time at which the site suggests a recipient; null before the first request. */
  suggests_at: z.iso.datetime().nullable(),
  /** Time at which the requests end; null before the suggestion. */
  ends_at: z.iso.datetime().nullable(),
  draw: DrawView.nullable(),
})
export type AskersView = z.infer<typeof AskersView>

export const GiftRequestListView = z.object({
  requests: z.array(OwnGiftRequestView),
  pagination: Pagination,
})
export type GiftRequestListView = z.infer<typeof GiftRequestListView>

export const GiftAskersPage = AskersView.extend({ id: z.int(), name: z.string() })
export type GiftAskersPage = z.infer<typeof GiftAskersPage>

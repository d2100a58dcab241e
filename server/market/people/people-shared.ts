import { z } from 'zod'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { CardView } from '../items/items-shared.ts'
import { Figures } from '../reviews/figures-shared.ts'
import { ReviewView } from '../reviews/reviews-shared.ts'
import { WishView } from '../wishes/wishes-shared.ts'

/** Usual response times. */
export const REPLY_TIMES = ['hour', 'day', 'week'] as const

export const PersonView = z
  .object({
    id: z.int(),
    name: z.string(),
    avatar: z.string().nullable(),
    about: z.string(),
    place: z.string(),
    member_since: z.iso.datetime(),
    ...Figures.shape,
    /** Null if unknown or longer than a week. */
    replies_within: z.enum(REPLY_TIMES).nullable(),
    wishes: z.array(WishView),
    is_me: z.boolean(),
    is_blocked: z.boolean(),
  })
  .meta({ id: 'PersonInFull' })
export type PersonView = z.infer<typeof PersonView>

export const PersonPage = z.object({
  person: PersonView,
  items: z.object({ products: z.array(CardView), pagination: Pagination }),
  reviews: z.object({ reviews: z.array(ReviewView), pagination: Pagination }),
})
export type PersonPage = z.infer<typeof PersonPage>

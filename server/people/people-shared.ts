import { z } from 'zod'
import { Figures } from '../reviews/figures-shared.ts'

/** Within what a person usually answers. */
export const REPLY_TIMES = ['hour', 'day', 'week'] as const

/** A person as others see them. */
export const PersonView = z
  .object({
    id: z.int(),
    name: z.string(),
    avatar: z.string().nullable(),
    /** Plain text. */
    about: z.string(),
    place: z.string(),
    member_since: z.iso.datetime(),
    ...Figures.shape,
    /** Null where it is known of fewer than five answers, or takes longer. */
    replies_within: z.enum(REPLY_TIMES).nullable(),
    is_me: z.boolean(),
    /** Whether the one who asks has blocked them. */
    is_blocked: z.boolean(),
  })
  .meta({ id: 'PersonInFull' })
export type PersonView = z.infer<typeof PersonView>

import { z } from 'zod'

/** Meeting of all parties of an agreed circle. */
export const CircleMeetingView = z
  .object({
    place: z.string(),
    note: z.string(),
    revision: z.int(),
    by: z.int(),
    /** Times in ascending order, each with the ids of the users who accept it. */
    times: z.array(z.object({ starts_at: z.iso.datetime(), yes: z.array(z.int()) })),
    /** Ids of users who have not answered. Empty without `agreed_at` if no time suits all. */
    waits_for: z.array(z.int()),
    /** Who must act. Null if agreed, if no time suits all, if all times are past, or if the swap ended. */
    turn: z.enum(['me', 'other']).nullable(),
    starts_at: z.iso.datetime().nullable(),
    agreed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CircleMeeting' })
export type CircleMeetingView = z.output<typeof CircleMeetingView>

import { z } from 'zod'

/** Meeting of all parties of an agreed circle. */
export const CircleMeetingView = z
  .object({
    place: z.string(),
    note: z.string(),
    revision: z.int(),
    by: z.int(),
    /** Ascending, with the ids of users who accept. */
    times: z.array(z.object({ starts_at: z.iso.datetime(), yes: z.array(z.int()) })),
    /** Ids without an answer; empty without `agreed_at` if there is no common time. */
    waits_for: z.array(z.int()),
    /** Null if agreed, without a common time, after all times, or if the swap ended. */
    turn: z.enum(['me', 'other']).nullable(),
    starts_at: z.iso.datetime().nullable(),
    agreed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CircleMeeting' })
export type CircleMeetingView = z.output<typeof CircleMeetingView>

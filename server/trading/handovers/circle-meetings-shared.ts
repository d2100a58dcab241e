import { z } from 'zod'

/** Where and when all people of an agreed swap of three or more meet, as one of them sees it. */
export const CircleMeetingView = z
  .object({
    place: z.string(),
    note: z.string(),
    /** Counted from 1. */
    revision: z.int(),
    /** Id of the person who made the newest proposal. */
    by: z.int(),
    /** The proposed times, the earliest first, and the ids of those who can come. */
    times: z.array(z.object({ starts_at: z.iso.datetime(), yes: z.array(z.int()) })),
    /** Ids of those who have not answered. Empty without `agreed_at`: no time suits all. */
    waits_for: z.array(z.int()),
    /** Whose answer it waits for; null once it is agreed, if no time suits all, if all times have passed and if the swap has ended. */
    turn: z.enum(['me', 'other']).nullable(),
    /** The agreed time. */
    starts_at: z.iso.datetime().nullable(),
    agreed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CircleMeeting' })
export type CircleMeetingView = z.output<typeof CircleMeetingView>

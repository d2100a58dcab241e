import { z } from 'zod'
import { CIRCLE_OUTCOMES } from './circles-shared.ts'

export const CircleRunView = z.object({
  loops: z.int(),
  proposed: z.int(),
  seconds: z.number(),
})
export type CircleRunView = z.infer<typeof CircleRunView>

const Counts = z.object({ proposed: z.int(), agreed: z.int(), completed: z.int(), ended: z.int() })

const Share = z.number().min(0).max(1)

/** How well the market is connected: numbers of users. A user can be counted in several. */
export const HealthView = z
  .object({
    /** Active: used the site within 60 days, and has an available item or an open wish or want. */
    active: z.int(),
    /** Active users in a possible circle. */
    in_circle: z.int(),
    /** Active users in no possible circle who would be in one after one more yes of their own. */
    one_away: z.int(),
    /** Active users with available items that nobody wants. */
    unwanted: z.int(),
    /** Active users who want nothing yet. */
    wants_nothing: z.int(),
    /** The numbers as shares of `active`; 0 if nobody is active. */
    shares: z.object({ in_circle: Share, one_away: Share, unwanted: Share, wants_nothing: Share }),
    /** One sentence with the most useful next step. */
    advice: z.string(),
  })
  .meta({ id: 'MarketHealth' })
export type HealthView = z.infer<typeof HealthView>

export const AdminCirclesView = z.object({
  is_on: z.boolean(),
  counts: Counts,
  outcomes: z.array(z.object({ outcome: z.enum(CIRCLE_OUTCOMES), count: z.int() })),
  last_run: CircleRunView.extend({ at: z.iso.datetime() }).nullable(),
  health: HealthView.nullable(),
})
export type AdminCirclesView = z.infer<typeof AdminCirclesView>

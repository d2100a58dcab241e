import { z } from 'zod'
import { CIRCLE_OUTCOMES } from './circles-shared.ts'

/** What one run over the whole market has found. */
export const CircleRunView = z.object({
  /** Possible circles. */
  loops: z.int(),
  proposed: z.int(),
  seconds: z.number(),
})
export type CircleRunView = z.infer<typeof CircleRunView>

const Counts = z.object({ proposed: z.int(), agreed: z.int(), completed: z.int(), ended: z.int() })

/** What /admin/circles shows. */
export const AdminCirclesView = z.object({
  is_on: z.boolean(),
  /** By their state now. */
  counts: Counts,
  /** Of those that have ended, by why. */
  outcomes: z.array(z.object({ outcome: z.enum(CIRCLE_OUTCOMES), count: z.int() })),
  /** Null before the first one. */
  last_run: CircleRunView.extend({ at: z.iso.datetime() }).nullable(),
})
export type AdminCirclesView = z.infer<typeof AdminCirclesView>

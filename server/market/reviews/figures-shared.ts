import * as z from 'zod/mini'
import { OwnerView } from '../../platform/sessions/contact-details-shared.ts'

export const Figures = z.object({
  swaps_completed: z.int(),
  /** Answers in published reviews. Of a pair's reviews within 30 days only the newest counts. */
  would_swap_again: z.object({ yes: z.int(), of: z.int() }),
})
export type Figures = z.output<typeof Figures>

/** A user with contact data and statistics. */
export const PartnerView = z.object({ ...OwnerView.shape, ...Figures.shape })
export type PartnerView = z.output<typeof PartnerView>

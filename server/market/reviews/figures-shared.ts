import * as z from 'zod/mini'
import { OwnerView } from '../../platform/sessions/contact-details-shared.ts'

/** Public statistics of a user. */
export const Figures = z.object({
  /** Swaps of a pair within 30 days count as one. */
  swaps_completed: z.int(),
  /** Published reviews; per pair and 30 days only the newest. */
  would_swap_again: z.object({ yes: z.int(), of: z.int() }),
})
export type Figures = z.output<typeof Figures>

/** A user with contact data and statistics. */
export const PartnerView = z.object({ ...OwnerView.shape, ...Figures.shape })
export type PartnerView = z.output<typeof PartnerView>

import * as z from 'zod/mini'
import { OwnerView } from '../../platform/sessions/contact-details-shared.ts'

/** What is known of how somebody swaps, wherever they are met. */
export const Figures = z.object({
  /** Swaps of the same two people within 30 days of the first are one. */
  swaps_completed: z.int(),
  /** Of the reviews that are shown, of each pair's swaps within 30 days the newest: how many say yes. */
  would_swap_again: z.object({ yes: z.int(), of: z.int() }),
})
export type Figures = z.output<typeof Figures>

/** A person beside what they own or ask for: how they are reached, and how they swap. */
export const PartnerView = z.object({ ...OwnerView.shape, ...Figures.shape })
export type PartnerView = z.output<typeof PartnerView>

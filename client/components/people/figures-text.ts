import type { Figures } from '../../../server/market/reviews/figures-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** "14 swaps, 13 would swap again". */
export function figuresText({ swaps_completed: swaps, would_swap_again: { yes, of } }: Figures): string {
  if (swaps === 0) return m.people_no_swaps()
  return of === 0 ? m.people_swaps({ swaps }) : m.people_swaps_again({ swaps, yes })
}

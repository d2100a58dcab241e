import type { Db } from '../../db/open.ts'
import type { Noun } from '../../db/versions.ts'
import type { Figures } from './figures-shared.ts'
import { figuresOf, reviewsOver } from './reviews-queries.ts'

/** Tables that the figures are made of. */
export const FIGURES_SHOW: readonly Noun[] = ['completed_pairs', 'reviews']

/** What is known of how a person swaps. */
export function figures(db: Db, id: number): Figures {
  const { swaps, yes, total } = figuresOf(db).get({ id, over: reviewsOver(Date.now()) })!
  return { swaps_completed: swaps, would_swap_again: { yes, of: total } }
}

import type { Db } from '../../../db/open.ts'
import type { Noun } from '../../../db/versions.ts'
import type { Figures } from './figures-shared.ts'
import { figuresOf, reviewsOver } from './reviews-queries.ts'

export const FIGURES_SHOW: readonly Noun[] = ['completed_pairs', 'reviews', 'swap_day_moves', 'swap_days']

export function figuresAmong(db: Db, ids: readonly number[]): Map<number, Figures> {
  const rows = figuresOf(db).all({ ids: JSON.stringify(ids), over: reviewsOver(Date.now()) })
  return new Map(
    rows.map(({ id, swaps, yes, total }) => [
      id,
      { swaps_completed: swaps, would_swap_again: { yes, of: total } },
    ]),
  )
}

export const figures = (db: Db, id: number): Figures => figuresAmong(db, [id]).get(id)!

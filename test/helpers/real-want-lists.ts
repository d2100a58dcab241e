import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../server/ops/process.mjs'
import type { Goal } from '../../server/solver/search.ts'

/**
 * Folders next to the checkout, or next to the folder of its worktrees. The lists contain names of real people, so they are not in the
 * repository.
 */
const FOLDER = ['..', '../..']
  .map((place) => join(ROOT, place, 'shared/want-lists'))
  .find((folder) => existsSync(folder))

/** Published want lists of a math trade, with the proven optimum per maximum loop length and goal. */
export interface RealWantLists {
  name: string
  file: string
  items: number
  arcs: number
  best: Record<string, Record<Goal, { traded: number; people?: number }>>
}

/** The published want lists; null if they are not next to the checkout. */
export function realWantLists(): RealWantLists[] | null {
  if (FOLDER === undefined) return null
  const optima: Record<string, Omit<RealWantLists, 'name' | 'file'>> = JSON.parse(
    readFileSync(join(FOLDER, 'optimum.json'), 'utf8'),
  )
  return Object.entries(optima).map(([name, rest]) => ({ name, file: join(FOLDER, `${name}.txt`), ...rest }))
}

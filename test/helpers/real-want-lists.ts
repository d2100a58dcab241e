import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../server/ops/process.mjs'
import type { Goal } from '../../server/solver/search.ts'

/** Beside the checkout, or beside the folder of work trees that it is in. The lists name real people, so they are not in here. */
const FOLDER = ['..', '../..']
  .map((place) => join(ROOT, place, 'shared/want-lists'))
  .find((folder) => existsSync(folder))

/** Real want lists of a math trade, and the proven optimum for each longest loop and goal. */
export interface RealWantLists {
  name: string
  file: string
  items: number
  arcs: number
  best: Record<string, Record<Goal, { traded: number; people?: number }>>
}

/** The real want lists; null where they do not lie beside the checkout. */
export function realWantLists(): RealWantLists[] | null {
  if (FOLDER === undefined) return null
  const optima: Record<string, Omit<RealWantLists, 'name' | 'file'>> = JSON.parse(
    readFileSync(join(FOLDER, 'optimum.json'), 'utf8'),
  )
  return Object.entries(optima).map(([name, rest]) => ({ name, file: join(FOLDER, `${name}.txt`), ...rest }))
}

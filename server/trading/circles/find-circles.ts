import { type Db, immediate } from '../../../db/open.ts'
import { MarketInTables } from './arcs-queries.ts'
import { circlesAreOff, noteChange } from './circle-runs.ts'
import { isAlone, onlyLoopThrough } from './possible-loops.ts'
import { proposeCircle } from './propose-circle.ts'

/**
 * Looks through one item for the circle that it closes, and proposes it where nothing competes for its items; else it waits for the
 * run over the whole market. Goes into the transaction of what has changed, or has its own.
 *
 * @returns the id of the circle; undefined for none.
 */
export function proposeThrough(db: Db, itemId: number): number | undefined {
  noteChange(db)
  if (circlesAreOff(db)) return undefined
  return immediate(db, () => {
    const market = new MarketInTables(db)
    const loop = onlyLoopThrough(db, market, itemId)
    if (typeof loop !== 'object' || !isAlone(db, market, loop)) return undefined
    return proposeCircle(db, loop).id
  })
}

/**
 * Proposes the circles that one more want or wish makes possible, at once.
 *
 * @param gotId the item that is wanted.
 * @returns ids of the circles that are proposed by it.
 */
export function circlesOfWant(db: Db, gotId: number): number[] {
  const id = proposeThrough(db, gotId)
  return id === undefined ? [] : [id]
}

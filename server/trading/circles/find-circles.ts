import { type Db, immediate } from '../../../db/open.ts'
import { MarketInTables } from './arcs-queries.ts'
import { circlesAreOff, noteChange } from './circle-runs.ts'
import { isAlone, onlyLoopThrough } from './possible-loops.ts'
import { proposeCircle } from './propose-circle.ts'

/**
 * Proposes the cycle through an item if it competes with no other; competing ones are left to the full run. May be called within a transaction.
 * @returns id of the circle; undefined for none.
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

/** Proposes circles for a new want or wish. @param gotId the wanted item. @returns ids of created circles. */
export function circlesOfWant(db: Db, gotId: number): number[] {
  const id = proposeThrough(db, gotId)
  return id === undefined ? [] : [id]
}

import { cpSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { circleTables } from '../../bench/circle-tables.ts'
import { marketFrom } from '../../helpers/random-market.ts'
import { circleLife } from '../circle-life.ts'
import type { Row } from '../row.ts'
import { placesIn, scratch } from '../site.ts'
import { killAtEachStep } from '../steps.ts'

const LIFE = 'test/torture/circle-life.ts'

/** Three people with one missing want, and two who want each other's item. */
function seed(): string {
  const market = marketFrom([0, 1, 2, 3, 4], [[1], [2], [], [4], [3]])
  return circleTables(scratch(), {
    ...market,
    waited: new Float32Array(5),
    room: new Uint8Array(5),
    open: new Uint8Array(5),
  })
}

interface Standing {
  state: string
  legs: number
  parties: number
  told: number
  reserved: number
}

/** Each circle with the number of its related rows. */
const STANDINGS = `SELECT state, (SELECT count(*) FROM swap_legs WHERE swap_id = swaps.id) AS legs,
    (SELECT count(*) FROM swap_parties WHERE swap_id = swaps.id) AS parties,
    (SELECT count(*) FROM notifications WHERE type = 'circle_found' AND url = '/dashboard/circles/' || swaps.id) AS told,
    (SELECT count(*) FROM swap_legs JOIN items ON items.id = item_id
      WHERE swap_id = swaps.id AND status = 'reserved') AS reserved
  FROM swaps JOIN circles ON circles.swap_id = swaps.id`

function standings(file: string): { all: Standing[]; fault: string | undefined } {
  const sqlite = new Sqlite(file)
  try {
    const all = sqlite.prepare<[], Standing>(STANDINGS).all()
    const isHalf = ({ state, legs, parties, told, reserved }: Standing) =>
      legs !== parties || told !== parties || reserved !== (state === 'agreed' ? legs : 0)
    const held = sqlite.prepare("SELECT count(*) FROM items WHERE status = 'reserved'").pluck().get()
    const reserved = all.reduce((sum, one) => sum + one.reserved, 0)
    const fault = all.some(isHalf) || held !== reserved ? JSON.stringify({ all, held }) : undefined
    return { all, fault }
  } finally {
    sqlite.close()
  }
}

export const circleSteps: Row = {
  name: 'circle-steps',
  title: 'Circles killed while they are found, proposed and agreed: each is whole or not there',
  async run({ long, rounds = long ? Number.POSITIVE_INFINITY : 6 }, say) {
    const first = seed()
    const found = new Set<string>()
    const { steps, kills, failures } = await killAtEachStep({
      script: LIFE,
      tries: rounds,
      prepare() {
        const places = placesIn(scratch())
        cpSync(first, places.databaseFile)
        return places
      },
      async judge(places, step) {
        const { all, fault } = standings(places.databaseFile)
        found.add(all.map(({ state }) => state).join())
        if (fault) return `half done: ${fault}`
        const error = await circleLife(places.databaseFile).catch(String)
        say(step)
        const after = standings(places.databaseFile)
        const isWhole = after.all.length === 2 && after.all.every(({ state }) => state === 'agreed')
        return isWhole && !after.fault ? undefined : `does not go on: ${JSON.stringify(after)} ${error}`
      },
    })
    const states = JSON.stringify([...found])
    return { lines: [`killed at ${kills} of ${steps} steps; found ${states}`], failures }
  },
}

import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { CIRCLE } from '../limits.ts'
import { chooseCircles } from './choose-circles.ts'
import type { FoundLoop } from './propose-circle.ts'
import { awayWithSomethingWanted, readMarket } from './read-market.ts'

export interface RunFound {
  loops: number
  circles: FoundLoop[]
  away: { accountId: number; item: string }[]
}

/** One run over the whole market, beside the thread that serves, on a connection that only reads. */
function run(file: string): RunFound {
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    const now = Date.now()
    sqlite.pragma('query_only = ON')
    sqlite.exec('BEGIN')
    const { market, itemIds, personIds, kindOf, allowed } = readMarket(sqlite, now)
    const away = awayWithSomethingWanted(sqlite, now)
    sqlite.exec('COMMIT')
    const until = performance.now() + CIRCLE.choosing
    const chosen = chooseCircles(market, { allowed, late: () => performance.now() > until })
    const circles = chosen.circles.map(({ items }) => ({
      items: items.map((item) => itemIds[item]!),
      people: items.map((item) => personIds[market.owner[item]!]!),
      why: items.map((item, at) => kindOf(item, items[(at + 1) % items.length]!)),
    }))
    return { loops: chosen.loops, circles, away }
  } finally {
    sqlite.close()
  }
}

parentPort!.postMessage(run(workerData.file))

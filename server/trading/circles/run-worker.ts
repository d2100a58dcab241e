import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { chooseCircles } from '../../solver/choose-circles.ts'
import { CIRCLE } from '../limits.ts'
import { awayWithSomethingWanted } from './away-queries.ts'
import type { FoundChain, FoundLoop } from './propose-circle.ts'
import { readMarket } from './read-market.ts'

export interface RunFound {
  loops: number
  circles: FoundLoop[]
  chains: FoundChain[]
  away: { accountId: number; item: string }[]
}

/** Milliseconds between checks of the used time. */
const BETWEEN_LOOKS = 5

/** Processor time of this thread in milliseconds. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Returns a function that gives the used share of the time for choosing: what reading the market has left of CIRCLE.work, but at least half
 * of it. Processor time counts, so that a busy machine finds as much as an idle one. After half of CIRCLE.patience it ends in any case,
 * because the thread is terminated after the whole.
 */
function stopwatch(): () => number {
  const [start, begun] = [worked(), performance.now()]
  const choosing = Math.max(CIRCLE.work - start, CIRCLE.work / 2)
  let [part, next] = [0, 0]
  return () => {
    const now = performance.now()
    // Called 100,000 times, so it reads the clock first, which is cheaper than the processor time.
    if (now < next) return part
    next = now + BETWEEN_LOOKS
    part = Math.max((worked() - start) / choosing, (now - begun) / (CIRCLE.patience / 2))
    return part
  }
}

/** Runs once over the whole market, in a separate thread with a read-only connection. */
function run(file: string): RunFound {
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    const now = Date.now()
    sqlite.pragma('query_only = ON')
    sqlite.exec('BEGIN')
    const { market, itemIds, personIds, kindOf, lastKindOf, ...rules } = readMarket(sqlite, now)
    const away = awayWithSomethingWanted(sqlite, now)
    sqlite.exec('COMMIT')
    const chosen = chooseCircles(market, { ...rules, elapsed: stopwatch() })
    const circles = chosen.circles.map(({ items }) => ({
      items: items.map((item) => itemIds[item]!),
      people: items.map((item) => personIds[market.owner[item]!]!),
      why: items.map((item, at) => kindOf(item, items[(at + 1) % items.length]!)),
    }))
    const chains = chosen.chains.map(({ items, last }) => ({
      items: items.map((item) => itemIds[item]!),
      people: [...items.map((item) => market.owner[item]!), last].map((person) => personIds[person]!),
      why: [
        null,
        ...items.map((item, at) => {
          const given = items[at + 1]
          return given === undefined ? lastKindOf(last, item) : kindOf(given, item)
        }),
      ],
    }))
    return { loops: chosen.loops, circles, chains, away }
  } finally {
    sqlite.close()
  }
}

parentPort!.postMessage(run(workerData.file))

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { CircleMarket } from '../../../server/circles/circle-candidates.ts'
import { neighboursIn } from '../../../server/circles/neighbours.ts'
import { loopsThrough } from '../../../server/circles/new-loops.ts'
import { ROOT } from '../../../server/ops/process.mjs'
import { realWantLists } from '../../helpers/real-want-lists.ts'
import { circleMarket } from '../circle-market.ts'
import type { Options, Result, Row } from '../row.ts'
import { percentile } from '../statistics.ts'

const MARKET = { items: 50_000, wants: 500_000, each: 5 }
const NEW_WANTS = 2000
/** What the site allows itself for one new want. */
const LIMITS = { longest: 4, looks: 20_000, loops: 100 }
const MEGABYTE = 1024 * 1024
/** Milliseconds between two looks at the memory. */
const LOOK = 20

/** One figure, what it should be at least or at most, and whether it is. */
interface Figure {
  what: string
  measured: string
  goal: string
  met: boolean
}

const atMost = (what: string, value: number, goal: number, digits = 1): Figure => ({
  what,
  measured: value.toFixed(digits),
  goal: `${goal} at most`,
  met: value <= goal,
})

const atLeast = (what: string, value: number, goal: number): Figure => ({
  what,
  measured: value.toFixed(2),
  goal: `${goal} at least`,
  met: value >= goal,
})

/** Real want lists by the command, each within a second; percents of the proven optimum. */
function wantLists(): Figure[] {
  const lists = realWantLists()
  if (!lists) return []
  const shares: Record<string, number[]> = { 3: [], 4: [] }
  let proved = 0
  for (const { file, best } of lists) {
    for (const [longest, found] of Object.entries(shares)) {
      for (const goal of ['items', 'people'] as const) {
        const command = [
          'server/ops/circles.ts',
          file,
          '--longest',
          longest,
          '--goal',
          goal,
          '--seconds',
          '1',
        ]
        const answer = JSON.parse(execFileSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' }))
        const most = best[longest]![goal]
        found.push(100 * (goal === 'items' ? answer.traded / most.traded : answer.people / most.people!))
        if (answer.optimal) proved++
      }
    }
  }
  const [threes, fours] = [shares[3]!, shares[4]!]
  const average = fours.reduce((sum, share) => sum + share, 0) / fours.length
  return [
    atLeast(
      `${lists.length} real want lists, loops of 3: % of the optimum, at worst`,
      Math.min(...threes),
      100,
    ),
    atLeast('loops of 4: % of the optimum, at worst', Math.min(...fours), 98.5),
    atLeast('loops of 4: % of the optimum, on average', average, 99.7),
    {
      what: 'proved within the second, %',
      measured: ((100 * proved) / (threes.length + fours.length)).toFixed(0),
      goal: '',
      met: true,
    },
  ]
}

/** Milliseconds of CPU that the loops of one new want take, for wants of people and things all over the market. */
function newWants(market: CircleMarket): Figure[] {
  const neighbours = neighboursIn(market)
  const things = Map.groupBy(market.owner.keys(), (item) => market.owner[item]!)
  const times: number[] = []
  for (let want = 0; want < NEW_WANTS; want++) {
    const giver = (want * 37) % things.size
    const gets = (want * 7919) % market.owner.length
    const owner = market.owner[gets]!
    const start = process.cpuUsage()
    loopsThrough({ gives: things.get(giver)!, giver, gets, owner, wish: false }, neighbours, LIMITS)
    times.push(process.cpuUsage(start).user / 1000)
  }
  times.sort((a, b) => a - b)
  return [atMost('loops of a new want, CPU ms, p99', percentile(times, 0.99), 25)]
}

/** A run over the whole market in a worker: how long, how much more memory, and how late the thread beside it is. */
async function wholeRun(market: CircleMarket): Promise<Figure[]> {
  const before = process.memoryUsage.rss()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let [most, done] = [before, false]
  delay.enable()
  const worker = new Worker(join(import.meta.dirname, '../circles-worker.ts'), { workerData: market })
  const answer = new Promise<{ loops: number; circles: number; seconds: number; cpu: number }>(
    (settle, fail) => {
      worker.once('message', settle)
      worker.once('error', fail)
    },
  ).finally(() => {
    done = true
  })
  while (!done) {
    most = Math.max(most, process.memoryUsage.rss())
    await setTimeout(LOOK)
  }
  delay.disable()
  const { loops, circles, seconds, cpu } = await answer
  const counted = `${loops} loops, ${circles} circles`
  return [
    atMost(`a run over the whole market (${counted}), CPU s`, cpu, 3, 2),
    { what: 'the same by the clock, s', measured: seconds.toFixed(2), goal: '', met: true },
    atMost('memory more for it, MB', (most - before) / MEGABYTE, 150, 0),
    atMost('how late the thread that serves is meanwhile, ms, p99', delay.percentile(99) / 1e6, 50),
  ]
}

async function run({ slice }: Options): Promise<Result> {
  // A quick look, as in tests, has a market of a tenth.
  const scale = slice < 1000 ? 10 : 1
  const market = circleMarket(MARKET.items / scale, MARKET.wants / scale, MARKET.each)
  const figures = [...wantLists(), ...newWants(market), ...(await wholeRun(market))]
  return {
    columns: ['what', 'measured', 'goal'],
    lines: figures.map(({ what, measured, goal }) => [what, measured, goal]),
    goal: { text: 'those in the table', met: figures.every(({ met }) => met) },
  }
}

export const circles: Row = {
  name: 'circles',
  title: 'Circles',
  explanation:
    'Want lists of real math trades, solved by `npm run circles` within a second, beside their optimum as HiGHS proves it (they name real people and are not in the repository: without them these lines are missing). Then a market of 50,000 items of 10,000 people with 500,000 wants, for each of which they would give anything they have: the loops that one more want closes, and the choice of circles for the whole market, in a worker.',
  run,
}

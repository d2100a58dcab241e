import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure } from '../load.ts'
import type { Options, Result, Row } from '../row.ts'
import { seededDatabase } from '../seed.ts'
import { ServerProcess, startSite } from '../server-process.ts'
import { median } from '../statistics.ts'

const MEGABYTE = 1024 * 1024
const CONNECTIONS = 16
/** Maximum milliseconds of `npm start` after installation, and without changes since the last. */
const GOAL = { first: 60_000, again: 20_000 }
/** Maximum ratio of the processor time of a start of the site to that of a bare Fastify. */
const RATIO = 4
const PATHS = ['/', '/browse', ...Array.from({ length: 98 }, (_, at) => `/productdetails/${at + 1}`)]

const EMPTY = 'empty market'

interface Started {
  first: number
  cpu: number
  memory: number
  busy: number
}

/** One start with a first response, then load for `duration` milliseconds. */
async function startOnce(start: () => Promise<ServerProcess>, paths: string[], duration: number) {
  const from = performance.now()
  const server = await start()
  try {
    const response = await fetch(server.origin + paths[0]!)
    if (!response.ok) throw new Error(`the first answer was ${response.status}`)
    await response.arrayBuffer()
    const first = performance.now() - from
    const rested = await server.usage()
    await measure(server, { paths, connections: CONNECTIONS, duration })
    const { memory: busy } = await server.usage()
    return { first, cpu: rested.cpu / 1000, memory: rested.memory, busy } satisfies Started
  } finally {
    await server.stop()
  }
}

async function run({ slice, rounds, sizes }: Options): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
  const recorded = join(folder, 'recorded.json')
  writeFileSync(recorded, JSON.stringify([{ path: '/', headers: {}, body: '' }]))
  const size = sizes.filter((items) => items <= 100_000).at(-1)!
  const market = join(folder, 'market.sqlite')
  copyFileSync(seededDatabase(size), market)
  let made = 0
  const cases: { name: string; paths: string[]; start: () => Promise<ServerProcess>; once?: true }[] = [
    {
      name: 'bare Fastify',
      paths: ['/'],
      start: () => ServerProcess.start('test/bench/bare-server.mjs', {}, [recorded]),
    },
    {
      name: 'new database',
      paths: ['/', '/browse'],
      start: () => startSite(join(folder, `new-${made++}`, 'site.sqlite')),
    },
    {
      name: EMPTY,
      paths: ['/', '/browse'],
      start: () => startSite(join(folder, 'new-0', 'site.sqlite')),
    },
    { name: `${size / 1000} k items`, paths: PATHS, start: () => startSite(market) },
    {
      name: 'new database, demo data',
      paths: PATHS,
      start: () => startSite(join(folder, 'demo', 'site.sqlite'), { DEMO_DATA: 'on' }),
      once: true,
    },
  ]
  const found = cases.map(() => [] as Started[])
  // The starts alternate, so that other load on the machine affects all of them.
  for (let round = 0; round < Math.max(rounds, 5); round++)
    for (const [at, { start, paths, once }] of cases.entries())
      if (!once || round === 0) found[at]!.push(await startOnce(start, paths, slice))
  const middle = (starts: Started[], of: (one: Started) => number) => median(starts.map(of))
  const bare = middle(found[0]!, ({ cpu }) => cpu)
  let met = true
  const lines = cases.map(({ name, once }, at) => {
    const starts = found[at]!
    const ratio = middle(starts, ({ cpu }) => cpu) / bare
    met &&= middle(starts, ({ first }) => first) <= (once ? GOAL.first : GOAL.again)
    if (name === EMPTY) met &&= ratio <= RATIO
    return [
      name,
      middle(starts, ({ first }) => first).toFixed(0),
      middle(starts, ({ cpu }) => cpu).toFixed(0),
      ratio.toFixed(1),
      middle(starts, ({ memory }) => memory / MEGABYTE).toFixed(0),
      middle(starts, ({ busy }) => busy / MEGABYTE).toFixed(0),
    ]
  })
  rmSync(folder, { recursive: true })
  return {
    columns: ['server', 'ms to the first answer', 'CPU ms', 'CPU, to bare', 'MB after it', 'MB after load'],
    lines,
    goal: {
      text: `an empty market takes at most ${RATIO} times the processor time of bare Fastify; a first page within 20 s, with new demo data within 60 s`,
      met,
    },
  }
}

export const start: Row = {
  name: 'start',
  title: 'Start, and memory',
  explanation:
    'From starting the process to the first page that it answers, and the memory that it has of the system then and after a second in which 16 visitors ask for a hundred pages. A new database is migrated and filled with the default texts first; demo data are 40 people and 338 items, whose pictures are drawn and stored by a process of their own. `npm start` builds before all that where nothing has been built, and keeps compiled code, which these starts do without.',
  run,
}

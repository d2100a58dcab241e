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
const PATHS = ['/', '/browse', ...Array.from({ length: 98 }, (_, at) => `/productdetails/${at + 1}`)]

interface Started {
  /** Milliseconds. */
  first: number
  cpu: number
  /** Bytes. */
  memory: number
  busy: number
}

/** One start, a first answer, and then a second of load. */
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
  const cases: { name: string; paths: string[]; start: () => Promise<ServerProcess> }[] = [
    {
      name: 'bare Fastify',
      paths: ['/'],
      start: () => ServerProcess.start('test/bench/bare-server.ts', {}, [recorded]),
    },
    {
      name: 'new database',
      paths: ['/', '/browse'],
      start: () => startSite(join(folder, `new-${made++}`, 'site.sqlite')),
    },
    {
      name: 'empty market',
      paths: ['/', '/browse'],
      start: () => startSite(join(folder, 'new-0', 'site.sqlite')),
    },
    { name: `${size / 1000} k items`, paths: PATHS, start: () => startSite(market) },
  ]
  const lines: string[][] = []
  for (const { name, paths, start } of cases) {
    const found: Started[] = []
    for (let round = 0; round < Math.ceil(rounds / 2); round++)
      found.push(await startOnce(start, paths, slice))
    const middle = (of: (one: Started) => number) => median(found.map(of)).toFixed(0)
    lines.push([
      name,
      middle(({ first }) => first),
      middle(({ cpu }) => cpu),
      middle(({ memory }) => memory / MEGABYTE),
      middle(({ busy }) => busy / MEGABYTE),
    ])
  }
  rmSync(folder, { recursive: true })
  return {
    columns: ['server', 'ms to the first answer', 'CPU ms', 'MB after it', 'MB after load'],
    lines,
    goal: null,
  }
}

export const start: Row = {
  name: 'start',
  title: 'Start, and memory',
  explanation:
    'From starting the process to the first page that it answers, and the memory that it has of the system then and after a second in which 16 visitors ask for a hundred pages. A new database is migrated and filled with the default texts first.',
  run,
}

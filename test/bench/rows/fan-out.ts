import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Burst, bytesFor } from '../fan-out.ts'
import { inBatches } from '../in-batches.ts'
import { openWindows } from '../live-windows.ts'
import { seedPeople } from '../people.ts'
import { pinned } from '../pinned.ts'
import type { Row } from '../row.ts'
import { ServerProcess } from '../server-process.ts'
import { median } from '../statistics.ts'

const COUNTS = [1000, 5000]
const GOAL = 0.7
/** Deliveries per second of load. */
const IN_A_SECOND = 50_000

/** Counts received bytes. */
function counter(sockets: readonly Socket[]) {
  let bytes = 0
  let wanted = Number.POSITIVE_INFINITY
  let arrived = () => {}
  let lost: (error: Error) => void = () => {}
  for (const socket of sockets) {
    socket.once('close', () => lost(new Error('a connection was closed before all had arrived')))
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes >= wanted) arrived()
    })
  }
  return {
    /** Resolves after `count` more bytes; rejects if a socket closes. */
    next(count: number): Promise<void> {
      bytes = 0
      wanted = count
      return new Promise((resolve, reject) => {
        arrived = resolve
        lost = reject
      })
    },
  }
}

interface Side {
  server: ServerProcess
  count: ReturnType<typeof counter>
}

/** Deliveries per second, and CPU microseconds of the server for each. */
async function deliver({ server, count }: Side, burst: Burst): Promise<{ perSecond: number; cpu: number }> {
  const total = burst.rounds * burst.people.length
  const before = await server.usage()
  const start = performance.now()
  const all = count.next(total * bytesFor(burst.people[0]!))
  server.tell(burst)
  await all
  const seconds = (performance.now() - start) / 1000
  const { cpu } = await server.usage()
  return { perSecond: total / seconds, cpu: (cpu - before.cpu) / total }
}

async function openPlain(origin: string, howMany: number): Promise<Socket[]> {
  const { hostname, port } = new URL(origin)
  return inBatches(howMany, async () => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return socket
  })
}

async function compare(
  folder: string,
  connections: number,
  slice: number,
  rounds: number,
): Promise<string[]> {
  const { database, people } = await seedPeople(folder, connections)
  const env = { DATABASE_FILE: database, UPLOADS_DIR: join(folder, 'uploads'), DEMO_DATA: 'off' }
  const { server: servers, unpin } = await pinned(async () => ({
    site: await ServerProcess.start('test/bench/fan-out-site.ts', env),
    tcp: await ServerProcess.start('test/bench/fan-out-tcp.ts'),
  }))
  try {
    const windows = await openWindows(servers.site.origin, people)
    const plain = await openPlain(servers.tcp.origin, connections)
    const ours: Side = { server: servers.site, count: counter(windows) }
    const bare: Side = { server: servers.tcp, count: counter(plain) }
    const burst: Burst = {
      rounds: Math.max(1, Math.round((slice / 1000) * (IN_A_SECOND / connections))),
      people: people.map(({ id }) => id),
    }
    const found: { site: Awaited<ReturnType<typeof deliver>>; tcp: Awaited<ReturnType<typeof deliver>> }[] =
      []
    for (let round = 0; round <= rounds; round++) {
      const pair = { site: await deliver(ours, burst), tcp: await deliver(bare, burst) }
      // The first round only warms up.
      if (round > 0) found.push(pair)
    }
    for (const socket of [...windows, ...plain]) socket.destroy()
    const middle = (of: (one: (typeof found)[number]) => number) => median(found.map(of))
    return [
      String(connections),
      middle(({ site }) => site.perSecond).toFixed(0),
      middle(({ tcp }) => tcp.perSecond).toFixed(0),
      middle(({ site, tcp }) => site.perSecond / tcp.perSecond).toFixed(2),
      middle(({ site }) => site.cpu).toFixed(1),
      middle(({ tcp }) => tcp.cpu).toFixed(1),
      middle(({ site, tcp }) => tcp.cpu / site.cpu).toFixed(2),
    ]
  } finally {
    unpin()
    await servers.site.stop()
    await servers.tcp.stop()
  }
}

export const fanOut: Row = {
  name: 'fan-out',
  title: 'Deliveries a second, compared with raw TCP',
  explanation:
    'One server pushes chat messages, each to two of the connected people, as the site does after storing one: encoded, framed and written to their windows. The other does nothing but write as many bytes to as many plain TCP connections. A delivery counts once it has arrived.',
  async run({ slice, rounds }) {
    const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
    const lines: string[][] = []
    for (const count of COUNTS) lines.push(await compare(folder, count, slice, rounds))
    rmSync(folder, { recursive: true, force: true })
    return {
      columns: [
        'connections',
        'deliveries/s',
        'raw TCP',
        'ratio',
        'CPU µs',
        'CPU µs, raw TCP',
        'CPU, raw to ours',
      ],
      lines,
      goal: {
        text: `at least ${GOAL} of the deliveries of raw TCP`,
        met: lines.every((line) => Number(line[3]) >= GOAL),
      },
    }
  },
}

import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../../../server/ops/process.mjs'
import { ImageWorker } from '../../../server/platform/images/image-worker.ts'
import { measure } from '../load.ts'
import type { Options, Result, Row } from '../row.ts'
import { ServerProcess, startSite } from '../server-process.ts'
import { median } from '../statistics.ts'
import { makePhoto } from '../uploader.ts'

const MEGABYTE = 1024 * 1024
const IDLE = 15_000
const CONNECTIONS = 16
const PATHS = ['/', '/browse', ...Array.from({ length: 98 }, (_, at) => `/productdetails/${at + 1}`)]

interface Pair {
  ours: number
  bare: number
}

async function firstPage({ origin }: ServerProcess) {
  const response = await fetch(origin)
  if (!response.ok) throw new Error(`the first answer was ${response.status}`)
  await response.arrayBuffer()
}

/** Peak of a new picture process that stores one photo. */
async function picturePeak(photo: string, folder: string): Promise<number> {
  const worker = new ImageWorker()
  try {
    mkdirSync(folder)
    await worker.process(photo, folder)
    const status = readFileSync(`/proc/${worker.pid}/status`, 'utf8')
    return 1024 * Number(/^VmHWM:\s+(\d+) kB/m.exec(status)![1])
  } finally {
    await worker.close()
  }
}

/** Bytes on disk of the packages that are not for development, without Node itself, and of the build. */
function installed(): number {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  const names = Object.keys(packages).filter(
    (name) => name !== '' && !packages[name]!.dev && !/\/node(?:-bin-[^/]*)?$/.test(name),
  )
  const builds = ['dist', 'dist/server'].map((folder) =>
    join(folder, readFileSync(join(ROOT, folder, 'current'), 'utf8')),
  )
  let bytes = 0
  for (const folder of [...names, ...builds])
    for (const file of globSync(`${folder}/**/*`, { cwd: ROOT, exclude: [`${folder}/node_modules`] }))
      bytes += statSync(join(ROOT, file)).blocks * 512
  return bytes
}

async function run({ slice, rounds }: Options): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
  const recorded = join(folder, 'recorded.json')
  writeFileSync(recorded, JSON.stringify([{ path: '/', headers: {}, body: '' }]))
  const photo = join(folder, 'photo.jpg')
  writeFileSync(photo, await makePhoto())
  const [empty, demo] = ['empty', 'demo'].map((name) => join(folder, name, 'site.sqlite'))
  // The first start migrates and fills the databases.
  await (await startSite(empty!)).stop()
  await (await startSite(demo!, { DEMO_DATA: 'on' })).stop()
  const found = { resident: [] as Pair[], anonymous: [] as Pair[], busy: [] as Pair[], picture: [] as Pair[] }
  for (let round = 0; round < Math.max(rounds, 5); round++) {
    const bare = await ServerProcess.start('test/bench/bare-server.mjs', {}, [recorded])
    const site = await startSite(empty!)
    await Promise.all([firstPage(bare), firstPage(site)])
    await pause(IDLE)
    const [ours, theirs] = [site.memory(), bare.memory()]
    found.resident.push({ ours: ours.resident, bare: theirs.resident })
    found.anonymous.push({ ours: ours.anonymous, bare: theirs.anonymous })
    await site.stop()
    found.picture.push({ ours: await picturePeak(photo, join(folder, `${round}`)), bare: theirs.resident })
    const market = await startSite(demo!, { DEMO_DATA: 'on' })
    await measure(market, { paths: PATHS, connections: CONNECTIONS, duration: slice })
    await measure(bare, { paths: ['/'], connections: CONNECTIONS, duration: slice })
    found.busy.push({ ours: market.memory().resident, bare: bare.memory().resident })
    await Promise.all([market.stop(), bare.stop()])
  }
  rmSync(folder, { recursive: true })
  let met = true
  const line = (name: string, pairs: Pair[], goal: number) => {
    const ratio = median(pairs.map(({ ours, bare }) => ours / bare))
    met &&= ratio <= goal
    const megabytes = (of: (pair: Pair) => number) => (median(pairs.map(of)) / MEGABYTE).toFixed(0)
    return [name, megabytes(({ ours }) => ours), megabytes(({ bare }) => bare), ratio.toFixed(2), `${goal}`]
  }
  const lines = [
    line('resident, idle', found.resident, 2),
    line('anonymous, idle', found.anonymous, 3.5),
    line('resident, after a second of load on the demo market', found.busy, 2),
    line('picture process, peak for one JPEG of 12 megapixels', found.picture, 1.4),
  ]
  const disk = installed() / MEGABYTE
  met &&= disk <= 100
  lines.push(['on disk to run, without Node', disk.toFixed(0), '', '', '100 MB'])
  return {
    columns: ['memory', 'MB', 'MB, bare', 'ratio', 'goal at most'],
    lines,
    goal: { text: 'those in the table', met },
  }
}

export const memory: Row = {
  name: 'memory',
  title: 'Memory and disk, compared with a bare Fastify',
  explanation:
    'Two processes of the same Node with the settings of `npm start`: the site with an empty market that it has opened before, and a Fastify with one route. Their memory by the system’s account 15 seconds after the first page: all that is resident, and the part that no file backs. Then with the demo market, after 16 visitors have asked for a hundred pages. The process that reads pictures is compared with the idle Fastify. Last, what lies on disk to run a built site.',
  run,
}

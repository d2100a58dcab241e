import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Load, measure } from '../load.ts'
import { pinned } from '../pinned.ts'
import type { Options, Result, Row } from '../row.ts'
import { seededDatabase } from '../seed.ts'
import { type ServerProcess, startSite } from '../server-process.ts'
import { median, percentile } from '../statistics.ts'
import { MEGAPIXELS, Uploader } from '../uploader.ts'
import { words } from '../words.ts'

const GOAL = 4
/** Concurrent uploaders without pauses. */
const POSTING = 2
const SEARCHES = words.slice(20, 520).map((word) => `/api/home/search?product=${word}`)
const LOADS = [
  { name: 'search, one at a time', paths: SEARCHES, connections: 1 },
  { name: 'search, 16 at once', paths: SEARCHES, connections: 16 },
  { name: '/browse, 16 at once', paths: ['/browse'], connections: 16 },
]

/** Uploads per second during `work`. */
async function rateDuring<T>(uploader: Uploader, work: () => Promise<T>) {
  const stop = uploader.start(POSTING)
  // Waits until the image worker has the first photos.
  await pause(300)
  const [done, start] = [uploader.done, performance.now()]
  const found = await work()
  const rate = ((uploader.done - done) / (performance.now() - start)) * 1000
  await stop()
  return { found, rate }
}

/** Alternates idle and busy, so that other load on the machine affects both. */
async function compare(site: ServerProcess, uploader: Uploader, load: Load, rounds: number) {
  const found: { rate: number; idle: number[]; busy: number[] }[] = []
  const percentiles = ({ times }: { times: number[] }) => [percentile(times, 0.5), percentile(times, 0.99)]
  await measure(site, load)
  for (let round = 0; round < rounds; round++) {
    const idle = await measure(site, load)
    const busy = await rateDuring(uploader, () => measure(site, { ...load, duration: 2 * load.duration }))
    found.push({ rate: busy.rate, idle: percentiles(idle), busy: percentiles(busy.found) })
  }
  const middle = (of: (one: (typeof found)[number]) => number) => median(found.map(of))
  return {
    // A round has few uploads, so rounds are combined.
    rate: found.reduce((sum, { rate }) => sum + rate, 0) / rounds,
    p50: [middle(({ idle }) => idle[0]!), middle(({ busy }) => busy[0]!)],
    p99: [middle(({ idle }) => idle[1]!), middle(({ busy }) => busy[1]!)],
    ratio: middle(({ idle, busy }) => busy[1]! / idle[1]!),
  }
}

const uploads = (rate: number) => [rate.toFixed(2), (rate * MEGAPIXELS).toFixed(1)]

async function run({ slice, rounds, sizes }: Options): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
  const database = join(folder, 'site.sqlite')
  copyFileSync(seededDatabase(sizes[0]!), database)
  const { server: site, apart, unpin } = await pinned(() => startSite(database))
  if (!apart) process.stderr.write('No taskset or no second core: what asks runs where the site runs.\n')
  try {
    const uploader = await Uploader.open(site.origin)
    await uploader.post()
    const alone = await rateDuring(uploader, () => pause(4 * slice))
    const lines = [['nobody else', ...uploads(alone.rate), '–', '–', '–', '–', '–']]
    let met = true
    for (const { name, ...load } of LOADS) {
      const found = await compare(site, uploader, { ...load, duration: slice }, Math.floor(rounds / 2))
      met &&= found.ratio <= GOAL
      const times = [...found.p50, ...found.p99].map((time) => time.toFixed(2))
      lines.push([name, ...uploads(found.rate), ...times, found.ratio.toFixed(2)])
    }
    return {
      columns: [
        'concurrent visitors',
        'uploads/s',
        'megapixels/s',
        'p50 idle',
        'p50 busy',
        'p99 idle',
        'p99 busy',
        'p99, busy to idle',
      ],
      lines,
      goal: { text: `with uploads, p99 is at most ${GOAL} times idle`, met },
    }
  } finally {
    await site.stop()
    unpin()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const uploadsRow: Row = {
  name: 'uploads',
  title: 'Visitors while pictures are uploaded, on one core',
  explanation:
    'The site, its database and the process that reads pictures share one core; what asks runs on another. Two people post items without a pause, each with another JPEG of 12 megapixels and some 3 MB, grainier than most. Milliseconds that half of the answers to visitors (p50) and all but one in a hundred (p99) take at most, without uploads (idle) and with them (busy). Where other programs use that core too, idle is not idle, and a ratio says little.',
  run,
}

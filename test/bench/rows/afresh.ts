import { seededRandom } from '../../../server/solver/seeded-random.ts'
import { measure } from '../load.ts'
import type { Row } from '../row.ts'
import { seededDatabase } from '../seed.ts'
import { startSite } from '../server-process.ts'
import { percentile } from '../statistics.ts'
import { words } from '../words.ts'

/** Addresses used once each, so that no response is cached. */
const PAGES: Record<string, (at: number) => string> = {
  home: (at) => `/?page=${at + 1}`,
  'browse, searched': (at) => `/browse?product=${words[at % words.length]}`,
  details: (at) => `/productdetails/${at + 1}`,
}
const ENCODINGS = { identity: 'identity', br: 'br' }
const PATHS = 4000

export const afresh: Row = {
  name: 'afresh',
  title: 'Pages rendered afresh',
  explanation:
    'Milliseconds for a page that nobody has asked for before: queries, checks of what may be shown, React, and for br the compression. One request at a time.',
  async run({ sizes, slice, rounds }) {
    const site = await startSite(seededDatabase(sizes.filter((size) => size <= 100_000).at(-1)!))
    const lines: string[][] = []
    const next = seededRandom(1)
    const duration = (slice * rounds) / 4
    for (const [name, pathOf] of Object.entries(PAGES)) {
      for (const [encoding, accept] of Object.entries(ENCODINGS)) {
        const start = Math.floor(next() * PATHS)
        const paths = Array.from({ length: PATHS }, (_, at) => pathOf((start + at) % (2 * PATHS)))
        const load = { paths, headers: { 'accept-encoding': accept }, connections: 1, duration }
        const { times, cpu } = await measure(site, load)
        lines.push([
          `${name}, ${encoding}`,
          percentile(times, 0.5).toFixed(2),
          percentile(times, 0.99).toFixed(2),
          (cpu / 1000).toFixed(2),
        ])
      }
    }
    await site.stop()
    return { columns: ['page', 'p50', 'p99', 'CPU ms'], lines, goal: null }
  },
}

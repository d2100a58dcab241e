import { PAGES } from '../beside-bare.ts'
import { measure } from '../load.ts'
import type { Row } from '../row.ts'
import { seededDatabase } from '../seed.ts'
import { startSite } from '../server-process.ts'
import { percentile } from '../statistics.ts'

const ENCODINGS = { br: 'gzip, deflate, br, zstd', gzip: 'gzip', identity: 'identity' }
const CONNECTIONS = 16

export const scripts: Row = {
  name: 'scripts',
  title: 'Scripts that pages name',
  explanation:
    'What home and an item’s page name of /assets/, asked for in turn, as by browsers that have none of it yet: they keep each for good.',
  async run({ sizes, slice, rounds }) {
    const site = await startSite(seededDatabase(sizes[0]!))
    const pages = [PAGES.home, PAGES.details].map(async (path) => (await fetch(site.origin + path)).text())
    const html = (await Promise.all(pages)).join('')
    const paths = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
    const lines: string[][] = []
    for (const [coding, accept] of Object.entries(ENCODINGS)) {
      const load = { paths, headers: { 'accept-encoding': accept }, connections: CONNECTIONS }
      await measure(site, { ...load, duration: slice })
      const { perSecond, cpu, times } = await measure(site, { ...load, duration: slice * rounds })
      lines.push([coding, perSecond.toFixed(0), percentile(times, 0.99).toFixed(1), cpu.toFixed(0)])
    }
    await site.stop()
    return { columns: ['coding', 'answers/s', 'p99 ms', 'CPU µs'], lines, goal: null }
  },
}

import { besideBare } from '../beside-bare.ts'
import type { Row } from '../row.ts'
import { seededDatabase } from '../seed.ts'
import { startSite } from '../server-process.ts'

const RATIO = 0.85
const GOAL = {
  text: `at least ${RATIO} of the bare throughput`,
  isMet: ({ throughput }: { throughput: number }) => throughput >= RATIO,
}

export const visitor: Row = {
  name: 'visitor',
  title: 'Pages for visitors, compared with a bare Fastify',
  explanation:
    'How near the site comes to a Fastify server that does nothing but answer the same bytes, with the same headers, from memory. Both run at once and are asked in turn; a ratio of 1 would be as fast.',
  async run(options) {
    const site = await startSite(seededDatabase(options.sizes[0]!))
    const found = await besideBare(site, [{}], GOAL, options)
    await site.stop()
    return found
  },
}

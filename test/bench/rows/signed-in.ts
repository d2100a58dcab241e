import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { besideBare, ITEM } from '../beside-bare.ts'
import type { Row } from '../row.ts'
import { ITEMS_PER_ACCOUNT, seededDatabase } from '../seed.ts'
import { startSite } from '../server-process.ts'
import { signIn } from '../sign-in.ts'

const RATIO = 0.5
const GOAL = {
  text: `br and gzip take bare Fastify at least ${RATIO} of the processor time of ours`,
  isMet: ({ cpuRatio }: { cpuRatio: number }, coding: string) => coding === 'identity' || cpuRatio >= RATIO,
}
const PEOPLE = 50
/** The owner's item page is not cached for the owner, so owners do not take part as users. */
const OWNER = Math.ceil(ITEM / ITEMS_PER_ACCOUNT)
/** Each user has favourited one in this number of the newest items; home shows a quarter of them. */
const MARKED = 48

export const signedIn: Row = {
  name: 'signed-in',
  title: 'Pages for signed-in people, compared with a bare Fastify',
  explanation:
    'As above, asked by forty-nine signed-in people in turn, a quarter of whom see a full heart on home. Each answer bears its viewer\u2019s name, is kept by nobody, and comes after a look at the session in the database; bare Fastify answers all of them what the first one gets. Where a browser takes gzip, it gets gzip. Visitors have asked for the same pages before, as they have on any site.',
  async run(options) {
    const folder = mkdtempSync(join(tmpdir(), 'swapyard-bench-'))
    const database = join(folder, 'site.sqlite')
    const newest = options.sizes[0]!
    copyFileSync(seededDatabase(newest), database)
    const all = await signIn(database, PEOPLE, (at) => newest - (at % MARKED))
    const tokens = all.filter((_, at) => at + 1 !== OWNER)
    const site = await startSite(database)
    const people = tokens.map((token) => ({ cookie: `swapyard_token=${token}` }))
    const found = await besideBare(site, people, GOAL, options)
    await site.stop()
    rmSync(folder, { recursive: true })
    return found
  },
}

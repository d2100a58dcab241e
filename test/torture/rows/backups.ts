import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { buildApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/platform/config.ts'
import { restore } from '../../../server/site/backups/restore-service.ts'
import { filesIn, runTool } from '../../helpers/backups.ts'
import { Ledger } from '../ledger.ts'
import { foundSite } from '../people.ts'
import type { Row } from '../row.ts'
import { environmentOf, type Places, placesIn, Site, scratch } from '../site.ts'
import { verifySite } from '../verify.ts'
import { Writers } from '../writers.ts'

const LOOP_DELAY = pathToFileURL(join(import.meta.dirname, '../loop-delay.ts')).href
/** Items per backup whose responses are compared. */
const COMPARED = 10
/** Maximum event-loop delay in milliseconds during a backup. Checked only if the machine is fast enough without one. */
const LATEST = 100

/** API responses about an item and its owner, without suggestions, which depend on others' items. */
async function answers(get: (path: string) => Promise<unknown>, ids: readonly number[]): Promise<string[]> {
  const said: string[] = []
  for (const id of ids) {
    const { data } = (await get(`/api/home/product/details/${id}`)) as {
      data?: { product: Record<string, unknown> }
    }
    said.push(JSON.stringify({ ...data?.product, suggested: null }))
  }
  return said
}

async function answersOfRestored(places: Places, ids: readonly number[]): Promise<string[]> {
  const app = await buildApp(readConfig({ ...environmentOf(places), LOG_LEVEL: 'silent' }))
  try {
    return await answers(async (path) => (await app.inject(path)).json(), ids)
  } finally {
    await app.close()
  }
}

/** In hex; null if deleted. */
function bytesOf(path: string): string | null {
  try {
    return readFileSync(path, 'hex')
  } catch {
    return null
  }
}

/** Copy of the acknowledged state. */
function soFar({ items, messages, deleted, accepted }: Ledger): Ledger {
  return Object.assign(new Ledger(), {
    items: new Map(items),
    messages: new Map(messages),
    deleted: new Set(deleted),
    accepted: new Set(accepted),
  })
}

export const backups: Row = {
  name: 'backups',
  title: 'Backups of a site under write load: each restores to a site whose answers and photos are equal',
  async run({ long, rounds = long ? 50 : 2 }, say) {
    const places = placesIn(scratch())
    const people = await foundSite(places, 60)
    const ledger = new Ledger()
    const site = new Site(places, [LOOP_DELAY])
    const origin = await site.origin
    /** A new address per round, because reading contact details is limited. */
    const liveAnswers = (ids: readonly number[], round: number) =>
      answers(async (path) => {
        const asked = request(origin + path, { localAddress: `127.0.3.${round}` }).end()
        const [response] = (await once(asked, 'response')) as [IncomingMessage]
        return json(response)
      }, ids)
    const writers = new Writers(origin, people, ledger)
    const writing = writers.run(4)
    while (ledger.items.size < COMPARED) await wait(50)
    const late: number[] = []
    await site.ask('reset')
    // The delay is only checked in the long form, so the short one measures for less time.
    await wait(long ? 2000 : 100)
    const without = await site.ask<number>('p99')
    const failures: string[] = []
    let compared = 0

    for (let round = 1; round <= rounds && failures.length === 0; round++) {
      const fail = (text: string) => failures.push(`backup ${round}: ${text}`)
      const known = soFar(ledger)
      const newest = [...known.items.keys()].slice(-COMPARED)
      const before = await liveAnswers(newest, round)
      const folder = scratch()
      const file = join(folder, 'backup.sqlite')
      await site.ask('reset')
      const made = await runTool('backup', environmentOf(places), [file])
      late.push(await site.ask<number>('p99'))
      if (made.status !== 0 || /missing/.test(made.out)) fail(made.err + made.out)
      if (!existsSync(file)) continue
      const restored = placesIn(folder, 'restored')
      const { missing } = restore({ ...restored, file })
      if (missing > 0) fail(`${missing} files are missing`)
      // The state of an item deleted at the start of the backup is unknown.
      for (const id of known.items.keys()) if (!ledger.items.has(id)) known.items.delete(id)
      for (const fault of verifySite(restored, known)) fail(fault)
      const live = await liveAnswers(newest, round)
      // The state of an item changed during the backup is unknown.
      const unwritten = newest.flatMap((id, at) => (before[at] === live[at] ? [{ id, said: live[at] }] : []))
      compared += unwritten.length
      const back = await answersOfRestored(
        restored,
        unwritten.map(({ id }) => id),
      )
      for (const [at, { said }] of unwritten.entries())
        if (said !== back[at]) fail(`the restored site answers otherwise: ${back[at]} in place of ${said}`)
      for (const [name, bytes] of filesIn(restored.uploadsDir)) {
        const live = bytesOf(join(places.uploadsDir, name))
        if (live !== null && live !== bytes) fail(`${name} is another file`)
      }
      rmSync(dirname(restored.databaseFile), { recursive: true })
      if (round % 10 === 0) say(`${round} backups, ${ledger.size} acknowledged writes`)
    }
    writers.stop()
    await writing
    await site.end('SIGTERM')
    failures.push(...ledger.errors.slice(0, 5))
    if (compared < rounds) failures.push(`only ${compared} answers could be compared`)
    const worst = Math.max(...late)
    if (long && worst > LATEST && without < LATEST / 4)
      failures.push(`the event loop's p99 was ${worst.toFixed(0)} ms`)
    return {
      lines: [
        `${rounds} backups made, restored and ${compared} answers compared, while ${ledger.items.size} items, ${ledger.messages.size} messages, ${ledger.accepted.size} acceptances and ${ledger.deleted.size} deletions were written`,
        `p99 of the event loop's delay: ${without.toFixed(0)} ms without a backup, at most ${worst.toFixed(0)} ms with one`,
      ],
      failures,
    }
  },
}

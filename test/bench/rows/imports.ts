import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/platform/config.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { formPayload } from '../../helpers/form.ts'
import { zipOf } from '../../helpers/item-import.ts'
import { noisy } from '../../helpers/pictures.ts'
import { measure } from '../load.ts'
import { pinned } from '../pinned.ts'
import type { Row } from '../row.ts'
import { seededDatabase } from '../seed.ts'
import { startSite } from '../server-process.ts'
import { percentile } from '../statistics.ts'
import { words } from '../words.ts'

const LINES = 10_000
const ITEMS = 200
const GOALS = { preview: 10, posting: 30, slowdown: 2 }
const SEARCHES = words.slice(20, 520).map((word) => `/api/home/search?product=${word}`)
const LOAD = { paths: SEARCHES, connections: 1, duration: 10_000, pause: 10 }
/** Milliseconds until a confirmation fails the row. */
const PATIENCE = 240_000
type User = ReturnType<typeof testAccount>
const HEADER = 'name,category,condition,images\r\n'

const table = (count: number, images: (at: number) => string) =>
  HEADER +
  Array.from({ length: count }, (_, at) => `${words[at % 900]} ${at},Category 1,Old,${images(at)}\r\n`).join(
    '',
  )

/** Soft areas of colour under the grain of a small sensor. */
async function photos(width: number, height: number) {
  const raw = { width, height, channels: 3 } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { ...raw, background: '#808080', noise } })
    .raw()
    .toBuffer()
  return async (seed: number) => {
    const areas = await noisy(16, 12, seed).resize(width, height, { kernel: 'cubic' }).raw().toBuffer()
    return sharp(areas, { raw }).composite([{ input: grain, raw, blend: 'overlay' }])
  }
}

/** A ZIP with one picture an item. */
async function zipWith(encode: 'jpeg' | 'webp'): Promise<Buffer> {
  const files: Record<string, Uint8Array | string> = {
    'items.csv': table(ITEMS, (at) => `${encode}-${at}.${encode}`),
  }
  const photo = await (encode === 'jpeg' ? photos(1600, 1200) : photos(1280, 960))
  for (let at = 0; at < ITEMS; at++) {
    const picture = await photo(at)
    files[`${encode}-${at}.${encode}`] = await (encode === 'jpeg'
      ? picture.jpeg({ quality: 85 })
      : picture.webp({ quality: 80 })
    ).toBuffer()
  }
  return await zipOf(files)
}

export const imports: Row = {
  name: 'imports',
  title: 'Import of items, on one core',
  explanation: `The site and the process that reads pictures share one core. CPU seconds of both, and seconds that pass, until the preview of ${LINES.toLocaleString('en')} lines is there and until ${ITEMS} items of a ZIP with one picture each (soft colours with mild grain) are posted: WebP of 1280 × 960 as another site exports it, and JPEG of 1600 × 1200. At the same time a visitor searches, with ${LOAD.pause} ms between a response and the next request; milliseconds of the slowest in a hundred (p99), without an import (idle) and during it (busy).`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'swapyard-imports-'))
    const databaseFile = join(folder, 'site.sqlite')
    copyFileSync(seededDatabase(1000), databaseFile)
    const app = await buildApp(
      readConfig({
        DATABASE_FILE: databaseFile,
        UPLOADS_DIR: join(folder, 'uploads'),
        LOG_LEVEL: 'silent',
        DEMO_DATA: 'off',
      }),
    )
    // One user per file: together the pictures could exceed the quota of one.
    const users = { webp: testAccount(app, { isAdmin: true }), jpeg: testAccount(app, { isAdmin: true }) }
    await app.close()
    const zips = { webp: await zipWith('webp'), jpeg: await zipWith('jpeg') }
    const { server: site, unpin } = await pinned(() => startSite(databaseFile))
    const lines: string[][] = []
    let met = true
    try {
      const call = async (path: string, init: RequestInit) => {
        const response = await fetch(site.origin + path, { method: 'POST', ...init })
        const { data, message } = (await response.json()) as {
          data: { id: number }
          message: string
        }
        if (!response.ok) throw new Error(`${path}: ${message}`)
        return data
      }
      const preview = async (user: User, name: string, bytes: BlobPart) => {
        const { headers, payload } = await formPayload({ file: new File([bytes], name) })
        return await call('/api/items/import', {
          headers: { ...headers, ...user.bearer },
          body: new Uint8Array(payload),
        })
      }
      const confirm = async (user: User, id: number, until = Date.now() + PATIENCE): Promise<void> => {
        const url = `${site.origin}/api/items/import/${id}/confirmation`
        const response = await fetch(url, { method: 'POST', headers: user.bearer })
        // A 503 means that items are still being posted. A repeated call gets the same result.
        if (response.status === 503 && Date.now() < until) return confirm(user, id, until)
        if (!response.ok) throw new Error(`confirmation: ${await response.text()}`)
        const { data } = (await response.json()) as { data: { posted: number[] } }
        if (data.posted.length !== ITEMS) throw new Error(`${data.posted.length} items were posted`)
      }
      await measure(site, LOAD)
      const during = async (name: string, goal: number, work: () => Promise<unknown>) => {
        const idle = percentile((await measure(site, LOAD)).times, 0.99)
        const begun = { cpu: site.cpuWithChildren(), at: performance.now() }
        let seconds = 0
        let cpu = 0
        const busy: number[] = []
        const visit = async () => {
          while (seconds === 0) busy.push(...(await measure(site, { ...LOAD, duration: 500 })).times)
        }
        const done = work().finally(() => {
          seconds = (performance.now() - begun.at) / 1000
          cpu = site.cpuWithChildren() - begun.cpu
        })
        await Promise.all([done, visit()])
        busy.sort((a, b) => a - b)
        const slow = percentile(busy, 0.99)
        met &&= cpu <= goal && slow <= GOALS.slowdown * idle
        lines.push([
          name,
          cpu.toFixed(1),
          String(goal),
          seconds.toFixed(1),
          idle.toFixed(2),
          slow.toFixed(2),
          (slow / idle).toFixed(2),
        ])
      }
      const csv = table(LINES, (at) => `${at}.jpg`)
      await during(`preview of ${LINES.toLocaleString('en')} lines`, GOALS.preview, () =>
        preview(users.webp, 'items.csv', csv),
      )
      for (const kind of ['webp', 'jpeg'] as const) {
        const [user, zip] = [users[kind], zips[kind]]
        const { id } = await preview(user, 'items.zip', new Uint8Array(zip))
        await during(`${ITEMS} items, ${kind}, ${(zip.length / 1e6).toFixed(0)} MB`, GOALS.posting, () =>
          confirm(user, id),
        )
      }
    } finally {
      await site.stop()
      unpin()
      rmSync(folder, { recursive: true, force: true })
    }
    return {
      columns: ['work', 'CPU s', 'goal', 'seconds', 'p99 idle', 'p99 busy', 'p99, busy to idle'],
      lines,
      goal: { text: `within these CPU seconds, and p99 at most ${GOALS.slowdown} times idle`, met },
    }
  },
}

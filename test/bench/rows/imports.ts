import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
const LOAD = { paths: SEARCHES, connections: 1, duration: 3000 }
const HEADER = 'name,category,condition,images\r\n'

const table = (count: number, images: (at: number) => string) =>
  HEADER +
  Array.from({ length: count }, (_, at) => `${words[at % 900]} ${at},Category 1,Old,${images(at)}\r\n`).join(
    '',
  )

/** A ZIP with one picture an item. */
async function zipWith(encode: 'jpeg' | 'webp'): Promise<Buffer> {
  const files: Record<string, Uint8Array | string> = {
    'items.csv': table(ITEMS, (at) => `${encode}-${at}.${encode}`),
  }
  for (let at = 0; at < ITEMS; at++) {
    const picture = noisy(800, 600, at).resize(1600, 1200)
    files[`${encode}-${at}.${encode}`] =
      encode === 'jpeg'
        ? await picture.jpeg({ quality: 80 }).toBuffer()
        : await picture.webp({ quality: 60, effort: 0 }).toBuffer()
  }
  return await zipOf(files)
}

export const imports: Row = {
  name: 'imports',
  title: 'Import of items, on one core',
  explanation: `The site and the process that reads pictures share one core. Seconds until the preview of ${LINES.toLocaleString('en')} lines is there, and until ${ITEMS} items of a ZIP with one picture each (1600 × 1200) are posted: WebP as another site exports them, and JPEG. Beside it a visitor searches, one request after the other; milliseconds of the slowest in a hundred (p99), without an import (idle) and during it (busy).`,
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
    const user = testAccount(app, { isAdmin: true })
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
      const preview = async (name: string, bytes: BlobPart) => {
        const { headers, payload } = await formPayload({ file: new File([bytes], name) })
        return await call('/api/items/import', {
          headers: { ...headers, ...user.bearer },
          body: new Uint8Array(payload),
        })
      }
      const confirm = async (id: number): Promise<void> => {
        const url = `${site.origin}/api/items/import/${id}/confirmation`
        const response = await fetch(url, { method: 'POST', headers: user.bearer })
        // Items are still being posted; a repeated call waits for the same result.
        if (response.status === 503) return confirm(id)
        const { data } = (await response.json()) as { data: { posted: number[] } }
        if (data.posted.length !== ITEMS) throw new Error(`${data.posted.length} items were posted`)
      }
      await measure(site, LOAD)
      const during = async (name: string, goal: number, work: () => Promise<unknown>) => {
        const idle = percentile((await measure(site, LOAD)).times, 0.99)
        const begun = performance.now()
        let seconds = 0
        const busy: number[] = []
        const done = work().then(() => {
          seconds = (performance.now() - begun) / 1000
        })
        while (seconds === 0) busy.push(...(await measure(site, { ...LOAD, duration: 500 })).times)
        await done
        busy.sort((a, b) => a - b)
        const slow = percentile(busy, 0.99)
        met &&= seconds <= goal && slow <= GOALS.slowdown * idle
        lines.push([
          name,
          seconds.toFixed(1),
          String(goal),
          idle.toFixed(2),
          slow.toFixed(2),
          (slow / idle).toFixed(2),
        ])
      }
      const csv = table(LINES, (at) => `${at}.jpg`)
      await during(`preview of ${LINES.toLocaleString('en')} lines`, GOALS.preview, () =>
        preview('items.csv', csv),
      )
      for (const [kind, zip] of Object.entries(zips)) {
        const { id } = await preview('items.zip', new Uint8Array(zip))
        await during(`${ITEMS} items, ${kind}, ${(zip.length / 1e6).toFixed(0)} MB`, GOALS.posting, () =>
          confirm(id),
        )
      }
    } finally {
      await site.stop()
      unpin()
      rmSync(folder, { recursive: true, force: true })
    }
    return {
      columns: ['work', 'seconds', 'goal', 'p99 idle', 'p99 busy', 'p99, busy to idle'],
      lines,
      goal: { text: `within these seconds, and p99 at most ${GOALS.slowdown} times idle`, met },
    }
  },
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { buildApp } from '../../../server/app.ts'
import { QUICK_IMPORTS, run } from '../../../server/ops/process.mjs'
import { readConfig } from '../../../server/platform/config.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { CHROMIUM_ARGS, findBrowser } from '../../helpers/installed-browsers.ts'
import { type Pace, postManyAtOnce, postOneByOne } from '../../helpers/ten-items.ts'
import type { Row } from '../row.ts'
import { startSite } from '../server-process.ts'

const GOAL = 180

/** A tap with the thought before it, and a character on a phone's keyboard (38 words per minute). */
const PACE: Pace = { tap: 1000, character: 315 }

/** 4G at the edge of its reach: bytes per second, round trip in milliseconds. */
const LINE = { downloadThroughput: 200_000, uploadThroughput: 200_000, latency: 150, offline: false }

const WAYS = [
  ['one form after the other, always online', postOneByOne],
  ['many at once, offline after the fifth name', postManyAtOnce],
] as const

export const newcomer: Row = {
  name: 'newcomer',
  title: 'Ten items from a phone',
  explanation: `A new user, signed in, posts ten items with one photo of 12 megapixels each in the demo market, on a phone (390 × 844) with 1.6 Mbit/s and 150 ms. The script taps and types at a person's pace: ${PACE.tap / 1000} s for a tap and ${PACE.character / 1000} s for a character. Seconds until the last item is posted.`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'swapyard-newcomer-'))
    const databaseFile = join(folder, 'demo.sqlite')
    const env = { ...process.env, DATABASE_FILE: databaseFile, UPLOADS_DIR: join(folder, 'uploads') }
    await run(process.execPath, [...QUICK_IMPORTS, 'server/ops/demo.ts'], { env })
    const app = await buildApp(
      readConfig({ DATABASE_FILE: databaseFile, LOG_LEVEL: 'silent', DEMO_DATA: 'off' }),
    )
    const accounts = WAYS.map(() => testAccount(app))
    await app.close()
    const site = await startSite(databaseFile)
    const browser = await chromium.launch({
      executablePath: findBrowser('Chromium')!,
      args: CHROMIUM_ARGS,
    })
    const lines: string[][] = []
    let last = 0
    try {
      for (const [at, [name, post]] of WAYS.entries()) {
        const page = await openPhone(accounts[at]!)
        const begun = performance.now()
        const taps = await post(page, PACE)
        last = (performance.now() - begun) / 1000
        lines.push([name, String(taps), last.toFixed(0)])
        await page.context().close()
      }
    } finally {
      await browser.close()
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    }
    return {
      columns: ['way', 'taps', 'seconds'],
      lines,
      goal: { text: `at most ${GOAL} s with many at once`, met: last <= GOAL },
    }

    async function openPhone({ id, email, token }: (typeof accounts)[number]): Promise<Page> {
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      })
      context.setDefaultTimeout(60_000)
      await context.addCookies([{ name: 'swapyard_token', value: token, url: site.origin }])
      await context.addInitScript(
        (user) => {
          localStorage.setItem('token', user.token)
          localStorage.setItem('user', JSON.stringify({ id: user.id, email: user.email }))
        },
        { id, email, token },
      )
      const page = await context.newPage()
      const line = await context.newCDPSession(page)
      await line.send('Network.enable')
      await line.send('Network.emulateNetworkConditions', LINE)
      return page
    }
  },
}

import type { Test } from 'tap'
import { saveLanguages } from '../../server/platform/languages/languages-service.ts'
import { testAccount } from './accounts.ts'
import { testServer } from './app.ts'
import { newPage } from './browser.ts'
import { englishIn, textsInPage } from './english-words.ts'
import { fullMarket, WRITTEN } from './full-market.ts'
import { testCircle } from './meeting.ts'
import { everyPage, type Who } from './pages.ts'
import { withoutWorker } from './without-worker.ts'

const ADDRESSES: Record<Who, string> = { visitor: '192.0.2.1', member: '192.0.2.2', admin: '192.0.2.3' }

/** Opens every page in a language as visitor, member and admin; checks the width on a phone and for English words. */
export async function walkEveryPage(t: Test, language: Parameters<typeof saveLanguages>[1]['site']) {
  const { app, origin } = await testServer(t, { TRUST_PROXY: '127.0.0.1' })
  saveLanguages(app.db, { site: language, offered: [language] })
  const market = await fullMarket(app)
  const circle = testCircle(app, 3, [market.member, market.other, testAccount(app, { name: 'Carl' })])
  const pages = await everyPage(app, market)
  pages.push({ path: `/dashboard/circles/${circle.id}`, who: 'member' })
  const english = englishIn(language, WRITTEN)
  const walk = async (who: Who) => {
    const as = who === 'visitor' ? {} : { as: market[who] }
    // Each user has another IP address, because together they exceed the limit of pages of one address.
    const context = { extraHTTPHeaders: { 'x-forwarded-for': ADDRESSES[who] } }
    const { page } = await newPage(t, { origin, width: 360, height: 740, touch: true, context, ...as })
    await withoutWorker(page)
    // The response is blocked, because /verificationsuccess would redirect before the check.
    await page.route('**/createnewpassword?*', (route) => route.fulfill({ status: 204 }))
    for (const { path } of pages.filter((one) => one.who === who)) {
      // Awaits the redirect, because it could abort the next navigation.
      const triedToMove = path.startsWith('/verificationsuccess') && page.waitForResponse(/createnewpassword/)
      // On a slow machine the redirect happens before the page has loaded.
      const answer = await page.goto(path, { waitUntil: triedToMove ? 'domcontentloaded' : 'load' })
      t.not(answer?.status(), 429, `${path} is the page itself`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      t.ok(width <= 360, `${path} is ${width} px wide`)
      t.strictSame(english(await page.evaluate(textsInPage)), [], `${path} speaks ${language}`)
      await triedToMove
    }
  }
  await Promise.all([walk('visitor'), walk('member'), walk('admin')])
}

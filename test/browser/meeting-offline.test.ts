import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { testPictures } from '../helpers/items.ts'
import { inTime, testCircle } from '../helpers/meeting.ts'
import { setOffline } from '../helpers/offline.ts'
import { remember } from '../helpers/signed-in.ts'

const { app, origin } = await testServer(t)
const image_ids = (await testPictures(app)).slice(0, 1)
const skip = noBrowser

const keptPage = (page: Page) =>
  page.evaluate(async () => (await caches.match('/dashboard/meeting'))?.text() ?? null)

/** Waits until the cached page matches; null for no cached page. */
async function untilKept(page: Page, wanted: RegExp | null): Promise<void> {
  for (;;) {
    const text = await keptPage(page)
    if (wanted ? text !== null && wanted.test(text) : text === null) return
    await page.waitForTimeout(50)
  }
}

/** A user of a circle with an agreed meeting, in a browser whose service worker has cached its page. */
async function withKeptMeeting(t: Test) {
  const people = ['Ada', 'Ben', 'Cleo'].map((name) => testAccount(app, { name }))
  const { id } = testCircle(app, 3, people, { image_ids })
  const post = (at: number, url: string, body: object) =>
    app.inject({ method: 'POST', url: `/api/swaps/${id}/${url}`, headers: people[at]!.bearer, body })
  const time = inTime(3 * 86_400_000)
  await post(1, 'meeting', { place: 'Fountain', note: 'Red hat', times: [time], revision: 0 })
  for (const at of [0, 2]) await post(at, 'meeting/answer', { times: [time], revision: 1 })
  const { page } = await newPage(t, { origin })
  await remember(page, origin, people[0]!)
  const path = `/dashboard/circles/${id}`
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.reload()
  await untilKept(page, /Fountain/)
  return { page, path, ben: people[1]! }
}

async function signOut(page: Page): Promise<void> {
  await button(page, 'Account of Ada').click()
  await page.getByRole('link', { name: 'Sign Out' }).click()
}

t.test('the next meeting is readable offline, with contact and code, until sign-out', { skip }, async (t) => {
  const { page, path, ben } = await withKeptMeeting(t)
  await page.getByRole('region', { name: 'Meet Ben' }).getByRole('button', { name: 'Show my code' }).click()
  const shown = page.getByRole('dialog', { name: 'Your code' }).locator('.digits [aria-hidden]')
  const code = (await shown.textContent())!
  await untilKept(page, new RegExp(code))
  await setOffline(page, true)
  for (const where of ['/dashboard/meeting', path]) {
    await page.goto(where)
    await page.getByRole('heading', { name: 'Your next meetings' }).waitFor()
    const text = (await page.locator('main').textContent())!
    for (const part of ['Fountain', 'Red hat', ben.email, 'Give Thing 1 to', 'Get Thing 3 from', code])
      t.ok(
        text.includes(part) || text.replaceAll(/[\u2068\u2069]/g, '').includes(part),
        `${part} at ${where}`,
      )
  }
  await page.context().setOffline(false)
  await page.goto(path)
  await signOut(page)
  await page.waitForURL('**/sign-in*')
  await untilKept(page, null)
  await page.context().setOffline(true)
  await page.goto('/dashboard/meeting')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  t.notMatch(await page.content(), /Fountain/)
})

t.test('signing out without a connection deletes the page, too', { skip }, async (t) => {
  const { page } = await withKeptMeeting(t)
  await setOffline(page, true)
  await signOut(page)
  await untilKept(page, null)
  // The cached page is deleted before the page signs out.
  await page.getByRole('alert').filter({ hasText: 'signed out' }).waitFor()
  t.notMatch(await page.content(), /Fountain/)
})

import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { PASSWORD, testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { accept, swapping, tab } from '../helpers/exchange-pages.ts'
import { fillItem, photo, picker, previews } from '../helpers/item-form.ts'
import { testPictures } from '../helpers/items.ts'
import { remember } from '../helpers/signed-in.ts'

const { app, origin } = await testServer(t)
const { twoPeople, offerOf } = swapping(app, await testPictures(app))
const skip = noBrowser

async function pageOf(t: Test, who: ReturnType<typeof testAccount>, path: string) {
  const { page } = await newPage(t, { origin })
  await remember(page, origin, who)
  await goAwake(page, path)
  return page
}

async function signIn(page: Page, { email }: { email: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button(page, 'Sign In').click()
}

t.test('a list leads who was signed out to sign in, and back to itself', { skip }, async (t) => {
  const { owner } = twoPeople('list')
  const page = await pageOf(t, owner, '/dashboard/exchange-request')
  app.sessions.endAll(owner.id)
  await tab(page, 'Confirmed Request').click()
  await page.getByRole('alert').getByText('You are signed out.').waitFor()
  t.equal(await page.getByText('Something went wrong!').count(), 0)
  await page.getByRole('alert').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, owner)
  await page.waitForURL('**/dashboard/exchange-request?status=accepted&direction=all')
  await t.resolves(page.getByText('No requests found.').waitFor())
})

t.test('a request that requires a new session links to sign in', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('step')
  const id = await offerOf(requester, wanted, offered)
  const path = `/dashboard/exchange-product-details?id=${id}`
  const page = await pageOf(t, owner, path)
  app.sessions.endAll(owner.id)
  await accept(page)
  await page.getByRole('alert').getByRole('link', { name: 'Sign In' }).click()
  await signIn(page, owner)
  await page.waitForURL(origin + path)
  await t.resolves(button(page, 'Accept').waitFor())
})

/** Submits a form after the session ended elsewhere, signs in in a second tab, and returns the resulting page. */
async function signInBeside(page: Page, who: { id: number; email: string }, label: string) {
  app.sessions.endAll(who.id)
  await button(page, label).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Please sign in first.' })
  const opened = page.waitForEvent('popup')
  await notice.getByRole('link', { name: 'Sign In' }).click()
  const beside = await opened
  await signIn(beside, who)
  await beside.waitForURL(page.url())
  return beside
}

t.test('a review keeps what was typed while one signs in again', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('review')
  const id = await offerOf(requester, wanted, offered)
  for (const [who, step] of [
    [owner, 'accept'],
    [owner, 'completion'],
    [requester, 'completion'],
  ] as const)
    await app.inject({ method: 'POST', url: `/api/exchange-request/${id}/${step}`, headers: who.bearer })
  const page = await pageOf(t, owner, `/dashboard/exchange-product-details?id=${id}`)
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('How was it?').fill('Easy and kind')
  await signInBeside(page, owner, 'Send review')
  await button(page, 'Send review').click()
  await button(page, 'Change review').waitFor()
  const kept = app.db.$client.prepare('SELECT text FROM reviews').pluck()
  t.strictSame(kept.all(), ['Easy and kind'])
})

t.test('a form keeps what was typed while one signs in again', { skip }, async (t) => {
  const me = testAccount(app)
  const page = await pageOf(t, me, '/dashboard/setting')
  await page.getByLabel('Address').fill('Shelbyville')
  await signInBeside(page, me, 'Save')
  await button(page, 'Save').click()
  await page.waitForURL('**/dashboard')
  await page.goto('/dashboard/setting')
  t.equal(await page.getByLabel('Address').inputValue(), 'Shelbyville')
})

t.test('a draft is there on the page that signing in leads to', { skip }, async (t) => {
  const me = testAccount(app)
  const page = await pageOf(t, me, '/uploaditem')
  await fillItem(page, 'Record player')
  await picker(page).setInputFiles(await photo(400))
  await previews(page).first().waitFor()
  const beside = await signInBeside(page, me, 'Post Item')
  await previews(beside).first().waitFor()
  t.equal(await beside.getByLabel('Item Name *').inputValue(), 'Record player')
  await button(beside, 'Post Item').click()
  await t.resolves(beside.waitForURL(`${origin}/`))
})

t.test('an offer is sent after signing in in another tab', { skip }, async (t) => {
  const { requester, wanted } = twoPeople('offer')
  const { page } = await newPage(t, { origin })
  await remember(page, origin, requester)
  await page.goto(`/productdetails/${wanted}`)
  await button(page, 'Exchange').click()
  await page.getByRole('checkbox', { name: 'Camera offer' }).check()
  await page.getByLabel('Message *').fill('Please')
  await signInBeside(page, requester, 'Submit')
  await button(page, 'Submit').click()
  await t.resolves(page.getByText('The listing owner has been notified.').waitFor())
})

import type { Locator } from 'playwright-core'
import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { box, chatPages, joined, kept, thread, write } from '../helpers/chat-pages.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { remember } from '../helpers/signed-in.ts'

const { app, origin } = await testServer(t)
const { open, say, twoBrowsers } = chatPages(app, origin)
const skip = noBrowser

t.test('conversations: found, chosen, counted, each with its draft', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const zoe = testAccount(app, { name: 'Zoë Quist' })
  const max = testAccount(app, { name: 'Max Orr' })
  const stranger = testAccount(app, { name: 'Stella Stranger' })
  say(max, ada, 'About the drill')
  say(zoe, ada, 'About the lamp')
  const { page, problems } = await newPage(t, { origin, as: ada })
  await page.goto('/dashboard/messages')
  await page.waitForURL(`**/dashboard/messages?userId=${zoe.id}`)
  await page.getByRole('heading', { name: 'Messages (2)' }).waitFor()
  const list = page.locator('.conversation-entries li')
  await box(page).fill('Half a thought')
  await page.getByRole('searchbox').fill('zoe')
  t.strictSame(await list.locator('b').allTextContents(), ['Zoë Quist'])
  await page.getByRole('searchbox').fill('DRILL')
  t.match(await list.locator('.badge').textContent(), '1')
  await list.getByRole('link').click()
  await page.waitForURL(`**/dashboard/messages?userId=${max.id}`)
  await thread(page).getByText('About the drill').waitFor()
  t.equal(await box(page).inputValue(), '')
  await page.waitForFunction(() => document.title.startsWith('Messages'))
  await page.goBack()
  await thread(page).getByText('About the lamp').waitFor()
  t.equal(await box(page).inputValue(), 'Half a thought')
  const live = joined(page)
  await page.goto(`/dashboard/messages?userId=${stranger.id}`)
  await live
  await write(page, 'Hello, about your bicycle')
  await page.getByRole('heading', { name: 'Messages (3)' }).waitFor()
  await page.goto('/dashboard/messages?userId=999999')
  await page.getByText('We can’t find that person.').waitFor()
  await page.goto(`/dashboard/messages?userId=${ada.id}`)
  await page.getByText('You cannot write to yourself.').waitFor()
  t.strictSame(problems, [])
})

t.test('blocking shows a polite text to both at once, and can be undone', { skip }, async (t) => {
  const { atAda, atBob } = await twoBrowsers(t)
  await box(atAda.page).fill('Are you there?')
  await atBob.page.getByRole('button', { name: 'More options for Ada Lind' }).click()
  await atBob.page.getByRole('button', { name: 'Block Ada Lind' }).click()
  await atBob.page.getByText('You have blocked Ada Lind.').waitFor()
  await atAda.page.getByText('would rather not hear from you').waitFor()
  t.equal(await box(atAda.page).count(), 0, 'neither can write')
  t.equal(await box(atBob.page).count(), 0)
  await atBob.page.getByRole('button', { name: 'Unblock' }).click()
  await box(atBob.page).waitFor()
  await box(atAda.page).waitFor()
  t.equal(await box(atAda.page).inputValue(), 'Are you there?', 'what was typed is still there')
  t.strictSame([...atAda.problems, ...atBob.problems], [])
})

t.test('on a phone the list is a drawer', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  const max = testAccount(app, { name: 'Max Orr' })
  say(max, ada, 'About the drill')
  say(bob, ada, 'About the table')
  const { page } = await newPage(t, { origin, as: ada, width: 360, height: 780, touch: true })
  await page.goto('/dashboard/messages')
  await thread(page).getByText('About the table').waitFor()
  t.notOk(await page.getByRole('searchbox').isVisible())
  await page.getByRole('button', { name: 'Conversations, 1 unread' }).tap()
  await page.getByRole('link', { name: /Max Orr/ }).tap()
  await thread(page).getByText('About the drill').waitFor()
  t.notOk(await page.getByRole('searchbox').isVisible())
  t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out')
})

t.test('the drawer takes the focus in and gives it back, and closes when it leaves', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  const max = testAccount(app, { name: 'Max Orr' })
  say(max, ada, 'About the drill')
  say(bob, ada, 'About the table')
  const { page, problems } = await open(t, ada, bob, { width: 768 })
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
  const list = page.locator('#conversations')
  const opener = page.getByRole('button', { name: /^Conversations/ })
  const close = page.getByRole('button', { name: 'Close conversations' })
  const hasFocus = (locator: Locator) => locator.and(page.locator(':focus')).waitFor()

  await opener.focus()
  await press('Enter')
  await hasFocus(close)
  await press('Escape')
  await hasFocus(opener)
  t.notOk(await list.isVisible())

  await press('Enter')
  await hasFocus(close)
  await press('Tab', 'Tab', 'Tab')
  await hasFocus(page.getByRole('link', { name: /Max Orr/ }))
  await press('Enter')
  await thread(page).getByText('About the drill').waitFor()
  await hasFocus(opener)
  t.notOk(await list.isVisible())

  await press('Enter')
  await hasFocus(close)
  await box(page).focus()
  await list.waitFor({ state: 'hidden' })
  t.strictSame(problems, [])
})

t.test('signing out forgets drafts and messages on their way', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  say(bob, ada, 'About the table')
  const { page } = await newPage(t, { origin })
  await remember(page, origin, ada)
  await page.route('**/api/messages/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const live = joined(page)
  await page.goto('/dashboard/messages')
  await live
  await write(page, 'On its way')
  await page.getByText('Failed to send message').waitFor()
  await box(page).fill('Half a thought')
  t.same(await kept(page), ['On its way'])
  await page.reload()
  await page.locator('.message[data-state]', { hasText: 'On its way' }).waitFor()
  t.equal(await box(page).inputValue(), 'Half a thought', 'both outlast the page')

  await page
    .getByRole('button', { name: /account|menu/i })
    .first()
    .click()
  await page.getByRole('link', { name: 'Sign Out' }).first().click()
  await page.waitForURL('**/sign-in**')
  await remember(page, origin, { ...ada, token: app.sessions.start(ada.id) })
  await page.goto('/dashboard/messages')
  await thread(page).getByText('About the table').waitFor()
  t.equal(await box(page).inputValue(), '')
  t.equal(await page.locator('.message[data-state]').count(), 0)
  t.strictSame(
    await page.evaluate(async () => [Object.keys(localStorage).filter((key) => key.startsWith('chat_'))]),
    [[]],
  )
})

t.test('a blocked user gets a polite text when requesting a swap', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  const [picture] = await testPictures(app)
  const item = testItem(app, bob.id, { name: 'Guitar', image_ids: [picture!] })
  testItem(app, ada.id, { name: 'Camera', image_ids: [picture!] })
  await app.inject({ method: 'POST', url: `/api/blocks/${ada.id}`, headers: bob.bearer })
  const { page, problems } = await newPage(t, { origin, as: ada })
  await page.goto(`/productdetails/${item}`)
  await page.getByText('would rather not hear from you').waitFor()
  t.equal(await page.getByRole('button', { name: 'Exchange', exact: true }).count(), 0)
  t.strictSame(problems, [])
})

t.test('a user blocked during a request gets a polite text', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  const [picture] = await testPictures(app)
  const item = testItem(app, bob.id, { name: 'Guitar', image_ids: [picture!] })
  testItem(app, ada.id, { name: 'Camera', image_ids: [picture!] })
  const { page } = await newPage(t, { origin, as: ada })
  await page.goto(`/productdetails/${item}`)
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Camera' }).check()
  await app.inject({ method: 'POST', url: `/api/blocks/${ada.id}`, headers: bob.bearer })
  await page.getByLabel('Message *').fill('Shall we swap?')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByText('would rather not hear from you').waitFor()
  t.equal(await page.getByLabel('Message *').inputValue(), 'Shall we swap?', 'what was typed is still there')
})

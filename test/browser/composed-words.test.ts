import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import t from 'tap'
import { circleMessages, messages } from '../../db/schema/index.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { box, chatPages, thread } from '../helpers/chat-pages.ts'
import { testPictures } from '../helpers/items.ts'
import { testCircle } from '../helpers/meeting.ts'

const { app, origin } = await testServer(t)
const image_ids = (await testPictures(app)).slice(0, 1)
const skip = noBrowser

/** Enter as Safari reports it at the end of a composition: `isComposing` is false, `keyCode` is 229. */
const endWord = (field: Locator) =>
  field.evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    ),
  )

t.test(
  'in chat, Enter that ends a composed word sends nothing, and links lead where they say',
  { skip },
  async (t) => {
    const [ada, bob] = [testAccount(app, { name: 'Ada' }), testAccount(app, { name: 'Bob' })]
    const { say, open } = chatPages(app, origin)
    say(bob, ada, 'See «https://en.wikipedia.org/wiki/Drill_(tool)», or Www.example.org.')
    const { page, problems } = await open(t, ada, bob)
    t.strictSame(
      await thread(page)
        .locator('.bubble a')
        .evaluateAll((links) => links.map((link) => [link.textContent, (link as HTMLAnchorElement).href])),
      [
        ['https://en.wikipedia.org/wiki/Drill_(tool)', 'https://en.wikipedia.org/wiki/Drill_(tool)'],
        ['Www.example.org', 'https://www.example.org/'],
      ],
    )
    await box(page).fill('東京')
    t.ok(await endWord(box(page)), 'the key is left to the browser')
    t.equal(await box(page).inputValue(), '東京')
    await box(page).press('Enter')
    await thread(page).getByText('東京', { exact: true }).waitFor()
    t.equal(app.db.select().from(messages).where(eq(messages.senderId, ada.id)).all().length, 1)
    t.strictSame(problems, [])
  },
)

t.test('in a circle, Enter sends once, and Shift and Enter begin a new line', { skip }, async (t) => {
  const people = ['Ada', 'Ben', 'Cleo'].map((name) => testAccount(app, { name }))
  const { id } = testCircle(app, 3, people, { image_ids })
  const { page, problems } = await newPage(t, { origin, as: people[0]!, width: 360, height: 740 })
  await goAwake(page, `/dashboard/circles/${id}`)
  const field = page.locator('.circle-talk textarea')
  const sent = () => app.db.select().from(circleMessages).where(eq(circleMessages.swapId, id)).all()
  await field.fill('Is https://example.org/a_(b) near')
  await field.press('Shift+Enter')
  t.ok(await endWord(field), 'the key is left to the browser')
  await field.pressSequentially('you?')
  t.equal(sent().length, 0)
  await field.press('Enter')
  await page.locator('.circle-talk .said').getByRole('link', { name: 'https://example.org/a_(b)' }).waitFor()
  t.strictSame(
    sent().map(({ text }) => text),
    ['Is https://example.org/a_(b) near\nyou?'],
  )
  await field.press('Enter')
  t.equal(await field.inputValue(), '', 'an empty message is not sent')
  t.equal(sent().length, 1)
  t.strictSame(problems, [])
})

/** Scrollable height, and the distance in pixels from the composer to the bottom of the window. */
const below = (page: Page) =>
  page.evaluate(() => ({
    scrolls: document.documentElement.scrollHeight - innerHeight,
    end: innerHeight - Math.round(document.querySelector('.composer')!.getBoundingClientRect().bottom),
  }))

t.test('the composer ends with the window while lines stand above the page', { skip }, async (t) => {
  const [ada, bob] = [testAccount(app, { name: 'Ada' }), testAccount(app, { name: 'Bob' })]
  const { say, open } = chatPages(app, origin)
  for (let at = 0; at < 40; at++) say(bob, ada, `Line ${at}`)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    const { page } = await open(t, ada, bob, size)
    t.strictSame(await below(page), { scrolls: 0, end: 0 }, 'without a line')
    await page.evaluate(() => {
      const line = Object.assign(document.createElement('p'), { className: 'site-line' })
      line.textContent = 'This market is being set up.'
      document.querySelector('.dashboard')!.before(line, line.cloneNode(true))
    })
    t.strictSame(await below(page), { scrolls: 0, end: 0 }, `with two lines, ${size.width} px`)
    await page.goto('/dashboard/notification')
    await page.evaluate(() => {
      const line = Object.assign(document.createElement('p'), {
        className: 'site-line',
        textContent: 'A line',
      })
      document.querySelector('.dashboard')!.before(line)
    })
    t.equal(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
      0,
      'a short page does not scroll either',
    )
  }
})

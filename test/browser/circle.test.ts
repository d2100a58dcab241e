import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import t from 'tap'
import { items } from '../../db/schema/index.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { joined } from '../helpers/chat-pages.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const image_ids = (await testPictures(app)).slice(0, 1)

/** Presses no on pictures until the one that is wanted lies on top, and then yes. */
async function sayYesTo(page: Page, name: string): Promise<void> {
  const top = page.locator('.deck-top h3')
  for (let seen = 0; seen < 5; seen++) {
    const shown = await top.textContent()
    if (shown === name) break
    await button(page.locator('.deck-answers'), 'No').click()
    await page.waitForFunction(
      (before) => document.querySelector('.deck-top h3')?.textContent !== before,
      shown,
    )
  }
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/wants'))
  await button(page.locator('.deck-answers'), 'Yes').click()
  await answered
}

t.test(
  'three people in three browsers press yes on pictures, agree, meet and complete',
  { skip: noBrowser },
  async (t) => {
    const names = ['Ada', 'Ben', 'Cleo'] as const
    const people = await Promise.all(
      names.map(async (name, at) => {
        const account = testAccount(app, { name })
        const thing = `Thing of ${name}`
        const item = testItem(app, account.id, { name: thing, image_ids })
        const size = at === 0 ? { width: 375, height: 740, touch: true } : {}
        return { name, item, thing, ...(await newPage(t, { origin, as: account, ...size })) }
      }),
    )
    // Each wants what the next one has.
    for (const [at, { page }] of people.entries()) {
      const live = joined(page)
      await page.goto('/dashboard/matches')
      await live
      await sayYesTo(page, people[(at + 1) % 3]!.thing)
    }
    await people[2]!.page.getByRole('link', { name: 'See the swap' }).click()
    for (const { page } of people.slice(0, 2)) {
      await page.locator('.circle-list').getByRole('link', { name: 'A swap of three' }).click()
    }
    for (const [at, { page, thing }] of people.entries()) {
      const [from, to] = [people[(at + 1) % 3]!, people[(at + 2) % 3]!]
      await page.getByRole('heading', { name: 'A swap of three' }).waitFor()
      await page.getByText(`You give ${thing} to ${to.name}.`).waitFor()
      await page.getByText(`You get ${from.thing} from ${from.name}.`).waitFor()
    }
    for (const { page } of people) await button(page, 'Yes, swap').click()
    for (const { page } of people) await page.getByText('Everybody said yes').waitFor()
    // Ada and Ben say where they meet.
    const [ada, ben] = [people[0]!.page, people[1]!.page]
    const planOf = (page: Page, other: string) =>
      page
        .locator('article.panel')
        .filter({ hasText: `from ${other}` })
        .or(page.locator('article.panel').filter({ hasText: `to ${other}` }))
    await button(planOf(ada, 'Ben').last(), 'Propose a place and a time').click()
    const form = ada.getByRole('dialog', { name: 'Meet Ben' })
    await form.getByLabel('Place *').fill('Library')
    await form
      .getByLabel('Day and time *')
      .fill(`${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T15:00`)
    await button(form, 'Propose this').click()
    await ben.getByText('Ada proposes:').waitFor()
    await button(ben, 'Agree to meet').click()
    await ada.getByText('You meet Ben:').waitFor()
    for (const [at, { page, thing }] of people.entries()) {
      const [from, to] = [people[(at + 1) % 3]!, people[(at + 2) % 3]!]
      for (const label of [`I gave ${thing} to ${to.name}`, `I got ${from.thing} from ${from.name}`]) {
        await button(page, label).click()
        await button(page, label).waitFor({ state: 'detached' })
      }
    }
    for (const { page } of people) await page.getByText('All things have changed hands. Enjoy!').waitFor()
    t.strictSame(
      people.map(({ item }) => app.db.select().from(items).where(eq(items.id, item)).get()!.status),
      ['traded', 'traded', 'traded'],
    )
    t.strictSame(
      people.map(({ problems }) => problems),
      [[], [], []],
    )
  },
)

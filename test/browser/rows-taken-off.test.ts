import type { Locator } from 'playwright-core'
import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { holdBack } from '../helpers/hold-back.ts'

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement)

t.test(
  'after removing the only row the focus moves to the field that adds rows',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const as = testAccount(app)
    const { page, problems } = await newPage(t, { origin, as })
    await goAwake(page, '/uploaditem')
    await page.getByText('More: a message, another phone or place, videos').click()
    const links = page.getByLabel('Video links')
    await links.fill('https://youtu.be/dQw4w9WgXcQ')
    await links.press('Enter')
    await button(page, 'Remove https://youtu.be/dQw4w9WgXcQ').click()
    await page.locator('.video-links li').waitFor({ state: 'detached' })
    t.ok(await hasFocus(links))

    await goAwake(page, '/dashboard/matches')
    const wish = page.getByLabel('What are you looking for?')
    for (const text of ['kayak', 'tent']) {
      await wish.fill(text)
      await wish.press('Enter')
      await button(page, `Stop looking for ${text}`).waitFor()
    }
    await button(page, 'Stop looking for tent').click()
    await button(page, 'Stop looking for tent').waitFor({ state: 'detached' })
    t.ok(await hasFocus(button(page, 'Stop looking for kayak')), 'else to the row beside')
    await button(page, 'Stop looking for kayak').click()
    await button(page, 'Stop looking for kayak').waitFor({ state: 'detached' })
    t.ok(await hasFocus(wish))
    t.strictSame(problems, [])
  },
)

t.test(
  'the category selected for the next wish during a save remains selected',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { page, problems } = await newPage(t, { origin, as: testAccount(app) })
    await goAwake(page, '/dashboard/matches')
    const wish = page.getByLabel('What are you looking for?')
    const category = page.locator('.my-wishes').getByRole('combobox', { name: 'Category' })
    await wish.fill('kayak')
    await category.selectOption({ index: 1 })
    const answer = await holdBack(page, '**/api/wishes')
    await wish.press('Enter')
    await category.selectOption({ index: 2 })
    const next = await category.inputValue()
    answer()
    await button(page, 'Stop looking for kayak').waitFor()
    t.equal(await category.inputValue(), next)
    await wish.fill('tent')
    await wish.press('Enter')
    await button(page, 'Stop looking for tent').waitFor()
    t.equal(await category.inputValue(), '', 'what was sent is cleared')
    t.strictSame(problems, [])
  },
)

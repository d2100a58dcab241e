import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { sessionCookie, stored } from '../helpers/signed-in.ts'

t.test(
  'a visitor who wants an item sees it at sign-up, and returns to the open form',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const owner = testAccount(app, { name: 'Olga' })
    const [image] = await testPictures(app)
    const id = testItem(app, owner.id, { name: 'Desk lamp', image_ids: [image!] })
    const { page, problems } = await newPage(t, { origin, width: 360 })
    await page.goto(`/productdetails/${id}`)
    await page.getByRole('link', { name: 'Exchange', exact: true }).click()
    await page.getByText('To swap for Desk lamp').waitFor()
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await page.getByText('To swap for Desk lamp').waitFor()
    await page.getByLabel('Full Name').fill('Ada Example')
    await page.getByLabel('Email', { exact: true }).fill('ada@example.test')
    await page.getByLabel('Phone Number').fill('(202) 555-0123')
    await page.getByLabel('General Address').fill('1 Main Street')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('first password')
    await page.getByLabel('Confirm Password', { exact: true }).fill('first password')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByRole('heading', { name: 'Welcome, Ada Example. You’re in.' }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(`${origin}/productdetails/${id}`)
    await page.getByRole('dialog').waitFor()
    const { token } = await stored(page)
    t.match(await sessionCookie(page), { value: token })
    t.strictSame(problems, [])
  },
)

import t from 'tap'
import { accounts } from '../../db/schema/index.ts'
import { countryRule } from '../../server/platform/settings/country.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testApp, testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'

t.test(
  'the first admin chooses the country, and writes the telephone number as people write it there',
  { skip: noBrowser },
  async (t) => {
    const app = await testApp(t)
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const { page, problems } = await newPage(t, { origin, context: { locale: 'en-GB' } })
    await goAwake(page, `/welcome?code=${app.settingUp.begin()!}`)
    const country = page.getByRole('combobox', { name: 'Country' })
    t.equal(await country.inputValue(), 'GB', 'the reader’s own is offered')
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field('Name').fill('Harbour End')
    await field('Full Name').fill('Ruth Calder')
    await field('Email').fill('ruth@example.test')
    await field('General Address (trading location)').fill('Quay Street')
    await field('Password').fill('kelp and rope')
    await field('Confirm Password').fill('kelp and rope')

    await country.selectOption('US')
    await field('Phone Number').fill('0171 123 45 67')
    await button(page, 'Open the market').click()
    await page.getByText('Invalid US phone number').waitFor()
    await country.selectOption('DE')
    await page.getByText('Invalid US phone number').waitFor({ state: 'detached' })
    await button(page, 'Open the market').click()
    await page.waitForURL('**/welcome/done')
    t.equal(countryRule.get(app.db).code, 'DE')
    t.equal(app.db.select().from(accounts).get()?.phoneNumber, '+491711234567')
    t.strictSame(problems, [])
  },
)

t.test('the setup notice is above the header, also on short pages', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const member = testAccount(app)
  app.settingUp.begin()
  const { page } = await newPage(t, { origin, as: member, width: 412, height: 5000 })
  for (const path of ['/payment', '/dashboard', '/dashboard/matches']) {
    await page.goto(path)
    const line = (await page.getByText('This market is being set up.').boundingBox())!
    const header = (await page.locator('header').first().boundingBox())!
    const main = (await page.locator('main').boundingBox())!
    t.equal(line.y, 0, path)
    t.equal(header.y, line.height, `${path}: the header follows`)
    t.ok(header.height < 100, `${path}: the header is ${header.height} high`)
    t.equal(main.y, header.y + header.height, `${path}: the page follows`)
  }
})

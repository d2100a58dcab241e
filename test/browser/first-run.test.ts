import t from 'tap'
import { accounts } from '../../db/schema/index.ts'
import { countryRule } from '../../server/settings/country.ts'
import { testApp } from '../helpers/app.ts'
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

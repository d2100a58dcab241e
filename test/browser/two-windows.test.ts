import t from 'tap'
import { itemById } from '../../server/market/items/own-items-queries.ts'
import { findAccount } from '../../server/members/accounts/accounts-queries.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { testItem } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const skip = noBrowser

t.test('two windows that edit one item do not undo each other', { skip }, async (t) => {
  const owner = testAccount(app)
  const id = await testItem(app, owner.id, { name: 'Tent', message: '' })
  const windows = await Promise.all([1, 2].map(() => newPage(t, { origin, as: owner })))
  for (const { page } of windows) await page.goto(`/dashboard?edit=${id}`)
  const [one, two] = windows.map(({ page }) => page.getByRole('dialog'))
  await one!.getByLabel('Item Name *').fill('Tent for two')
  await two!.getByLabel('Message to interested people').fill('Free on weekends')
  await button(one!, 'Submit Update').click()
  await windows[0]!.page.waitForURL(/productdetails/)

  await button(two!, 'Submit Update').click()
  await two!.getByText('Now: Tent for two').waitFor()
  t.equal(await two!.getByLabel('Message to interested people').inputValue(), 'Free on weekends')
  await button(two!, 'Submit Update').click()
  await windows[1]!.page.waitForURL(/productdetails/)
  t.match(itemById(app.db).get({ id }), { name: 'Tent for two', message: 'Free on weekends' })
})

t.test('two windows that edit one profile do not undo each other', { skip }, async (t) => {
  const owner = testAccount(app)
  const windows = await Promise.all([1, 2].map(() => newPage(t, { origin, as: owner })))
  for (const { page } of windows) await page.goto('/dashboard/setting/general')
  const [one, two] = windows.map(({ page }) => page)
  await one!.getByLabel('Address').fill('2 Side St')
  await two!.getByLabel('About you').fill('I mend bicycles')
  await button(one!, 'Save').click()
  await one!.waitForURL(/dashboard$/)
  await button(two!, 'Save').click()
  await two!.getByText('Now: 2 Side St').waitFor()
  await button(two!, 'Save').click()
  await two!.waitForURL(/dashboard$/)
  t.match(findAccount(app.db, owner.id), { address: '2 Side St', about: 'I mend bicycles' })
})

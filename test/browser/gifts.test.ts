import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { testItem, testPictures } from '../helpers/items.ts'

t.test('a gift is found, asked for and promised', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const gus = testAccount(app, { name: 'Gus' })
  const ada = testAccount(app, { name: 'Ada' })
  const [image] = await testPictures(app)
  const id = testItem(app, gus.id, { name: 'Pram', image_ids: [image!] })
  const giver = await newPage(t, { origin, width: 1280, as: gus })
  await giver.page.goto(`/dashboard?edit=${id}`)
  await giver.page.getByRole('checkbox', { name: 'Give it away' }).check()
  await giver.page.getByRole('button', { name: 'Submit Update' }).click()
  await giver.page.waitForURL(`${origin}/productdetails/${id}`)

  const asker = await newPage(t, { origin, width: 360, as: ada })
  await asker.page.goto('/browse?gifts=1')
  await asker.page.getByText('Free', { exact: true }).first().waitFor()
  await asker.page.goto(`/productdetails/${id}`)
  t.equal(await asker.page.getByRole('button', { name: 'Exchange', exact: true }).count(), 0)
  await asker.page.getByLabel('Message (optional)').fill('For my baby')
  await asker.page.getByRole('button', { name: 'Ask for it' }).click()
  await asker.page.getByText('You’ve asked for it. The owner chooses who gets it.').waitFor()
  await asker.page.goto('/dashboard/gifts')
  await asker.page.getByText('Waiting for the owner').waitFor()

  await giver.page.goto(`/productdetails/${id}`)
  await giver.page.getByRole('link', { name: 'See who asked' }).click()
  await giver.page.getByText('For my baby').waitFor()
  await giver.page.getByRole('button', { name: 'Choose' }).click()
  await giver.page.getByText('Nobody has asked for it yet').waitFor()

  await asker.page.reload()
  await asker.page.getByRole('link', { name: 'See the swap' }).click()
  await asker.page.getByRole('heading', { name: 'Pram' }).waitFor()
  t.strictSame([...giver.problems, ...asker.problems], [])
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { temporaryFolder, testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { barriers, overflow } from '../helpers/barriers.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { zipOf } from '../helpers/item-import.ts'
import { firstCategoryId } from '../helpers/market.ts'
import { jpeg } from '../helpers/shop.ts'

const { app, origin } = await testServer(t)
const folder = temporaryFolder(t)
const category = firstCategoryId(app)
const skip = noBrowser

async function zipFile(name: string) {
  const rest = `,${category},Old`
  const csv = [
    'name,category,condition,images',
    `${name}${rest},a.jpg`,
    `${name}${rest},a.jpg`,
    `A${'very'.repeat(20)}longname${rest},${'missing'.repeat(12)}.jpg`,
  ].join('\n')
  const path = join(folder, `${name}.zip`)
  await writeFile(path, await zipOf({ 'items.csv': csv, 'a.jpg': jpeg }))
  return path
}

t.test('a user previews a file on a phone and posts its items', { skip }, async (t) => {
  const user = testAccount(app)
  const { page, problems } = await newPage(t, { origin, as: user, width: 360, height: 640 })
  await goAwake(page, '/dashboard')
  await page.getByRole('link', { name: 'Import items' }).click()
  await page.waitForURL('**/uploaditem/import')
  await goAwake(page, '/uploaditem/import')
  const check = page.getByRole('button', { name: 'Show preview' })
  await check.click()
  await page.getByText('Choose a CSV file or a ZIP file').waitFor()
  const wrong = join(folder, 'wrong.csv')
  await writeFile(wrong, 'a,b\n1,2')
  await page.getByLabel('CSV or ZIP file').setInputFiles(wrong)
  await check.click()
  await page.getByText('The first line must contain the columns').waitFor()
  problems.splice(0)
  await page.getByLabel('CSV or ZIP file').setInputFiles(await zipFile('Tent'))
  await check.click()
  await page.getByRole('heading', { name: 'Preview' }).waitFor()
  await page.getByText('1 item will be posted').waitFor()
  await page.getByText('Repeats line 2').waitFor()
  t.strictSame(await barriers(page), [])
  t.ok((await overflow(page)) <= 0)
  t.ok(await page.getByRole('link', { name: 'Download the lines with errors' }).isVisible())
  await page.getByRole('button', { name: 'Post 1 item' }).click()
  await page.getByRole('heading', { name: '1 item posted' }).waitFor()
  t.strictSame(await barriers(page), [])
  t.ok((await overflow(page)) <= 0)
  await page.getByRole('link', { name: 'See the items' }).click()
  await page.getByText('Tent').first().waitFor()
  t.strictSame(problems, [])
})

t.test('an admin imports items for a member', { skip }, async (t) => {
  const member = testAccount(app, { name: 'Max Member' })
  const admin = testAccount(app, { name: 'Ann Admin', isAdmin: true })
  const { page, problems } = await newPage(t, { origin, as: admin })
  await goAwake(page, `/admin/people/${member.id}`)
  await page.getByRole('link', { name: 'Import items' }).click()
  await page.waitForURL('**/import')
  await goAwake(page, `/admin/people/${member.id}/import`)
  await page.getByLabel('CSV or ZIP file').setInputFiles(await zipFile('Lamp'))
  await page.getByRole('button', { name: 'Show preview' }).click()
  await page.getByRole('button', { name: 'Post 1 item' }).click()
  await page.getByRole('heading', { name: '1 item posted' }).waitFor()
  t.strictSame(await barriers(page), [])
  const owners = app.db.$client.prepare("SELECT owner_id FROM items WHERE name = 'Lamp'").pluck().all()
  t.strictSame(owners, [member.id])
  t.strictSame(problems, [])
})

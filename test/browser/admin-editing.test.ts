import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { testAdmin } from '../helpers/admin.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { twoColours } from '../helpers/pictures.ts'

const skip = noBrowser

/** A site with an admin at a page of theirs, and a visitor beside them. */
async function open(t: Test, path: string) {
  const { app, origin } = await testServer(t)
  const as = testAdmin(app)
  const { page, problems } = await newPage(t, { origin, as })
  await page.goto(path)
  await awake(page)
  const visitor = (await newPage(t, { origin })).page
  return { app, origin, page, problems, visitor }
}

/** Until the form listens. */
const awake = (page: Page) => page.locator('x-island[data-hydrated], x-island').first().waitFor({ state: 'attached' })

const saved = (page: Page) => page.getByRole('status').getByText('Saved').first().waitFor()

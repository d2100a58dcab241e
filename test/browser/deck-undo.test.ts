import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const image_ids = (await testPictures(app)).slice(0, 1)

t.test(
  'a no in the deck can be undone for some seconds, and is sent if the page is left',
  { skip: noBrowser },
  async (t) => {
    const owner = testAccount(app, { name: 'Olga' })
    for (const name of ['Lamp', 'Radio']) testItem(app, owner.id, { name, image_ids })
    const as = testAccount(app, { name: 'Rita' })
    testItem(app, as.id, { name: 'Moka pot', image_ids })
    const { page, problems } = await newPage(t, { origin, as, width: 390, height: 844, touch: true })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/refusal')) sent.push(new URL(request.url()).pathname)
    })
    await goAwake(page, '/dashboard/matches')
    const top = page.locator('.deck-top h3')
    const first = (await top.textContent())!
    await button(page.locator('.deck-answers'), 'No').click()
    await page.locator('.deck-undo').getByText(`You said no to ${first}.`).waitFor()
    t.not(await top.textContent(), first)
    await button(page, 'Undo').click()
    t.equal(await top.textContent(), first)
    t.equal(await button(page, 'Undo').count(), 0)
    t.ok(await button(page.locator('.deck-answers'), 'No').evaluate((no) => no === document.activeElement))
    t.strictSame(sent, [])

    await button(page.locator('.deck-answers'), 'No').click()
    const timed = page.waitForResponse((response) => response.url().endsWith('/refusal'))
    t.equal((await timed).status(), 200)
    await button(page, 'Undo').waitFor({ state: 'detached' })
    await button(page.locator('.deck-answers'), 'No').click()
    await button(page, 'Undo').waitFor()
    await page.goto('/browse')
    const deck = async () =>
      (await app.inject({ url: '/api/matches/deck', headers: as.bearer })).json().data as unknown[]
    // The second no is sent when the page is left.
    while ((await deck()).length > 0) await page.waitForTimeout(1000)
    t.strictSame(problems, [])
  },
)

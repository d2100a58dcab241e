import { setTimeout as wait } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { type IslandProps, islandSite } from '../helpers/island-site.ts'

let site: Awaited<ReturnType<typeof islandSite>>
t.before(async () => {
  if (!noBrowser) site = await islandSite(t)
})

/** A page with an island hydrated on load and a pending image; its two-second timer is controlled by the test. */
async function openBeforePicture(t: Test) {
  const { page, problems } = await newPage(t)
  await page.addInitScript(() => {
    const original = window.setTimeout
    const later: (() => void)[] = []
    window.setTimeout = ((work: () => void, delay?: number) =>
      delay === 2000 ? later.push(work) : original(work, delay)) as typeof setTimeout
    Object.assign(window, { later })
  })
  const picture = Promise.withResolvers<void>()
  await page.route('**/picture', async (route) => {
    await picture.promise
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(site([counter('load')], '<img src="/picture" alt="">'), { waitUntil: 'commit' })
  await page.waitForFunction(() => (window as unknown as { later: unknown[] }).later.length > 0)
  t.strictSame(asked.slice(1).sort(), ['/entry.js', '/picture'], 'the picture comes before the island')
  const listens = () =>
    page.waitForFunction(() => {
      const button = document.querySelector('button')!
      return Object.keys(button).some((key) => key.startsWith('__reactProps'))
    })
  return { page, problems, come: picture.resolve, listens }
}

/** Opens a page with these islands; `hold` delays their code until released. */
async function open(t: Test, islands: IslandProps[], { before = '', held = false } = {}) {
  const { page, problems } = await newPage(t)
  let hold = () => {}
  if (held) {
    const held = new Promise<void>((free) => {
      hold = free
    })
    await page.route(/hydrate|islands|assets/, async (route) => {
      await held
      await route.continue()
    })
  }
  await page.goto(site(islands, before))
  return { page, problems, letThrough: hold }
}

const counter = (when: IslandProps['when']): IslandProps => ({ name: 'counter', when, props: { start: 5 } })

t.test('an island that wakes on load is hydrated without a mismatch', { skip: noBrowser }, async (t) => {
  const { page, problems } = await open(t, [counter('load'), counter('load')])
  const button = page.locator('button').nth(1)
  // Clicks repeatedly until the island is hydrated, because earlier clicks have no effect.
  await t.resolves(
    page.waitForFunction(() => {
      const [, second] = document.querySelectorAll('button')
      second!.click()
      return /Clicked [6-9]/.test(second!.textContent!)
    }),
  )
  t.match(await page.locator('button').first().textContent(), 'Clicked 5', 'its twin is left alone')
  t.match(await button.textContent(), /Clicked [6-9]/)
  t.strictSame(problems, [])
})

t.test(
  'code of an island hydrated on load follows the content of the page',
  { skip: noBrowser },
  async (t) => {
    const { come, listens, problems } = await openBeforePicture(t)
    come()
    await t.resolves(listens())
    t.strictSame(problems, [])
  },
)

t.test('an interaction does not wait for images', { skip: noBrowser }, async (t) => {
  const pressed = await openBeforePicture(t)
  await pressed.page.locator('button').click()
  await t.resolves(pressed.page.getByText('Clicked 6').waitFor())
  const focused = await openBeforePicture(t)
  await focused.page.keyboard.press('Tab')
  await t.resolves(focused.listens())
  for (const { come } of [pressed, focused]) come()
})

t.test('an island wakes where a picture does not come', { skip: noBrowser }, async (t) => {
  const { page, come, listens } = await openBeforePicture(t)
  await page.evaluate(() => {
    for (const work of (window as unknown as { later: (() => void)[] }).later) work()
  })
  await t.resolves(listens())
  come()
})

t.test('code is fetched only when it is touched', { skip: noBrowser }, async (t) => {
  const { page, problems } = await open(t, [counter('interaction')])
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.waitForLoadState('networkidle')
  t.strictSame(fetched, [])
  const chunk = page.waitForRequest(/counter/)
  await page.locator('button').hover()
  await t.resolves(chunk)
  t.strictSame(problems, [])
})

t.test(
  'a button first pressed offline shows an error and works once online',
  { skip: noBrowser },
  async (t) => {
    const { page } = await open(t, [counter('interaction')])
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.locator('button').hover()
    for (const _ of [1, 2]) {
      await page.locator('button').click()
      const told = page.getByText('You’re offline. Please try again once you’re back online.')
      await t.resolves(told.waitFor())
      t.equal(await told.getAttribute('role'), 'status')
      await told.evaluate((element) => element.remove())
    }
    await page.context().setOffline(false)
    await page.locator('button').click()
    await t.resolves(page.getByText('Clicked 6').waitFor())
  },
)

t.test('a button whose code fails to load reports it', { skip: noBrowser }, async (t) => {
  const { page } = await open(t, [counter('interaction')])
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', (route) => route.abort())
  await page.locator('button').click()
  await t.resolves(page.getByText('A part of this page did not load. Please reload it.').waitFor())
})

t.test('a form whose code fails to load reports it and retains the input', { skip: noBrowser }, async (t) => {
  const { page } = await newPage(t)
  await page.route(/hydrate|islands|assets/, (route) => route.abort())
  await page.goto(site([{ name: 'fields', when: 'load' }]))
  const told = page.getByText('A part of this page did not load. Please reload it.')
  await t.resolves(told.waitFor())
  await told.evaluate((element) => element.remove())
  await page.locator('#text').fill('half a word')
  await page.locator('#text').press('Enter')
  await t.resolves(told.waitFor())
  t.equal(await page.locator('#text').inputValue(), 'half a word')
})

t.test('a button of an island that is still loading is not dead', { skip: noBrowser }, async (t) => {
  const { page, problems, letThrough } = await open(t, [counter('load')], { held: true })
  await page.locator('button').click()
  await page.locator('button').click()
  t.equal(await page.locator('button').textContent(), 'Clicked 5')
  letThrough()
  await t.resolves(page.getByText('Clicked 6').waitFor(), 'the click counts once')
  await page.locator('button').click()
  await t.resolves(page.getByText('Clicked 7').waitFor())
  t.strictSame(problems, [])
})

t.test(
  'the first click on a sleeping island counts once, even when it is repeated',
  { skip: noBrowser },
  async (t) => {
    const { page, problems, letThrough } = await open(t, [counter('interaction')], { held: true })
    await page.locator('button').click()
    await page.locator('button').click()
    t.equal(await page.locator('button').textContent(), 'Clicked 5')
    letThrough()
    await t.resolves(page.getByText('Clicked 6').waitFor())
    await page.locator('button').click()
    await t.resolves(page.getByText('Clicked 7').waitFor(), 'awake, it counts each click')
    t.strictSame(problems, [])
  },
)

t.test(
  'Enter and the space bar wake an island and do what they do, focus stays',
  { skip: noBrowser },
  async (t) => {
    for (const key of ['Enter', ' ']) {
      const { page, problems, letThrough } = await open(t, [counter('interaction')], { held: true })
      await page.keyboard.press('Tab')
      await page.keyboard.press(key)
      letThrough()
      await t.resolves(page.getByText('Clicked 6').waitFor())
      t.equal(await page.evaluate(() => document.activeElement?.tagName), 'BUTTON')
      t.strictSame(problems, [])
    }
  },
)

t.test('a click finds its element again when hydration has replaced it', { skip: noBrowser }, async (t) => {
  const { page, letThrough } = await open(t, [{ name: 'other-element', when: 'interaction' }], { held: true })
  await page.locator('button').click()
  letThrough()
  await t.resolves(page.getByText('Clicked 1').waitFor())
})

t.test(
  'a link in a sleeping island is handled by the island, a new tab by the browser',
  { skip: noBrowser },
  async (t) => {
    const { page, problems } = await open(t, [{ name: 'link', when: 'interaction' }])
    const before = page.url()
    const tab = page.context().waitForEvent('page')
    await page.locator('a').click({ modifiers: ['Control'] })
    await t.resolves((await tab).waitForURL('**/elsewhere'))
    t.equal(await page.locator('a').textContent(), 'Followed 0')
    await page.locator('a').click()
    await t.resolves(page.getByText('Followed 1').waitFor())
    t.equal(page.url(), before)
    t.strictSame(problems, [])
  },
)

t.test('a link of an island without code is followed', { skip: noBrowser }, async (t) => {
  const { page } = await open(t, [{ name: 'link', when: 'interaction' }])
  await page.route('**/*.js', (route) => route.abort())
  await page.locator('a').click()
  await t.resolves(page.waitForURL('**/elsewhere'))
})

t.test('input made before hydration is preserved and known to the island', { skip: noBrowser }, async (t) => {
  const { page, problems, letThrough } = await open(t, [{ name: 'fields', when: 'load' }], { held: true })
  await page.locator('#box').check()
  await page.locator('#choice').selectOption('b')
  await page.locator('#x').check()
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('some bytes') }
  await page.locator('#file').setInputFiles(photo)
  await page.locator('#text').pressSequentially('half a')
  letThrough()
  await t.resolves(page.getByText('half a true b x photo.png').waitFor())
  await page.keyboard.type(' word')
  await t.resolves(
    page.getByText('half a word true b x photo.png').waitFor(),
    'and the caret stays where it was',
  )
  t.strictSame(problems, [])
})

t.test('a broken island stays readable and does not stop the others', { skip: noBrowser }, async (t) => {
  const { page } = await open(t, [{ name: 'broken', when: 'load' }, counter('interaction')])
  const told = page.waitForEvent('console', (message) => message.text().includes('broken did not start'))
  await page.locator('button').click()
  await t.resolves(page.getByText('Clicked 6').waitFor())
  t.equal(await page.locator('#broken').textContent(), 'Still readable')
  await t.resolves(told)
})

t.test('an island logs no aborted loads while its page is left', { skip: noBrowser }, async (t) => {
  const { page } = await newPage(t)
  const asked = page.waitForRequest(/counter/)
  const givenUp = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  await page.route(/counter/, async (route) => {
    await givenUp.promise
    await route.abort()
  })
  await page.route('**/elsewhere', async (route) => {
    await gone.promise
    await route.continue()
  })
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  await page.goto(site([counter('load')]))
  await asked
  await page.evaluate(() => {
    location.assign('/elsewhere')
  })
  const failed = page.waitForEvent('requestfailed')
  givenUp.resolve()
  await failed
  // Waits until the page that is being left has received the event.
  await wait(100)
  gone.resolve()
  await page.waitForURL('**/elsewhere')
  t.notMatch(told.join(), 'did not start')
})

import type { Page } from 'playwright-core'
import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { swapping } from '../helpers/exchange-pages.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const pictures = await testPictures(app, 3)
const owner = testAccount(app, {
  name: 'Ines Moreau',
  email: 'ines@example.test',
  phoneNumber: '+15550142233',
  address: '14 Oak Street',
})
const camera = testItem(app, owner.id, {
  name: 'Film camera',
  image_ids: pictures,
  description: '<p>The shutter is <strong>accurate</strong>.</p>',
  trade_preferences: 'a record player',
  message: 'Free on weekends.',
  video_links: ['https://youtu.be/dQw4w9WgXcQ'],
})
const lens = testItem(app, owner.id, { name: 'Lens', image_ids: pictures.slice(0, 1) })
for (let number = 1; number <= 9; number++) {
  testItem(app, owner.id, { name: `Tripod ${number}`, image_ids: pictures.slice(0, 1) })
}

/** True once this image fills the gallery; polled from outside, because the page has no scripts. */
async function shows(page: Page, number: number): Promise<boolean> {
  const left = async (selector: string) => (await page.locator(selector).boundingBox())!.x
  for (let attempt = 0; attempt < 400; attempt++) {
    const apart = (await left('.gallery-stage')) - (await left(`#picture-${number}`))
    if (Math.abs(apart) < 1) return true
    await page.waitForTimeout(50)
  }
  return false
}

const path = `/productdetails/${camera}`
const skip = noBrowser

t.test('a single picture has the room that thumbnails would take', { skip }, async (t) => {
  const { page } = await newPage(t, { origin })
  const heightOf = async (id: number) => {
    await page.goto(`/productdetails/${id}`)
    const { width, height } = (await page.locator('.gallery-stage').boundingBox())!
    return { height, whole: (width * 3.4) / 4 }
  }
  const alone = await heightOf(lens)
  t.ok(Math.abs(alone.height - alone.whole) < 1, `${alone.height} of ${alone.whole} px`)
  t.ok((await heightOf(camera)).height < alone.height, 'thumbnails stay in view')
})

t.test('all there is to read is there without JavaScript', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin, javaScript: false })
  await page.goto(path)
  t.match(
    await page.getByRole('navigation', { name: 'Breadcrumb' }).textContent(),
    'HomeProduct detailsFilm camera',
  )
  t.equal(await page.locator('h1').textContent(), 'Film camera')
  t.match(await page.locator('.takes').textContent(), 'a record player')
  t.match(await page.locator('.product-facts').textContent(), 'Like New')
  t.ok(await page.getByText('Free on weekends.').isVisible())
  t.ok(await page.locator('.owner').getByText('14 Oak Street').isVisible())
  t.equal(await page.getByRole('link', { name: '(555) 014-2233' }).getAttribute('href'), 'tel:+15550142233')
  t.equal(
    await page.getByRole('link', { name: 'ines@example.test' }).getAttribute('href'),
    'mailto:ines@example.test',
  )
  t.equal(
    await page.getByRole('link', { name: 'Send message' }).getAttribute('href'),
    `/dashboard/messages?userId=${owner.id}`,
  )
  t.equal(await page.locator('.prose strong').textContent(), 'accurate')
  t.match(await page.locator('.product-foot').textContent(), `Ad ID ${camera}`)
  t.match(await page.locator('.share-profiles a').first().getAttribute('href'), /^https:/)
  t.equal(await page.locator('.suggested article').count(), 8)
  t.equal(
    await page.getByRole('link', { name: /Play the video/ }).getAttribute('href'),
    'https://youtu.be/dQw4w9WgXcQ',
  )

  await page.getByRole('link', { name: 'Picture 2 of 3' }).click()
  t.ok(await shows(page, 2))
  t.notOk(await page.getByRole('button', { name: 'Next picture' }).isVisible(), 'no button that does nothing')
  t.strictSame(problems, [])
})

t.test('buttons, arrow keys and thumbnails turn the pictures', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  await page.goto(path)
  const current = () => page.locator('.gallery-thumbnails [aria-current=true]').getAttribute('aria-label')
  await page.getByRole('button', { name: 'Next picture' }).click()
  t.ok(await shows(page, 2))
  await page.keyboard.press('ArrowRight')
  t.ok(await shows(page, 3))
  t.equal(await current(), 'Picture 3 of 3')
  await page.keyboard.press('ArrowRight')
  t.ok(await shows(page, 1))
  await page.keyboard.press('ArrowLeft')
  t.ok(await shows(page, 3))
  await page.getByRole('button', { name: 'Previous picture' }).click()
  t.ok(await shows(page, 2))
  await page.getByRole('link', { name: 'Picture 1 of 3' }).click()
  t.ok(await shows(page, 1))
  t.equal(await current(), 'Picture 1 of 3')
  t.equal(page.url(), `${origin}${path}`, 'turning leaves no trail of addresses')
  t.strictSame(problems, [])
})

t.test('a picture opens large, is turned by keys, and gives the focus back', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  await goAwake(page, path)
  const link = page.locator('.gallery-open').first()
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 / 3').waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.getByText('2 / 3').waitFor()
  const picture = dialog.locator('.large-picture')
  await picture.dblclick()
  t.ok(await picture.evaluate((one) => one.scrollWidth > one.clientWidth), 'a double tap enlarges')
  await page.keyboard.press('-')
  const drag = async (x: number, y: number) => {
    await page.mouse.move(600, 300)
    await page.mouse.down()
    await page.mouse.move(600 + x, 300 + y, { steps: 4 })
    await page.mouse.up()
  }
  await drag(-200, 0)
  await dialog.getByText('3 / 3').waitFor()
  await drag(0, 200)
  await dialog.waitFor({ state: 'detached' })
  t.ok(await link.evaluate((element) => element === document.activeElement), 'a swipe down closes')
  await page.keyboard.press('Enter')
  await dialog.getByText('1 / 3').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  t.ok(await link.evaluate((element) => element === document.activeElement))
  t.strictSame(problems, [])
})

t.test('two fingers zoom a large picture around their centre, one moves it', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin, width: 390, height: 844, touch: true })
  await goAwake(page, path)
  const link = page.locator('.gallery-open').first()
  await link.tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 / 3').waitFor()
  const session = await page.context().newCDPSession(page)
  type Fingers = [x: number, y: number][]
  /** Puts the fingers down at the first places and moves them through the others. */
  const touch = async (...places: [Fingers, ...Fingers[]]) => {
    for (const [step, fingers] of places.entries()) {
      await session.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
      })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  /** Place of the picture once its transition has ended. */
  const placed = () =>
    dialog.locator('.large-picture img').evaluate(async (img) => {
      await Promise.all(img.getAnimations().map(({ finished }) => finished))
      const { x, y, width } = img.getBoundingClientRect()
      return { x, y, scale: width / window.innerWidth }
    })
  const near = (value: number, wanted: number) =>
    t.ok(Math.abs(value - wanted) < 2, `${value} is about ${wanted}`)

  await touch(
    [
      [80, 300],
      [120, 300],
    ],
    [
      [70, 300],
      [130, 300],
    ],
    [
      [60, 300],
      [140, 300],
    ],
  )
  const pinched = await placed()
  t.equal(pinched.scale, 2)
  near(pinched.x, -100)
  near(pinched.y, -300)
  t.equal(await page.evaluate(() => window.visualViewport!.scale), 1, 'the page itself is not zoomed')
  await touch([[200, 400]], [[170, 380]], [[140, 360]])
  const moved = await placed()
  near(moved.x, -160)
  near(moved.y, -340)
  await touch([[300, 400]], [[100, 400]], [[0, 400]])
  near((await placed()).x, -390)
  await dialog.getByText('1 / 3').waitFor()
  await touch(
    [
      [20, 400],
      [380, 400],
    ],
    [
      [190, 400],
      [210, 400],
    ],
  )
  t.strictSame(await placed(), { x: 0, y: 0, scale: 1 }, 'pinching together shows all of it')

  await touch([[300, 200]])
  await touch([[300, 200]])
  const tapped = await placed()
  t.equal(tapped.scale, 2.5)
  near(tapped.x, 300 - 300 * 2.5)
  near(tapped.y, 200 - 200 * 2.5)
  await touch([[300, 200]])
  await touch([[300, 200]])
  t.equal((await placed()).scale, 1)

  await touch([[300, 400]], [[200, 400]], [[100, 400]])
  await dialog.getByText('2 / 3').waitFor()
  await touch([[200, 300]], [[200, 330]])
  t.strictSame(await placed(), { x: 0, y: 0, scale: 1 }, 'a short drag goes back')
  await touch([[200, 300]], [[200, 400]], [[200, 500]])
  await dialog.waitFor({ state: 'detached' })
  t.ok(await link.evaluate((element) => element === document.activeElement), 'the focus is back')
  t.strictSame(problems, [])
})

t.test('two quick presses go two pictures on', { skip }, async (t) => {
  const { page } = await newPage(t, { origin })
  await page.goto(path)
  await page.getByRole('button', { name: 'Next picture' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  t.ok(await shows(page, 3))
})

t.test('swiping marks the thumbnail of the picture in view', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, width: 360, height: 720, touch: true })
  await page.goto(path)
  await page.getByRole('button', { name: 'Next picture' }).waitFor()
  await page.locator('.gallery-track').evaluate((track) => track.scrollTo({ left: track.clientWidth }))
  const marked = page.locator('.gallery-thumbnails [aria-current=true]')
  await marked.and(page.getByLabel('Picture 2 of 3')).waitFor()
  t.equal(await marked.count(), 1)
})

t.test('the thumbnail of the picture in view is itself in view', { skip }, async (t) => {
  const many = testItem(app, owner.id, { name: 'Album', image_ids: await testPictures(app, 10) })
  const { page } = await newPage(t, { origin, width: 360, height: 720, touch: true })
  await page.goto(`/productdetails/${many}`)
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await page.waitForFunction(() => {
    const strip = document.querySelector('.gallery-thumbnails')!.getBoundingClientRect()
    const last = document.querySelector('.gallery-thumbnails [aria-current=true]')!.getBoundingClientRect()
    return last.left >= strip.left && last.right <= strip.right
  })
  t.equal(
    await page.locator('.gallery-thumbnails [aria-current=true]').getAttribute('aria-label'),
    'Picture 10 of 10',
  )
})

t.test('one picture has no controls', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  await page.goto(`/productdetails/${lens}`)
  t.ok(await page.getByRole('img', { name: 'Lens', exact: true }).isVisible())
  t.equal(await page.locator('.gallery :is(button, a:not(.gallery-open))').count(), 0)
  t.equal(await page.locator('blockquote').count(), 0, 'an empty message is left out')
  t.match(await page.locator('.takes').textContent(), 'Open to offers')
  t.strictSame(problems, [])
})

t.test('no request to YouTube before a click', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  const asked: string[] = []
  await page.route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'a video' })
  })
  await goAwake(page, path)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: /Play the video/ }).scrollIntoViewIfNeeded()
  t.strictSame(asked, [])
  await page.getByRole('link', { name: /Play the video/ }).click()
  await page.frameLocator('iframe.video').getByText('a video').waitFor()
  t.strictSame(asked, ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
  t.equal(page.url(), `${origin}${path}`)
  t.strictSame(problems, [])
})

t.test(
  'the question after a heart and the one of the page take the answer for each other',
  { skip },
  async (t) => {
    const asked = async () => {
      const { page, problems } = await newPage(t, { origin, as: testAccount(app) })
      await page.goto(path)
      await page.locator('.product-title button').click()
      const question = page.getByRole('group').filter({ hasText: 'Would you swap for it?' })
      await question.waitFor()
      return { page, problems, question }
    }
    const wanted = { name: "You'd swap for this", pressed: true } as const
    const after = await asked()
    await after.question.getByRole('button', { name: 'Yes' }).click()
    await after.page.getByRole('button', wanted).waitFor()
    await after.page.getByRole('button', { name: 'Which of your things would you give for it?' }).waitFor()
    t.equal(await after.question.count(), 0)
    const before = await asked()
    await before.page.getByRole('button', { name: "I'd swap for this" }).click()
    await before.page.getByRole('button', wanted).waitFor()
    t.equal(await before.question.count(), 0)
    t.strictSame([...after.problems, ...before.problems], [])
  },
)

t.test('a want names own items, and these can be changed', { skip }, async (t) => {
  const wanter = testAccount(app)
  const [lamp, vase] = ['Lamp', 'Vase'].map((name) =>
    testItem(app, wanter.id, { name, image_ids: pictures.slice(0, 1) }),
  )
  const { page, problems } = await newPage(t, { origin, as: wanter })
  const said = () =>
    app.db.$client.prepare('SELECT for_item_id FROM want_items WHERE account_id = ?').pluck().all(wanter.id)
  await page.goto(path)
  await page.getByRole('button', { name: "I'd swap for this" }).click()
  const choose = page.getByRole('button', { name: 'Which of your things would you give for it?' })
  const dialog = page.getByRole('dialog', { name: 'Which of your things would you give for it?' })
  await choose.click()
  await dialog.getByText('For anything I have').waitFor()
  await dialog.getByRole('checkbox', { name: 'Vase' }).check()
  await dialog.getByText('For 1 of my things').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  t.strictSame(said(), [vase])
  t.ok(await choose.evaluate((one) => one === document.activeElement), 'the focus is where it was')

  await choose.click()
  t.ok(await dialog.getByRole('checkbox', { name: 'Vase' }).isChecked())
  await dialog.getByRole('checkbox', { name: 'Lamp' }).check()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  t.strictSame(said(), [vase], 'what is not saved is not said')

  await choose.click()
  await page.route('**/api/wants', (route) => route.abort())
  await dialog.getByRole('checkbox', { name: 'Lamp' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your answer didn’t get through. Please try again.').first().waitFor()
  t.ok(await dialog.getByRole('checkbox', { name: 'Lamp' }).isChecked(), 'what was chosen is still chosen')
  await page.unroute('**/api/wants')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  t.strictSame(said(), [lamp, vase])
  t.strictSame(
    problems.filter((one) => !one.includes('/api/wants')),
    [],
  )
})

t.test('the address can be passed on', { skip }, async (t) => {
  const { page, problems } = await newPage(t, {
    origin,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  })
  await page.goto(`${path}?from=elsewhere`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('button', { name: 'Link copied' }).waitFor()
  t.equal(await page.evaluate(() => navigator.clipboard.readText()), `${origin}${path}`)
  t.strictSame(problems, [])
})

t.test('on a phone the main action is always in reach', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, width: 360, height: 640, touch: true })
  await page.goto(path)
  const exchange = page.getByRole('link', { name: 'Exchange' })
  for (const place of [0, 1000, 100_000]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
    const box = (await exchange.boundingBox())!
    t.ok(box.y > 0 && box.y + box.height <= 640 && box.height >= 44, `in view when scrolled to ${place}`)
  }
  t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, 'nothing sticks out')
  const last = (await page.locator('.footer .small').boundingBox())!
  t.ok(last.y + last.height <= (await exchange.boundingBox())!.y, 'the end of the page is not covered')
})

t.test('on a phone with keys the main action covers nothing that has the focus', { skip }, async (t) => {
  const asker = testAccount(app)
  const offered = testItem(app, asker.id, { name: 'Guitar', image_ids: pictures.slice(0, 1) })
  await swapping(app, pictures).offerOf(asker, camera, offered)
  const { page } = await newPage(t, { origin, as: asker, width: 360, height: 740 })
  await page.goto(`/productdetails/${camera}`, { waitUntil: 'networkidle' })
  const action = (await page.locator('.product-action').boundingBox())!
  t.ok(action.height > 100, 'with a line on the request that there is')
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate((top) => {
      const { activeElement: focused } = document
      const isAbove = focused?.closest('.product-action') || focused!.getBoundingClientRect().bottom <= top
      return isAbove ? '' : focused?.textContent
    }, action.y)
    t.equal(covered, '')
  }
})

t.test('long words break instead of pushing the page wide', { skip }, async (t) => {
  const id = testItem(app, owner.id, {
    name: 'W'.repeat(120),
    trade_preferences: 'w'.repeat(300),
    message: 'W'.repeat(300),
    description: 'w'.repeat(500),
    image_ids: pictures,
  })
  const { page } = await newPage(t, { origin, width: 320, height: 640, touch: true })
  for (const place of [`/productdetails/${id}`, '/browse?product=wwww']) {
    await page.goto(place)
    t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, place)
  }
})

t.test('an item that failed to load can be tried again', { skip }, async (t) => {
  const { page } = await newPage(t, { origin })
  app.db.run('ALTER TABLE item_images RENAME TO item_images_away')
  const response = await goAwake(page, `/productdetails/${lens + 1}`)
  t.equal(response?.status(), 500)
  t.equal(await page.locator('h1').textContent(), 'Failed to load product details.')
  app.db.run('ALTER TABLE item_images_away RENAME TO item_images')

  const answer = await holdBack(page, '**/productdetails/*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByText('Loading...').waitFor()
  answer()
  await page.getByRole('heading', { level: 1, name: 'Tripod 1' }).waitFor()
  t.equal(await page.getByText('Failed to load product details.').count(), 0)
})

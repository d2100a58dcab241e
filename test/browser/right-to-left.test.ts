import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import t from 'tap'
import { accounts } from '../../db/schema/index.ts'
import { DAY } from '../../server/platform/time-shared.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testAdmin } from '../helpers/admin.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { chatPages } from '../helpers/chat-pages.ts'
import { swapping } from '../helpers/exchange-pages.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { inTime, testCircle } from '../helpers/meeting.ts'

const HEBREW = 'אופניים!'

/** True if a text's last character is left of its first. */
const endsAtLeft = (text: Locator) =>
  text.evaluate((element) => {
    const { firstChild } = element
    const leftOf = (at: number) => {
      const range = document.createRange()
      range.setStart(firstChild!, at)
      range.setEnd(firstChild!, at + 1)
      return range.getBoundingClientRect().left
    }
    return leftOf(firstChild!.textContent!.length - 1) < leftOf(0)
  })

t.test('right-to-left text reads correctly next to left-to-right text', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const [ada, bob] = [testAccount(app), testAccount(app)]
  const item = { name: HEBREW, description: `${HEBREW}\n\nOr so!`, image_ids: await testPictures(app) }
  const id = testItem(app, ada.id, item)
  chatPages(app, origin).say(bob, ada, HEBREW)
  const { page } = await newPage(t, { origin, as: ada })
  await page.goto(`/productdetails/${id}`)
  t.ok(await endsAtLeft(page.getByRole('heading', { level: 1 })))
  t.ok(await endsAtLeft(page.locator('.prose p').first()))
  t.notOk(await endsAtLeft(page.locator('.prose p').nth(1)))
  await page.goto('/dashboard/messages')
  t.ok(await endsAtLeft(page.locator('.bubble')))
})

t.test(
  'phone numbers, and what is written from left to right, read so on an Arabic page',
  {
    skip: noBrowser,
  },
  async (t) => {
    const { app, origin } = await testServer(t)
    const ada = testAccount(app)
    app.db.update(accounts).set({ about: 'I mend bikes.', phoneNumber: '+12025550123' }).run()
    const id = testItem(app, ada.id)
    const { page } = await newPage(t, { origin, context: { locale: 'ar' } })
    await page.goto(`/productdetails/${id}`)
    const phone = page.locator('a[href^="tel:"] bdi')
    t.equal(await phone.textContent(), '(202) 555-0123')
    t.equal(await phone.evaluate((element) => getComputedStyle(element).direction), 'ltr')
    const { page: own } = await newPage(t, { origin, as: ada, context: { locale: 'ar' } })
    await goAwake(own, '/dashboard')
    await own.locator('.card .cover').click()
    const said = own.getByRole('dialog').locator('dd bdi')
    t.equal(await said.textContent(), '+12025550123')
    t.equal(await said.evaluate((element) => getComputedStyle(element).direction), 'ltr')
    await page.goto(`/people/${ada.id}`)
    t.notOk(await endsAtLeft(page.locator('.said').first()))
  },
)

t.test(
  'names and words that begin with a number read so too, wherever they stand',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const [ada, bob] = [testAccount(app, { name: '2 Adas (twins)' }), testAccount(app)]
    app.db.update(accounts).set({ address: '12 Mill Lane (yard)' }).run()
    const id = testItem(app, ada.id, { name: '35 mm film camera (old)' })
    chatPages(app, origin).say(ada, bob, '4 o’clock?')
    const arabic = { origin, context: { locale: 'ar' } }
    const { page } = await newPage(t, { ...arabic, as: bob })
    const { page: admins } = await newPage(t, { ...arabic, as: testAdmin(app) })
    for (const [at, path, place] of [
      [page, `/productdetails/${id}`, '.breadcrumb [aria-current] span'],
      [page, `/productdetails/${id}`, '.owner-contact li:last-child span'],
      [page, `/report?kind=item&id=${id}`, '.report-target p'],
      [page, `/report?kind=item&id=${id}`, '.report-target cite'],
      [page, '/dashboard/messages', '.conversation-entries .last'],
      [admins, '/admin/items', '.what h2 a'],
      [admins, '/admin/people?q=twins', '.what h2 a'],
    ] as const) {
      await at.goto(path)
      t.notOk(await endsAtLeft(at.locator(place)), `${path}: ${place}`)
    }
  },
)

t.test(
  'what others wrote, and phone numbers, read in order for an Arabic admin',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const admin = testAdmin(app)
    const ada = testAccount(app)
    const payload = {
      name: 'Petra',
      email: 'p@example.org',
      phone: '+1 202 555 0123',
      message: 'May we come?',
    }
    await app.inject({ method: 'POST', url: '/api/contact', payload })
    await admin.call('POST', '/community', { join: 'approval' })
    const { page } = await newPage(t, { origin, as: admin, context: { locale: 'ar' } })
    await page.goto('/admin/contact-messages')
    t.notOk(await endsAtLeft(page.locator('.reported .text')), 'what came by the form')
    t.notOk(await endsAtLeft(page.locator('a[href^="tel:"] bdi')), 'the number to call')
    await page.goto('/admin/audit-log')
    t.notOk(
      await endsAtLeft(page.locator('td:last-child bdi').first()),
      'what an admin did who reads English',
    )
    await page.goto(`/admin/people/${ada.id}`)
    t.notOk(await endsAtLeft(page.locator('.facts bdi').filter({ hasText: '+' })), 'the number of a person')
    t.notOk(await endsAtLeft(page.locator('.admin-version p')), 'the version')
  },
)

t.test(
  'what two people write as they agree reads in order on an Arabic page',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { twoPeople, offerOf } = swapping(app, await testPictures(app))
    const { owner, requester, wanted, offered } = twoPeople('note')
    const id = await offerOf(requester, wanted, offered, 'May we come?')
    const post = (who: { bearer: object }, url: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api${url}`, headers: { ...who.bearer }, payload })
    const terms = { requested_product_ids: [wanted], offered_product_ids: [offered], keep_unlisted: true }
    await post(owner, `/exchange-request/${id}/counter`, { ...terms, revision: 1, message: 'And a bag?' })
    await post(requester, `/exchange-request/${id}/accept`, {})
    const plan = { place: 'Library', starts_at: inTime(DAY), note: 'Bring a bag, please!', revision: 0 }
    await post(owner, `/swaps/${id}/handover`, plan)
    const { page } = await newPage(t, { origin, as: owner, context: { locale: 'ar' } })
    await page.goto(`/dashboard/exchange-product-details?id=${id}`)
    t.notOk(await endsAtLeft(page.locator('.handover .note')), 'the note beside a plan')
    await page.locator('.exchange-history summary').click()
    t.notOk(await endsAtLeft(page.locator('.exchange-history q')), 'what was said with an earlier offer')
  },
)

t.test('addresses of pages read from left to right for an Arabic admin', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page } = await newPage(t, { origin, as: testAdmin(app), context: { locale: 'ar' } })
  /** Left edge of the first occurrence of a text. */
  const leftOf = (element: Locator, text: string) =>
    element.evaluate((element, text) => {
      const nodes = document.createNodeIterator(element, NodeFilter.SHOW_TEXT)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const at = node.textContent!.indexOf(text)
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + text.length)
        return range.getBoundingClientRect().left
      }
      throw new Error(`${text} is not there`)
    }, text)
  await page.goto('/admin/pages')
  const row = page.locator('.rows .note').filter({ hasText: '/page/' }).filter({ hasText: 'privacy' })
  t.ok((await leftOf(row, 'page')) < (await leftOf(row, 'privacy')), 'in the list')
  await goAwake(page, '/admin/pages')
  await page.getByRole('main').getByRole('button').click()
  const labels = await page.getByRole('dialog').locator('label').allTextContents()
  t.equal(new Set(labels).size, 2, 'the title and the address of a new page have a label each')
  await page.goto('/admin/pages/privacy')
  const lead = page.locator('.lead').filter({ hasText: 'privacy' })
  t.ok((await leftOf(lead, 'page')) < (await leftOf(lead, 'privacy')), 'above the form')
})

t.test('on an Arabic page left-to-right names are next to their elements', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { twoPeople, offerOf } = swapping(app, await testPictures(app))
  const { owner, requester, wanted, offered } = twoPeople('arabic')
  const id = await offerOf(requester, wanted, offered)
  const { page } = await newPage(t, { origin, as: owner, width: 360, context: { locale: 'ar' } })
  /** Distance of the text from the right edge of its box. */
  const fromRight = (text: Locator) =>
    text.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return element.getBoundingClientRect().right - range.getBoundingClientRect().right
    })
  await page.goto('/dashboard/exchange-request')
  t.ok((await fromRight(page.locator('.request > header b'))) < 1, 'beside the picture')
  t.ok((await fromRight(page.locator('.thing .name').first())) < 1, 'below its picture')
  await page.goto(`/dashboard/exchange-product-details?id=${id}`)
  t.ok((await fromRight(page.getByRole('heading', { level: 1 }))) < 1, 'above the rest')
  t.ok((await fromRight(page.locator('.details dd').filter({ hasText: '@' }))) < 1, 'below what it is')
})

t.test(
  'what is written from left to right is cut at its end on an Arabic page',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const long = 'Wolfeschlegelsteinhausenbergerdorff and their neighbours'
    const [ada, ben] = [testAccount(app), testAccount(app, { name: long })]
    const { id: circle } = testCircle(app, 3, [ada, ben, testAccount(app)])
    const id = testItem(app, ada.id, { name: long })
    const { say } = chatPages(app, origin)
    say(ben, ada, `${long}, good morning`)
    say(ada, testAccount(app), `${long}, good evening`)
    const { page } = await newPage(t, { origin, as: ada, width: 360, context: { locale: 'ar' } })
    /** The first letter is inside the box, the last one is not. */
    const isCutAtEnd = (text: Locator) =>
      text.evaluate((element) => {
        const box = element.getBoundingClientRect()
        const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
        const isIn = (at: number) => {
          const range = document.createRange()
          range.setStart(letters, at)
          range.setEnd(letters, at + 1)
          const { left, right } = range.getBoundingClientRect()
          return left >= box.left - 1 && right <= box.right + 1
        }
        return isIn(0) && !isIn(letters.length - 1)
      })
    await page.goto(`/dashboard/circles/${circle}`)
    t.ok(await isCutAtEnd(page.locator('.ring .who', { hasText: 'Wolfe' })), 'a name in a swap of three')
    await page.goto(`/productdetails/${id}`)
    t.ok(await isCutAtEnd(page.locator('.breadcrumb span').last()), 'where one is')
    await page.goto(`/browse?product=${encodeURIComponent(long)}`)
    t.ok(await isCutAtEnd(page.locator('.narrowing .chip > span')), 'what was searched for')
    await page.setViewportSize({ width: 1100, height: 800 })
    await page.goto('/dashboard/messages')
    t.ok(
      await isCutAtEnd(page.locator('.conversation-entries li:not(:has(.circle-avatar)) .last').nth(1)),
      'the last message',
    )
    t.ok(await isCutAtEnd(page.locator('.conversation-entries .last bdi')), 'also of one’s own')
    for (const place of ['.brand-name', '.welcome .email']) {
      const text = page.locator(place).first()
      await text.evaluate((element, long) => {
        element.textContent = long.repeat(4)
      }, long)
      t.ok(await isCutAtEnd(text), place)
    }
  },
)

t.test(
  'the button that chooses a file stands at the right on an Arabic page',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { page } = await newPage(t, { origin, as: testAdmin(app), context: { locale: 'ar' } })
    await goAwake(page, '/admin/backup')
    const field = page.locator('input[type=file]')
    await field.setInputFiles({ name: 'a.sqlite', mimeType: '', buffer: Buffer.from('x') })
    // Compares inside the border, because the last pixels are those of the button.
    const { width, height } = (await field.boundingBox())!
    const edge = { left: Math.floor(width) - 6, top: 0, width: 6, height: Math.floor(height) }
    const drawn = await sharp(await field.screenshot())
      .extract(edge)
      .toBuffer()
    const { channels } = await sharp(drawn).stats()
    t.ok(channels[0]!.max - channels[0]!.min > 40)
  },
)

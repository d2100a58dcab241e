import type { Locator } from 'playwright-core'
import t from 'tap'
import { LANGUAGES } from '../../server/platform/catalogues/current.ts'
import { DAY } from '../../server/platform/time-shared.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testAdmin } from '../helpers/admin.ts'
import { testServer } from '../helpers/app.ts'
import { overflow } from '../helpers/barriers.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { swapping } from '../helpers/exchange-pages.ts'
import { testItem } from '../helpers/items.ts'
import { inTime } from '../helpers/meeting.ts'

const { app, origin } = await testServer(t)
const owner = testAccount(app, { name: 'Olga Owner' })
const reader = testAccount(app, { name: 'Rita Reader' })
testItem(app, owner.id, { name: 'Guitar' })
const phone = { origin, as: reader, width: 360, height: 740, touch: true }

const boxOf = async (what: Locator) => (await what.boundingBox())!

t.test(
  'a long link that is typed leaves the button for sending on the screen',
  { skip: noBrowser },
  async (t) => {
    const { page } = await newPage(t, phone)
    await page.goto(`/dashboard/messages?userId=${owner.id}`)
    await page.getByLabel('Message to Olga Owner').fill(`See https://example.org/${'far/'.repeat(40)}`)
    const { x, width } = await boxOf(button(page, 'Send'))
    t.ok(x + width <= phone.width, `ends at ${x + width} px`)
    t.equal(await overflow(page), 0)
  },
)

t.test('the two answers after a heart stand side by side on a phone', { skip: noBrowser }, async (t) => {
  const { page } = await newPage(t, phone)
  await page.goto('/browse?category=all')
  await page.getByRole('button', { name: 'Favourite' }).click()
  const question = page.getByRole('group').filter({ hasText: 'Would you swap for it?' })
  await question.getByRole('button').first().waitFor()
  t.equal((await boxOf(button(question, 'Yes'))).y, (await boxOf(button(question, 'No'))).y)
})

t.test(
  'the buttons of a want stand nearer to their own thing than to the next',
  { skip: noBrowser },
  async (t) => {
    const as = testAccount(app, { name: 'Wanda Wants' })
    for (const name of ['Kettle', 'Lamp']) {
      const product_id = testItem(app, owner.id, { name })
      await app.inject({ method: 'POST', url: '/api/wants', headers: as.bearer, payload: { product_id } })
    }
    const { page } = await newPage(t, { ...phone, as })
    await page.goto('/dashboard/matches')
    const [first, second] = await page.locator('.my-wants li').all()
    const ofFirst = await boxOf(button(first!, 'For anything I have'))
    const thing = await boxOf(first!.locator('.picture'))
    const ownGap = ofFirst.y - (thing.y + thing.height)
    const gap = (await boxOf(second!.locator('.picture'))).y - (ofFirst.y + ofFirst.height)
    t.ok(gap >= 1.5 * ownGap, `${ownGap} px to its own, ${gap} px to the next`)
  },
)

t.test('a long wish leaves the cross that takes it off its size', { skip: noBrowser }, async (t) => {
  const as = testAccount(app)
  const text = 'a bicycle for a child of seven, with brakes that work and perhaps a little bell'
  await app.inject({ method: 'POST', url: '/api/wishes', headers: as.bearer, payload: { text } })
  const { page } = await newPage(t, { ...phone, as })
  await page.goto('/dashboard/matches')
  t.equal((await boxOf(page.locator('.wish-chips svg'))).width, 16)
})

t.test(
  'on the smallest phone no word of a tab is torn in two, and all tabs are in sight',
  { skip: noBrowser },
  async (t) => {
    const { page } = await newPage(t, { ...phone, width: 320 })
    for (const code of LANGUAGES) {
      await page.goto(`/dashboard/exchange-request?lang=${code}`)
      const tabs = page.getByRole('tablist')
      const torn = await tabs.getByRole('tab').evaluateAll((all) =>
        all.flatMap(({ firstChild: text }) =>
          [...text!.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text!, index)
            range.setEnd(text!, index + word.length)
            return range.getClientRects().length > 1 ? [word] : []
          }),
        ),
      )
      t.strictSame(torn, [], code)
      t.equal(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 0, code)
    }
  },
)

t.test('the time of a step and of a meeting is not torn in two', { skip: noBrowser }, async (t) => {
  const requester = testAccount(app, { name: 'Rolf Requester' })
  const [wanted, offered] = [owner, requester].map(({ id }) => testItem(app, id, { name: 'Kettle' }))
  const id = await swapping(app, []).offerOf(requester, wanted!, offered!)
  const post = (url: string, payload?: object) =>
    app.inject({ method: 'POST', url, headers: { ...owner.bearer }, ...(payload ? { payload } : {}) })
  await post(`/api/exchange-request/${id}/accept`)
  await post(`/api/swaps/${id}/handover`, { place: 'Library', starts_at: inTime(DAY), revision: 0 })
  const { page } = await newPage(t, { ...phone, as: owner })
  await page.goto(`/dashboard/exchange-product-details?id=${id}`)
  /** Number of times of day broken across two lines, over several widths. */
  const torn = (lines: string, time: string) =>
    page.locator(lines).evaluateAll(
      (all, part) =>
        (all as HTMLElement[]).filter((line) => {
          for (let width = 320; width > 200; width -= 2) {
            line.style.width = `${width}px`
            if (line.querySelector(part)!.getClientRects().length > 1) return true
          }
          return false
        }).length,
      time,
    )
  t.equal(await torn('.meeting-plan', 'time > span'), 0)
  await page.goto(`/dashboard/messages?userId=${requester.id}`)
  t.equal(await torn('.request-step', 'time'), 0)
})

t.test('what belongs together in a swap stands side by side on a phone', { skip: noBrowser }, async (t) => {
  const requester = testAccount(app, { name: 'Sven Swaps' })
  const [wanted, offered] = [owner, requester].map(({ id }) => testItem(app, id, { name: 'Kettle' }))
  const id = await swapping(app, []).offerOf(requester, wanted!, offered!)
  const { page } = await newPage(t, { ...phone, as: owner })
  const areBeside = async (one: string, other: string) => {
    await page.goto(`/dashboard/exchange-product-details?id=${id}`)
    t.equal((await boxOf(button(page, one))).y, (await boxOf(button(page, other))).y, `${one}, ${other}`)
  }
  await areBeside('Accept', 'Decline')
  const url = `/api/exchange-request/${id}/accept`
  await app.inject({ method: 'POST', url, headers: { ...owner.bearer } })
  await areBeside('Show my code', 'Enter a code')
  await areBeside('We have swapped', 'Call off')
})

t.test('names that lead somewhere are as high as a finger', { skip: noBrowser }, async (t) => {
  const as = testAccount(app)
  const item = testItem(app, owner.id, { name: 'Trunk' })
  const offered = testItem(app, as.id, { name: 'Kettle' })
  const id = await swapping(app, []).offerOf(as, item, offered)
  await app.inject({
    method: 'POST',
    url: '/api/wants',
    headers: { ...as.bearer },
    payload: { product_id: item },
  })
  const { page } = await newPage(t, { ...phone, as })
  for (const [path, name] of [
    [`/productdetails/${item}`, '.owner h2 a'],
    ['/dashboard/exchange-request?direction=outgoing', '.request > header b a'],
    [`/dashboard/exchange-product-details?id=${id}`, '.exchange-with > p a'],
    [`/dashboard/messages?userId=${owner.id}`, '.chat-header h2 a'],
    ['/dashboard/matches', '.deck-top h3 a'],
    ['/dashboard/matches', '.my-wants a'],
  ] as const) {
    await page.goto(path)
    const reached = await page
      .locator(name)
      .first()
      .evaluate((link) => {
        link.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = link.getBoundingClientRect()
        return [-20, 20].map((away) =>
          link.contains(document.elementFromPoint(x + width / 2, y + height / 2 + away)),
        )
      })
    t.strictSame(reached, [true, true], `${path}: ${name}`)
  }
})

t.test('a link within a sentence pushes its lines no further apart', { skip: noBrowser }, async (t) => {
  const { page } = await newPage(t, { origin, width: 360, touch: true })
  await page.goto('/payment')
  const [height, lines] = await page.locator('.no-trades > p').evaluate((sentence) => {
    const line = Number.parseFloat(getComputedStyle(sentence).lineHeight)
    const { height } = sentence.getBoundingClientRect()
    return [height, height / line]
  })
  t.ok(Math.abs(lines! - Math.round(lines!)) < 0.05, `${height} px are ${lines} lines`)
})

t.test('without scripts, the notice has margins', { skip: noBrowser }, async (t) => {
  const { page } = await newPage(t, { ...phone, javaScript: false })
  for (const path of [
    '/dashboard/exchange-request',
    '/dashboard/notification',
    '/dashboard/setting',
    '/dashboard/setting/account',
    '/uploaditem',
  ]) {
    await page.goto(path)
    /** Space before and after the note. */
    const [above, below] = await page
      .locator('noscript:has(> .notice)')
      .first()
      .evaluate((noscript) => {
        const { top, bottom } = noscript.firstElementChild!.getBoundingClientRect()
        const around = document.createRange()
        around.selectNodeContents(noscript.parentElement!)
        around.setEndBefore(noscript)
        const before = around.getBoundingClientRect()
        around.selectNodeContents(noscript.parentElement!)
        around.setStartAfter(noscript)
        return [before.height > 0 ? top - before.bottom : null, around.getBoundingClientRect().top - bottom]
      })
    t.ok(below! >= 12, `${below} px below it, ${path}`)
    t.ok(above === null || above! >= 8, `${above} px above it, ${path}`)
  }
})

t.test('the link of a message stays on one line, as large as a finger', { skip: noBrowser }, async (t) => {
  const { page } = await newPage(t, phone)
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'toasts_after_move',
      JSON.stringify([['success', 'Product created successfully', { text: 'See it', href: '/' }]]),
    ),
  )
  await page.goto('/')
  const { width, height } = await boxOf(page.getByRole('link', { name: 'See it' }))
  t.ok(width >= 44, `${width} px wide`)
  t.ok(height >= 44 && height < 60, `${height} px high`)
})

t.test(
  'an offer of things with long names leaves a phone room for the messages',
  { skip: noBrowser },
  async (t) => {
    const { offerOf } = swapping(app, [])
    const wanted = testItem(app, owner.id, { name: 'W'.repeat(120) })
    const offered = testItem(app, reader.id, { name: 'M'.repeat(120) })
    await offerOf(reader, wanted, offered)
    const { page } = await newPage(t, phone)
    await page.goto(`/dashboard/messages?userId=${owner.id}`)
    const { height } = await boxOf(page.locator('.request-summary'))
    t.ok(height < 130, `${height} px high`)
  },
)

t.test('the two hours of quiet stand apart, each with its own name', { skip: noBrowser }, async (t) => {
  const { page } = await newPage(t, phone)
  await page.goto('/dashboard/setting/notifications')
  const from = await boxOf(page.getByLabel('From'))
  const to = await boxOf(page.getByText('To', { exact: true }))
  t.ok(to.y - (from.y + from.height) >= 16, 'further from the field above than from its own')
})

t.test(
  'what may be searched for in admins’ lists is read in whole on a phone',
  { skip: noBrowser },
  async (t) => {
    const { page } = await newPage(t, { ...phone, as: testAdmin(app) })
    for (const list of ['people', 'items'])
      for (const language of LANGUAGES) {
        await page.goto(`/admin/${list}?lang=${language}`)
        const field = page.getByRole('searchbox')
        const { needs, has } = await field.evaluate((input: HTMLInputElement) => {
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
          const pen = document.createElement('canvas').getContext('2d')!
          pen.font = font
          return {
            needs: pen.measureText(input.placeholder).width,
            has:
              input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
          }
        })
        t.ok(needs <= has, `${list} in ${language}: ${Math.ceil(needs)} of ${Math.floor(has)} px`)
      }
  },
)

t.test(
  'the date of membership is below the name in the list of admins, not below the avatar',
  { skip: noBrowser },
  async (t) => {
    const { page } = await newPage(t, { ...phone, as: testAdmin(app) })
    await page.goto('/admin/people')
    const row = page.getByRole('listitem').filter({ hasText: reader.email })
    const { x } = await boxOf(row.getByText(/^joined/))
    t.equal(x, (await boxOf(row.getByRole('heading'))).x)
  },
)

t.test('at 200 % text size the skip link is visible only when focused', { skip: noBrowser }, async (t) => {
  const { page } = await newPage(t, { ...phone, width: 320, context: { locale: 'de' } })
  await page.goto('/page/about')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const past = page.locator('.skip')
  const { y, height } = await boxOf(past)
  t.ok(y + height <= 0, `its lower edge is at ${y + height} px`)
  await past.focus()
  t.ok((await boxOf(past)).y > 0)
})

t.test(
  'the answers to a card of the deck end where the card does on the smallest phone, in German too',
  { skip: noBrowser },
  async (t) => {
    const { page } = await newPage(t, { ...phone, width: 320, context: { locale: 'de' } })
    await page.goto('/dashboard/matches')
    const card = await boxOf(page.locator('.deck-top'))
    const last = await boxOf(page.locator('.deck-answers .button').last())
    t.ok(last.x + last.width <= card.x + card.width, `${last.x + last.width} of ${card.x + card.width} px`)
  },
)

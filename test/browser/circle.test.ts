import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import t from 'tap'
import { items, swaps } from '../../db/schema/index.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { joined } from '../helpers/chat-pages.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { testCircle } from '../helpers/meeting.ts'
import { withoutWorker } from '../helpers/without-worker.ts'

const { app, origin } = await testServer(t)
const image_ids = (await testPictures(app)).slice(0, 1)

/** Rejects cards until the wanted one is on top, then accepts it. */
async function sayYesTo(page: Page, name: string): Promise<void> {
  const top = page.locator('.deck-top h3')
  for (let seen = 0; seen < 5; seen++) {
    const shown = await top.textContent()
    if (shown === name) break
    await button(page.locator('.deck-answers'), 'No').click()
    await page.waitForFunction(
      (before) => document.querySelector('.deck-top h3')?.textContent !== before,
      shown,
    )
  }
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/wants'))
  await button(page.locator('.deck-answers'), 'Yes').click()
  await answered
}

t.test(
  'three people in three browsers press yes on pictures, agree, meet and complete',
  { skip: noBrowser },
  async (t) => {
    const names = ['Ada', 'Ben', 'Cleo'] as const
    const people = await Promise.all(
      names.map(async (name, at) => {
        const account = testAccount(app, { name })
        const thing = `Thing of ${name}`
        const item = testItem(app, account.id, { name: thing, image_ids })
        const size = at === 0 ? { width: 375, height: 740, touch: true } : {}
        return { name, item, thing, ...(await newPage(t, { origin, as: account, ...size })) }
      }),
    )
    // Each wants the item of the next person.
    for (const [at, { page }] of people.entries()) {
      const live = joined(page)
      await page.goto('/dashboard/matches')
      await live
      await sayYesTo(page, people[(at + 1) % 3]!.thing)
    }
    await people[2]!.page.getByRole('link', { name: 'See the swap' }).click()
    for (const { page } of people.slice(0, 2)) {
      await page.locator('.circle-list').getByRole('link', { name: 'A swap of three' }).click()
    }
    for (const [at, { page, thing }] of people.entries()) {
      const [from, to] = [people[(at + 1) % 3]!, people[(at + 2) % 3]!]
      await page.getByRole('heading', { name: 'A swap of three' }).waitFor()
      await page.getByText(`You give ${thing} to ${to.name}.`).waitFor()
      await page.getByText(`You get ${from.thing} from ${from.name}.`).waitFor()
    }
    for (const { page } of people) await button(page, 'Yes, swap').click()
    for (const { page } of people) await page.getByText('Everyone said yes').waitFor()
    const [ada, ben] = [people[0]!.page, people[1]!.page]
    const planOf = (page: Page, other: string) =>
      page
        .locator('article.panel')
        .filter({ hasText: `from ${other}` })
        .or(page.locator('article.panel').filter({ hasText: `to ${other}` }))
    await button(planOf(ada, 'Ben').last(), 'Propose a place and a time').click()
    const form = ada.getByRole('dialog', { name: 'Meet Ben' })
    await form.getByLabel('Place *').fill('Library')
    await form
      .getByLabel('Day and time *')
      .fill(`${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T15:00`)
    await button(form, 'Propose this').click()
    await ben.getByText('Ada proposes:').waitFor()
    await button(ben, 'Agree to meet').click()
    await ada.getByText('You’re meeting Ben:').waitFor()
    for (const [at, { page, thing }] of people.entries()) {
      const [from, to] = [people[(at + 1) % 3]!, people[(at + 2) % 3]!]
      for (const label of [`I gave ${thing} to ${to.name}`, `I got ${from.thing} from ${from.name}`]) {
        await button(page, label).click()
        await button(page, label).waitFor({ state: 'detached' })
        if (page === ada && label.startsWith('I gave'))
          await ada.getByText(`Waiting for ${to.name} to confirm it too.`).waitFor()
      }
    }
    for (const { page } of people) await page.getByText('Everything has changed hands. Enjoy!').waitFor()
    t.strictSame(
      people.map(({ item }) => app.db.select().from(items).where(eq(items.id, item)).get()!.status),
      ['traded', 'traded', 'traded'],
    )
    // Ada and Ben review each other blindly; Cleo sends none, and sees none until all are published.
    const review = async (page: Page, other: string, text: string) => {
      const form = page
        .locator('.review-form')
        .filter({ has: page.getByRole('group', { name: `Would you swap with ${other} again?` }) })
      await form.getByLabel('Yes').check()
      await form.getByLabel('How was it?').fill(text)
      await button(form, 'Send review').click()
    }
    await ada.locator('.review-form').nth(1).waitFor()
    t.equal(await ada.locator('.review-form').count(), 2, 'one each for whom she gave to and got from')
    await review(ada, 'Ben', 'A lovely thing')
    await ada.getByText('Only you can see what you’ve written until Ben').waitFor()
    await ben.reload()
    await button(ben, 'Send review').first().waitFor()
    t.notMatch(await ben.content(), 'A lovely thing', 'it is blind')
    await review(ben, 'Ada', 'On time, and kind')
    await ada.reload()
    for (const page of [ada, ben]) {
      await page.locator('.review').getByText('A lovely thing').waitFor()
      await page.locator('.review').getByText('On time, and kind').waitFor()
      t.equal(await page.locator('.review-form').count(), 1, 'Cleo is left to review')
    }
    await ada.locator('.swap-reviews').getByRole('heading', { name: 'About you' }).waitFor()
    await ada.locator('.review').getByRole('link', { name: 'Ada' }).click()
    await ada.waitForURL('**/people/*')
    await ada.locator('.review').getByText('On time, and kind').waitFor()
    await ada.getByText('1 swap, 1 would swap again').first().waitFor()
    t.strictSame(
      people.map(({ problems }) => problems),
      [[], [], []],
    )
  },
)

t.test(
  'cancelling a swap of three requires a reason, a kind and a person',
  { skip: noBrowser },
  async (t) => {
    const people = ['Dan', 'Eve', 'Finn'].map((name) => testAccount(app, { name }))
    const [dan, eve, finn] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
    const { id, items: things } = testCircle(app, 3, people, { image_ids })
    const { page, problems } = await newPage(t, { origin, as: dan, width: 360, height: 740, touch: true })
    const { page: other } = await newPage(t, { origin, as: eve })
    for (const one of [page, other]) {
      const live = joined(one)
      await one.goto(`/dashboard/circles/${id}`)
      await live
    }
    const ring = page.getByRole('list', { name: 'Who gives what to whom' })
    t.equal(
      await ring.getByRole('link', { name: 'Finn', exact: true }).getAttribute('href'),
      `/people/${finn.id}`,
    )
    await button(page, 'Call off').click()
    const form = page.locator('.call-off')
    const why = form.getByLabel('Why are you calling it off?')
    await why.fill('Nobody was there')
    const send = button(form, 'Call off')
    t.equal(await form.getByLabel('Who is it about?').count(), 0, 'a whim is about nobody')
    await form.getByLabel('What happened?').selectOption('The other person didn’t come')
    t.ok(await send.isDisabled(), 'one says who')
    t.strictSame(await form.getByLabel('Who is it about?').locator('option').allTextContents(), [
      'Who is it about?',
      'Eve',
      'Finn',
    ])
    await form.getByLabel('Who is it about?').selectOption('Finn')
    await send.click()
    for (const one of [page, other]) {
      await one.getByText('This swap was called off.').waitFor()
      await one.getByText('Reason: Nobody was there').waitFor()
      t.equal(await button(one, 'Call off').count(), 0)
      t.notMatch(await one.content(), /didn’t come|no_show/, 'of what kind is shown to admins alone')
    }
    t.match(app.db.select().from(swaps).where(eq(swaps.id, id)).get(), {
      outcome: 'called_off',
      callOffKind: 'no_show',
      callOffAboutId: finn.id,
    })
    for (const thing of things) {
      t.equal(app.db.select().from(items).where(eq(items.id, thing)).get()!.status, 'available')
    }
    t.strictSame(problems, [])
  },
)

t.test('a scanned code opens the dialog of the neighbour who shows it', { skip: noBrowser }, async (t) => {
  const people = ['Kim', 'Lou', 'Max'].map((name) => testAccount(app, { name }))
  const { id } = testCircle(app, 3, people, { image_ids })
  for (const other of people.slice(1)) {
    const { page, problems } = await newPage(t, { origin, as: people[0]! })
    await page.goto(`/dashboard/circles/${id}#code=1234&with=${other.id}`)
    const entry = page.getByRole('dialog', {
      name: `${other.id === people[1]!.id ? 'Lou' : 'Max'}’s code`,
    })
    await entry.waitFor()
    t.equal(await entry.getByLabel('Code').inputValue(), '1234')
    t.equal(new URL(page.url()).hash, '')
    t.strictSame(problems, [])
  }
})

t.test(
  'once a code is entered, the dialogs of the two are gone, and the focus stays with whom they meet',
  { skip: noBrowser },
  async (t) => {
    const people = ['Quin', 'Rea', 'Sol'].map((name) => testAccount(app, { name }))
    const { id } = testCircle(app, 3, people, { image_ids })
    const [quin, rea] = await Promise.all(
      people.slice(0, 2).map(async (as) => {
        const shown = await newPage(t, { origin, as })
        const live = joined(shown.page)
        await shown.page.goto(`/dashboard/circles/${id}`)
        await live
        return shown
      }),
    )
    const meeting = (page: Page, name: string) => page.getByRole('region', { name: `Meet ${name}` })
    await button(meeting(quin!.page, 'Rea'), 'Show my code').click()
    const shown = quin!.page.getByRole('dialog', { name: 'Your code' })
    const code = (await shown.locator('.digits [aria-hidden]').textContent())!
    await button(meeting(rea!.page, 'Quin'), 'Enter a code').click()
    const entry = rea!.page.getByRole('dialog', { name: 'Quin’s code' })
    await entry.getByLabel('Code').fill(code)
    await rea!.page.keyboard.press('Enter')
    for (const [{ page }, other] of [
      [quin!, 'Rea'],
      [rea!, 'Quin'],
    ] as const) {
      await button(meeting(page, other), 'Enter a code').waitFor({ state: 'detached' })
      t.ok(await button(meeting(page, 'Sol'), 'Show my code').isVisible(), 'the other pair is open')
      const propose = 'Propose a place and a time'
      t.equal(await button(meeting(page, other), propose).count(), 0, 'there is nothing to meet for')
      t.ok(await button(meeting(page, 'Sol'), propose).isVisible())
      const onHeading = page.waitForFunction(
        (heading) => document.activeElement?.textContent === heading,
        `Meet ${other}`,
      )
      await t.resolves(onHeading)
    }
    t.equal(await shown.count(), 0)
    t.equal(await entry.count(), 0)
    t.strictSame([quin!.problems, rea!.problems], [[], []])
  },
)

t.test('without a WebSocket, messages of the others arrive by polling', { skip: noBrowser }, async (t) => {
  const people = ['Tess', 'Ugo', 'Vera'].map((name) => testAccount(app, { name }))
  const { id } = testCircle(app, 3, people, { image_ids })
  const { page } = await newPage(t, { origin, as: people[0]! })
  await page.routeWebSocket(/\/app\//, (socket) => socket.close())
  await page.clock.install()
  await goAwake(page, `/dashboard/circles/${id}`)
  const talk = page.locator('.circle-talk')
  await talk.locator('.lead').waitFor()
  await app.inject({
    method: 'POST',
    url: `/api/circles/${id}/messages`,
    headers: people[1]!.bearer,
    payload: { message: 'On Saturday?' },
  })
  for (let seconds = 0; seconds < 20; seconds += 5) await page.clock.runFor(5000)
  await talk.getByText('On Saturday?').waitFor({ timeout: 10_000 })
  t.pass('without a line that stays open')
})

t.test(
  'what is written while a message is on its way is not taken with it',
  { skip: noBrowser },
  async (t) => {
    const people = ['Ned', 'Ora', 'Pia'].map((name) => testAccount(app, { name }))
    const { id } = testCircle(app, 3, people, { image_ids })
    const { page, problems } = await newPage(t, { origin, as: people[0]! })
    const live = joined(page)
    await page.goto(`/dashboard/circles/${id}`)
    await live
    const held = Promise.withResolvers<void>()
    await page.route('**/api/circles/*/messages', async (route) => {
      if (route.request().method() === 'POST') await held.promise
      await route.continue()
    })
    const talk = page.locator('.circle-talk')
    await talk.getByRole('textbox').fill('On Saturday?')
    await button(talk, 'Send').click()
    await button(talk, 'Sending...').waitFor()
    await talk.getByRole('textbox').fill('At ten?')
    held.resolve()
    await talk.getByText('On Saturday?').waitFor()
    await button(talk, 'Send').waitFor()
    t.equal(await talk.getByRole('textbox').inputValue(), 'At ten?')
    t.strictSame(problems, [])
  },
)

t.test(
  'the deck answers to keys and swipes, and without scripts it is a form',
  { skip: noBrowser },
  async (t) => {
    const gus = testAccount(app, { name: 'Gus' })
    for (let at = 1; at <= 8; at++) {
      testItem(app, testAccount(app, { name: `Owner ${at}` }).id, { name: `Find ${at}`, image_ids })
    }
    const { page, problems } = await newPage(t, { origin, as: gus })
    const live = joined(page)
    // Awaits hydration, because keys pressed before it are lost.
    await goAwake(page, '/dashboard/matches')
    await live
    // The item on top by its URL, because items of other tests have the same names.
    const top = (of: Page) => of.locator('.deck-top h3 a').getAttribute('href')
    for (const [key, call] of [
      ['ArrowDown', '/postponement'],
      ['ArrowLeft', '/refusal'],
      ['ArrowRight', '/api/wants'],
    ] as const) {
      const before = await top(page)
      const answered = page.waitForResponse((response) => response.url().endsWith(call))
      await page.keyboard.press(key)
      t.equal((await answered).status(), 200, key)
      t.not(await top(page), before, 'the next picture is there')
    }
    // Swiping left means no.
    const swiped = await top(page)
    const box = (await page.locator('.deck-top').boundingBox())!
    const refused = page.waitForResponse((response) => response.url().endsWith('/refusal'))
    await page.mouse.move(box.x + 200, box.y + 100)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, box.y + 104, { steps: 8 })
    await page.mouse.up()
    t.equal((await refused).status(), 200)
    t.not(await top(page), swiped)
    // A steep swipe does not count.
    const steep = await top(page)
    await page.mouse.move(box.x + 200, box.y + 300)
    await page.mouse.down()
    await page.mouse.move(box.x + 80, box.y + 80, { steps: 8 })
    await page.mouse.up()
    t.equal(await top(page), steep)
    const yes = page.locator('.deck-answers button[value="yes"]')
    t.equal(await yes.getAttribute('aria-keyshortcuts'), 'ArrowRight')
    // The second tap of a double tap concerns the same card.
    let answers = 0
    page.on('request', (request) => {
      if (request.method() === 'POST') answers++
    })
    const postponed = page.waitForResponse((response) => response.url().endsWith('/postponement'))
    await page.locator('.deck-answers button[value="later"]').dblclick()
    await postponed
    // A deleted item disappears from the deck without blocking the next.
    const goneId = Number((await top(page))!.split('/').at(-1))
    app.db.$client.prepare("UPDATE items SET status = 'hidden' WHERE id = ?").run(goneId)
    const refusedToo = page.waitForResponse((response) => response.url().endsWith('/refusal'))
    await page.keyboard.press('ArrowLeft')
    t.equal((await refusedToo).status(), 404)
    await page.locator('.toast').waitFor()
    t.not(await top(page), `/productdetails/${goneId}`)
    const after = await top(page)
    t.not(after, steep)
    const postponedToo = page.waitForResponse((response) => response.url().endsWith('/postponement'))
    await page.keyboard.press('ArrowDown')
    await page.waitForFunction(
      (before) => document.querySelector('.deck-top h3 a')?.getAttribute('href') !== before,
      after,
    )
    t.equal(answers, 3)
    await postponedToo
    t.strictSame(
      problems.filter((problem) => !problem.startsWith('404: ')),
      [],
    )

    const { page: plain } = await newPage(t, { origin, as: gus, javaScript: false, width: 360, height: 740 })
    await plain.goto('/dashboard/matches')
    t.notOk(
      [swiped, `/productdetails/${goneId}`, after].includes((await top(plain))!),
      'no answered card is on top again',
    )
    for (const answer of ['later', 'no', 'yes']) {
      const before = await top(plain)
      await plain.locator(`.deck-answers button[value="${answer}"]`).click()
      await plain.waitForURL('**/dashboard/matches#deck')
      t.not(await plain.locator('.deck-top h3, .deck h2').first().textContent(), before, answer)
    }
  },
)

t.test('a deck without unanswered cards fetches nothing and ignores keys', { skip: noBrowser }, async (t) => {
  const kim = testAccount(app, { name: 'Kim' })
  testItem(app, testAccount(app).id, { name: 'Only find', image_ids })
  const body = (await app.inject({ url: '/api/matches/deck', headers: { ...kim.bearer } })).json()
  const { page } = await newPage(t, { origin, as: kim })
  await withoutWorker(page)
  let asked = 0
  // As if another window had removed this window's answers.
  await page.route('**/api/matches/deck?*', (route) => {
    asked++
    return route.fulfill({ json: { ...body, data: body.data.slice(0, 1) } })
  })
  await goAwake(page, '/dashboard/matches')
  const top = page.locator('.deck-top h3 a')
  for (let left = body.data.length; left > 0; left--) {
    const before = await top.getAttribute('href')
    await page.keyboard.press('ArrowLeft')
    await page.waitForFunction(
      (href) => document.querySelector('.deck-top h3 a')?.getAttribute('href') !== href,
      before,
    )
  }
  await page.locator('.deck .empty').getByText('That is all for now.').waitFor()
  t.equal(asked, 1)
  const isTaken = await page.evaluate(
    () =>
      !document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
      ),
  )
  t.notOk(isTaken)
})

t.test('wants and wishes can name own items', { skip: noBrowser }, async (t) => {
  const hana = testAccount(app, { name: 'Hana' })
  const [lamp] = ['Lamp of Hana', 'Stool of Hana'].map((name) => testItem(app, hana.id, { name, image_ids }))
  const vase = testItem(app, testAccount(app, { name: 'Ivo' }).id, { name: 'Vase of Ivo', image_ids })
  const api = async (path: string, payload?: object) => {
    const method = payload ? 'POST' : 'GET'
    const response = await app.inject({ method, url: `/api${path}`, headers: hana.bearer, payload })
    return response.json().data
  }
  await api('/wants', { product_id: vase })
  const { page, problems } = await newPage(t, { origin, as: hana, width: 360, height: 740, touch: true })
  await page.goto('/dashboard/matches')
  const dialog = page.getByRole('dialog')
  async function chooseLamp(saved: () => Promise<unknown>) {
    await dialog.getByRole('checkbox', { name: 'Lamp of Hana' }).check()
    await button(dialog, 'Save').click()
    await saved()
    await dialog.waitFor({ state: 'hidden' })
  }
  await button(page.locator('#wants'), 'For anything I have').click()
  const forLamp = { name: /For .*Lamp of Hana/ }
  await chooseLamp(() => page.locator('#wants').getByRole('button', forLamp).waitFor())
  t.match(await api('/wants'), [{ product_id: vase, for: [lamp] }])

  const wishes = page.locator('.my-wishes')
  await wishes.getByLabel('What are you looking for?').fill('a kayak')
  await wishes.getByRole('button', { name: 'For anything I have' }).click()
  await chooseLamp(() => wishes.getByRole('button', forLamp).waitFor())
  await button(wishes, 'Look out for it').click()
  await wishes.locator('.chip').filter({ hasText: 'a kayak' }).filter({ hasText: 'Lamp of Hana' }).waitFor()
  t.match(await api('/wishes'), [{ text: 'a kayak', for: [lamp] }])
  t.strictSame(problems, [])
})

t.test('a no to a proposed swap can be undone for some seconds', { skip: noBrowser }, async (t) => {
  const { id, people } = testCircle(app, 3, undefined, { image_ids })
  app.db.update(swaps).set({ state: 'proposed', agreedAt: null }).where(eq(swaps.id, id)).run()
  const { page, problems } = await newPage(t, { origin, as: people[0]!, width: 375 })
  await goAwake(page, `/dashboard/circles/${id}`)
  await button(page, 'No, thanks').click()
  await button(page, 'Undo').click()
  t.ok(await button(page, 'No, thanks').evaluate((one) => one === document.activeElement))
  t.equal(app.db.select().from(swaps).where(eq(swaps.id, id)).get()!.state, 'proposed')
  t.strictSame(problems, [])
})

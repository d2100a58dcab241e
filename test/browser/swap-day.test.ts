import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { statusIn } from '../helpers/items.ts'
import { setOffline } from '../helpers/offline.ts'
import { testSwapDay } from '../helpers/swap-day.ts'
import { until } from '../helpers/until.ts'

const { app, origin } = await testServer(t)
const skip = noBrowser
const PHONE = { width: 390, height: 800, touch: true }

/** Four members in one cycle: each wants the item of the next. */
async function testCycle() {
  const day = await testSwapDay(app)
  const people = []
  for (const name of ['Ada', 'Bo', 'Cy', 'Di']) people.push(await day.joins(name, [`${name}’s lamp`]))
  for (const [at, one] of people.entries()) await day.wants(one, people[(at + 1) % 4]!.ids[0]!)
  return { ...day, people, ids: people.map(({ ids }) => ids[0]!) }
}

async function helper(t: Test, id: number, name: string) {
  const account = testAccount(app, { name, role: 'moderator' })
  const { page, problems } = await newPage(t, { origin, as: account, ...PHONE })
  await goAwake(page, `/admin/swap-days/${id}`)
  return { page, problems }
}

/** Waits until the service worker controls a page and has cached it. */
const isKept = (page: Page) =>
  until(() =>
    page.evaluate(
      async () =>
        navigator.serviceWorker.controller?.state === 'activated' &&
        (await caches.match(location.pathname)) !== undefined,
    ),
  )

const moveState = (id: number, itemId: number) =>
  app.db.$client
    .prepare<[number, number], string>('SELECT state FROM swap_day_moves WHERE day_id = ? AND item_id = ?')
    .pluck()
    .get(id, itemId)

t.test('check-in and pick-up go on without a network, and lose nothing', { skip }, async (t) => {
  const { id, act, turn, ids } = await testCycle()
  const [a, b, c, d] = ids as [number, number, number, number]
  await turn('check_in')
  const one = await helper(t, id, 'Helper One')
  const two = await helper(t, id, 'Helper Two')
  const { page } = one
  await isKept(page)
  await isKept(two.page)

  await setOffline(page, true)
  await page.getByText('No network. Carry on').waitFor()
  for (const name of ['Ada', 'Bo']) await button(page, `Check in: ${name}’s lamp`).click()
  await page.getByText('2 entries have not been sent yet.').waitFor()
  await page.reload()
  await page.getByText('2 entries have not been sent yet.').waitFor()
  t.ok(await page.getByText('Ada’s lamp').isVisible(), 'the page opens without a network')
  t.equal(statusIn(app)(a), 'available')
  // At the same time, the other helper checks in the same item and two more.
  for (const name of ['Ada', 'Cy', 'Di']) await button(two.page, `Check in: ${name}’s lamp`).click()
  await until(() => statusIn(app)(d) === 'reserved')
  await page.context().setOffline(false)
  await until(() => ids.every((item) => statusIn(app)(item) === 'reserved'))
  await page.getByText('not sent yet').first().waitFor({ state: 'detached' })
  await button(page, 'Undo: Di’s lamp').waitFor()
  t.equal(await page.getByText('Check these items').count(), 0, 'the same act twice is no conflict')

  t.match((await act('POST', '/matching')).body.data, { people: 4, longest: 4 })
  await turn('pick_up')
  for (const { page: phone } of [one, two]) await button(phone, 'Tick off: Ada’s lamp').waitFor()
  for (const { page: phone } of [one, two]) await setOffline(phone, true)
  for (const { page: phone } of [one, two]) await button(phone, 'Tick off: Ada’s lamp').click()
  await button(page, 'Tick off: Bo’s lamp').click()
  await button(two.page, 'Tick off: Cy’s lamp').click()
  for (const { page: phone } of [one, two]) await phone.context().setOffline(false)
  await until(() => [a, b, c].every((item) => moveState(id, item) === 'picked_up'))
  for (const { page: phone } of [one, two]) {
    await phone.getByText('3 of 4 ticked off').waitFor()
    t.equal(await phone.getByText('Check these items').count(), 0)
  }

  // One undoes offline what the other has ticked: the later act counts, and both are shown that.
  await setOffline(page, true)
  await button(page, 'Undo: Cy’s lamp').click()
  await page.getByText('1 entry has not been sent yet.').waitFor()
  await act('DELETE', `/pick-ups/${c}`)
  await act('POST', '/pick-ups', { product_ids: [c] })
  await page.context().setOffline(false)
  await page.getByText('Another helper ticked Cy’s lamp later.').waitFor()
  await two.page.getByText('Cy’s lamp: two helpers entered different things.').waitFor()
  t.equal(moveState(id, c), 'picked_up')
  await button(page, 'Done').first().click()

  // A third helper who arrives later sees it too, until they hide it.
  const three = await helper(t, id, 'Helper Three')
  await three.page.getByText('Cy’s lamp: two helpers entered different things.').waitFor()
  await button(three.page, 'Done').click()
  await three.page.reload()
  await three.page.getByText('3 of 4 ticked off').waitFor()
  t.equal(await three.page.getByText('two helpers entered different things').count(), 0)
  // Three phones at once: the last item, ticked on one, is ticked on all.
  await button(three.page, 'Tick off: Di’s lamp').click()
  for (const { page: phone } of [one, two, three]) await phone.getByText('4 of 4 ticked off').waitFor()
  t.equal(moveState(id, d), 'picked_up')
  for (const { problems } of [two, three]) {
    t.strictSame(
      problems.filter((one) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(one)),
      [],
    )
  }
})

const answersOf = (accountName: string) =>
  app.db.$client
    .prepare<[string], { name: string; answer: string }>(
      `SELECT items.name, answer FROM wants JOIN items ON items.id = item_id
       JOIN swap_day_guests AS guests ON guests.account_id = wants.account_id WHERE guests.name = ? ORDER BY items.name`,
    )
    .all(accountName)

t.test('a guest answers with two buttons for each item, without scripts', { skip }, async (t) => {
  const { turn, guest } = await testCycle()
  await turn('check_in')
  const { url } = await guest('Pat Plain')
  const { page } = await newPage(t, { origin, ...PHONE, javaScript: false })
  await page.goto(url)
  await button(page, 'I’d take it: Ada’s lamp').click()
  await button(page, 'Not for me: Bo’s lamp').click()
  await button(page, 'I’d take it: Cy’s lamp').click()
  await page.getByText('Some of these are alternatives').click()
  for (const name of ['Ada’s lamp', 'Cy’s lamp']) await page.getByLabel(name, { exact: true }).check()
  await button(page, 'One of these is enough').click()
  await page.getByText('One of these is enough: Ada’s lamp and Cy’s lamp').waitFor()
  await button(page, 'Not for me: Ada’s lamp').click()
  t.strictSame(answersOf('Pat Plain'), [
    { name: 'Ada’s lamp', answer: 'no' },
    { name: 'Bo’s lamp', answer: 'no' },
    { name: 'Cy’s lamp', answer: 'yes' },
  ])
})

t.test('a guest’s answers without a network are sent later, also after a reload', { skip }, async (t) => {
  const { id, turn, guest, act, checkIn, ids } = await testCycle()
  await turn('check_in')
  await checkIn(ids.slice(0, 2))
  const { url, code } = await guest('Gus Guest')
  const { page, problems } = await newPage(t, { origin, ...PHONE })
  await goAwake(page, url)
  await isKept(page)
  await setOffline(page, true)
  await button(page, 'I’d take it: Ada’s lamp').click()
  await button(page, 'I’d take it: Cy’s lamp').click()
  await page.getByText('2 answers are saved on this phone').waitFor()
  await page.reload()
  await page.getByText('2 answers are saved on this phone').waitFor()
  t.notOk(await button(page, 'I’d take it: Ada’s lamp').isVisible(), 'an answered item is not asked again')
  // Changed again without a network: the last answer counts.
  await button(page, 'Not for me: Bo’s lamp').click()
  await page.getByText('3 answers are saved on this phone').waitFor()
  t.strictSame(answersOf('Gus Guest'), [])
  await page.context().setOffline(false)
  await until(() => answersOf('Gus Guest').length === 3)
  t.strictSame(answersOf('Gus Guest'), [
    { name: 'Ada’s lamp', answer: 'yes' },
    { name: 'Bo’s lamp', answer: 'no' },
    { name: 'Cy’s lamp', answer: 'yes' },
  ])
  await page.getByRole('heading', { name: "What I'd swap for" }).waitFor()
  t.equal(await page.evaluate((key) => localStorage.getItem(key), `guest_answers_${code}`), null)
  t.equal((await act('GET', '/people?name=Gus')).body.data[0].guest.name, 'Gus Guest')
  t.strictSame(
    // Pictures of test items have no files.
    problems.filter((one) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|\/uploads\//.test(one)),
    [],
  )
  // A helper’s phone opens the card too: the answer is the guest’s, not the helper’s.
  const phone = await helper(t, id, 'Helper Four')
  await goAwake(phone.page, url)
  await button(phone.page, 'I’d take it: Di’s lamp').click()
  await until(() => answersOf('Gus Guest').length === 4)
})

t.test('a visitor sees on their own phone that an item was picked up', { skip }, async (t) => {
  const { id, turn, act, people, ids, checkIn } = await testCycle()
  await turn('check_in')
  await checkIn(ids)
  await act('POST', '/matching')
  await turn('pick_up')
  const [ada] = people
  const { page } = await newPage(t, { origin, as: ada!, ...PHONE })
  const screen = await newPage(t, { origin })
  await goAwake(page, `/swap-days/${id}`)
  await goAwake(screen.page, `/swap-days/${id}/screen`)
  await page.getByRole('heading', { name: 'You get' }).waitFor()
  t.equal(await page.getByRole('img', { name: 'Picked up' }).count(), 0)
  await act('POST', '/pick-ups', { product_ids: [ids[1]] })
  await page.getByRole('img', { name: 'Picked up' }).waitFor()
  await screen.page.getByRole('img', { name: 'Picked up' }).waitFor()
})

/** A camera that sees a QR code, slightly turned and grey, on a table. Browsers without their own reader load one. */
const showToCamera = (page: Page, qr: string) =>
  page.addInitScript((path) => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      canvas.width = 1280
      canvas.height = 720
      const drawing = canvas.getContext('2d')!
      const draw = () => {
        drawing.resetTransform()
        drawing.fillStyle = '#8a7a66'
        drawing.fillRect(0, 0, 1280, 720)
        drawing.translate(560, 120)
        drawing.rotate(0.15)
        drawing.fillStyle = '#e8e6e0'
        drawing.fillRect(0, 0, 400, 400)
        drawing.scale(8, 8)
        drawing.translate(4, 4)
        drawing.fillStyle = '#222'
        drawing.fill(new Path2D(path))
      }
      setInterval(draw, 50)
      draw()
      return canvas.captureStream()
    }
  }, qr)

t.test('a browser without a QR reader of its own reads cards, without a network too', { skip }, async (t) => {
  const { id, turn, people, see } = await testCycle()
  await turn('check_in')
  const { qr } = (await see(people[2]!, '/code')).body.data
  const account = testAccount(app, { name: 'Helper', role: 'moderator' })
  const { page, problems } = await newPage(t, { origin, as: account, ...PHONE })
  await showToCamera(page, qr)
  await goAwake(page, `/admin/swap-days/${id}`)
  await isKept(page)
  await setOffline(page, true)
  await page.reload()
  await button(page, 'Scan a code').click()
  await page.getByRole('heading', { name: 'Cy' }).waitFor()
  t.equal(await page.getByRole('heading', { name: 'Ada' }).count(), 0, 'only Cy is shown')
  await button(page, 'Check in: Cy’s lamp').click()
  await page.context().setOffline(false)
  await until(() => statusIn(app)(people[2]!.ids[0]!) === 'reserved')
  t.equal(await page.locator('video').count(), 0, 'the camera is off again')
  t.strictSame(
    problems.filter((one) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(one)),
    [],
  )
})

import type { Page } from 'playwright-core'
import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { button, newPage, noBrowser, scriptBytes } from '../helpers/browser.ts'
import { swapping } from '../helpers/exchange-pages.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { twoColours } from '../helpers/pictures.ts'

const { app, origin } = await testServer(t)
const image_ids = (await testPictures(app)).slice(0, 1)
const { twoPeople, offerOf } = swapping(app, image_ids)
const skip = noBrowser
const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await twoColours(300, 255).png().toBuffer(),
}

async function openModal(page: Page, item: number) {
  await page.goto(`/productdetails/${item}`)
  await button(page, 'Exchange').click()
  await page.getByLabel('Name *').waitFor()
}

t.test('missing fields have errors, and closing retains the input', { skip }, async (t) => {
  const { requester, wanted } = twoPeople('form')
  const { page, problems } = await newPage(t, { origin, as: requester })
  // Blocks low-priority loads after page load (client/wake.ts), which are not part of the form.
  await page.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (work: () => void, delay?: number) =>
        delay === 350 || delay === 2000 ? 0 : setTimeout(work, delay),
    })
  })
  await openModal(page, wanted)
  const script = await scriptBytes(page)
  // 80 kB, and a tenth more for localisation: message parameters, number formats, scripts per language.
  t.ok(script > 0 && script <= 88_000, `${script} bytes of JavaScript, at most 88 kB`)
  await page.getByLabel('Name *').fill('Old radio')
  await button(page, 'Submit').click()
  for (const text of [
    'Description is required',
    'Choose a category',
    'Choose a condition',
    'Message is required',
    'Add at least one picture',
  ]) {
    await t.resolves(page.getByText(text, { exact: true }).waitFor(), text)
  }
  t.equal(await page.getByText('Name is required').count(), 0)
  t.ok(
    await page.getByLabel('Description *').evaluate((field) => field === document.activeElement),
    'the first field at fault has the focus',
  )
  await page.getByLabel('Message *').fill('It plays jazz only')
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Two legs, one seat') }
  await page.locator('input[type=file]').setInputFiles([notes])
  await page.getByText('notes.txt isn’t a picture').waitFor()
  await page.locator('input[type=file]').setInputFiles([photo])
  await page.locator('.pictures img').waitFor()
  await page.getByText(/Add at least one picture|isn’t a picture/).waitFor({ state: 'detached' })

  await page.keyboard.press('Escape')
  t.notOk(await page.getByLabel('Name *').isVisible())
  await button(page, 'Exchange').click()
  t.equal(await page.getByLabel('Name *').inputValue(), 'Old radio')
  t.equal(await page.getByLabel('Message *').inputValue(), 'It plays jazz only')
  t.equal(await page.locator('.pictures img').count(), 1)

  const camera = page.getByRole('checkbox', { name: 'Camera form' })
  await camera.check()
  t.notOk(await page.getByLabel('Name *').isVisible(), 'a listed thing needs no words')
  await page.getByLabel('Add something that is not listed').check()
  t.equal(await page.getByLabel('Name *').inputValue(), 'Old radio', 'but may come with another')
  await camera.uncheck()
  t.equal(await page.getByLabel('Name *').inputValue(), 'Old radio', 'by hand again')
  t.strictSame(problems, [])
})

t.test(
  'a failed upload shows an error, preserves the form, and succeeds once on retry',
  { skip },
  async (t) => {
    const { owner, requester, wanted } = twoPeople('retry')
    const { page } = await newPage(t, { origin, as: requester })
    await openModal(page, wanted)
    await page.getByLabel('Name *').fill('Old radio')
    await page.getByLabel('Description *').fill('Plays')
    await page.getByLabel('Category *').selectOption({ index: 1 })
    await page.getByLabel('Condition *').selectOption('Old')
    await page.getByLabel('Message *').fill('Jazz only')
    await page.locator('input[type=file]').setInputFiles([photo])
    await page.locator('.pictures img').waitFor()

    await page.route('**/api/exchange-request', (route) => route.abort())
    await button(page, 'Submit').click()
    await page.getByText('Failed to create exchange request').waitFor()
    t.equal(await page.getByLabel('Name *').inputValue(), 'Old radio')
    t.equal(await page.locator('.pictures img').count(), 1)

    await page.unroute('**/api/exchange-request')
    const answer = await holdBack(page, '**/api/exchange-request')
    await button(page, 'Submit').dblclick()
    t.ok(await button(page, 'Submitting...').isDisabled())
    answer()
    await page.getByText('The listing owner has been notified.').waitFor()
    const { body } = await app.inject({ url: '/api/exchange-request/list', headers: owner.bearer })
    const sent = JSON.parse(body).data
    t.equal(sent.length, 1)

    await button(page, 'Close').click()
    await page.locator('article').getByRole('link', { name: 'See your request' }).waitFor()
    t.equal(await button(page, 'Exchange').count(), 0, 'the way to the request stands in its place')
    const taken = await app.inject({
      method: 'POST',
      url: `/api/exchange-request/${sent[0].id}/withdrawal`,
      headers: requester.bearer,
    })
    t.equal(taken.statusCode, 200)
    await openModal(page, wanted)
    t.equal(await page.getByLabel('Name *').inputValue(), '', 'the form was reset')
    t.equal(await page.locator('.pictures img').count(), 0, 'and the pictures cleared')
  },
)

t.test(
  'a missing response to an offer is reported within seconds; the retry stores it once',
  { skip },
  async (t) => {
    const { owner, requester, wanted } = twoPeople('silence')
    const { page } = await newPage(t, { origin, as: requester, width: 360, height: 740, touch: true })
    await page.clock.install()
    await page.goto(`/productdetails/${wanted}`)
    await button(page, 'Exchange').click()
    const camera = page.getByRole('checkbox', { name: 'Camera silence' })
    await camera.check()
    await page.getByLabel('Message *').fill('On Saturday?')
    const taken = Promise.withResolvers<void>()
    // The request is sent, then no response or error arrives.
    await page.route(
      '**/api/exchange-request',
      async (route) => {
        await route.fetch()
        taken.resolve()
      },
      { times: 1 },
    )
    // Frozen clock with two steps: five seconds for sending, five for the response.
    await page.clock.pauseAt(Date.now() + 60_000)
    await button(page, 'Submit').click()
    await taken.promise
    await page.clock.runFor(10_000)
    await page.getByText('Failed to create exchange request').waitFor()
    await page.clock.resume()
    t.equal(await page.getByLabel('Message *').inputValue(), 'On Saturday?')
    t.ok(await camera.isChecked())

    await button(page, 'Submit').click()
    await page.getByText('The listing owner has been notified.').waitFor()
    const of = async (url: string) => (await app.inject({ url, headers: owner.bearer })).json().data
    t.match(await of('/api/exchange-request/list'), [{ message: 'On Saturday?' }])
    t.equal((await of('/api/exchange-request/list')).length, 1)
    t.equal((await of('/api/notifications')).notifications.length, 1, 'and told of once')
  },
)

t.test('a pending offer can be changed', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('change')
  const id = await offerOf(requester, wanted, offered)
  const { page, problems } = await newPage(t, { origin, as: requester, width: 360 })
  await page.goto('/dashboard/exchange-request?direction=outgoing')
  await button(page, 'Change offer').click()
  await page.getByRole('link', { name: 'Change the text and pictures of what you offer' }).click()
  t.equal(await page.getByLabel('Description *').inputValue(), 'Takes pictures')
  await button(page, 'Remove picture 1').click()
  await button(page, 'Remove picture 1').waitFor({ state: 'detached' })
  await button(page, 'Save offer').click()
  await page.getByText('Add at least one picture').waitFor()
  await page.locator('input[type=file]').setInputFiles([photo])
  await page.getByLabel('Message *').fill('With a lens')
  await button(page, 'Save offer').click()
  await page.waitForURL(`${origin}/dashboard/exchange-product-details?id=${id}`, { waitUntil: 'commit' })
  await page.getByText('Request updated successfully').waitFor()
  await page.getByText('With a lens').waitFor()
  t.strictSame(problems, [])
  const seen = await app.inject({
    url: `/api/exchange-request/${id}/offered-product`,
    headers: owner.bearer,
  })
  t.match(seen.json().data, { message: 'With a lens', name: 'Camera', images: [String] })
})

t.test('items listed during paging do not appear twice', { skip }, async (t) => {
  const { requester, wanted } = twoPeople('twice')
  const list = (name: string) => testItem(app, requester.id, { name, image_ids })
  for (let at = 1; at <= 13; at++) list(`Zither ${at}`)
  const { page } = await newPage(t, { origin, as: requester })
  await openModal(page, wanted)
  const things = page.getByRole('group', { name: 'What do you offer?' })
  await button(things, 'Show more').waitFor()
  list('Harp')
  await button(things, 'Show more').click()
  await things.getByRole('checkbox', { name: 'Camera twice' }).waitFor()
  const names = await things.locator('label .name').allTextContents()
  t.equal(names.length, 14)
  t.equal(new Set(names).size, 14)
})

t.test('an own item cannot be requested', { skip }, async (t) => {
  const { owner, wanted } = twoPeople('own')
  const { page, problems } = await newPage(t, { origin, as: owner })
  await page.goto(`/productdetails/${wanted}`)
  await page.getByText('This is yours').waitFor()
  t.equal(await button(page, 'Exchange').count(), 0)
  await page.getByRole('link', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update item' })
  await dialog.getByLabel('What would you take for it?').fill('A drum')
  await button(dialog, 'Submit Update').click()
  await page.waitForURL(`${origin}/productdetails/${wanted}`, { waitUntil: 'commit' })
  await page.getByText('A drum').waitFor()
  t.strictSame(problems, [])
})

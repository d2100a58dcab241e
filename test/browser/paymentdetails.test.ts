import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'

const skip = noBrowser
const CARD = {
  'Card number': '4111 1111 1111 1234',
  Expiry: '12/34',
  CVV: '987',
  'Name on card': 'ADA EXAMPLE',
}

t.test('what is typed into the card fields never leaves the browser', { skip }, async (t) => {
  const { origin } = await testServer(t)
  const { page, problems } = await newPage(t, { origin })
  const sent: string[] = []
  page.context().on('request', (request) => {
    const headers = JSON.stringify(request.headers())
    sent.push(`${request.method()} ${request.url()} ${headers} ${request.postData() ?? ''}`)
  })
  page.on('websocket', (socket) => sent.push(`socket ${socket.url()}`))
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await goAwake(page, '/paymentdetails')
  // Awaits the service worker, which fetches the files of the offline page a second later.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await page.waitForLoadState('networkidle')
  t.ok(await page.getByText('This is a demonstration. No payment is taken').isVisible())
  t.ok(await page.getByRole('radio', { name: 'Credit/Debit Card' }).isChecked())
  const before = sent.length
  t.ok(before > 0, 'requests are seen')

  for (const [label, text] of Object.entries(CARD)) {
    await field(label).pressSequentially(label === 'Name on card' ? text : text.replace(/\D/g, ''))
    t.equal(await field(label).inputValue(), text, 'grouped while one types')
  }
  await page.getByRole('checkbox', { name: 'Save card' }).check()
  await field('Promo code').fill('SPRING')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }).check()
  await page.getByRole('button', { name: 'Confirm & Pay' }).click()
  const done = page.getByRole('dialog', { name: 'Payment Successful!' })
  await done.waitFor()
  t.ok(await done.getByText('Thank you! Your subscription is now active.').isVisible())
  t.equal(sent.length, before, 'nothing was sent')
  t.notMatch(page.url(), /[?#]/)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  t.notMatch(kept, /1111|1234|987|ADA/)

  for (const name of ['Download Receipt', 'Go to Home']) {
    t.equal(await done.getByRole('link', { name }).getAttribute('href'), '/')
  }
  await page.keyboard.press('Escape')
  for (const label of Object.keys(CARD)) {
    await page.waitForFunction(
      (input) => (input as HTMLInputElement).value === '',
      await field(label).elementHandle(),
    )
    t.equal(await field(label).inputValue(), '', 'and forgotten')
  }

  for (const [label, text] of Object.entries(CARD)) await field(label).fill(text)
  await page.keyboard.press('Enter')
  await done.getByRole('link', { name: 'Go to Home' }).click()
  await page.waitForURL(`${origin}/`)
  await page.goBack()
  t.equal(await field('Card number').inputValue(), '', 'not even on the way back')
  t.ok(sent.length > before)
  for (const request of sent) t.notMatch(request, /1111|12(?:\/|%2F)34|987\b|ADA/, request.slice(0, 80))
  t.strictSame(problems, [])
})

t.test('nothing is verified: errors are only displayed', { skip }, async (t) => {
  const { origin } = await testServer(t)
  const { page } = await newPage(t, { origin, width: 360 })
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await goAwake(page, '/paymentdetails')
  await field('Expiry').fill('1320')
  await field('CVV').fill('1')
  await field('Name on card').focus()
  t.ok(await page.getByText('The month is a number from 01 to 12.').isVisible())
  t.ok(await page.getByText('A CVV has 3 or 4 digits.').isVisible())
  await field('Expiry').press('End')
  await page.keyboard.press('Backspace')
  t.notOk(
    await page.getByText('The month is a number from 01 to 12.').isVisible(),
    'until one goes on typing',
  )

  await page.getByRole('radio', { name: 'PayPal' }).check()
  t.notOk(await field('Card number').isVisible())
  t.ok(await page.getByText('Here PayPal isn’t contacted.').isVisible())
  await page.getByRole('button', { name: 'Confirm & Pay' }).click()
  await page.getByRole('dialog', { name: 'Payment Successful!' }).waitFor()
  t.pass('without a card, and without agreeing to anything')
})

t.test('without JavaScript the form sends nothing and explains that', { skip }, async (t) => {
  const { origin } = await testServer(t)
  const { page } = await newPage(t, { origin, javaScript: false })
  await page.goto('/paymentdetails')
  await page.getByLabel('Card number').fill(CARD['Card number'])
  await page.getByRole('button', { name: 'Confirm & Pay' }).click()
  t.equal(page.url(), `${origin}/paymentdetails`)
  t.equal(await page.getByLabel('Card number').inputValue(), CARD['Card number'])
  t.match(await page.locator('noscript .notice:visible').textContent(), 'Please switch it on')
})

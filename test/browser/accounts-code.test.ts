import type { Page } from 'playwright-core'
import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { awake, goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { mailTo, secretsOf } from '../helpers/mail.ts'

const boxes = (page: Page) => page.locator('.code-boxes input')
const values = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join('|'))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

async function paste(page: Page, box: number, text: string) {
  await boxes(page)
    .nth(box)
    .evaluate((input, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
}

t.test('the boxes of a code', { skip: noBrowser }, async (t) => {
  const { origin } = await testServer(t)
  const { page, problems } = await newPage(t, { origin })
  await goAwake(page, '/verification?email=ada%40example.test')
  t.equal(await boxes(page).count(), 4)
  t.notOk(await page.getByLabel('Email').isVisible(), 'the email comes from the step before')

  await t.test('typing moves on, in capitals, and strips what is no letter or digit', async (t) => {
    await boxes(page).first().focus()
    await page.keyboard.type('a-ä b_7')
    t.equal(await values(page), 'A|B|7|')
    t.equal(await focused(page), 'Character 4 of 4')
    await page.keyboard.type('z')
    t.equal(await values(page), 'A|B|7|Z')
    t.equal(await focused(page), 'Character 4 of 4')
  })
  await t.test('Backspace and arrows move back, and a full box takes another character', async (t) => {
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    t.equal(await values(page), 'A|B||')
    t.equal(await focused(page), 'Character 3 of 4')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('x')
    t.equal(await values(page), 'A|X||')
    t.equal(await focused(page), 'Character 3 of 4')
  })
  await t.test('a whole code that is pasted into any box fills all four', async (t) => {
    for (const [box, text] of [
      [0, 'q1w2'],
      [2, '  e3 r4\n'],
      [3, 'T-5-Y-6'],
    ] as const) {
      await paste(page, box, text)
      t.equal(await values(page), [...text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')].join('|'))
      t.equal(await focused(page), 'Character 4 of 4')
    }
    await paste(page, 1, 'gh')
    t.equal(await values(page), 'T|G|H|6', 'a part of one goes where it is put')
  })
  t.strictSame(problems, [])
})

t.test(
  'a code that is filled in by the phone, or before the script is there, is whole',
  { skip: noBrowser },
  async (t) => {
    const { origin } = await testServer(t)
    const { page, problems } = await newPage(t, { origin })
    const arrive = await holdBack(page, '**/verification-form*.js')
    await page.goto('/verification?email=ada%40example.test', { waitUntil: 'domcontentloaded' })
    for (const [index, character] of [...'ab12'].entries()) await boxes(page).nth(index).fill(character)
    arrive()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('.code-boxes input')?.value === 'A',
    )
    t.equal(await values(page), 'A|B|1|2')
    await boxes(page).first().fill('cd34')
    t.equal(await values(page), 'C|D|3|4')
    t.strictSame(problems, [])
  },
)

t.test(
  'a wrong code shows an error next to the boxes, remains, and is overwritten by typing',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { email } = testAccount(app)
    const { page } = await newPage(t, { origin })
    await page.goto('/verification')
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Invalid email address').waitFor()
    await page.getByText('The code is 4 characters long').waitFor()
    t.equal(await page.evaluate(() => document.activeElement?.getAttribute('type')), 'email')

    await page.getByLabel('Email').fill(email.toUpperCase())
    await boxes(page).first().fill('????')
    await boxes(page).first().fill('AB1')
    await page.keyboard.press('Enter')
    t.equal(await focused(page), 'Character 4 of 4', 'the box that is still empty')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await page.getByText('This code is wrong or has expired.').waitFor()
    await page.getByRole('status').getByText('OTP verification failed').waitFor()
    t.equal(await values(page), 'A|B|1|2')
    t.equal(await focused(page), 'Character 1 of 4')

    await page.getByRole('button', { name: 'Send a new code' }).click()
    await page.getByText('OTP sent successfully').waitFor()
    t.equal(await values(page), '|||')
    t.equal(await focused(page), 'Character 1 of 4')
    const { code } = secretsOf((await mailTo(app, email, 'reset-code')).text)
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/verificationsuccess?email=${encodeURIComponent(email)}`)
  },
)

t.test('each step of a reset answers a direct visit', { skip: noBrowser }, async (t) => {
  const { origin } = await testServer(t)
  const { page, problems } = await newPage(t, { origin })
  await page.goto('/resetpasswordcode')
  t.equal(page.url(), `${origin}/verification`)
  t.ok(await page.getByLabel('Email').isVisible(), 'it asks for the email that no step has carried')
  await page.goto('/resetpassword?email=ada%40example.test')
  t.equal(await page.getByLabel('Email').inputValue(), 'ada@example.test')

  await page.evaluate(() => localStorage.setItem('user', '{"email":"stored@example.test"}'))
  await page.goto('/createnewpassword')
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[type=email]')?.value !== '')
  t.equal(await page.getByLabel('Email').inputValue(), 'stored@example.test', 'that of the stored user')
  await goAwake(page, '/createnewpassword?email=carried%40example.test')
  t.equal(await page.getByLabel('Email').inputValue(), 'carried@example.test')
  const again = page.getByRole('link', { name: 'Start again' })
  t.equal(await again.getAttribute('href'), '/resetpassword', 'whoever comes too late is not stuck')

  await page.goto('/verificationsuccess')
  await page.waitForURL(`${origin}/createnewpassword`)
  await page.goBack()
  t.not(new URL(page.url()).pathname, '/verificationsuccess', 'going back leads past what moves on by itself')

  await page.goto('/passwordsetsuccessful')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.waitForURL(`${origin}/`)
  t.strictSame(problems, [])
})

t.test(
  'after a lost response the form explains that the new password may be set',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { email } = testAccount(app)
    await app.inject({ method: 'POST', url: '/api/auth/send-otp', payload: { email } })
    const { token } = secretsOf((await mailTo(app, email, 'reset-code')).text)
    const { page } = await newPage(t, { origin })
    await goAwake(page, `/createnewpassword?email=${encodeURIComponent(email)}&token=${token}`)
    await page.route('**/api/auth/reset-password', async (route) => {
      await route.fetch()
      await route.abort()
    })
    for (const name of ['New Password', 'Confirm Password'])
      await page.getByRole('textbox', { name, exact: true }).fill('second password')
    await button(page, 'Set New Password').click()
    await page.getByText('Password reset failed').waitFor()
    const notice = page.getByRole('alert').filter({ hasText: 'Your new password may have been saved anyway' })
    await notice.getByRole('link', { name: 'signing in' }).click()
    await page.waitForURL('**/sign-in')
    await awake(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('second password')
    await button(page, 'Sign In').click()
    await t.resolves(page.getByText('Sign in successfully').waitFor())
  },
)

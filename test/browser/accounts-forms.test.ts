import type { Page } from 'playwright-core'
import t from 'tap'
import { RATE } from '../../server/platform/limits.ts'
import { PASSWORD, testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { remember } from '../helpers/signed-in.ts'

const GOOD: Record<string, string> = {
  'Full Name': 'Ada Example',
  Email: 'ada@example.test',
  'Phone Number': '202 555 0123',
  'General Address (trading location)': '1 Main Street',
  Password: 'long enough',
  'Confirm Password': 'long enough',
}
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}
async function typed(page: Page, labels: string[]) {
  const values: Record<string, string> = {}
  for (const label of labels) values[label] = await field(page, label).inputValue()
  return values
}
/** Error texts by field name. */
const errors = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map((input) => [
        (input.labels?.[0]?.textContent ?? input.ariaLabel)?.trim(),
        document.getElementById(input.getAttribute('aria-describedby')!)?.textContent,
      ]),
    ),
  )
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent)

t.test(
  'sign-up shows each broken rule at its field and preserves the input',
  { skip: noBrowser },
  async (t) => {
    const { origin } = await testServer(t)
    const { page, problems } = await newPage(t, { origin })
    await page.goto('/sign-up')
    for (const label of ['Email', 'Phone'])
      t.equal(await page.getByLabel(label).count(), 1, `${label} is one field, said aloud too`)
    const submit = page.getByRole('button', { name: 'Sign Up' })
    await submit.click()
    await page.getByText('First name is required').waitFor()
    t.strictSame(await errors(page), {
      'Full Name': 'First name is required',
      Email: 'Email is required',
      'Phone Number': 'Invalid US phone number (must be 10 digits, with optional +1)',
      'General Address (trading location)': 'Address is required',
      Password: 'Password is required',
      'Confirm Password': 'Confirm Password is required',
      'I agree to the Terms & Conditions': 'agree to the Terms & Conditions',
    })
    t.equal(await focused(page), 'Full Name')

    const wrong = {
      ...GOOD,
      Email: 'ada',
      'Phone Number': '+1 202 555 012',
      Password: 'short',
      'Confirm Password': 'other',
    }
    await fill(page, wrong)
    await page.getByRole('checkbox').check()
    await submit.click()
    await page.getByText('Passwords do not match').waitFor()
    t.strictSame(await errors(page), {
      Email: 'Invalid email',
      'Phone Number': 'Invalid US phone number (must be 10 digits, with optional +1)',
      Password: 'Password must be at least 8 characters long',
      'Confirm Password': 'Passwords do not match',
    })
    t.equal(await focused(page), 'Email')
    t.strictSame(await typed(page, Object.keys(wrong)), wrong)
    t.strictSame(problems, [], 'the server was never asked')
  },
)

t.test(
  'a taken email is an error of the email field, other refusals are toasts; the input remains',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    testAccount(app, { email: 'ada@example.test' })
    const { page } = await newPage(t, { origin })
    await page.goto('/sign-up')
    await fill(page, GOOD)
    await page.getByRole('checkbox').check()
    const submit = page.getByRole('button', { name: 'Sign Up' })
    await submit.click()
    await page.getByText('This email address is already in use.').waitFor()
    t.strictSame(await errors(page), { Email: 'This email address is already in use.' })
    t.equal(await focused(page), 'Email')
    t.equal(await page.getByRole('status').count(), 0, 'no toast')

    for (let i = 0; i < RATE.signUp.max; i++)
      await app.inject({ method: 'POST', url: '/api/auth/register', payload: {} })
    await field(page, 'Email').fill('other@example.test')
    await submit.click()
    await page.getByRole('status').getByText('Too many requests. Please wait a moment.').waitFor()
    t.strictSame(await errors(page), {})
    t.strictSame(await typed(page, Object.keys(GOOD)), { ...GOOD, Email: 'other@example.test' })
    t.ok(await page.getByRole('checkbox').isChecked())
  },
)

t.test('offline, each form shows its own error and preserves the input', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page } = await newPage(t, { origin })
  await page.route('**/api/**', (route) => route.abort())
  const email = { Email: 'ada@example.test' }
  const { Password, 'Confirm Password': confirmation, ...person } = GOOD
  const forms: [path: string, button: string, failure: string, values: Record<string, string>][] = [
    ['/sign-up', 'Sign Up', 'Failed to create user', GOOD],
    ['/sign-in', 'Sign In', 'Failed to sign in', { ...email, Password: PASSWORD }],
    ['/resetpassword', 'Send Code', 'Failed to send OTP', email],
    ['/verification', 'Send a new code', 'Failed to send OTP', email],
    [
      '/verification',
      'Verify',
      'OTP verification failed',
      {
        ...email,
        'Character 1 of 4': 'A',
        'Character 2 of 4': 'B',
        'Character 3 of 4': '1',
        'Character 4 of 4': '2',
      },
    ],
    [
      '/createnewpassword',
      'Set New Password',
      'Password reset failed',
      { ...email, 'New Password': 'long enough', 'Confirm Password': 'long enough' },
    ],
    [
      '/dashboard/setting/general',
      'Save',
      'Something went wrong',
      { 'Full Name': 'Ada L.', 'Phone Number': person['Phone Number']!, Address: 'Elsewhere' },
    ],
    [
      '/dashboard/setting/privacy',
      'Save',
      'Password update failed',
      { 'Current Password': PASSWORD, 'New Password': 'six6x!', 'Confirm New Password': 'six6x!' },
    ],
  ]
  for (const [path, button, failure, values] of forms) {
    if (path === '/dashboard/setting/general') await remember(page, origin, testAccount(app))
    await page.goto(path)
    await fill(page, values)
    if (path === '/sign-up') await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('status').getByText(failure, { exact: true }).waitFor()
    t.strictSame(await typed(page, Object.keys(values)), values, `${path} ${button}`)
    t.equal(new URL(page.url()).pathname, path)
    t.ok(await page.getByRole('button', { name: button }).isEnabled())
  }
})

t.test(
  'a wrong password is an error of the email field in other languages, too',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { email } = testAccount(app)
    const { page } = await newPage(t)
    await goAwake(page, `${origin}/sign-in?lang=de`)
    await field(page, 'E-Mail').fill(email)
    await field(page, 'Passwort').fill('not this one')
    await page.keyboard.press('Enter')
    await page.getByText('E-Mail-Adresse oder Passwort ist falsch.').waitFor()
    t.strictSame(await errors(page), { 'E-Mail': 'E-Mail-Adresse oder Passwort ist falsch.' })
    t.equal(await focused(page), 'E-Mail')
    t.equal(await page.getByRole('alert').getByRole('link').count(), 0, 'nobody is sent to sign in first')
  },
)

t.test('a submitting form shows progress and ignores a second click', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page, problems } = await newPage(t, { origin })
  await remember(page, origin, testAccount(app))
  const answer = await holdBack(page, '**/api/dashboard/profile/update')
  await page.goto('/dashboard/setting')
  await field(page, 'Full Name').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save' }).click()
  t.ok(await page.getByRole('button', { name: 'Saving...' }).isDisabled())
  answer()
  await page.waitForURL(`${origin}/dashboard`, { waitUntil: 'commit' })
  await page.getByText('Profile updated successfully').waitFor()
  await page.getByRole('button', { name: 'Account of Ada Lovelace' }).waitFor()
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user')!))
  t.match(user, { name: 'Ada Lovelace', phone_number: '+15550102030' })
  t.strictSame(problems, [])
})

t.test('a form sent before its script is there loses nothing', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { email } = testAccount(app)
  for (const late of ['entry-client', 'sign-in-form']) {
    const { page, problems } = await newPage(t, { origin })
    const arrive = await holdBack(page, `**/${late}*.js`)
    // Scripts have run at DOMContentLoaded, unless the delayed script is the entry itself.
    await page.goto('/sign-in', { waitUntil: late === 'entry-client' ? 'commit' : 'domcontentloaded' })
    await fill(page, { Email: email, Password: PASSWORD })
    await field(page, 'Password').press('Enter')
    t.strictSame(await typed(page, ['Email', 'Password']), { Email: email, Password: PASSWORD }, late)
    t.equal(page.url(), `${origin}/sign-in`)
    arrive()
    await page.waitForURL(`${origin}/`)
    t.strictSame(problems, [])
  }
})

t.test('typing into a prefilled field replaces the prefilled text', { skip: noBrowser }, async (t) => {
  const { origin } = await testServer(t)
  const { page } = await newPage(t, { origin })
  await page.addInitScript(() =>
    localStorage.setItem('signup_data', JSON.stringify({ email: 'new@example.test' })),
  )
  const arrive = await holdBack(page, '**/sign-in-form*.js')
  await page.goto('/sign-in', { waitUntil: 'domcontentloaded' })
  await field(page, 'Email').focus()
  arrive()
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=email]')!.value !== '')
  t.equal(await field(page, 'Email').inputValue(), 'new@example.test', 'of the account that was just made')
  await page.keyboard.type('me@example.test')
  t.equal(await field(page, 'Email').inputValue(), 'me@example.test')
})

for (const touch of [false, true]) {
  const how = touch ? 'a finger' : 'a mouse'
  t.test(`the press of ${how} that leaves a wrong field is not lost`, { skip: noBrowser }, async (t) => {
    const { origin } = await testServer(t)
    const { page, problems } = await newPage(t, { origin, touch, width: 400 })
    await goAwake(page, '/sign-in')
    await field(page, 'Email').pressSequentially('nobody')
    const submit = page.getByRole('button', { name: 'Sign In' })
    const { x, y, width } = (await submit.boundingBox())!
    // Presses the upper edge of the button, because an extra line of text would move the button down.
    if (touch) await page.touchscreen.tap(x + width / 2, y + 3)
    else {
      await page.mouse.move(x + width / 2, y + 3)
      await page.mouse.down()
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      t.strictSame(await errors(page), {}, 'no line comes that would move it')
      await page.mouse.up()
    }
    await page.getByText('Password is required').waitFor()
    t.strictSame(await errors(page), { Email: 'Invalid email', Password: 'Password is required' })
    t.strictSame(problems, [])
  })
}

t.test('leaving a field shows only the error of this field', { skip: noBrowser }, async (t) => {
  const { origin } = await testServer(t)
  const { page } = await newPage(t, { origin })
  await goAwake(page, '/sign-in')
  await field(page, 'Email').pressSequentially('nobody')
  await field(page, 'Password').click()
  await page.getByText('Invalid email').waitFor()
  t.strictSame(await errors(page), { Email: 'Invalid email' })
})

import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { sessionCookie, stored } from '../helpers/signed-in.ts'
import { type Received, smtpServer } from '../helpers/smtp.ts'
import { until } from '../helpers/until.ts'

async function mail(received: Received[], subject: string): Promise<Received> {
  const found = () => received.find(({ raw }) => raw.includes(`\r\nSubject: ${subject}\r\n`))
  await until(() => found() !== undefined)
  return found()!
}

t.test(
  'one joins, signs in, loses the password, gets a code by mail, sets a new password and signs in with it',
  { skip: noBrowser },
  async (t) => {
    const smtp = await smtpServer(t)
    const { origin } = await testServer(t, { SMTP_URL: smtp.url })
    const { page, problems } = await newPage(t, { origin })
    const password = page.getByRole('textbox', { name: 'Password', exact: true })

    await page.goto('/uploaditem')
    t.equal(page.url(), `${origin}/sign-in?redirect=%2Fuploaditem`, 'a visitor is sent to sign in')
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await page.getByLabel('Full Name').fill('Ada Example')
    await page.getByLabel('Email', { exact: true }).fill(' Ada@Example.test ')
    await page.getByLabel('Phone Number').fill('(202) 555-0123')
    await page.getByLabel('General Address').fill('1 Main Street')
    await password.fill('first password')
    await page.getByLabel('Confirm Password', { exact: true }).fill('first password')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Sign Up' }).click()

    await page.waitForURL(`${origin}/sign-in?redirect=%2Fuploaditem`, { waitUntil: 'commit' })
    await page.getByText('User created successfully').waitFor()
    const joined = await stored(page)
    t.ok(joined.token)
    t.match(JSON.parse(joined.signup_data!), { email: 'ada@example.test', phone_number: '+12025550123' })
    t.equal(joined.user, null)
    t.strictSame((await mail(smtp.received, 'Confirm your address at Swapyard')).to, ['ada@example.test'])
    t.equal(await sessionCookie(page), undefined, 'joining signs nobody in')

    await page.getByLabel('Email').fill('ada@example.test')
    await password.fill('first password')
    await password.press('Enter')
    await page.waitForURL(`${origin}/uploaditem`, { waitUntil: 'commit' })
    await page.getByText('Sign in successfully').waitFor()
    const signedIn = await stored(page)
    t.not(signedIn.token, joined.token)
    t.match(JSON.parse(signedIn.user!), { name: 'Ada Example', email: 'ada@example.test', avatar: null })
    t.match(await sessionCookie(page), { httpOnly: true, sameSite: 'Lax', value: signedIn.token })

    await page.getByRole('button', { name: 'Account of Ada Example' }).click()
    await page.getByRole('link', { name: 'Sign Out' }).click()
    await page.waitForURL('**/sign-in', { waitUntil: 'commit' })
    await page.getByText('Logged out successfully').waitFor()
    t.strictSame(await stored(page), { token: null, user: null, signup_data: null })
    t.equal(await sessionCookie(page), undefined)

    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.waitForURL('**/resetpassword')
    await page.getByLabel('Email').fill('ada@example.test')
    await page.getByRole('button', { name: 'Send Code' }).click()
    await page.waitForURL('**/verification?email=ada%40example.test', { waitUntil: 'commit' })
    await page.getByText('OTP sent successfully').waitFor()

    const { to, raw } = await mail(smtp.received, 'Reset your password at Swapyard')
    t.strictSame(to, ['ada@example.test'])
    const code = /^ {4}([A-Z0-9]{4})\r?$/m.exec(raw)![1]!
    await page.getByLabel('Character 1 of 4').pressSequentially(code.toLowerCase())
    await page.keyboard.press('Enter')
    await page.waitForURL('**/verificationsuccess?email=ada%40example.test', { waitUntil: 'commit' })
    await page.getByText('OTP Verified').waitFor()
    await page.getByRole('heading', { name: 'Verification completed' }).waitFor()

    await page.waitForURL('**/createnewpassword?email=ada%40example.test')
    t.equal(await page.getByLabel('Email').inputValue(), 'ada@example.test')
    await page.getByRole('textbox', { name: 'New Password' }).fill('second password')
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill('second password')
    await page.getByRole('button', { name: 'Set New Password' }).click()
    await page.waitForURL('**/sign-in', { waitUntil: 'commit' })
    await page.getByText('Password reset successful').waitFor()
    t.ok(await mail(smtp.received, 'Your password at Swapyard was changed'))

    t.strictSame(problems, [], 'so far nothing went wrong')
    await page.getByLabel('Email').fill('ada@example.test')
    await password.fill('first password')
    await password.press('Enter')
    await page.getByText('Wrong email or password.').waitFor()
    await password.fill('second password')
    await password.press('Enter')
    await page.waitForURL(`${origin}/`)
    await page.getByRole('button', { name: 'Account of Ada Example' }).waitFor()
    t.strictSame(problems, [`401: POST ${origin}/api/auth/login`])
  },
)

t.test('the mailed long link sets a new password by itself, once', { skip: noBrowser }, async (t) => {
  const smtp = await smtpServer(t)
  const { app, origin } = await testServer(t, {
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://swap.example.test',
  })
  const account = { name: 'Ada', email: 'ada@example.test', phone_number: '2025550123', address: 'Here' }
  const secret = { password: 'first password', password_confirmation: 'first password' }
  const json = { ...account, ...secret, terms_and_conditions: '1' }
  await app.inject({ method: 'POST', url: '/api/auth/register', payload: json })
  // Links use the site's origin, even with forged host headers.
  const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test' }
  await app.inject({ method: 'POST', url: '/api/auth/send-otp', headers, payload: { email: account.email } })
  const { raw } = await mail(smtp.received, 'Reset your password at Swapyard')
  t.notMatch(raw, 'evil.test')
  const text = raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')
  const [, path] = /https:\/\/swap\.example\.test(\/createnewpassword\?token=\S+)/.exec(text)!

  const { page, problems } = await newPage(t, { origin })
  for (const outcome of ['Password reset successful', 'Password reset failed']) {
    await page.goto(path!)
    t.equal(await page.getByLabel('Email').inputValue(), 'ada@example.test')
    await page.getByRole('textbox', { name: 'New Password' }).fill('second password')
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill('second password')
    await page.getByRole('button', { name: 'Set New Password' }).click()
    await page.getByText(outcome).waitFor()
  }
  t.equal(await page.getByRole('textbox', { name: 'New Password' }).inputValue(), 'second password')
  t.strictSame(problems, [`403: POST ${origin}/api/auth/reset-password`])
})

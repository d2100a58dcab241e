import { join } from 'node:path'
import t from 'tap'
import { block } from '../../server/members/blocks/blocks-service.ts'
import { PASSWORD, testAccount } from '../helpers/accounts.ts'
import { temporaryFolder, testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { mailTo } from '../helpers/mail.ts'
import { twoColours } from '../helpers/pictures.ts'
import { remember } from '../helpers/signed-in.ts'

t.test('an avatar is shown before it is saved, and everywhere afterwards', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page, problems } = await newPage(t, { origin })
  await remember(page, origin, testAccount(app))
  await goAwake(page, '/dashboard/setting')
  const preview = page.locator('.avatar-field img')
  t.equal(await page.locator('.avatar-field .avatar').getAttribute('data-initials'), 'AE')

  const text = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await page.getByLabel('Choose a picture').setInputFiles(text)
  await page.locator('.avatar-field .error', { hasText: 'Only JPEG, PNG' }).waitFor()
  t.equal(await preview.count(), 0, 'what is no picture is refused as it is chosen')

  // A valid signature with invalid content is rejected only by the server.
  const begun = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), text.buffer])
  await page.getByLabel('Choose a picture').setInputFiles({ ...text, buffer: begun })
  await page.locator('.avatar-field .error').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('.avatar-field .error').waitFor()
  t.match(new URL(page.url()).pathname, '/dashboard/setting', 'what is no picture is said beside it')
  await preview.waitFor({ state: 'detached' })
  t.equal(await preview.count(), 0, 'and leaves no broken picture')
  t.equal(problems.length, 1)

  const file = join(temporaryFolder(t), 'me.png')
  await twoColours(600, 400).png().toFile(file)
  await page.getByLabel('Choose a picture').setInputFiles(file)
  await preview.waitFor()
  t.match(await preview.getAttribute('src'), /^blob:/)
  t.equal(await page.locator('.avatar-field .error').count(), 0)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(`${origin}/dashboard`)
  const corner = page.locator('.welcome img')
  t.match(await corner.getAttribute('src'), /^\/uploads\//)
  t.ok(await corner.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0)))
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user')!))
  t.equal(user.avatar, await corner.getAttribute('src'))
  await page.goto('/')
  t.equal(await page.locator('.account-button img').getAttribute('src'), user.avatar)
  t.equal(problems.length, 1)
})

t.test('a phone number is normalized, and an invalid number is an error', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page, problems } = await newPage(t, { origin })
  await remember(page, origin, testAccount(app))
  await page.goto('/dashboard/setting/general')
  await page.getByLabel('Phone Number').fill('555 0123')
  await page.getByLabel('Address').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Invalid US phone number (must be 10 digits, with optional +1)').waitFor()
  await page.getByText('Address is required').waitFor()
  await page.getByLabel('Phone Number').fill('1 (202) 555-0199')
  await page.getByLabel('Address').fill('Elsewhere')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(`${origin}/dashboard`)
  await page.goto('/dashboard/setting/general')
  t.equal(await page.getByLabel('Phone Number').inputValue(), '+12025550199')
  t.strictSame(problems, [])
})

t.test(
  'what asks for a proof of the address stands apart from the form below it',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const as = testAccount(app, { mailProvedAt: null })
    const { page } = await newPage(t, { origin, as, width: 360 })
    await page.goto('/dashboard/setting/account')
    const again = (await button(page, 'Send the link again').boundingBox())!
    const notice = (await page.locator('.notice').boundingBox())!
    const below = (await page.getByText('New Email').boundingBox())!
    t.ok(again.y - (notice.y + notice.height) >= 16, 'the notice is above its button')
    t.ok(below.y - (again.y + again.height) >= 16, 'and the form below')
  },
)

t.test('the sidebar is next to the page on wide screens', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page } = await newPage(t, { origin })
  const account = testAccount(app)
  await remember(page, origin, account)
  await page.goto('/dashboard/setting/privacy')
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
  t.strictSame(
    await sidebar
      .locator('li a')
      .evaluateAll((links) =>
        links.map((link) =>
          `${link.textContent.replace(/\s*new$/, '')} ${link.getAttribute('href')} ${link.ariaCurrent ?? ''}`.trim(),
        ),
      ),
    [
      'Manage Post Items /dashboard',
      'Exchange Request /dashboard/exchange-request',
      'Swaps for you /dashboard/matches',
      'Favourite /dashboard/favourite',
      'Messages /dashboard/messages',
      'Notification /dashboard/notification',
      'Setting /dashboard/setting page',
      'Browse the market /browse',
    ],
  )
  t.notOk(await page.getByRole('button', { name: 'Open menu' }).isVisible())
  for (const text of ['Welcome Back', 'Ada Example', account.email]) {
    t.ok(await page.locator('.welcome > p').getByText(text).isVisible(), text)
  }
  t.equal(
    await page
      .getByRole('navigation', { name: 'Setting' })
      .getByRole('link', { name: 'Privacy' })
      .getAttribute('aria-current'),
    'page',
  )
})

t.test(
  'on a small screen the sidebar opens from a button and closes on Escape, outside, and with a link',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { page, problems } = await newPage(t, { origin, width: 390 })
    await remember(page, origin, testAccount(app))
    await goAwake(page, '/dashboard/setting')
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
    const open = page.getByRole('button', { name: 'Open menu' })
    t.notOk(await sidebar.isVisible())
    await open.focus()
    await page.keyboard.press('Enter')
    await sidebar.waitFor()
    await page.keyboard.press('Escape')
    await sidebar.waitFor({ state: 'hidden' })
    t.equal(await page.evaluate(() => document.activeElement?.ariaLabel), 'Open menu', 'the focus goes back')
    await open.click()
    await page.mouse.click(380, 400)
    await sidebar.waitFor({ state: 'hidden' })
    await open.click()
    await sidebar.getByRole('button', { name: 'Close menu' }).click()
    await sidebar.waitFor({ state: 'hidden' })

    await open.click()
    await sidebar.evaluate((drawer) =>
      drawer.addEventListener('toggle', () => sessionStorage.setItem('closed at', location.pathname)),
    )
    await page.route('**/dashboard/favourite', async (route) => {
      // Delays the page, to observe the state in between.
      await new Promise((arrive) => setTimeout(arrive, 500))
      await route.continue()
    })
    await sidebar.getByRole('link', { name: 'Favourite' }).click()
    await page.waitForURL('**/dashboard/favourite')
    t.equal(await page.evaluate(() => sessionStorage.getItem('closed at')), '/dashboard/setting')
    t.strictSame(problems, [])
  },
)

t.test('the settings have contact visibility, sessions and blocked users', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const person = testAccount(app)
  const rude = testAccount(app, { name: 'Rude Rob' })
  const elsewhere = app.sessions.start(person.id)
  block(app, person.id, rude.id)
  const { page, problems } = await newPage(t, { origin, as: person, width: 360, height: 740, touch: true })
  await goAwake(page, '/dashboard/setting/general')
  await page.getByLabel('Who sees your contact details?').selectOption('partners')
  await button(page, 'Save').click()
  await page.waitForURL(`${origin}/dashboard`)
  const profile = await app.inject({ url: '/api/profile', headers: { ...person.bearer } })
  t.equal(profile.json().data.contact_visibility, 'partners')

  await goAwake(page, '/dashboard/setting/privacy')
  const sessions = page.getByRole('region', { name: 'Signed in on' })
  t.equal(await sessions.getByRole('listitem').count(), 2)
  await sessions.getByText('This browser').waitFor()
  await sessions.getByRole('listitem').getByRole('button').click()
  await sessions.getByRole('listitem').nth(1).waitFor({ state: 'detached' })
  const old = { authorization: `Bearer ${elsewhere}` }
  t.equal((await app.inject({ url: '/api/profile', headers: old })).statusCode, 401)

  const blocked = page.getByRole('region', { name: 'People you have blocked' })
  await blocked.getByRole('link', { name: 'Rude Rob' }).waitFor()
  await blocked.getByRole('button').click()
  await blocked.getByText('Nobody. If you block someone').waitFor()
  t.strictSame(problems, [])
})

t.test(
  'a new address is asked for in the settings, and counts once the link that was mailed there is opened',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const person = testAccount(app)
    const NEW = 'new@example.test'
    const { page, problems } = await newPage(t, { origin, as: person, width: 360, height: 740, touch: true })
    await goAwake(page, '/dashboard/setting/account')
    await page.getByText(`You sign in with ${person.email}.`).waitFor()
    const form = page.locator('form').filter({ has: button(page, 'Change my email address') })
    const ask = async (password: string) => {
      await form.getByLabel('New Email').fill(NEW)
      await form.getByLabel('Password', { exact: true }).fill(password)
      await button(form, 'Change my email address').click()
    }
    await ask('not my password')
    await form.getByText('This is not your password.').waitFor()
    t.equal(await form.getByLabel('New Email').inputValue(), NEW, 'what was typed stays')
    t.equal(problems.splice(0).length, 1)
    await ask(PASSWORD)
    await page.getByText(`${NEW} will become your email address once you open the link`).waitFor()
    await page.getByText(`You sign in with ${person.email}.`).waitFor()

    const linkIn = async (to: string, template: string) =>
      /http\S+(\/email-\w+\?token=[\w-]+)/.exec((await mailTo(app, to, template)).text)![1]!
    t.match(await linkIn(person.email, 'email-changing'), /^\/email-undo/, 'the old address can call it off')
    await page.goto(await linkIn(NEW, 'email-new'))
    await page.getByText(`${NEW} becomes the email address of the account`).waitFor()
    await button(page, 'Confirm my address').click()
    await page.getByText(`From now on, sign in with ${NEW}. Our emails go there too.`).waitFor()
    // The automatic request must end before all sessions do.
    const counted = page.waitForResponse(/unread-counts/)
    await goAwake(page, '/dashboard/setting/account')
    await counted
    await page.getByText(`You sign in with ${NEW}.`).waitFor()
    t.equal(await page.getByText('will become your email address').count(), 0)
    const profile = await app.inject({ url: '/api/profile', headers: person.bearer })
    t.equal(profile.json().data.email, NEW)

    // The owner of the old address reverts the change, from a browser without a session.
    const { page: elsewhere } = await newPage(t, { origin })
    await elsewhere.goto(await linkIn(person.email, 'email-changed'))
    await button(elsewhere, 'It wasn’t me').click()
    await elsewhere.getByRole('link', { name: 'Set a new password' }).waitFor()
    const login = (email: string) =>
      app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } })
    t.equal((await login(person.email)).statusCode, 200)
    t.not((await login(NEW)).statusCode, 200)
    t.strictSame(problems, [])
  },
)

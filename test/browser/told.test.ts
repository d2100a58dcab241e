import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser, noWindow } from '../helpers/browser.ts'
import { box, thread, write } from '../helpers/chat-pages.ts'
import { photo, picker, picturesKept, previews } from '../helpers/item-form.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { type Pushed, pushService } from '../helpers/push-service.ts'
import { smtpServer } from '../helpers/smtp.ts'
import { until } from '../helpers/until.ts'

/** Resolves once the service worker controls this page. */
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/**
 * Delivers a decrypted push to the worker, and waits until only its text is shown. On a busy machine a debugged worker may hang for five
 * minutes: it is then restarted, and the push is repeated.
 */
async function deliverTo(page: Page, origin: string) {
  const devTools = await page.context().newCDPSession(page)
  let registrationId = ''
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId =
      registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)?.registrationId ?? registrationId
  })
  await devTools.send('ServiceWorker.enable')
  await until(() => registrationId !== '')
  return async (message: Pushed['message']) => {
    const data = JSON.stringify(message)
    for (let shown = false; !shown; ) {
      await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      shown = await Promise.race([showing(page, message.body).then(() => true), pause(20_000, false)])
      if (!shown) await devTools.send('ServiceWorker.stopAllWorkers')
    }
  }
}

const shownTo = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
  })

/** Waits until exactly these notifications are shown. */
async function showing(page: Page, ...bodies: string[]): Promise<void> {
  while ((await shownTo(page)).map(({ body }) => body).join() !== bodies.join()) await pause(50)
}

/** DevTools has no command to click a notification, so the event is dispatched in the worker. */
async function click(context: BrowserContext, tag: string): Promise<void> {
  await context.serviceWorkers()[0]!.evaluate(async (tag) => {
    const worker = self as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, options: object) => Event
    }
    const [notification] = await worker.registration.getNotifications({ tag })
    dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }))
  }, tag)
}

t.test(
  'an offer is pushed, shown by the worker and leads to the request; its mail unsubscribes in one click',
  { skip: noWindow },
  async (t) => {
    const [service, smtp] = [await pushService(t), await smtpServer(t)]
    const { app, origin } = await testServer(t, { PUSH_HOSTS: service.host, SMTP_URL: smtp.url })
    const [owner, requester] = ['Olga Owner', 'Rita Requester'].map((name) => testAccount(app, { name }))
    const [one, two] = await testPictures(app, 2)
    const wanted = testItem(app, owner!.id, { name: 'Guitar', image_ids: [one!] })
    const offered = testItem(app, requester!.id, { name: 'Camera', image_ids: [two!] })
    const call = (who: { bearer: Record<string, string> }, path: string, body: object) =>
      fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: { ...who.bearer, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    t.equal((await call(owner!, '/push-subscriptions', service.subscription())).status, 200)
    const { page, problems } = await newPage(t, {
      origin,
      as: owner!,
      window: true,
      context: { permissions: ['notifications'] },
    })
    await page.goto('/')
    await controlled(page)
    const deliver = await deliverTo(page, origin)

    const terms = { requested_product_id: wanted, offered_product_ids: [offered], message: 'Shall we swap?' }
    t.equal((await call(requester!, '/exchange-request', terms)).status, 200)
    await until(() => service.received.length > 0 && smtp.received.length > 0)
    const { message } = service.received[0]!
    await deliver(message)
    const body = 'Rita Requester offers Camera for your Guitar.'
    t.match(await shownTo(page), [{ title: 'New Exchange Request', body, tag: message.tag }])
    await deliver({ ...message, body: 'Under the same tag' })
    await deliver({ ...message, tag: 'newer', body: 'About the same swap' })

    await click(page.context(), 'newer')
    await page.waitForURL(`${origin}${message.url}`)
    await page.getByText('Shall we swap?').first().waitFor()
    await showing(page)

    const { raw, to } = smtp.received[0]!
    t.strictSame(to, [owner!.email])
    const [, path] = /^List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/m.exec(raw.replaceAll(/\r\n[ \t]+/g, ' '))!
    const clicked = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    t.equal(clicked.status, 200)
    await page.goto('/dashboard/setting/notifications')
    t.equal(await page.getByLabel('Offers and swaps').inputValue(), 'never')
    t.strictSame(problems, [])
  },
)

t.test('browsers can install the site', { skip: noWindow }, async (t) => {
  const { origin } = await testServer(t)
  const { page } = await newPage(t, { origin, window: true })
  await page.goto('/')
  await controlled(page)
  const devTools = await page.context().newCDPSession(page)
  const { url, errors, data } = await devTools.send('Page.getAppManifest')
  t.equal(url, `${origin}/manifest.webmanifest`)
  t.strictSame(errors, [])
  t.match(JSON.parse(data!), { name: 'Swapyard', start_url: '/', display: 'standalone' })
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // Test profiles are incognito, which prevents installing; any other error is ours.
  t.strictSame(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    [],
  )
})

t.test(
  'visited public pages are available offline, private ones are never stored',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const member = testAccount(app)
    const [picture] = await testPictures(app, 1)
    const item = testItem(app, testAccount(app).id, { name: 'Guitar', image_ids: [picture!] })
    const { page } = await newPage(t, { origin })
    await page.goto('/')
    await controlled(page)
    await page.goto(`/productdetails/${item}`, { waitUntil: 'networkidle' })
    const { page: own } = await newPage(t, { origin, as: member })
    await own.goto('/')
    await controlled(own)
    for (const path of ['/', '/dashboard', `/productdetails/${item}`, '/dashboard/setting/general'])
      await own.goto(path, { waitUntil: 'networkidle' })
    const kept = await own.evaluate(async () => {
      const urls: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
      return urls
    })
    t.ok(kept.includes('/offline'))
    t.strictSame(
      kept.filter((path) => !/^\/(?:assets|uploads)\/|^\/offline$/.test(path)),
      [],
    )

    await app.close()
    for (const seen of [page, own]) {
      await seen.goto('/page/about')
      await seen.getByRole('heading', { name: 'You are offline' }).waitFor()
    }
    await own.goto('/dashboard')
    await own.getByRole('heading', { name: 'You are offline' }).waitFor()
    await page.goto(`/productdetails/${item}`)
    await page.getByRole('heading', { name: 'Guitar' }).first().waitFor()
    t.ok(
      await page
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
      'with its picture',
    )
  },
)

t.test('the offline page is in the reader’s current language', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page } = await newPage(t, { origin })
  await page.goto('/')
  await controlled(page)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.locator('html[lang=de]').waitFor()
  const kept = () =>
    page.evaluate(async () =>
      (await caches.match('/offline', { ignoreVary: true }))?.headers.get('content-language'),
    )
  await until(async () => (await kept()) === 'de')
  await app.close()
  await page.goto('/page/about')
  t.equal(await page.getByRole('heading').textContent(), 'Du bist offline')
})

t.test(
  'on a phone posting begins with the camera or the gallery, and a draft keeps both',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const owner = testAccount(app)
    const { page, problems } = await newPage(t, { origin, as: owner, width: 360, touch: true })
    await page.goto('/uploaditem')
    const camera = page.getByLabel('Take a photo')
    await camera.waitFor({ state: 'attached' })
    t.equal(await camera.getAttribute('capture'), 'environment')
    const order = () =>
      page
        .locator('form :is(input[type=file], input[name=name])')
        .evaluateAll((all) =>
          all.map((input) => (input as HTMLInputElement).name || (input as HTMLInputElement).type),
        )
    t.strictSame(await order(), ['file', 'file', 'name'], 'as it is heard and tabbed through')
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y
    t.ok((await top('.pictures')) < (await top('input[name=name]')), 'and as it is seen')
    await camera.setInputFiles(await photo(400))
    await picker(page).setInputFiles(await photo(320))
    await page.getByLabel('Item Name *').fill('Kettle')
    await picturesKept(page, 2)
    await page.reload()
    await previews(page).nth(1).waitFor()
    t.equal(await page.getByLabel('Item Name *').inputValue(), 'Kettle')
    await page.setViewportSize({ width: 900, height: 500 })
    await page.waitForFunction(
      () =>
        document.querySelector('form :is(input[type=file], input[name=name])')?.getAttribute('name') ===
        'name',
    )
    t.equal(
      await page.getByLabel('Item Name *').inputValue(),
      'Kettle',
      'what is typed survives a turn of the phone',
    )
    t.equal(await previews(page).count(), 2)
    t.strictSame(problems, [])
  },
)

t.test(
  'after the first message there is a question about push: never on load, and once',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const [ada, bob] = ['Ada Lind', 'Bob Marsh'].map((name) => testAccount(app, { name })) as [
      ReturnType<typeof testAccount>,
      ReturnType<typeof testAccount>,
    ]
    const { page } = await newPage(t, { origin, as: ada, width: 360 })
    await page.addInitScript(() => {
      // Set to ask, because test browsers deny notifications by default.
      Object.defineProperty(Notification, 'permission', { get: () => 'default' })
      Notification.requestPermission = async () => {
        document.documentElement.dataset.asked = 'true'
        return 'denied'
      }
    })
    const asked = () => page.evaluate(() => document.documentElement.dataset.asked)
    const line = page.getByRole('status').filter({ hasText: 'notify you when there’s an answer' })
    await page.goto(`/dashboard/messages?userId=${bob.id}`)
    await write(page, 'Is it still there?')
    await line.waitFor()
    t.equal(await asked(), undefined, 'the browser has asked nothing by itself')
    const { x, y, width, height } = (await line.boundingBox())!
    t.ok(x >= 0 && x + width <= 360, 'it fits a phone')
    const sent = (await thread(page).getByText('Is it still there?').boundingBox())!
    t.ok(sent.y + sent.height <= y, 'it covers nothing that was sent')
    t.ok((await box(page).boundingBox())!.y >= y + height, 'nor what is being written')
    await page.reload()
    await box(page).waitFor()
    t.equal(await line.count(), 0, 'a page that loads asks nothing')
    await write(page, 'And does it work?')
    await line.getByRole('button', { name: 'Yes, notify me' }).click()
    await page.getByText('Your browser does not allow it.').waitFor()
    t.equal(await asked(), 'true')
    await write(page, 'Thank you')
    await thread(page).getByText('Thank you').waitFor()
    t.equal(await line.count(), 0, 'and it asks no second time')
  },
)

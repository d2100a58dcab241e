import { ECDH } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { deliveries, pushSubscriptions } from '../../../../db/schema/index.ts'
import { LONGEST, RATE } from '../../../../server/platform/limits.ts'
import { MINUTE } from '../../../../server/platform/time-shared.ts'
import { PUSH_SUBSCRIPTIONS } from '../../../../server/site/limits.ts'
import { sendingTurns } from '../../../../server/site/mail/sending-turns.ts'
import { notify } from '../../../../server/site/notifications/notifications-service.ts'
import { pushBrowser, pushService, vapidClaims } from '../../../helpers/push-service.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

t.test('an offer is pushed, encrypted for its recipient’s browser', async (t) => {
  const service = await pushService(t)
  const { app, owner, call, send } = await testSwap(t, { PUSH_HOSTS: service.host })
  const subscription = service.subscription('/push/owner')
  const { status, body } = await call(owner, 'POST', '/push-subscriptions', subscription)
  t.equal(status, 200)
  t.equal(body.data.browsers, 1)
  const id = await send()
  await until(() => service.received.length === 1)
  const [{ message, headers }] = service.received as [(typeof service.received)[0]]
  t.match(message, {
    title: 'New Exchange Request',
    body: 'Rita Requester offers Camera for your Guitar.',
    topic: `swap-${id}`,
  })
  t.match(message.url, /^\/dashboard\/exchange-request/)
  t.match(headers, { 'content-encoding': 'aes128gcm', ttl: /^\d+$/, topic: /^[\w-]{32}$/ })
  const claims = vapidClaims(headers.authorization as string)
  t.match(claims, { aud: `http://${service.host}`, sub: /^mailto:/, key: body.data.public_key })
  await until(() => app.db.select().from(deliveries).all()[0]!.outcome === 'sent')
})

t.test('a push speaks the language that its reader has chosen', async (t) => {
  const service = await pushService(t)
  const { app, owner, call, send } = await testSwap(t, { PUSH_HOSTS: service.host })
  app.db.$client.prepare("UPDATE accounts SET language = 'de' WHERE id = ?").run(owner.id)
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  await send()
  await until(() => service.received.length === 1)
  t.match(service.received[0]!.message, {
    title: 'Neue Tauschanfrage',
    body: 'Rita Requester bietet dir Camera für Guitar.',
  })
})

t.test('a message is pushed at once, and a test push to its requester', async (t) => {
  const service = await pushService(t)
  const { owner, requester, call } = await testSwap(t, { PUSH_HOSTS: service.host })
  t.equal((await call(owner, 'POST', '/push-subscriptions/test')).status, 409)
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  await call(requester, 'POST', `/messages/${owner.id}`, { message: 'Is it still there?' })
  await until(() => service.received.length === 1)
  t.match(service.received[0]!.message, {
    title: 'Rita Requester has written to you',
    body: 'Is it still there?',
  })
  t.equal((await call(owner, 'POST', '/push-subscriptions/test')).status, 200)
  await until(() => service.received.length === 2)
})

t.test('of a long message as much is pushed as a push holds', async (t) => {
  const service = await pushService(t)
  const { owner, requester, call } = await testSwap(t, { PUSH_HOSTS: service.host })
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  // The characters with the most bytes.
  await call(requester, 'POST', `/messages/${owner.id}`, { message: '字'.repeat(LONGEST.chatText) })
  await until(() => service.received.length === 1)
  t.match(service.received[0]!.message.body, /^字{100,}…$/)
  t.ok(Number(service.received[0]!.headers['content-length']) <= 4096)
})

t.test('a push delayed by slow mail servers has its full timeout', async (t) => {
  const service = await pushService(t)
  const { app, owner, call, send } = await testSwap(t, { PUSH_HOSTS: service.host })
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  // Two servers without a response: each holds its slot to the limit, here the second only briefly.
  await sendingTurns(app.db).take()
  const second = sendingTurns(app.db).take()
  await send()
  const end = await second
  await wait(500)
  end()
  await until(() => service.received.length === 1)
  await until(() => app.db.select().from(deliveries).all()[0]!.outcome === 'sent')
  t.equal(app.db.select().from(deliveries).all()[0]!.attempts, 0)
})

t.test('the server calls no address that a stranger chose', async (t) => {
  const { owner, call } = await testSwap(t, { PUSH_HOSTS: 'push.example.test,localhost:4000' })
  const { keys } = pushBrowser()
  const ask = async (endpoint: string, values: object = {}) =>
    (await call(owner, 'POST', '/push-subscriptions', { endpoint, keys, ...values })).status
  for (const endpoint of [
    'https://127.0.0.1/push',
    'https://localhost/push',
    'http://localhost/push',
    'https://10.0.0.1/push',
    'https://[::1]/push',
    'https://169.254.169.254/latest/meta-data',
    'http://fcm.googleapis.com/fcm/send/x',
    'http://push.example.test/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://notfcm.googleapis.com/x',
    'https://evilnotify.windows.com/x',
    'https://evil.test/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.test/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://notify.windows.com.evil.test/x',
    'ftp://fcm.googleapis.com/x',
    'rubbish',
    '',
    `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
  ]) {
    t.equal(await ask(endpoint), 422, endpoint.slice(0, 60))
  }
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
    'https://push.example.test/x',
    'http://localhost:4000/x',
  ]) {
    t.equal(await ask(endpoint), 200, endpoint)
  }
  const known = 'https://fcm.googleapis.com/fcm/send/y'
  t.equal(await ask(known, { keys: { ...keys, p256dh: keys.auth } }), 422, 'a key that is none')
  const compressed = ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed')
  t.equal(
    await ask(known, { keys: { ...keys, p256dh: compressed } }),
    422,
    'one that no push is encrypted for',
  )
  t.equal(await ask(known, { keys: { ...keys, auth: 'short' } }), 422)
  t.equal(await ask(known, { keys: undefined }), 422)
})

t.test(
  'nor one whose push service is no longer allowed, as after a restore or with other settings',
  async (t) => {
    const [named, other] = [await pushService(t), await pushService(t)]
    const { app, owner, call, send } = await testSwap(t, { PUSH_HOSTS: named.host })
    await call(owner, 'POST', '/push-subscriptions', named.subscription())
    const { endpoint } = other.subscription('/elsewhere')
    app.db.update(pushSubscriptions).set({ endpoint }).run()
    await send()
    const delivery = () => app.db.select().from(deliveries).all()[0]
    await until(() => delivery()?.outcome != null)
    t.match(delivery(), { outcome: 'dropped', lastError: 'unknown_push' })
    t.strictSame(other.received, [])
  },
)

t.test('the oldest of many browsers is removed, and a browser belongs to its last subscriber', async (t) => {
  const { app, owner, requester, call } = await testSwap(t)
  const { keys } = pushBrowser()
  const ask = (who: typeof owner, at: number) =>
    call(who, 'POST', '/push-subscriptions', { endpoint: `https://fcm.googleapis.com/fcm/send/${at}`, keys })
  for (let at = 0; at < 100; at++) await ask(owner, at)
  const kept = () => app.db.select().from(pushSubscriptions).all()
  t.equal(kept().length, PUSH_SUBSCRIPTIONS)
  t.match(kept()[0]!.endpoint, /90$/)
  await ask(requester, 99)
  t.equal(kept().find(({ endpoint }) => endpoint.endsWith('/99'))!.accountId, requester.id)
  const endpoint = 'https://fcm.googleapis.com/fcm/send/98'
  await call(requester, 'DELETE', '/push-subscriptions', { endpoint })
  t.equal(kept().length, PUSH_SUBSCRIPTIONS, 'nobody ends what is another’s')
  await call(owner, 'DELETE', '/push-subscriptions', { endpoint })
  t.equal(kept().length, PUSH_SUBSCRIPTIONS - 1)
})

t.test('one person subscribes browsers and has test pushes sent only so often', async (t) => {
  const { owner, requester, call } = await testSwap(t)
  const { keys } = pushBrowser()
  const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys }
  for (let at = 1; at < RATE.pushSubscriptions.max; at++)
    await call(owner, 'POST', '/push-subscriptions/test')
  t.equal((await call(owner, 'POST', '/push-subscriptions', subscription)).status, 200)
  t.equal((await call(owner, 'POST', '/push-subscriptions/test')).status, 429)
  t.equal((await call(owner, 'POST', '/push-subscriptions', subscription)).status, 429)
  t.equal((await call(requester, 'POST', '/push-subscriptions', subscription)).status, 200)
})

t.test('a signed-out browser gets no pushes, and a removed subscription is deleted', async (t) => {
  const service = await pushService(t, (path) => (path === '/gone' ? 410 : path === '/unknown' ? 404 : 201))
  const { app, owner, requester, call } = await testSwap(t, { PUSH_HOSTS: service.host })
  await call(owner, 'POST', '/push-subscriptions', service.subscription('/gone'))
  await call(owner, 'POST', '/push-subscriptions', service.subscription('/unknown'))
  await call(owner, 'POST', '/push-subscriptions', service.subscription('/there'))
  await call(requester, 'POST', `/messages/${owner.id}`, { message: 'Hello' })
  const kept = () => app.db.select().from(pushSubscriptions).all()
  await until(() => service.received.length === 1 && kept().length === 1)
  await call(owner, 'POST', '/auth/logout')
  t.strictSame(kept(), [])
})

const STATUSES: Record<string, number> = { '/busy': 503, '/often': 429, '/no': 400 }

t.test('throttled pushes are retried, and rejected ones are shown with the service’s response', async (t) => {
  const service = await pushService(t, (path) => STATUSES[path]!)
  const { app, owner, requester, call } = await testSwap(t, { PUSH_HOSTS: service.host })
  for (const path of Object.keys(STATUSES))
    await call(owner, 'POST', '/push-subscriptions', service.subscription(path))
  await call(requester, 'POST', `/messages/${owner.id}`, { message: 'Hello' })
  const rows = () => app.db.select().from(deliveries).all()
  await until(() => rows().every(({ attempts }) => attempts === 1))
  const [busy, often, refused] = rows()
  t.match(busy, { outcome: null, lastError: /: 503 the service says no/ })
  t.ok(busy!.nextAttemptAt!.getTime() > Date.now())
  t.match(often, { outcome: null, nextAttemptAt: Date, lastError: /: 429/ })
  t.match(refused, { outcome: 'failed', nextAttemptAt: null, lastError: /: 400/ })
})

t.test('a newer push takes the place of one about the same thing, and of no other', async (t) => {
  const service = await pushService(t)
  const { app, owner, call } = await testSwap(t, { PUSH_HOSTS: service.host })
  for (const path of ['/phone', '/laptop'])
    await call(owner, 'POST', '/push-subscriptions', service.subscription(path))
  const tell = (about: object) =>
    notify(app.db, 'still_available', { to: owner.id, values: { item: 'Lamp' }, url: '/', about })
  for (const about of [{ item: 1 }, { item: 2 }, { circle: 1 }, { circle: 2 }, {}, { item: 1 }]) tell(about)
  await until(() => service.received.length === 12)
  const pushedTo = (at: string) =>
    service.received
      .filter(({ path }) => path === at)
      .map(({ headers, message }) => ({ held: headers.topic, ...message }))
      .toSorted((one, two) => Number(one.tag.split('-')[1]) - Number(two.tag.split('-')[1]))
  const [phone, laptop] = [pushedTo('/phone'), pushedTo('/laptop')]
  for (const name of ['held', 'topic'] as const) {
    const places = phone.map((pushed) => pushed[name])
    t.equal(new Set(places).size, 5, name)
    t.equal(places[5], places[0], name)
  }
  t.equal(new Set(phone.map(({ tag }) => tag)).size, 6)
  t.strictSame(
    laptop.map(({ tag }) => tag),
    phone.map(({ tag }) => tag),
    'it is the same one in each browser',
  )
})

t.test('a push service keeps no push for longer than it is worth', async (t) => {
  const service = await pushService(t)
  const { app, owner, call } = await testSwap(t, { PUSH_HOSTS: service.host })
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  const values = { item: 'Lamp' }
  const soon = new Date(Date.now() + 10 * MINUTE)
  notify(app.db, 'still_available', { to: owner.id, values, url: '/', until: soon })
  await until(() => service.received.length === 1)
  const ttl = Number(service.received[0]!.headers.ttl)
  t.ok(ttl >= 60 && ttl <= 600, `${ttl}`)
})

t.test('who wants no mail of offers is pushed to all the same', async (t) => {
  const service = await pushService(t)
  const { owner, call, send } = await testSwap(t, { PUSH_HOSTS: service.host })
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  t.equal((await call(owner, 'POST', '/notification-settings', { offers: 'never' })).status, 200)
  await send()
  await until(() => service.received.length === 1)
  t.match(service.received[0]!.message, { title: 'New Exchange Request' })
})

t.test('disabled matches and admin notifications are not pushed', async (t) => {
  const service = await pushService(t)
  const { app, owner, call } = await testSwap(t, { PUSH_HOSTS: service.host })
  app.db.run(sql`UPDATE accounts SET role = 'moderator' WHERE id = ${owner.id}`)
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  const tell = () => {
    const [gives, gets] = [
      { things: 'Lamp', more: 0 },
      { things: 'Tent', more: 0 },
    ]
    const values = { gives, gets, by: null, detail: '', people: 3 }
    notify(app.db, 'circle_proposed', { to: owner.id, values, url: '/' })
    notify(app.db, 'admin_person_waits', { to: owner.id, values: { who: { person: owner.id } }, url: '/' })
  }
  const kinds = () =>
    app.db
      .select()
      .from(deliveries)
      .all()
      .map(({ kind }) => kind)
  await call(owner, 'POST', '/notification-settings', { matches: 'never', admin: 'never' })
  tell()
  t.strictSame(kinds(), [])
  await call(owner, 'POST', '/notification-settings', { matches: 'now', admin: 'now' })
  tell()
  t.strictSame(kinds(), ['circle_proposed', 'admin_person_waits'])
})

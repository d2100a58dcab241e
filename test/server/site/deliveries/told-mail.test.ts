import { mock } from 'node:test'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { deliveries, unsubscribeTokens } from '../../../../db/schema/index.ts'
import type { Delivery } from '../../../../server/site/deliveries/carrying.ts'
import { planNews } from '../../../../server/site/deliveries/deliveries.ts'
import { DELIVERY } from '../../../../server/site/limits.ts'
import { notify } from '../../../../server/site/notifications/notifications-service.ts'
import { checkStillHolds } from '../../../../server/trading/staleness/staleness-guards.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testItem, testPictures } from '../../../helpers/items.ts'
import { mailedSwap, pass, rows, unfolded, words } from '../../../helpers/mailed-swap.ts'
import { pushService } from '../../../helpers/push-service.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

const NOTHING = { things: '', more: 0 }

t.test('an offer is mailed with both pictures, one button, and what ends such mails', async (t) => {
  const { app, owner, requester, call, offer, smtp } = await mailedSwap(t)
  const [one, two] = await testPictures(app, 2)
  const wanted = testItem(app, owner.id, { name: 'Tent', image_ids: [one!] })
  const offered = testItem(app, requester.id, { name: 'Kayak', image_ids: [two!] })
  const { body } = await call(
    requester,
    'POST',
    '/exchange-request',
    offer({ requested_product_id: wanted, offered_product_id: offered, name: 'Kayak' }),
  )
  await until(() => smtp.received.length === 1)
  const { to, raw } = smtp.received[0]!
  t.strictSame(to, [owner.email])
  const head = unfolded(raw)
  t.match(head, /^From: Swapyard <swap@example.test>\r$/m, 'from the community')
  t.match(head, /^Subject: Rita Requester offers Kayak for your Tent\.\r$/m)
  t.match(head, /^Auto-Submitted: auto-generated\r$/m)
  t.match(head, /^Message-ID: <delivery-\d+-\d+@127\.0\.0\.1>\r$/m)
  t.match(head, new RegExp(`^References: <swap-${body.data.id}@127.0.0.1>\r$`, 'm'))
  t.match(head, /^List-Unsubscribe: <http:\/\/127\.0\.0\.1:3000\/unsubscribe\/[\w-]{43}>\r$/m)
  t.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  t.equal(raw.match(/^Content-Type: image\/jpeg/gm)?.length, 2)
  t.equal(raw.match(/^Content-Id: <picture-\d@127\.0\.0\.1>/gim)?.length, 2)
  t.match(words(raw), /See the offer:\s+http:\/\/127.0.0.1:3000\/dashboard\/exchange-request\?/)
  t.match(words(raw), /prefers-color-scheme:dark/)
  t.match(words(raw), /<img src="cid:picture-0@127.0.0.1" alt="Tent"/)
  await until(() => rows(app).every(({ outcome }) => outcome === 'sent'))
})

t.test('mail is only sent to verified addresses, and not if disabled', async (t) => {
  const { app, owner, requester, call, send, smtp } = await mailedSwap(t)
  app.db.run(sql`UPDATE accounts SET mail_proved_at = NULL WHERE id = ${owner.id}`)
  const id = await send()
  t.strictSame(rows(app), [])
  await call(requester, 'POST', '/notification-settings', { offers: 'never' })
  await call(owner, 'POST', `/exchange-request/${id}/accept`, {})
  t.strictSame(rows(app), [])
  t.equal(smtp.received.length, 0)

  const other = testAccount(app)
  app.db.run(sql`UPDATE accounts SET is_demo = 1 WHERE id = ${other.id}`)
  notify(app.db, 'still_available', { to: other.id, values: { item: 'Lamp' }, url: '/' })
  t.strictSame(rows(app), [], 'nobody is behind a demo')

  // Planned deliveries are checked again when sent.
  const check = (values: object = {}) => {
    const waiting = { kind: 'swap_proposed', channel: 'mail', notificationId: null, staleAt: null }
    return checkStillHolds(app.db, { ...waiting, accountId: requester.id, ...values } as Delivery, {})
  }
  t.throws(check, { message: 'unwanted' })
  t.throws(() => check({ accountId: owner.id }), { message: 'unproved' })
  await call(requester, 'POST', '/notification-settings', { offers: 'now' })
  t.match(check(), { email: requester.email })
  t.throws(() => check({ staleAt: new Date() }), { message: 'late' })
})

t.test(
  'a link under a mail ends such mails by one click, and by looking at it changes nothing',
  async (t) => {
    const { app, owner, call, send, smtp } = await mailedSwap(t)
    await send()
    await until(() => smtp.received.length === 1)
    const [, path] = /^List-Unsubscribe: <http:\/\/127\.0\.0\.1:3000([^>]+)>/m.exec(
      unfolded(smtp.received[0]!.raw),
    )!
    const offers = async () => (await call(owner, 'GET', '/notification-settings')).body.data.offers
    for (const method of ['GET', 'HEAD'] as const) {
      const opened = await app.inject({ method, url: path! })
      t.equal(opened.statusCode, 200)
    }
    t.equal(await offers(), 'now', 'a scanner that opens it ends nothing')
    const click = () =>
      app.inject({
        method: 'POST',
        url: path!,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    t.equal((await click()).statusCode, 200)
    t.equal(await offers(), 'never')
    t.equal((await click()).statusCode, 200, 'a second time it says the same')
    await call(owner, 'POST', '/notification-settings', { offers: 'now' })
    const forged = { method: 'POST', url: `/unsubscribe/${'x'.repeat(43)}` } as const
    t.equal((await app.inject(forged)).statusCode, 404)
    const asked = await app.inject(path!)
    t.match(asked.headers, { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    t.equal((await app.inject(`/unsubscribe/${'%00'.repeat(10)}`)).statusCode, 404)
    t.equal((await app.inject(`/unsubscribe/${'x'.repeat(3000)}`)).statusCode, 404)
    t.equal(await offers(), 'now')
    const token = path!.split('/').at(-1)!
    t.notMatch(JSON.stringify(app.db.select().from(unsubscribeTokens).all()), token, 'only its hash is kept')
  },
)

t.test('names and titles put nothing into the head of a mail', async (t) => {
  const { app, owner, requester, offer, call, smtp } = await mailedSwap(t)
  app.db.run(sql`UPDATE accounts SET name = ${'Eve\r\nBcc: all@example.test'} WHERE id = ${requester.id}`)
  app.db.run(sql`UPDATE items SET name = ${'Lamp\r\nX-Evil: 1'} WHERE owner_id = ${owner.id}`)
  await call(
    requester,
    'POST',
    '/exchange-request',
    offer({ name: 'Camera\r\n\r\n<script>alert(1)</script>' }),
  )
  await until(() => smtp.received.length === 1)
  const { raw, to } = smtp.received[0]!
  t.strictSame(to, [owner.email])
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  t.notMatch(head, /^(?:Bcc|X-Evil)/im)
  t.notMatch(words(raw).split('<!doctype html>')[1], '<script>')
})

t.test('quiet hours hold mail back; what is out of date by then is dropped', async (t) => {
  const { app, owner, requester, call, send, smtp } = await mailedSwap(t)
  const all = { quiet_from: '00:00', quiet_to: '23:59', time_zone: 'UTC' }
  // All of the day except one minute.
  const now = new Date()
  if (now.getUTCHours() === 23 && now.getUTCMinutes() >= 58)
    Object.assign(all, { quiet_from: '12:00', quiet_to: '11:59' })
  await call(owner, 'POST', '/notification-settings', all)
  const id = await send()
  await until(() => rows(app)[0]!.nextAttemptAt!.getTime() > Date.now() + 1000)
  t.match(rows(app), [{ attempts: 0, outcome: null }])
  await call(owner, 'POST', '/notification-settings', { quiet_from: null, quiet_to: null })
  await call(requester, 'POST', `/exchange-request/${id}/withdrawal`, {})
  const taken = app.db.get<{ state: string }>(sql`SELECT state FROM swaps WHERE id = ${id}`)
  t.equal(taken?.state, 'ended')
  pass(app, 24 * 3_600_000)
  await until(() => rows(app)[0]!.outcome !== null)
  t.match(rows(app), [{ outcome: 'dropped', lastError: 'moved_on' }])
  t.equal(smtp.received.length, 0)
})

t.test('a user who returns before the mail is sent is not asked about their items', async (t) => {
  const { app, owner, requester, call, smtp } = await mailedSwap(t)
  const others = [owner, requester]
  for (const { id } of others) app.db.run(sql`UPDATE accounts SET seen_at = 1 WHERE id = ${id}`)
  await call(requester, 'POST', '/notification-settings', { matches: 'daily' })
  app.db.run(sql`UPDATE accounts SET seen_at = 1 WHERE id = ${requester.id}`)
  const ask = (to: number) =>
    notify(app.db, 'still_available', { to, values: { item: 'Lamp' }, url: '/dashboard/matches' })
  immediate(app.db, () => {
    for (const { id } of others) ask(id)
  })
  await until(() => smtp.received.length === 1)
  t.match(smtp.received, [{ to: [owner.email], raw: 'Still available?' }])
  t.equal((await call(requester, 'GET', '/profile')).status, 200)
  pass(app, 24 * 3_600_000)
  await until(() => rows(app).every(({ outcome }) => outcome !== null))
  t.match(rows(app), [{ outcome: 'sent' }, { outcome: 'dropped', lastError: 'moved_on' }])
  t.equal(smtp.received.length, 1)
})

t.test('items taken down, or no longer wanted, before the mail is sent are not in it', async (t) => {
  const { app, owner, requester, smtp, call } = await mailedSwap(t)
  // Words not in any posted item, so that no other notification is sent.
  for (const text of ['light', 'breeze']) await call(owner, 'POST', '/wishes', { text })
  const post = (name: string, wish = 'light') => {
    const item = testItem(app, requester.id, { name })
    notify(app.db, 'wish_found', {
      to: owner.id,
      values: { wish, by: { person: requester.id }, item: name },
      url: `/productdetails/${item}`,
      about: { item },
    })
    return item
  }
  immediate(app.db, () => {
    post('Lamp')
    app.db.run(sql`UPDATE items SET status = 'hidden' WHERE id = ${post('Foul lamp')}`)
    post('Fan', 'breeze')
    app.db.run(sql`DELETE FROM wishes WHERE text = 'breeze'`)
  })
  const told = () => rows(app).filter(({ kind }) => kind === 'wish_found')
  await until(() => told().every(({ outcome }) => outcome !== null))
  t.match(told(), [
    { outcome: 'sent' },
    { outcome: 'dropped', lastError: 'moved_on' },
    { outcome: 'dropped', lastError: 'moved_on' },
  ])
  t.match(smtp.received, [{ raw: /Lamp/ }])
  t.equal(smtp.received.length, 1)
})

t.test(
  'quiet hours hold mail and pushes back over midnight, until the clock on the wall shows their end',
  async (t) => {
    t.teardown(() => mock.timers.reset())
    for (const [what, now, end] of [
      ['over midnight', '2026-05-01T21:30:00Z', '2026-05-02T05:00:00Z'],
      ['a night in which clocks in Berlin go on', '2026-03-28T21:30:00Z', '2026-03-29T05:00:00Z'],
      ['a night in which they go back', '2026-10-24T20:30:00Z', '2026-10-25T06:00:00Z'],
    ] as const) {
      await t.test(what, async (t) => {
        // Mocks only the current time.
        mock.timers.reset()
        mock.timers.enable({ apis: ['Date'], now: new Date(now) })
        const service = await pushService(t)
        const smtp = await smtpServer(t)
        const { app, owner, call, send } = await testSwap(t, { SMTP_URL: smtp.url, PUSH_HOSTS: service.host })
        await call(owner, 'POST', '/push-subscriptions', service.subscription())
        const night = { quiet_from: '22:00', quiet_to: '07:00', time_zone: 'Europe/Berlin' }
        t.equal((await call(owner, 'POST', '/notification-settings', night)).status, 200)
        await send()
        const wait = () =>
          rows(app).every(({ nextAttemptAt }) => nextAttemptAt?.getTime() === Date.parse(end))
        await until(wait)
        t.strictSame(
          rows(app)
            .map(({ channel }) => channel)
            .sort(),
          ['mail', 'push'],
        )
        mock.timers.setTime(Date.parse(end) - 60_000)
        app.db.update(deliveries).set({ nextAttemptAt: new Date() }).run()
        pass(app, 0)
        await until(wait)
        t.equal(smtp.received.length + service.received.length, 0, 'a minute before they are quiet still')
        mock.timers.setTime(Date.parse(end))
        pass(app, 0)
        await until(() => rows(app).every(({ outcome }) => outcome === 'sent'))
        t.strictSame([smtp.received.length, service.received.length], [1, 1])
        t.ok(rows(app).every(({ attempts }) => attempts === 0))
      })
    }
  },
)

t.test('a greylisting or dying server gets the mail again with the same content', async (t) => {
  const { app, owner, requester, call, smtp } = await mailedSwap(t, { greylist: 1, die: 1 })
  await call(requester, 'POST', '/exchange-request', {})
  const { send } = { send: () => call(requester, 'POST', `/messages/${owner.id}`, { message: 'x' }) }
  await send()
  app.db.run(sql`UPDATE messages SET created_at = created_at - ${DELIVERY.unread}`)
  pass(app, DELIVERY.unread)
  await until(() => rows(app)[0]!.attempts === 1)
  t.match(rows(app)[0], { lastError: /Greylisted/ })
  pass(app, 3_600_000)
  await until(() => rows(app)[0]!.attempts === 2)
  t.match(rows(app)[0], { outcome: null })
  pass(app, 3_600_000)
  await until(() => rows(app)[0]!.outcome === 'sent')
  t.equal(smtp.received.length, 1)
  t.equal(
    app.db.select().from(unsubscribeTokens).all().length,
    1,
    'a link of a mail that did not go is kept by nobody',
  )
})

t.test('while a mail server hangs, pushes and the site go on', async (t) => {
  const service = await pushService(t)
  const smtp = await smtpServer(t, { hang: true })
  const { app, owner, call, send } = await testSwap(t, { SMTP_URL: smtp.url, PUSH_HOSTS: service.host })
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  await send()
  await until(() => service.received.length === 1)
  await until(() => rows(app).some(({ channel, outcome }) => channel === 'push' && outcome === 'sent'))
  t.match(
    rows(app).find(({ channel }) => channel === 'mail'),
    { attempts: 0, outcome: null },
  )
  t.equal((await app.inject({ url: '/api/profile', headers: owner.bearer })).statusCode, 200)
})

t.test('weekly news come to who wants them, and never empty', async (t) => {
  const { app, owner, requester, call, smtp } = await mailedSwap(t)
  const stranger = testAccount(app, { name: 'Sam' })
  const other = testAccount(app, { name: 'Eve' })
  testItem(app, other.id, { name: 'Drum' })
  await call(other, 'POST', `/blocks/${owner.id}`)
  await call(owner, 'POST', '/notification-settings', { news: 'weekly' })
  planNews(app.db, Date.now())
  await until(() => smtp.received.length === 1)
  t.strictSame(smtp.received[0]!.to, [owner.email])
  t.match(words(smtp.received[0]!.raw), /Camera\s+Listed by Rita Requester/)
  t.notMatch(words(smtp.received[0]!.raw), 'Drum', 'nothing of somebody who has blocked them')
  t.notMatch(words(smtp.received[0]!.raw), 'Guitar', 'nor what is their own')
  planNews(app.db, Date.now() + DELIVERY.weekly / 2)
  t.equal(rows(app).length, 1, 'not twice a week')
  app.db.run(sql`UPDATE items SET created_at = 0`)
  await call(stranger, 'POST', '/notification-settings', { news: 'weekly' })
  planNews(app.db, Date.now())
  await until(() => rows(app).length === 2 && rows(app)[1]!.outcome !== null)
  t.match(rows(app)[1], { outcome: 'dropped', lastError: 'nothing_new' })
  t.notOk(smtp.received.some(({ to }) => to.includes(requester.email)))
})

t.test('newsletters list two new items per owner, and matches of wishes first', async (t) => {
  const { app, owner, call, smtp } = await mailedSwap(t)
  const seller = testAccount(app, { name: 'Sal' })
  await call(owner, 'POST', '/wishes', { text: 'banjo' })
  await call(owner, 'POST', '/notification-settings', { news: 'weekly', matches: 'never' })
  for (const name of ['Banjo', 'Anvil', 'Kite', 'Drum']) testItem(app, seller.id, { name })
  await until(() => app.db.$client.prepare('SELECT count(*) FROM wish_checks').pluck().get() === 0)
  planNews(app.db, Date.now())
  await until(() => smtp.received.length === 1)
  const text = words(smtp.received[0]!.raw)
  const order = ['Banjo', 'Drum', 'Kite'].map((name) => text.indexOf(`${name}\r\n`))
  t.strictSame(
    order,
    order.toSorted((one, two) => one - two),
  )
  t.notOk(order.includes(-1), text)
  t.notMatch(text, 'Anvil')
})

t.test('news go on from the last ones, however late they come', async (t) => {
  const { app, owner, requester, call, smtp } = await mailedSwap(t)
  await call(owner, 'POST', '/notification-settings', { news: 'weekly' })
  planNews(app.db, Date.now())
  await until(() => rows(app)[0]?.outcome === 'sent')
  const gap = testItem(app, requester.id, { name: 'Kayak' })
  // Ten days pass; the item was posted in their second hour.
  const [late, hour] = [DELIVERY.weekly + 3 * 24 * 3_600_000, 3_600_000]
  app.db.run(sql`UPDATE deliveries SET created_at = created_at - ${late}`)
  app.db.run(sql`UPDATE items SET created_at = created_at - ${late} - ${hour}`)
  app.db.run(sql`UPDATE items SET created_at = created_at + 2 * ${hour} WHERE id = ${gap}`)
  planNews(app.db, Date.now() + late)
  await until(() => rows(app)[1]?.outcome !== null)
  t.match(rows(app)[1], { outcome: 'sent' })
  t.match(words(smtp.received[1]!.raw), /Kayak\s+Listed by Rita Requester/)
  t.notMatch(words(smtp.received[1]!.raw), 'Camera')
  app.db.run(sql`UPDATE notification_settings SET news_at = ${Date.now() + 400 * 24 * 3_600_000}`)
  planNews(app.db, Date.now())
  t.equal(rows(app).length, 3, 'a clock that ran ahead for a while keeps nobody waiting for that day')
})

t.test('a daily digest is sent at its hour in the recipient’s time zone', async (t) => {
  const { app, owner, call } = await mailedSwap(t)
  const zone = 'Asia/Kathmandu'
  await call(owner, 'POST', '/notification-settings', { matches: 'daily', time_zone: zone })
  const values = { gives: NOTHING, gets: NOTHING, by: null, detail: '', people: 3 }
  notify(app.db, 'circle_proposed', { to: owner.id, values, url: '/' })
  const shown = rows(app)[0]!.nextAttemptAt!.toLocaleTimeString('en-GB', {
    timeZone: zone,
    timeStyle: 'short',
  })
  t.equal(shown, `${String(DELIVERY.dailyHour).padStart(2, '0')}:00`)
})

t.test('a daily digest counts all events, and marks that it lists the first', async (t) => {
  const { app, owner, call, smtp } = await mailedSwap(t)
  await call(owner, 'POST', '/notification-settings', { matches: 'daily' })
  const tell = (count: number) =>
    immediate(app.db, () => {
      for (let at = 0; at < count; at++) {
        const values = {
          gives: NOTHING,
          gets: { things: `Thing ${at};`, more: 0 },
          by: null,
          detail: '',
          people: 3,
        }
        notify(app.db, 'circle_proposed', { to: owner.id, values, url: '/' })
      }
    })
  tell(DELIVERY.daily + 10)
  pass(app, 24 * 3_600_000)
  await until(() => rows(app).every(({ outcome }) => outcome === 'sent'))
  t.equal(smtp.received.length, 1)
  const raw = words(smtp.received[0]!.raw)
  t.match(raw, `${DELIVERY.daily + 10} swaps for you`)
  t.match(raw, `Here are the first ${DELIVERY.daily};`)
  t.match(raw, `Thing ${DELIVERY.daily - 1};`)
  t.notMatch(raw, `Thing ${DELIVERY.daily};`)
  tell(2)
  pass(app, 24 * 3_600_000)
  await until(() => smtp.received.length === 2)
  t.match(words(smtp.received[1]!.raw), /2 swaps for you\s+Found for you since yesterday:/)
})

t.test('a daily digest contains current entries, and stale ones are dropped with their reason', async (t) => {
  const { app, owner, call, smtp } = await mailedSwap(t)
  await call(owner, 'POST', '/notification-settings', { matches: 'daily' })
  immediate(app.db, () => {
    for (const things of ['Lamp', 'Tent', 'Kite']) {
      const values = { gives: NOTHING, gets: { things, more: 0 }, by: null, detail: '', people: 3 }
      notify(app.db, 'circle_proposed', { to: owner.id, values, url: '/' })
    }
  })
  app.db.run(sql`UPDATE notifications SET read_at = 1 WHERE id = ${rows(app)[1]!.notificationId}`)
  pass(app, 24 * 3_600_000)
  await until(() => rows(app).every(({ outcome }) => outcome !== null))
  t.match(rows(app), [{ outcome: 'sent' }, { outcome: 'dropped', lastError: 'seen' }, { outcome: 'sent' }])
  t.equal(smtp.received.length, 1)
  t.match(words(smtp.received[0]!.raw), '2 swaps for you')
  t.notMatch(words(smtp.received[0]!.raw), 'Tent')
})

t.test('a permanently refused digest is tried once', async (t) => {
  const { app, owner, call } = await mailedSwap(t, { refuse: 'gone@example.test' })
  app.db.run(sql`UPDATE accounts SET email = 'gone@example.test' WHERE id = ${owner.id}`)
  await call(owner, 'POST', '/notification-settings', { matches: 'daily' })
  immediate(app.db, () => {
    const values = { gives: NOTHING, gets: NOTHING, by: null, detail: '', people: 3 }
    for (let at = 0; at < 5; at++) notify(app.db, 'circle_proposed', { to: owner.id, values, url: '/' })
  })
  pass(app, 24 * 3_600_000)
  await until(() => rows(app).every(({ outcome }) => outcome === 'failed'))
  t.strictSame(
    rows(app).map(({ attempts, lastError }) => [attempts, /No such mailbox/.test(lastError)]),
    [1, 0, 0, 0, 0].map((attempts) => [attempts, true]),
  )
})

t.test('a waiting user gets no newsletter of a members-only market', async (t) => {
  const { app, owner, call, smtp } = await mailedSwap(t)
  const waiting = testAccount(app, { name: 'Nia', pendingSince: new Date() })
  for (const who of [waiting, owner]) {
    t.equal((await call(who, 'POST', '/notification-settings', { news: 'weekly' })).status, 200)
  }
  planNews(app.db, Date.now())
  t.strictSame(
    rows(app).map(({ accountId }) => accountId),
    [owner.id],
  )
  app.db.run(sql`UPDATE accounts SET pending_since = NULL WHERE id = ${waiting.id}`)
  planNews(app.db, Date.now())
  await until(() => smtp.received.some(({ to }) => to.includes(waiting.email)))
})

t.test('pending deliveries per user are limited', async (t) => {
  const { app, owner, send } = await mailedSwap(t)
  await send()
  await until(() => rows(app)[0]!.outcome === 'sent')
  const [row] = rows(app)
  const { id: _, ...values } = row!
  const many = Array.from({ length: DELIVERY.perPerson + 10 }, () => ({
    ...values,
    nextAttemptAt: new Date(Date.now() + 3_600_000),
    outcome: null,
    endedAt: null,
  }))
  app.db.insert(deliveries).values(many).run()
  const stranger = testAccount(app)
  await send(stranger as never, {
    requested_product_id: testItem(app, owner.id),
    offered_product_id: testItem(app, stranger.id, { name: 'Camera' }),
  })
  t.match(rows(app)[1], { outcome: 'dropped', lastError: 'too_many' })
  const dropped = rows(app).filter(({ outcome }) => outcome === 'dropped')
  t.equal(dropped.length, 11)
})

t.test('one sender’s many deliveries do not displace others', async (t) => {
  const { app, owner, requester, wanted } = await mailedSwap(t)
  const stranger = testAccount(app, { name: 'Mallory' })
  const tell = (kind: 'swap_agreed' | 'swap_proposed', by: number, swap: number) => {
    const values = { gives: NOTHING, gets: NOTHING, by: { person: by }, asked: false, own: false, detail: '' }
    notify(app.db, kind, { to: owner.id, values, url: '/', about: { swap } })
  }
  immediate(app.db, () => {
    tell('swap_agreed', requester.id, wanted)
    for (let at = 0; at < DELIVERY.perPerson + 5; at++) tell('swap_proposed', stranger.id, 1000 + at)
  })
  const [first, ...others] = rows(app)
  t.match(first, { kind: 'swap_agreed', lastError: '' }, 'the oldest, by whom only one waits')
  t.match(others[0], { outcome: 'dropped', lastError: 'too_many' })
  t.equal(others.filter(({ lastError }) => lastError === 'too_many').length, 6)
})

t.test('messages in any number throw no mail away', async (t) => {
  const { app, owner, send } = await mailedSwap(t)
  await send()
  await until(() => rows(app)[0]!.outcome === 'sent')
  const { id: _, ...values } = rows(app)[0]!
  const waits = {
    ...values,
    nextAttemptAt: new Date(Date.now() + 3_600_000),
    outcome: null,
    endedAt: null,
  }
  const pushes = Array.from({ length: DELIVERY.perPerson }, () => ({ ...waits, channel: 'push' as const }))
  app.db
    .insert(deliveries)
    .values([waits, ...pushes])
    .run()
  const stranger = testAccount(app)
  await send(stranger as never, {
    requested_product_id: testItem(app, owner.id),
    offered_product_id: testItem(app, stranger.id, { name: 'Camera' }),
  })
  t.match(rows(app)[1], { channel: 'mail', outcome: null }, 'the oldest that waits')
  t.match(
    rows(app).filter(({ outcome }) => outcome === 'dropped'),
    [{ channel: 'push' }, { channel: 'push' }],
  )
})

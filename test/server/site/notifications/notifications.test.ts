import t from 'tap'
import { categories, notifications } from '../../../../db/schema/index.ts'
import { speaking } from '../../../../server/platform/catalogues/current.ts'
import { shown } from '../../../../server/platform/catalogues/default-texts.ts'
import { liveEvents } from '../../../../server/platform/realtime/live-events.ts'
import { EVENTS } from '../../../../server/site/notifications/events.ts'
import { notify } from '../../../../server/site/notifications/notifications-service.ts'
import { testChat } from '../../../helpers/chat.ts'

t.test('notifications come newest first in pages, and only to the one they are for', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  for (let at = 0; at < 25; at++) {
    notify(app.db, 'item_shown', { to: ada.id, values: { item: String(at) }, url: '/dashboard' })
  }
  const titles = (data: { notifications: { text: string }[] }) =>
    data.notifications.map(({ text }) => text.split(' ')[0])
  const first = (await call(ada, 'GET', '/notifications')).body.data
  t.strictSame(
    titles(first),
    Array.from({ length: 20 }, (_, at) => String(24 - at)),
  )
  t.equal(first.unread_count, 25)
  const second = (await call(ada, 'GET', `/notifications?before=${first.next_before}`)).body.data
  t.strictSame(titles(second), ['4', '3', '2', '1', '0'])
  t.equal(second.next_before, null)
  t.match((await call(bob, 'GET', '/notifications')).body.data, { notifications: [], unread_count: 0 })
  t.equal((await app.inject({ url: '/api/notifications' })).statusCode, 401)
})

t.test('what was seen is marked up to an id, and nobody marks another’s', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  for (const title of ['1', '2', '3']) {
    notify(app.db, 'item_shown', { to: ada.id, values: { item: title }, url: '/' })
  }
  const [, second] = (await call(ada, 'GET', '/notifications')).body.data.notifications
  await call(bob, 'POST', '/notifications/read', { up_to: second.id + 100 })
  const read = await call(ada, 'POST', '/notifications/read', { up_to: second.id })
  t.strictSame(read.body.data, { unread_count: 1 })
  const { notifications } = (await call(ada, 'GET', '/notifications')).body.data
  t.strictSame(
    notifications.map(({ read_at: at }: { read_at: string | null }) => at === null),
    [true, false, false],
  )
  t.strictSame((await call(ada, 'GET', '/unread-counts')).body.data, {
    messages: 0,
    notifications: 1,
    exchange_requests: 0,
    circles: 0,
    total: 1,
    words: '1 new notification',
  })
  t.equal((await call(ada, 'POST', '/notifications/read', {})).status, 422)
})

t.test('other windows get the read position, and nothing without a change', async (t) => {
  const { app, ada, call } = await testChat(t)
  const heard: unknown[] = []
  liveEvents(app.db).on('event', ({ name, data }) => {
    if (name === 'NotificationsRead') heard.push(data)
  })
  notify(app.db, 'item_shown', { to: ada.id, values: { item: 'Lamp' }, url: '/dashboard' })
  const { id } = app.db.select().from(notifications).get()!
  const read = () => call(ada, 'POST', '/notifications/read', { up_to: id + 1000 })
  await read()
  await read()
  t.strictSame(heard, [{ up_to: id, unread_count: 0 }], 'what is told later was not read')
})

t.test('people are stored by id and rendered with current names', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  const gives = { things: 'Lamp', more: 2 }
  const values = {
    gives,
    gets: { things: 'Tent', more: 0 },
    by: { person: bob.id },
    asked: false,
    own: false,
    detail: '',
  }
  notify(app.db, 'swap_proposed', { to: ada.id, values, url: '/' })
  const text = async () => (await call(ada, 'GET', '/notifications')).body.data.notifications[0].text
  t.equal(await text(), 'Bob offers Tent for your Lamp and 2 more.')
  t.notMatch(JSON.stringify(app.db.select().from(notifications).all()), 'Bob', 'no name is in the row')
  app.db.$client.prepare("UPDATE accounts SET name = 'Robert' WHERE id = ?").run(bob.id)
  t.equal(await text(), 'Robert offers Tent for your Lamp and 2 more.')
  const gone = { ...values, by: { person: 999_999 } }
  notify(app.db, 'swap_proposed', { to: ada.id, values: gone, url: '/' })
  t.equal(await text(), 'Former member offers Tent for your Lamp and 2 more.')
})

t.test('a cancellation’s reason is hidden after a block', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  const [gives, gets] = [
    { things: 'Lamp', more: 0 },
    { things: 'Tent', more: 0 },
  ]
  const values = { gives, gets, by: { person: bob.id }, detail: 'You will be sorry' }
  const more = { asked: false, own: false }
  notify(app.db, 'swap_called_off', { to: ada.id, values: { ...values, ...more }, url: '/' })
  notify(app.db, 'circle_called_off', { to: ada.id, values: { ...values, people: 3 }, url: '/' })
  const said = async () => {
    const { body } = await call(ada, 'GET', '/notifications')
    return body.data.notifications.map(({ text }: { text: string }) => text.includes('sorry'))
  }
  t.strictSame(await said(), [true, true])
  await call(ada, 'POST', `/blocks/${bob.id}`)
  t.strictSame(await said(), [false, false])
})

t.test('texts are in the user’s language, else in that of the request', async (t) => {
  const { app, ada, call } = await testChat(t)
  notify(app.db, 'review_hidden', { to: ada.id, values: {}, url: '/' })
  const title = async (language: string) => {
    const headers = { ...ada.bearer, 'accept-language': language }
    const answer = await app.inject({ url: '/api/notifications', headers })
    return answer.json().data.notifications[0].title as string
  }
  const [english, german] = [await title('en'), await title('de')]
  t.not(english, german)
  app.db.$client.prepare("UPDATE accounts SET language = 'de' WHERE id = ?").run(ada.id)
  t.equal(await title('en'), german)
  t.equal((await call(ada, 'GET', '/notifications')).body.data.notifications[0].title, german)
  const { name } = app.db.select().from(categories).get()!
  const by = { person: ada.id }
  notify(app.db, 'wish_found', { to: ada.id, values: { wish: name, by, item: 'Lamp' }, url: '/' })
  const { title: told, text } = (await call(ada, 'GET', '/notifications')).body.data.notifications[0]
  const inGerman = speaking('de', () => shown(name))
  t.not(inGerman, name)
  t.match(`${told} ${text}`, inGerman, 'a category of the site too, where all of one is wished for')
})

t.test('what was written down ready keeps its text', async (t) => {
  const { app, ada, call } = await testChat(t)
  const old = { type: 'x', title: 'As it was', text: 'Word for word', url: '/' }
  app.db
    .insert(notifications)
    .values({ accountId: ada.id, ...old })
    .run()
  t.match((await call(ada, 'GET', '/notifications')).body.data.notifications, [old])
})

t.test('every event defines recipients, channels and texts', async (t) => {
  for (const [kind, { to, by, type, setting, quietHours }] of Object.entries(EVENTS)) {
    t.ok(to && type && by.length > 0, kind)
    t.ok(quietHours === 'wait' || quietHours === 'pass', kind)
    // Every mail can be turned off; notifications on the page only have no setting.
    t.ok(setting !== null || !(by as readonly string[]).includes('mail'), `${kind} can be ended`)
  }
})

import t from 'tap'
import { notify } from '../../../server/notifications/notifications-service.ts'
import { testChat } from '../../helpers/chat.ts'

t.test('notifications come newest first in pages, and only to the one they are for', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  for (let at = 0; at < 25; at++) {
    notify(app.db, { accountId: ada.id, type: 'x', title: String(at), text: 'Text', url: '/dashboard' })
  }
  const titles = (data: { notifications: { title: string }[] }) =>
    data.notifications.map(({ title }) => title)
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
    notify(app.db, { accountId: ada.id, type: 'x', title, text: 'Text', url: '/' })
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
  })
  t.equal((await call(ada, 'POST', '/notifications/read', {})).status, 422)
})

import { once } from 'node:events'
import { connect } from 'node:net'
import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { sessions } from '../../../../db/schema/index.ts'
import { REALTIME } from '../../../../server/platform/limits.ts'
import { liveEvents } from '../../../../server/platform/realtime/live-events.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { PASSWORD } from '../../../helpers/accounts.ts'
import { testLive } from '../../../helpers/live.ts'
import { until } from '../../../helpers/until.ts'

const NOTIFICATION = { id: 1, type: 'x', title: 'x', text: 'x', url: '/', created_at: '', read_at: null }
const OK = '/app/swapyard?protocol=7'

t.test('a socket that does not say whose it is, or does not answer a ping, is closed', async (t) => {
  const { app, ada, established, window } = await testLive(t)
  const stranger = await established()
  const [silent, answering] = [await window(ada), await window(ada)]
  const now = Date.now()
  app.hub.look(now + REALTIME.activityTimeout)
  await Promise.all([silent.next('pusher:ping'), answering.next('pusher:ping')])
  answering.send('pusher:pong')
  await answering.settled()
  app.hub.look(now + REALTIME.activityTimeout + REALTIME.pongTimeout)
  t.equal(await silent.closed, 4201)
  t.equal(await stranger.socket.closed, 4009)
  await answering.settled()
})

t.test('a receiver that does not read is closed instead of buffered for', async (t) => {
  const { app, ada, window } = await testLive(t)
  const reader = await window(ada)
  const deaf = await window(ada)
  deaf.socket.pause()
  const notification = { ...NOTIFICATION, text: 'x'.repeat(100_000) }
  const before = process.memoryUsage().rss
  let sent = 0
  while (app.hub.size > 1 && sent < 2000) {
    liveEvents(app.db).emit('event', { to: [ada.id], name: 'NotificationCreated', data: { notification } })
    sent++
    await reader.next('NotificationCreated')
  }
  t.ok(sent < 2000, `closed after ${sent} events of 100 kB`)
  t.ok(process.memoryUsage().rss - before < 300 * 1024 * 1024)
  await reader.settled()
})

t.test('one who does not read is closed when they ping: no pong is buffered for them', async (t) => {
  const { app, ada, window } = await testLive(t)
  const deaf = await window(ada)
  deaf.socket.pause()
  const notification = { ...NOTIFICATION, text: 'x'.repeat(20 * REALTIME.bufferedBytes) }
  liveEvents(app.db).emit('event', { to: [ada.id], name: 'NotificationCreated', data: { notification } })
  t.equal(app.hub.size, 1)
  deaf.socket.ping('x'.repeat(125))
  await until(() => app.hub.size === 0)
})

t.test('an ended session closes its sockets at once, and no others', async (t) => {
  const { app, ada, window, established, authorise } = await testLive(t)
  const other = { ...ada, bearer: { authorization: `Bearer ${app.sessions.start(ada.id)}` } }
  const [one, two] = [await window(ada), await window(other)]
  const waiting = await established()
  await authorise(ada, waiting.id, `private-chat.${ada.id}`)
  await app.inject({ method: 'POST', url: '/api/auth/logout', headers: ada.bearer })
  t.equal(await one.closed, 4009)
  t.equal(await waiting.socket.closed, 4009, 'one that was authorised and has not subscribed yet')
  await two.settled()
  app.sessions.endAll(ada.id)
  t.equal(await two.closed, 4009)
})

t.test('sockets stay where what would have ended their sessions is undone', async (t) => {
  const { app, ada, window } = await testLive(t)
  const socket = await window(ada)
  t.throws(() =>
    immediate(app.db, () => {
      app.sessions.endAll(ada.id)
      throw new Error('no')
    }),
  )
  await socket.settled()
  app.sessions.endAll(ada.id)
  t.equal(await socket.closed, 4009)
})

t.test('a client that does not answer the close is ignored', async (t) => {
  const { app, ada, bob, window } = await testLive(t)
  const [adas, bobs] = await Promise.all([window(ada), window(bob)])
  adas.socket.pause()
  app.sessions.endAll(ada.id)
  adas.send('client-typing', { receiver_id: bob.id }, adas.channel)
  adas.socket.resume()
  t.equal(await adas.closed, 4009)
  await bobs.settled()
  t.strictSame(bobs.events, [])
})

t.test('sockets end with their session: when it expires, and by a new password', async (t) => {
  const { app, ada, window, call } = await testLive(t)
  const other = { ...ada, bearer: { authorization: `Bearer ${app.sessions.start(ada.id)}` } }
  app.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + DAY) })
    .run()
  const expiring = await window(ada)
  app.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + 2 * DAY) })
    .run()
  const later = await window(other)
  app.hub.look(Date.now() + DAY - 1000)
  await Promise.all([expiring.settled(), later.settled()])
  app.hub.look(Date.now() + DAY)
  t.equal(await expiring.closed, 4009)
  await later.settled()
  t.ok(REALTIME.lookEvery <= 1000, 'looked for every second')

  const { status } = await call(ada, 'POST', '/dashboard/password/update', {
    current_password: PASSWORD,
    new_password: 'another horse',
    new_password_confirmation: 'another horse',
  })
  t.equal(status, 200)
  t.equal(await later.closed, 4009)
})

t.test('a stopping site sends a close frame, also to an unresponsive client', async (t) => {
  const { app, ada, window, origin } = await testLive(t)
  const socket = await window(ada)
  const { hostname, port } = new URL(origin)
  const mute = connect(Number(port), hostname)
  mute.write(
    `GET ${OK} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  await once(mute, 'data')
  mute.on('error', () => {})
  const ended = once(mute, 'close')
  await app.close()
  t.equal(await socket.closed, 1001)
  await ended
})

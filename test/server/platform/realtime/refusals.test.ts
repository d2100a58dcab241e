import { once } from 'node:events'
import type { Socket } from 'node:net'
import { mock } from 'node:test'
import type { WebSocket } from '@fastify/websocket'
import t from 'tap'
import { REALTIME } from '../../../../server/platform/limits.ts'
import { Connection } from '../../../../server/platform/realtime/connection.ts'
import { testLive } from '../../../helpers/live.ts'
import { until } from '../../../helpers/until.ts'

const OK = '/app/swapyard?protocol=7'
const statusOf = (socket: { socket: import('ws').WebSocket }) =>
  once(socket.socket, 'unexpected-response').then(([, response]) => response.statusCode as number)

t.test('only our own origin connects, or a client that is no browser', async (t) => {
  const { open, origin, established } = await testLive(t)
  for (const foreign of ['https://elsewhere.test', 'null', `${origin}.elsewhere.test`, 'http://127.0.0.1']) {
    t.equal(await statusOf(open(OK, { origin: foreign })), 403, foreign)
  }
  t.ok((await established(open(OK, { origin }))).id)
  t.ok((await established(open(OK))).id)
})

t.test(
  'who opens the site under another address than PUBLIC_URL is noticed, a foreign site is not',
  async (t) => {
    const { app, open, origin } = await testLive(t, { PUBLIC_URL: 'https://swap.test' })
    await statusOf(open(OK, { origin: 'https://elsewhere.test' }))
    t.equal(app.openedElsewhere, null)
    t.equal(await statusOf(open(OK, { origin })), 403)
    t.equal(app.openedElsewhere, origin)
  },
)

t.test('with PUBLIC_URL set, it is the only origin, despite the Host header', async (t) => {
  const { open, origin, established } = await testLive(t, { PUBLIC_URL: 'https://swap.test' })
  t.equal(await statusOf(open(OK, { origin })), 403)
  t.equal(await statusOf(open(OK, { origin: 'https://evil.test', host: 'evil.test' })), 403)
  t.ok((await established(open(OK, { origin: 'https://swap.test' }))).id)
})

t.test('another key or protocol is refused and closed permanently', async (t) => {
  const { open, app } = await testLive(t)
  for (const [path, code] of [
    ['/app/other?protocol=7', 4001],
    ['/app/swapyard', 4008],
    ['/app/swapyard?protocol=99', 4007],
  ] as const) {
    const socket = open(path)
    t.equal((await socket.next('pusher:error')).data.code, code)
    t.equal(await socket.closed, code)
  }
  t.equal(app.hub.size, 0)
  t.equal((await app.inject({ url: '/app/swapyard?protocol=7' })).statusCode, 404)
})

t.test('authorisation is for the own channel only, by a live session', async (t) => {
  const { origin, app, ada, bob, established, authorise } = await testLive(t)
  const { id } = await established()
  for (const channel of [
    `private-chat.${bob.id}`,
    'private-chat.0',
    'presence-chat.1',
    'private-chat.1x',
    '',
  ]) {
    t.equal((await authorise(ada, id, channel)).status, 403, channel)
  }
  t.equal((await authorise(ada, 'x:private-chat.1', `private-chat.${ada.id}`)).status, 403)
  const dead = { bearer: { authorization: 'Bearer dead' } }
  t.equal((await authorise(dead, id, `private-chat.${ada.id}`)).status, 401)
  const own = await authorise(ada, id, `private-chat.${ada.id}`)
  t.match(own.body, { auth: /^swapyard:[0-9a-f]{64}$/ })
  const json = await app.inject({
    method: 'POST',
    url: '/api/broadcasting/auth',
    headers: ada.bearer,
    payload: { socket_id: id, channel_name: `private-chat.${ada.id}` },
  })
  t.strictSame(json.json(), own.body, 'JSON does as well as a form')
  const form = new FormData()
  form.set('socket_id', id)
  form.set('channel_name', `private-chat.${ada.id}`)
  const parts = await fetch(`${origin}/api/broadcasting/auth`, {
    method: 'POST',
    headers: ada.bearer,
    body: form,
  })
  t.strictSame(await parts.json(), own.body, 'and one in parts')
  t.equal((await authorise(bob, id, `private-chat.${bob.id}`)).status, 403, 'a socket has one owner')
  const elsewhere = { bearer: { authorization: `Bearer ${app.sessions.start(ada.id)}` } }
  t.equal((await authorise(elsewhere, id, `private-chat.${ada.id}`)).status, 403, 'and ends with one session')
})

t.test('a wrong, missing or borrowed signature subscribes to nothing', async (t) => {
  const { ada, bob, established, authorise, call } = await testLive(t)
  const [one, two] = [await established(), await established()]
  const channel = `private-chat.${ada.id}`
  const { auth } = (await authorise(ada, one.id, channel)).body
  await authorise(bob, two.id, `private-chat.${bob.id}`)
  for (const [socket, data] of [
    [one.socket, { channel }],
    [one.socket, { channel, auth: '' }],
    [one.socket, { channel, auth: `${auth?.slice(0, -1)}${auth?.endsWith('0') ? '1' : '0'}` }],
    [one.socket, { channel: `private-chat.${bob.id}`, auth }],
    [two.socket, { channel, auth }],
  ] as const) {
    socket.send('pusher:subscribe', data)
    t.equal((await socket.next('pusher:error')).data.code, 4009)
  }
  await call(bob, 'POST', `/messages/${ada.id}`, { message: 'private' })
  await Promise.all([one.socket.settled(), two.socket.settled()])
  t.strictSame([...one.socket.events, ...two.socket.events], [])
  one.socket.send('pusher:subscribe', { channel, auth })
  await one.socket.next('pusher_internal:subscription_succeeded')
})

t.test('a signature of before a restart is worth nothing after it', async (t) => {
  const before = await testLive(t)
  const after = await testLive(t)
  const { socket, id } = await after.established()
  const channel = `private-chat.${after.ada.id}`
  await after.authorise(after.ada, id, channel)
  socket.send('pusher:subscribe', { channel, auth: before.app.channelSignatures.sign(id, channel) })
  t.equal((await socket.next('pusher:error')).data.code, 4009)
})

t.test('an invalid frame gets an error, and the socket remains open', async (t) => {
  const { ada, window } = await testLive(t)
  for (const text of ['', 'hello', '{', '[]', '"x"', '{"event":7}', '{"event":"nonsense"}', '{"data":{}}']) {
    const socket = await window(ada)
    socket.socket.send(text)
    t.equal((await socket.next('pusher:error')).data.code, 4200, text)
    await socket.settled()
    socket.socket.close()
    await socket.closed
  }
  const socket = await window(ada)
  for (const data of [{}, { receiver_id: 'x' }, { receiver_id: -1 }]) {
    socket.send('client-typing', data, socket.channel)
    t.equal((await socket.next('pusher:error')).data.code, 4301)
  }
})

t.test('frames of bytes and those over 16 KiB, whole or in fragments, close the socket', async (t) => {
  const { established, app } = await testLive(t)
  const bytes = await established()
  bytes.socket.socket.send(Buffer.from('{}'))
  t.equal(await bytes.socket.closed, 1003)
  const large = await established()
  large.socket.socket.send('x'.repeat(REALTIME.frameBytes + 1))
  t.equal(await large.socket.closed, 1009)
  const fragmented = await established()
  for (let at = 0; at < 5; at++) fragmented.socket.socket.send('x'.repeat(4096), { fin: false })
  t.equal(await fragmented.socket.closed, 1009)
  const whole = await established()
  whole.socket.socket.send('{"event":"pusher', { fin: false })
  whole.socket.socket.send(':ping"}', { fin: true })
  await whole.socket.next('pusher:pong')
  whole.socket.socket.terminate()
  await until(() => app.hub.size === 0)
})

t.test('more frames than a second takes close the socket, pings of the transport among them', async (t) => {
  const { established } = await testLive(t)
  const chatty = await established()
  for (let at = 0; at < 3 * REALTIME.framesPerSecond; at++) chatty.socket.send('pusher:ping')
  t.equal((await chatty.socket.next('pusher:error')).data.code, 4301)
  t.equal(await chatty.socket.closed, 4100)
  const pinging = await established()
  for (let at = 0; at < 3 * REALTIME.framesPerSecond; at++) pinging.socket.socket.ping()
  t.equal(await pinging.socket.closed, 4100)
  const answering = await established()
  for (let at = 0; at < 3 * REALTIME.framesPerSecond; at++) answering.socket.socket.pong()
  t.equal(await answering.socket.closed, 4100)
})

t.test('ten frames are taken in any second, and as many again once it is over', (t) => {
  const clock = mock.method(performance, 'now')
  t.teardown(() => mock.restoreAll())
  const connection = new Connection({} as WebSocket, {} as Socket)
  const hear = (at: number) => {
    clock.mock.mockImplementation(() => at)
    return connection.hear()
  }
  for (let at = 0; at < REALTIME.framesPerSecond; at++) t.ok(hear(100 * at), `at ${100 * at}`)
  t.ok(hear(1001), 'the first is a second ago')
  t.notOk(hear(1002), 'and the second one is not')
  const later = new Connection({} as WebSocket, {} as Socket)
  for (let at = 0; at < REALTIME.framesPerSecond; at++) later.hear()
  for (let at = 0; at < REALTIME.framesPerSecond; at++) {
    clock.mock.mockImplementation(() => 2003 + at)
    t.ok(later.hear())
  }
  t.end()
})

t.test('the 21st socket of a person is refused, and one that closes makes room', async (t) => {
  const { app, ada, bob, window, established, authorise } = await testLive(t)
  const sockets = await Promise.all(Array.from({ length: REALTIME.socketsPerUser }, () => window(ada)))
  const channel = `private-chat.${ada.id}`
  const { socket, id } = await established()
  socket.send('pusher:subscribe', { channel, auth: (await authorise(ada, id, channel)).body.auth })
  t.equal((await socket.next('pusher:error')).data.code, 4004)
  t.equal(await socket.closed, 4004)
  await window(bob)
  sockets[0]?.socket.close()
  await until(() => app.hub.size === sockets.length)
  t.ok(await window(ada))
})

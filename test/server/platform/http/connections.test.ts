import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { request as ask } from 'node:http'
import { connect, Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import t, { type Test } from 'tap'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { CONNECTIONS, HTTP } from '../../../../server/platform/http/http-limits.ts'
import { RANGE } from '../../../../server/platform/limits.ts'
import { testApp, testEnvironment, testServer } from '../../../helpers/app.ts'
import { TestSocket } from '../../../helpers/sockets.ts'
import { until } from '../../../helpers/until.ts'

const noManyAddresses = process.platform === 'linux' ? false : 'only Linux has all of 127.0.0.0/8'

/** Opens connections one by one, and waits until the site has accepted or closed each. */
async function openMany(t: Test, origin: string, count: number): Promise<Socket[]> {
  const { port, hostname } = new URL(origin)
  const sockets: Socket[] = []
  t.teardown(() => sockets.forEach((socket) => void socket.destroy()))
  for (let at = 0; at < count; at++) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    await once(socket, 'connect')
    sockets.push(socket)
  }
  return sockets
}

/** Status of GET /healthz from a local address; undefined if the connection is closed. */
const healthFrom = (origin: string, localAddress: string) =>
  new Promise<number | undefined>((done) => {
    const request = ask(`${origin}/healthz`, { localAddress, agent: false })
    request.on('response', (response) => done(response.resume().statusCode))
    request.on('error', () => done(undefined))
    request.end()
  })

t.test(
  'connections per address are limited, and others are not affected',
  {
    skip: noManyAddresses,
  },
  async (t) => {
    const { app, origin } = await testServer(t)
    // Fewer if the limit of open files is low.
    const most = Math.min(CONNECTIONS.perAddress, Math.ceil(app.server.maxConnections / 4))
    const sockets = await openMany(t, origin, most)
    t.equal(await healthFrom(origin, '127.0.0.1'), undefined, 'one more is closed')
    t.equal(await healthFrom(origin, '127.0.0.2'), 200, 'a neighbour is served')
    sockets[0]!.destroy()
    let again: number | undefined
    while (again === undefined) again = await healthFrom(origin, '127.0.0.1')
    t.equal(again, 200, 'when one is given back, the next is taken')
  },
)

t.test(
  'a /48, which one person can rent, holds half of all connections and no more, over and over',
  async (t) => {
    const { server } = await testApp(t)
    const taken = new Set<Socket>()
    /** True if a connection from an address is accepted; simulated, because a test cannot open enough real ones. */
    function isTaken(remoteAddress: string): boolean {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
      server.emit('connection', socket)
      if (!socket.destroyed) taken.add(socket)
      return !socket.destroyed
    }
    async function endAll() {
      const ended = [...taken].map((socket) => once(socket.destroy(), 'close'))
      taken.clear()
      await Promise.all(ended)
    }
    t.teardown(endAll)
    const half = Math.ceil(server.maxConnections * RANGE.connections)
    for (let round = 1; round <= 2; round++) {
      for (let at = 0; at < half; at++) isTaken(`2001:db8:7:${at.toString(16)}::1`)
      t.equal(taken.size, half)
      for (let at = 0; at < CONNECTIONS.perAddress; at++) isTaken('2001:db8:7:ffff::1')
      t.equal(taken.size, half, 'one more is closed')
      t.ok(isTaken('2001:db8:8::1'), 'a neighbour is served')
      await endAll()
      t.ok(isTaken('2001:db8:7:ffff::1'), 'and who was refused, once there is room')
      await endAll()
    }
  },
)

t.test('the proxy in front may have more, and each of its clients a number of websockets', async (t) => {
  const { app, origin } = await testServer(t, { TRUST_PROXY: '127.0.0.0/8' })
  if (app.server.maxConnections < CONNECTIONS.socketsPerAddress + 5) {
    t.pass('not run', { skip: 'this machine lets a process open too few files' })
    return
  }
  const path = '/app/swapyard?protocol=7'
  const from = (client: string) => new TestSocket(t, origin, path, { 'x-forwarded-for': client })
  const all = Array.from({ length: CONNECTIONS.socketsPerAddress }, () => from('192.0.2.1'))
  await Promise.all(all.map((socket) => socket.next('pusher:connection_established')))
  const refused = from('192.0.2.1')
  t.equal((await refused.next('pusher:error')).data.code, 4100)
  await refused.closed
  t.ok(await from('192.0.2.2').next('pusher:connection_established'), 'another client is taken')
  all[0]!.socket.close()
  await all[0]!.closed
  t.ok(await from('192.0.2.1').next('pusher:connection_established'), 'and the first one again')
})

t.test('concurrent requests per client are limited', async (t) => {
  const app = await buildApp(readConfig(testEnvironment(t)))
  t.teardown(() => app.close())
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  app.get('/api/waits', () => gate.then(() => ({})))
  await app.inject('/browse')
  const call = async (remoteAddress: string, url = '/api/waits') => await app.inject({ url, remoteAddress })
  const running = Array.from({ length: CONNECTIONS.requestsPerAddress }, (_, at) =>
    call(`2001:db8:0:7::${at.toString(16)}`),
  )
  const refused = await call('2001:db8:0:7:ffff::1')
  t.equal(refused.statusCode, 429, 'an IPv6 network counts as one')
  t.match(refused.headers, { 'retry-after': '1', 'x-request-id': /^[\da-f-]{36}$/ })
  t.match(refused.json(), { status: false, message: /^Too many requests at once/ })
  t.equal((await call('2001:db8:0:7::1', '/browse')).statusCode, 200, 'a page that lies ready is no work')
  const other = call('2001:db8:0:8::1')
  open()
  t.equal((await other).statusCode, 200)
  for (const { statusCode } of await Promise.all(running)) if (statusCode !== 200) t.fail(String(statusCode))
  t.equal((await call('2001:db8:0:7::1')).statusCode, 200, 'afterwards all is as before')
})

t.test(
  'answers that wait behind others on one connection are counted, also of pages that lie ready',
  async (t) => {
    const { origin } = await testServer(t)
    await fetch(`${origin}/browse`)
    const many = CONNECTIONS.requestsPerAddress + 20
    const [socket] = await openMany(t, origin, 1)
    let answered = ''
    socket!.on('data', (bytes) => {
      answered += bytes
    })
    socket!.write('GET /browse HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(many))
    const statuses = () => [...answered.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)
    await until(() => statuses().length === many)
    t.equal(statuses()[0], '200')
    t.ok(statuses().includes('429'), 'so many pages at once are too many')
  },
)

t.test('a slow sender gets 408 and is disconnected', async (t) => {
  const { app, origin } = await testServer(t)
  t.equal(app.server.headersTimeout, HTTP.headersTimeout)
  t.equal(app.server.requestTimeout, HTTP.requestTimeout)
  t.equal(app.server.timeout, HTTP.silence)
  app.server.headersTimeout = 100
  const [socket] = await openMany(t, origin, 1)
  socket!.write('GET / HTTP/1.1\r\nHost: x\r\n')
  let answer = ''
  socket!.on('data', (bytes) => {
    answer += bytes
  })
  await once(socket!, 'close')
  t.match(answer, /^HTTP\/1\.1 408 /)
})

t.test('too many headers are refused', async (t) => {
  const { origin } = await testServer(t)
  const send = (count: number) =>
    fetch(`${origin}/api/home`, {
      headers: Object.fromEntries(Array.from({ length: count }, (_, at) => [`x-${at}`, '1'])),
    })
  t.equal((await send(HTTP.headers / 2)).status, 200)
  const refused = await send(HTTP.headers + 1)
  t.equal(refused.status, 431)
  t.match(await refused.json(), { status: false, message: 'The URL or the headers are too long.' })
})

const noneReset = process.platform === 'linux' ? false : 'only Linux hands on connections that were reset'

t.test(
  'who has hung up before the site takes the connection leaves no error in the log',
  { skip: noneReset },
  async (t) => {
    const log = new PassThrough()
    const app = await testApp(t, { LOG_LEVEL: 'warn' }, log)
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const taken = once(app.server, 'connection') as Promise<[Socket]>
    // The site's event loop is blocked: it then finds a reset connection with unread data.
    const hangUp = `
    const socket = require('node:net').connect(${new URL(origin).port}, '127.0.0.1')
    socket.write('GET /browse HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n', () => socket.resetAndDestroy())`
    t.equal(spawnSync(process.execPath, ['-e', hangUp]).status, 0)
    const [socket] = await taken
    await until(() => socket.closed)
    await (await fetch(`${origin}/healthz`)).text()
    t.equal(String(log.read() ?? ''), '')
  },
)

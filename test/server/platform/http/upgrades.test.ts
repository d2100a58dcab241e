import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testServer } from '../../../helpers/app.ts'
import { RawConnection } from '../../../helpers/raw-answers.ts'
import { until } from '../../../helpers/until.ts'

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'

/** A request to upgrade to a protocol. */
const asking = (protocol: string, line: string, more: readonly string[] = [], body = '') =>
  `${[`${line} HTTP/1.1`, 'Host: a', 'Connection: Upgrade', `Upgrade: ${protocol}`, ...more].join('\r\n')}\r\n\r\n${body}`

// A proxy reuses an open connection for another client, whose request must be read.
t.test(
  'an upgrade request to a normal route gets its response, and the connection stays usable',
  async (t) => {
    const { app, origin } = await testServer(t)
    const { token } = testAccount(app)
    const cookie = `swapyard_token=${token}`
    for (const headers of [{}, { cookie }])
      for (let round = 0; round < 2; round++) await app.inject({ url: '/', headers })
    const key = ['Sec-WebSocket-Key: eA==', 'Sec-WebSocket-Version: 13']
    const json = ['Content-Type: application/json', 'Content-Length: 2']
    const cases: [bytes: string, status: number][] = [
      [asking('foo', 'GET /'), 200],
      [asking('foo', 'GET /', [`Cookie: ${cookie}`]), 200],
      [asking('websocket', 'GET /', key), 200],
      [asking('h2c', 'GET /', ['HTTP2-Settings: AAMAAABkAAQAAP__']), 200],
      [asking('foo', 'GET /browse'), 200],
      [asking('foo', 'GET /', ['Content-Length: 5'], 'hello'), 200],
      [asking('foo', 'GET /healthz'), 200],
      [asking('foo', 'GET /api/home'), 200],
      [asking('foo', 'GET /nowhere'), 404],
      [asking('foo', 'GET /%ff'), 404],
      [asking('websocket', 'GET /application', key), 404],
      [asking('foo', 'GET /app/swapyard?protocol=7'), 404],
      [asking('foo', 'POST /api/auth/login', json, '{}'), 422],
      [asking('websocket', 'POST /app/swapyard', json, '{}'), 404],
    ]
    for (const [bytes, status] of cases) {
      const [name = ''] = bytes.split(' HTTP', 1)
      const connection = await RawConnection.open(t, origin)
      connection.send(bytes + HEALTH)
      const answer = await connection.next()
      t.equal(answer?.status, status, name)
      t.equal(answer?.headers.connection, 'close', `${name}: nobody is to use the connection again`)
      t.equal(await connection.next(), null, `${name}: and nobody can`)
    }
  },
)

t.test('other requests keep their connection', async (t) => {
  const { app, origin } = await testServer(t)
  for (let round = 0; round < 2; round++) await app.inject('/')
  const connection = await RawConnection.open(t, origin)
  connection.send(`GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello${HEALTH}${HEALTH}`)
  for (let round = 0; round < 3; round++) t.equal((await connection.next())?.status, 200)
})

t.test('a websocket that is refused ends with the answer', async (t) => {
  const { origin } = await testServer(t)
  for (const [path, status] of [
    ['/app/', 404],
    ['/app/swapyard/more', 404],
    ['/app/swapyard?protocol=7', 403],
  ] as const) {
    const connection = await RawConnection.open(t, origin)
    connection.send(asking('websocket', `GET ${path}`, ['Origin: https://elsewhere.test']))
    t.equal((await connection.next())?.status, status, path)
    t.equal(await connection.next(), null, `${path} is closed`)
  }
})

t.test('a websocket that is asked for while the site stops does not keep it from stopping', async (t) => {
  const { app, origin } = await testServer(t)
  const [asks, writes] = [await RawConnection.open(t, origin), await RawConnection.open(t, origin)]
  const [first, ...others] = asking('websocket', 'GET /app/swapyard?protocol=7', [
    'Sec-WebSocket-Key: eA==',
    'Sec-WebSocket-Version: 13',
  ]).split('\r\n')
  asks.send(`${first}\r\n`)
  writes.send(
    asking('foo', 'POST /api/auth/login', ['Content-Type: application/json', 'Content-Length: 2'], '{'),
  )
  // The response must follow those of the earlier requests.
  for (let round = 0; round < 3; round++) await fetch(`${origin}/healthz`)
  const stopped = app.close()
  await until(() => !app.server.listening)
  asks.send(others.join('\r\n'))
  t.equal((await asks.next())?.status, 503)
  t.equal(await asks.next(), null, 'nobody waits for an end that does not come')
  writes.send('}')
  t.equal((await writes.next())?.status, 422, 'what was under way is answered')
  await stopped
})

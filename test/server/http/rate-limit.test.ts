import { connect } from 'node:net'
import t from 'tap'
import { RATE } from '../../../server/limits.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testServer } from '../../helpers/app.ts'
import { stored } from '../../helpers/shop.ts'
import { until } from '../../helpers/until.ts'

for (const [url, { max }] of [
  ['/api/product/store', RATE.items],
  ['/api/exchange-request', RATE.exchangeRequests],
] as const) {
  t.test(`${url} refuses who is over the limit before a byte of their pictures is read`, async (t) => {
    const { app, origin } = await testServer(t)
    const [{ bearer }, other] = [testAccount(app), testAccount(app)]
    const ask = (headers: { authorization: string }) =>
      app.inject({ method: 'POST', url, headers, payload: {} })
    for (let at = 0; at < max; at++) await ask(bearer)

    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    t.teardown(() => socket.destroy())
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    // The rest of it never comes.
    socket.write(
      [
        `POST ${url} HTTP/1.1`,
        'host: localhost',
        `authorization: ${bearer.authorization}`,
        'content-type: multipart/form-data; boundary=b',
        'content-length: 100000000',
        '',
        '--b',
        'content-disposition: form-data; name="images[]"; filename="a.jpg"',
        '',
        'some bytes of a picture',
      ].join('\r\n'),
    )
    await until(() => answer.includes('\r\n\r\n') || stored(app).length > 0)
    t.match(answer, /^HTTP\/1\.1 429 /)
    t.match(answer, /\r\nretry-after: [1-9]\d*\r\n/)
    t.match((await ask(bearer)).json(), { status: false, message: String })
    t.same(stored(app), [])
    t.equal((await ask(other.bearer)).statusCode, 422, 'somebody else is heard')
  })
}

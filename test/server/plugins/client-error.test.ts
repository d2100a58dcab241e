import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { testServer } from '../../helpers/app.ts'

/** Status, type and body of what is answered to these bytes. */
async function ask(origin: string, bytes: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2)
  return { status: Number(head.split(' ')[1]), type: /content-type: ([^;]*)/i.exec(head)?.[1], body }
}

t.test('a call that cannot be read is answered in the envelope, a page in words', async (t) => {
  const { origin } = await testServer(t)
  const tooLong = 'x'.repeat(20_000)
  t.strictSame(await ask(origin, `GET /api/home/search?product=${tooLong} HTTP/1.1\r\nHost: a\r\n\r\n`), {
    status: 431,
    type: 'application/json',
    body: '{"status":false,"message":"The address or its headers are too long."}',
  })
  t.strictSame(await ask(origin, `GET /browse?product=${tooLong} HTTP/1.1\r\nHost: a\r\n\r\n`), {
    status: 431,
    type: 'text/plain',
    body: 'The address or its headers are too long.',
  })
  t.match(await ask(origin, 'NONSENSE / HTTP/1.1\r\nHost: a\r\n\r\n'), {
    status: 400,
    body: '{"status":false,"message":"That is not a request that can be read."}',
  })
})

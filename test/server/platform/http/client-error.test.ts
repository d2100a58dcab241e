import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { testServer } from '../../../helpers/app.ts'

/** Status, type and body of the response to these bytes; it has the headers `common`. */
async function ask(origin: string, common: Readonly<Record<string, string>>, bytes: string) {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2)
  const lines = head.split('\r\n')
  for (const [name, value] of Object.entries(common)) t.ok(lines.includes(`${name}: ${value}`), name)
  return { status: Number(head.split(' ')[1]), type: /content-type: ([^;]*)/i.exec(head)?.[1], body }
}

t.test('a call that cannot be read is answered in the envelope, a page in words', async (t) => {
  const { app, origin } = await testServer(t)
  const common = app.securityHeaders
  t.match(common, { 'content-security-policy': /^default-src 'none'/, 'x-content-type-options': 'nosniff' })
  const tooLong = 'x'.repeat(20_000)
  t.strictSame(
    await ask(origin, common, `GET /api/home/search?product=${tooLong} HTTP/1.1\r\nHost: a\r\n\r\n`),
    {
      status: 431,
      type: 'application/json',
      body: '{"status":false,"message":"The URL or the headers are too long."}',
    },
  )
  t.strictSame(await ask(origin, common, `GET /browse?product=${tooLong} HTTP/1.1\r\nHost: a\r\n\r\n`), {
    status: 431,
    type: 'text/plain',
    body: 'The URL or the headers are too long.',
  })
  t.match(await ask(origin, common, 'NONSENSE / HTTP/1.1\r\nHost: a\r\n\r\n'), {
    status: 400,
    body: '{"status":false,"message":"The request could not be read."}',
  })
})

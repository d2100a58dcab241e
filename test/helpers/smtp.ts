import { SMTPServer } from 'smtp-server'
import type { Test } from 'tap'

export interface Received {
  to: string[]
  /** The mail as it came, headers and all. */
  raw: string
}

/**
 * A real SMTP server on loopback. `fail` makes it refuse that many mails, with 451, before it takes one.
 */
export async function smtpServer(t: Test, { fail = 0, port = 0 } = {}) {
  const received: Received[] = []
  let refusals = fail
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals-- > 0) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const close = () => new Promise<void>((closed) => server.close(closed))
  t.teardown(close)
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, received, close }
}

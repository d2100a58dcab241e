import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Test } from 'tap'

export interface Received {
  to: string[]
  /** The raw mail with headers. */
  raw: string
}

/**
 * A real SMTP server on loopback.
 * @param behaviour `fail`: number of mails first refused with 451; `greylist`: same for recipients; `refuse`: address refused permanently;
 * `die`: number of mails after whose transfer it closes the connection; `hang`: never replies; `password`: the required one, and it
 * repeats a wrong one; `sender`: the only accepted sender; `relays`: false refuses all mail.
 */
export async function smtpServer(
  t: Test,
  {
    fail = 0,
    greylist = 0,
    die = 0,
    hang = false,
    port = 0,
    refuse = '',
    password = '',
    sender = '',
    relays = true,
  } = {},
) {
  const received: Received[] = []
  let refusals = fail
  let strangers = greylist
  let deaths = die
  let relaying = relays
  const server = new SMTPServer({
    authOptional: password === '',
    // Off, because it would query a name server, and there may be none.
    disableReverseLookup: true,
    onAuth(auth, _session, done) {
      if (auth.password === password) return done(null, { user: auth.username })
      done(new Error(`Wrong: ${auth.password}`))
    },
    onMailFrom({ address }, _session, done) {
      if (sender === '' || address === sender) return done()
      done(Object.assign(new Error('Not your address'), { responseCode: 550 }))
    },
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, done) {
      if (!hang) done()
    },
    onRcptTo({ address }, _session, done) {
      if (!relaying) return done(Object.assign(new Error('5.7.1 Relay access denied'), { responseCode: 554 }))
      if (address === refuse) return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      if (strangers-- > 0)
        return done(Object.assign(new Error('Greylisted, come back'), { responseCode: 450 }))
      done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        if (deaths-- > 0) {
          for (const connection of server.connections as Set<{ _socket: Socket }>)
            connection._socket.destroy()
          return
        }
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
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close,
    relay: () => (relaying = true),
  }
}

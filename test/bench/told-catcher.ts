import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { SMTPServer } from 'smtp-server'
import { keepTo } from './pinned.ts'

/** A delivery: time in milliseconds since 1970, and the address or push path. */
export interface Caught {
  to: string
  at: number
}

/** Response to a GET. */
export interface Catch {
  /** Value of SMTP_URL. */
  smtp: string
  mails: Caught[]
  pushes: Caught[]
}

// This process uses another core than the site, which runs on the first.
if (availableParallelism() > 1) keepTo('1')
const mails: Caught[] = []
const pushes: Caught[] = []

/** Accepts all mail without reading it. */
const post = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    stream.resume().on('end', () => {
      mails.push({ to: envelope.rcptTo[0]!.address, at: Date.now() })
      done()
    })
  },
})
post.on('error', () => {})
post.listen(0, '127.0.0.1', () => {
  const smtp = `smtp://127.0.0.1:${(post.server.address() as AddressInfo).port}`
  const pushService = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify({ smtp, mails, pushes } satisfies Catch))
      return
    }
    request.resume().on('end', () => {
      pushes.push({ to: request.url!, at: Date.now() })
      response.writeHead(201).end()
    })
  })
  pushService.listen(0, '127.0.0.1', () => {
    const { port } = pushService.address() as AddressInfo
    process.stdout.write(`http://127.0.0.1:${port}\n`)
  })
})

import { connect, type Socket } from 'node:net'

/**
 * Process that attacks a site: `fork` it with the origin, the number of slow and of flooding connections, and of addresses. Sends 'ready'
 * once connected; counts responses by status and reports them on 'count'. Exits with its parent.
 */

const [origin = '', slow = '0', flooding = '0', addresses = '1'] = process.argv.slice(2)
const { hostname: host, port } = new URL(origin)
const counts: Record<string, number> = { refused: 0 }
const count = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1
}

const PAUSE = 1000
const BODY = JSON.stringify({ email: 'nobody@torture.test', password: 'wrong password' })
const post = (body: string, length = body.length) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

/** Start of a slow connection, and its data per second. */
const SLOW: { begin: string; after: string; reads: boolean }[] = [
  { begin: 'GET / HTTP/1.1\r\nHost: x\r\n', after: 'X-More: 1\r\n', reads: true },
  { begin: post('{', 100_000), after: ' ', reads: true },
  { begin: get('/').repeat(50), after: get('/'), reads: false },
  { begin: '', after: '', reads: true },
]
const FLOOD: (() => string)[] = [
  () => get('/'),
  () => get(`/browse?product=${Math.random().toString(36).slice(2, 6)}`),
  () => get('/api/home/search?product=kettle'),
  () => post(BODY),
]

/** Connects from the `at`th address of 127.66/16, and reconnects forever. */
function open(at: number, begin: (socket: Socket) => void): Promise<void> {
  const from = at % Number(addresses)
  return new Promise((connected) => {
    const socket = connect({ host, port: Number(port), localAddress: `127.66.${from >> 8}.${from & 255}` })
    socket.on('error', () => count('refused'))
    socket.on('connect', () => {
      connected()
      begin(socket)
    })
    socket.on('close', () => {
      connected()
      setTimeout(() => void open(at, begin), PAUSE)
    })
  })
}

function beSlow(at: number): Promise<void> {
  const { begin, after, reads } = SLOW[at % SLOW.length]!
  return open(at, (socket) => {
    socket.write(begin)
    if (reads) socket.resume()
    else socket.pause()
    const timer = setInterval(() => socket.write(after), PAUSE)
    socket.on('close', () => clearInterval(timer))
  })
}

function flood(at: number): Promise<void> {
  const request = FLOOD[at % FLOOD.length]!
  return open(at, (socket) => {
    socket.write(request())
    // Pipelining depth one: sends the next request with the first bytes of a response.
    socket.on('data', (bytes) => {
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(bytes.toString('latin1', 0, 20)) ?? []
      if (!status) return
      count(status)
      socket.write(request())
    })
  })
}

process.on('disconnect', () => process.exit())
process.on('message', () => process.send?.(counts))
const all = [
  ...Array.from({ length: Number(slow) }, (_, at) => beSlow(at)),
  ...Array.from({ length: Number(flooding) }, (_, at) => flood(at)),
]
await Promise.all(all)
process.send?.('ready')

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

export interface Load {
  /** Paths, requested in turn. */
  paths: string[]
  /** One set of headers, or one set per user, used in turn. */
  headers?: Record<string, string> | Record<string, string>[]
  connections: number
  duration: number
  /** Milliseconds between a response and the next request of a connection. */
  pause?: number
}

export interface Measured {
  perSecond: number
  /** CPU microseconds of the server per response. */
  cpu: number
  /** Milliseconds per response, ascending. */
  times: number[]
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')
/**
 * Requests after which a connection changes its IP address. Below the limits per address of 600 API calls per minute and 200 uncached
 * pages per 10 s.
 */
const ANSWERS_PER_ADDRESS = 150
const ANSWER_TIMEOUT = 20_000
let address = 1

/** On Linux each connection gets its own of the 16 million loopback addresses. */
export function nextAddress(): { localAddress?: string } {
  if (process.platform !== 'linux') return {}
  address = (address % 64_000) + 1
  return { localAddress: `127.1.${address >> 8}.${address & 255}` }
}

/** A connection that sends one request after another. Parses only the necessary parts of HTTP. */
async function client(
  origin: URL,
  requests: Buffer[],
  next: () => number,
  { until, pause }: { until: number; pause: number },
  times: number[],
) {
  let socket: Socket | undefined
  for (let answers = 0; performance.now() < until; answers++) {
    if (!socket || answers % ANSWERS_PER_ADDRESS === 0) {
      socket?.destroy()
      socket = connect({ port: Number(origin.port), host: origin.hostname, noDelay: true, ...nextAddress() })
      socket.setTimeout(ANSWER_TIMEOUT, () => socket?.destroy(new Error('no answer in time')))
      await once(socket, 'connect')
    }
    const request = requests[next() % requests.length]!
    const start = performance.now()
    await answer(socket, request)
    times.push(performance.now() - start)
    if (pause > 0) await wait(pause)
  }
  socket?.destroy()
}

function answer(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = -1
    let head: Buffer = Buffer.alloc(0)
    const done = (error?: Error) => {
      socket.off('data', onData).off('error', done).off('close', onClose)
      if (error) reject(error)
      else resolve()
    }
    const onClose = () => done(new Error('the server closed the connection'))
    const onData = (chunk: Buffer) => {
      if (missing < 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf(END_OF_HEAD)
        if (end < 0) return
        const text = head.toString('latin1', 0, end)
        const [, length] = /content-length: (\d+)/i.exec(text) ?? []
        if (!/^HTTP\/1\.1 (?:200|304)/.test(text)) return done(new Error(`${request}\n${text}`))
        missing = Number(length ?? 0) - (head.length - end - 4)
      } else missing -= chunk.length
      if (missing === 0) done()
    }
    socket.on('data', onData).on('error', done).on('close', onClose)
    socket.write(request)
  })
}

/**
 * Busy-waits in this process, because waking a sleeping client would cost the server processor time, in a virtual machine possibly more
 * than a response.
 * @returns stops it.
 */
function stayAwake(): () => void {
  let awake = true
  const turn = () => {
    if (awake) setImmediate(turn)
  }
  turn()
  return () => {
    awake = false
  }
}

/** Loads a server for a time. @throws Error at the first status other than 200 and 304. */
export async function measure(server: ServerProcess, load: Load): Promise<Measured> {
  const origin = new URL(server.origin)
  const requests = [load.headers ?? {}].flat().flatMap((person) => {
    const headers = Object.entries({ host: origin.host, ...person })
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    return load.paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines}\r\n`))
  })
  const times: number[] = []
  let turn = 0
  const next = () => turn++
  const before = await server.usage()
  const start = performance.now()
  const clients = Array.from({ length: load.connections }, () =>
    client(origin, requests, next, { until: start + load.duration, pause: load.pause ?? 0 }, times),
  )
  const rest = stayAwake()
  await Promise.all(clients).finally(rest)
  const seconds = (performance.now() - start) / 1000
  const after = await server.usage()
  times.sort((a, b) => a - b)
  return { perSecond: times.length / seconds, cpu: (after.cpu - before.cpu) / times.length, times }
}

import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { inBatches } from './in-batches.ts'
import { nextAddress } from './load.ts'

export interface Person {
  id: number
  token: string
}

/** Below the limit of 600 API calls per minute and address. */
const CALLS_PER_ADDRESS = 500

/** Connections per local address. */
const SOCKETS = 32

/** A client's text frame (RFC 6455, section 5.2) with a zero mask. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const head = Buffer.alloc(8)
  head.writeUInt16BE(0x81fe)
  head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}

/** POSTs JSON as given users, with a new local address every few hundred calls. */
export function poster(origin: string) {
  let agent: Agent | undefined
  let calls = 0
  return async (path: string, { token }: Person, body: object): Promise<string> => {
    if (!agent || calls++ % CALLS_PER_ADDRESS === 0) {
      agent = new Agent({ keepAlive: true, maxSockets: SOCKETS, ...nextAddress() })
    }
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    return new Promise((resolve, reject) => {
      const call = request(`${origin}${path}`, { method: 'POST', agent, headers }, async (response) => {
        const text = Buffer.concat(await response.toArray()).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${path}: ${text}`))
      })
      call.on('error', reject)
      call.end(JSON.stringify(body))
    })
  }
}

/** Resolves with the received text once it contains `sign`. */
function until(socket: Socket, sign: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const hear = (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (!text.includes(sign)) return
      socket.off('data', hear)
      resolve(text)
    }
    socket.on('data', hear)
    socket.once('close', () => reject(new Error(`closed before ${sign}: ${text}`)))
  })
}

/** Opens and subscribes a raw socket for a user, at little cost to this process. */
async function openWindow(origin: string, person: Person, post: ReturnType<typeof poster>): Promise<Socket> {
  const { hostname, port, host } = new URL(origin)
  const socket = connect({ port: Number(port), host: hostname, ...nextAddress() })
  socket.write(
    `GET /app/swapyard?protocol=7 HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  const [socket_id] = /\d+\.\d+(?=\\")/.exec(await until(socket, 'connection_established')) ?? []
  const channel = `private-chat.${person.id}`
  const { auth } = JSON.parse(
    await post('/api/broadcasting/auth', person, { socket_id, channel_name: channel }),
  )
  socket.write(textFrame(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } })))
  await until(socket, 'subscription_succeeded')
  return socket
}

/** One window per user, in order. */
export async function openWindows(origin: string, people: readonly Person[]): Promise<Socket[]> {
  const post = poster(origin)
  return inBatches(people.length, (at) => openWindow(origin, people[at]!, post))
}

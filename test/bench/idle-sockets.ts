import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { inBatches } from './in-batches.ts'
import { nextAddress } from './load.ts'

async function open(origin: string, path: string): Promise<Socket> {
  const { hostname, port, host } = new URL(origin)
  const socket = connect({ port: Number(port), host: hostname, ...nextAddress() })
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  if (!answer.includes(' 101 ')) throw new Error(`no socket at ${path}: ${answer}`)
  return socket.resume()
}

/** Opens raw idle WebSockets, at little cost to this process. */
export const openIdle = (origin: string, path: string, count: number): Promise<Socket[]> =>
  inBatches(count, () => open(origin, path))

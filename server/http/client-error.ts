import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** By Node's code of what is wrong; anything else is 400. */
const KNOWN: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to come.' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or its headers are too long.' },
}
const BROKEN = { status: 400, message: 'That is not a request that can be read.' }

/**
 * Answers what is no request that Node can read, so that no route and no error handler ever sees it: in the envelope,
 * or as plain text where the beginning of it tells that it is for a page. It carries the headers of every answer.
 */
export function clientError(
  this: FastifyInstance,
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  this.log.debug({ err: error }, 'client error')
  const { status, message } = KNOWN[error.code ?? ''] ?? BROKEN
  const { rawPacket } = error
  const isPage = Buffer.isBuffer(rawPacket) && /^GET \/(?!api[/? ])/.test(rawPacket.toString('latin1', 0, 10))
  const [type, body] = isPage
    ? ['text/plain', message]
    : ['application/json', JSON.stringify({ status: false, message })]
  if (socket.writable) {
    const common = Object.entries(this.securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${common.join('')}Content-Type: ${type}; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }
  socket.destroy(error)
}

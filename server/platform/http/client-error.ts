import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import * as m from '../catalogues/messages.ts'

/** Responses by error code of Node; other errors are `broken`. */
const known = (): Record<string, { status: number; message: string }> => ({
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: m.errors_request_timeout() },
  HPE_HEADER_OVERFLOW: { status: 431, message: m.errors_headers_too_long() },
})
const broken = () => ({ status: 400, message: m.errors_request_unreadable() })

/** Responds to input that is not HTTP, which Fastify never sees: with the API's envelope, or with plain text if a page was requested. */
export function clientError(
  this: FastifyInstance,
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  this.log.debug({ err: error }, 'client error')
  const { status, message } = known()[error.code ?? ''] ?? broken()
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

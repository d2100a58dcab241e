import type { FastifyServerOptions } from 'fastify'
import type { DestinationStream } from 'pino'

/** The only fields that reach a log. A token, password, code or address of a person is in none of them. */
const ALLOWED = new Set([
  'address',
  'applied',
  'attempts',
  'bytes',
  'code',
  'count',
  'duration',
  'err',
  'file',
  'host',
  'id',
  'job',
  'outboxId',
  'port',
  'reqId',
  'req',
  'res',
  'responseTime',
  'signal',
  'snapshot',
  'status',
  'template',
  'url',
])

interface ErrorLike {
  name?: string
  message?: string
  stack?: string
  code?: string
}

/** The message of an error that a library threw can quote what a person sent; only its first line's type and the frames are kept. */
function errorFields(error: ErrorLike) {
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []
  return { type: error.name, code: error.code, stack: frames.join('\n') }
}

/** pino's options: allow-listed fields, requests by method and path without their query. */
export function loggerOptions(level: string, stream?: DestinationStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    base: null,
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => Object.fromEntries(Object.entries(fields).filter(([key]) => ALLOWED.has(key))),
    },
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split('?', 1)[0] }),
      res: (reply) => ({ status: reply.statusCode }),
      err: errorFields as never,
    },
  }
}

import type { FastifyServerOptions } from 'fastify'
import type { DestinationStream, LoggerOptions } from 'pino'

/**
 * The only fields that reach a log. A token, password, code or address of a person is in none of them; what an
 * error is called goes by `reason`, because a reset code is a `code` too.
 */
const ALLOWED = new Set([
  'address',
  'applied',
  'attempts',
  'count',
  'err',
  'file',
  'job',
  'outboxId',
  'reason',
  'reqId',
  'req',
  'res',
  'signal',
  'snapshot',
  'status',
  'template',
])

interface ErrorLike {
  name?: string
  message?: string
  stack?: string
  code?: string
}

const FRAME = /^ {4}at .+:\d+:\d+\)?$/

/** The message of an error that a library threw can quote what a person sent; its type and frames cannot. */
function errorFields(error: ErrorLike) {
  const frames = error.stack?.split('\n').filter((line) => FRAME.test(line)) ?? []
  return { type: error.name, code: error.code, stack: frames.join('\n') }
}

/** Keeps an error's message from becoming the message of the line, which is what pino and Fastify make of it. */
const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const [first, text] = args as unknown as [unknown, unknown]
  const err = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
  if (!(err instanceof Error)) return method.apply(this, args)
  const fields = first instanceof Error ? { err } : (first as object)
  return method.call(this, fields, typeof text === 'string' && text !== err.message ? text : 'error')
}

/** pino's options: allow-listed fields, requests by method and path without their query. */
export function loggerOptions(level: string, stream?: DestinationStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    base: null,
    hooks: { logMethod },
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

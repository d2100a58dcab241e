import type { FastifyServerOptions } from 'fastify'
import type { DestinationStream, LoggerOptions } from 'pino'

/**
 * The only fields that reach the log; whatever else is logged is left out. None of them ever holds a token, a password, a code
 * or a person's address (`address` is the IP address of a machine). The code of an error goes by `reason`, because a reset
 * code is called `code` too.
 */
export const ALLOWED = new Set([
  'address',
  'applied',
  'attempts',
  'channel',
  'count',
  'delivery',
  'err',
  'file',
  'itemId',
  'items',
  'job',
  'kind',
  'loops',
  'outboxId',
  'problems',
  'proposed',
  'reason',
  'req',
  'reqId',
  'res',
  'route',
  'seconds',
  'signal',
  'since',
  'snapshot',
  'status',
  'template',
  'until',
])

interface ErrorLike {
  name?: string
  message?: string
  stack?: string
  code?: string
}

/** A line of a stack that says where in the code it was, and nothing else. */
const FRAME = /^ {4}at .+:\d+:\d+\)?$/

/**
 * What the log gets of an error: its type, code and where it was thrown. Not its message, which may quote what a person sent.
 *
 * @param error null where that was thrown.
 */
function errorFields(error: ErrorLike | null) {
  const frames = error?.stack?.split('\n').filter((line) => FRAME.test(line)) ?? []
  return { type: error?.name, code: error?.code, stack: frames.join('\n') }
}

/** Keeps pino and Fastify from taking an error's message for the message of the line. */
const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const [first, text] = args as [unknown, unknown]
  const err = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
  if (!(err instanceof Error)) return method.apply(this, args)
  const fields = first instanceof Error ? { err } : (first as object)
  return method.call(this, fields, typeof text === 'string' && text !== err.message ? text : 'error')
}

/**
 * pino's options: only ALLOWED fields, and of a request only its method and path, without the query.
 *
 * @param stream where the log goes instead of standard output.
 */
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
      // Fastify's type asks for the message too, which stays out of the log.
      err: errorFields as never,
    },
  }
}

import type { FastifyServerOptions } from 'fastify'
import type { DestinationStream, LoggerOptions } from 'pino'

/**
 * The only fields that are logged. None may contain a token, a password, a code or an email or postal address (`address` is an IP address). The
 * code of an error is logged as `reason`, because reset codes are also called `code`. `line` is printed by the image process.
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
  'line',
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

/** A stack line with a code location only. */
const FRAME = /^ {4}at .+:\d+:\d+\)?$/

/** Type, code and location of an error, without its message, which may quote user input. */
function errorFields(error: ErrorLike | null) {
  const frames = error?.stack?.split('\n').filter((line) => FRAME.test(line)) ?? []
  return { type: error?.name, code: error?.code, stack: frames.join('\n') }
}

/** Without this hook, pino and Fastify would log an error's message as the message of the line. */
const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const [first, text] = args as [unknown, unknown]
  const err = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
  if (!(err instanceof Error)) return method.apply(this, args)
  const fields = first instanceof Error ? { err } : (first as object)
  return method.call(this, fields, typeof text === 'string' && text !== err.message ? text : 'error')
}

/** Logs only ALLOWED fields, of a request only method and path without the query. @param stream replaces standard output. */
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
      // The cast is needed because Fastify's type requires a message, which is not logged.
      err: errorFields as never,
    },
  }
}

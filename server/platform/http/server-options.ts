import { randomUUID } from 'node:crypto'
import { type FastifyHttpOptions, LogController, type RawServerDefault } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { DestinationStream } from 'pino'
import type { Config } from '../config.ts'
import { clientError } from './client-error.ts'
import { BODY_BYTES, HTTP, LONGEST_PARAM } from './http-limits.ts'
import { loggerOptions } from './logger.ts'
import { nfcValidator } from './nfc-validator.ts'
import { RequestLog } from './request-log.ts'
import { mayUpgrade } from './upgrades.ts'

/** An address with a broken percent sign names nothing: taken to the letter, it is not found like any other. */
function decodableUrl(url: string): string {
  if (!url.includes('%')) return url
  const path = url.split('?', 1)[0]!
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25')
  }
}

/**
 * The options of the HTTP server.
 *
 * @param logStream replaces standard output as the destination of the log.
 */
export const serverOptions = (config: Config, logStream?: DestinationStream) =>
  ({
    logger: loggerOptions(config.logLevel, logStream),
    childLoggerFactory: (logger, bindings, options) => new RequestLog(logger, bindings, options),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: BODY_BYTES,
    http: {
      maxHeaderSize: HTTP.headerBytes,
      headersTimeout: HTTP.headersTimeout,
      connectionsCheckingInterval: HTTP.lookEvery,
      shouldUpgradeCallback: mayUpgrade,
    },
    requestTimeout: HTTP.requestTimeout,
    connectionTimeout: HTTP.silence,
    keepAliveTimeout: HTTP.keepAlive,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAM },
    // server/platform/http/closing.ts answers in the site's own form.
    return503OnClosing: false,
    clientErrorHandler: clientError,
    // Given here and not set later, or Fastify loads ajv and fast-json-stringify, whose work zod does here. The option is typed
    // for those two, so that no other compiler fits without a cast.
    schemaController: {
      compilersFactory: {
        buildValidator: () => nfcValidator as never,
        buildSerializer: () => serializerCompiler as never,
      },
    },
    rewriteUrl: ({ url }) => decodableUrl(url ?? '/'),
  }) satisfies FastifyHttpOptions<RawServerDefault>

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

/** Escapes malformed percent-encoding, so that such URLs are 404. */
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
    // Off, because server/platform/http/closing.ts responds during the shutdown.
    return503OnClosing: false,
    clientErrorHandler: clientError,
    // Set here so that Fastify does not load ajv and fast-json-stringify; zod replaces them. The option's type only fits those, hence the casts.
    schemaController: {
      compilersFactory: {
        buildValidator: () => nfcValidator as never,
        buildSerializer: () => serializerCompiler as never,
      },
    },
    rewriteUrl: ({ url }) => decodableUrl(url ?? '/'),
  }) satisfies FastifyHttpOptions<RawServerDefault>

import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { DestinationStream } from 'pino'
import { accountsApi } from './accounts/accounts-api.ts'
import { accountsPages } from './accounts/accounts-pages.ts'
import { adminsPages } from './accounts/admins-pages.ts'
import { admin } from './admin/admin.ts'
import { scheduledBackups } from './backups/scheduled-backups.ts'
import { blocksApi } from './blocks/blocks-api.ts'
import type { Config } from './config.ts'
import { contactApi } from './contact/contact-api.ts'
import { contentApi } from './content/content-api.ts'
import { contentPages } from './content/content-pages.ts'
import { faviconPages } from './content/favicon-pages.ts'
import { dashboardApi } from './dashboard/dashboard-api.ts'
import { dashboardPages } from './dashboard/dashboard-pages.ts'
import { exchangeDeadlines } from './exchanges/exchange-deadlines.ts'
import { exchangesApi } from './exchanges/exchanges-api.ts'
import { exchangesPages } from './exchanges/exchanges-pages.ts'
import { favouritesApi } from './favourites/favourites-api.ts'
import { homeApi } from './home/home-api.ts'
import { homePages } from './home/home-pages.ts'
import { sitemapPages } from './home/sitemap-pages.ts'
import { BODY_BYTES, HTTP, LONGEST_PARAM } from './http-limits.ts'
import { itemsApi } from './items/items-api.ts'
import { itemsPages } from './items/items-pages.ts'
import { ownItemsApi } from './items/own-items-api.ts'
import { ownItemsPages } from './items/own-items-pages.ts'
import { attachmentsPages } from './messages/attachments-pages.ts'
import { messagesApi } from './messages/messages-api.ts'
import { messagesPages } from './messages/messages-pages.ts'
import { notificationsApi } from './notifications/notifications-api.ts'
import { notificationsPages } from './notifications/notifications-pages.ts'
import { health } from './ops/health.ts'
import { paymentsApi } from './payments/payments-api.ts'
import { paymentsPages } from './payments/payments-pages.ts'
import { adminOnly } from './plugins/admin-only.ts'
import { clientError } from './plugins/client-error.ts'
import { closing } from './plugins/closing.ts'
import { connections } from './plugins/connections.ts'
import { database } from './plugins/database.ts'
import { errorHandler } from './plugins/error-handler.ts'
import { forms } from './plugins/forms.ts'
import { forwarded } from './plugins/forwarded.ts'
import { loggerOptions } from './plugins/logger.ts'
import { mail } from './plugins/mail.ts'
import { metrics } from './plugins/metrics.ts'
import { openapi } from './plugins/openapi.ts'
import { overload } from './plugins/overload.ts'
import { page } from './plugins/page.ts'
import { rateLimit } from './plugins/rate-limit.ts'
import { realtime } from './plugins/realtime.ts'
import { requestId } from './plugins/request-id.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { session } from './plugins/session.ts'
import { mayUpgrade, upgrades } from './plugins/upgrades.ts'
import { uploads } from './plugins/uploads.ts'
import { reportsApi } from './reports/reports-api.ts'
import { reportsPages } from './reports/reports-pages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
  }
}

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
 * The whole site, put together by hand and in order. It never listens.
 *
 * @param logStream where the log goes instead of standard output.
 * @throws what opening and migrating the database throws.
 */
export async function buildApp(config: Config, logStream?: DestinationStream): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
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
    // server/plugins/closing.ts answers in the site's own form.
    return503OnClosing: false,
    clientErrorHandler: clientError,
    rewriteUrl: ({ url }) => decodableUrl(url ?? '/'),
  })
  // Bodies are JSON or forms; a text would only fail later and less clearly.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('config', config)

  await app.register(database)
  // Before whatever may answer, so that every answer has them.
  await app.register(securityHeaders)
  await app.register(upgrades)
  await app.register(closing)
  await app.register(page)
  await app.register(requestId)
  await app.register(connections)
  await app.register(uploads)
  await app.register(forms)
  await app.register(forwarded)
  await app.register(adminOnly)
  await app.register(rateLimit)
  await app.register(session)
  await app.register(mail)
  await app.register(errorHandler)
  await app.register(openapi)

  await app.register(realtime)
  await app.register(scheduledBackups)
  await app.register(health)
  await app.register(metrics)
  await app.register(accountsApi)
  await app.register(homeApi)
  await app.register(homePages)
  await app.register(sitemapPages)
  await app.register(itemsApi)
  await app.register(itemsPages)
  await app.register(ownItemsApi)
  await app.register(ownItemsPages)
  await app.register(favouritesApi)
  await app.register(exchangesApi)
  await app.register(exchangesPages)
  await app.register(exchangeDeadlines)
  await app.register(messagesApi)
  await app.register(messagesPages)
  await app.register(attachmentsPages)
  await app.register(blocksApi)
  await app.register(reportsApi)
  await app.register(reportsPages)
  await app.register(notificationsApi)
  await app.register(notificationsPages)
  await app.register(dashboardApi)
  await app.register(dashboardPages)
  await app.register(accountsPages)
  await app.register(adminsPages)
  await app.register(contactApi)
  await app.register(contentApi)
  await app.register(contentPages)
  await app.register(faviconPages)
  await app.register(paymentsApi)
  await app.register(paymentsPages)
  await app.register(admin)
  // Last, so that starting is not taken for overload.
  await app.register(overload)
  return app
}

import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { DestinationStream } from 'pino'
import { z } from 'zod'
import { accountsApi } from './accounts/accounts-api.ts'
import { accountsPages } from './accounts/accounts-pages.ts'
import { adminsPages } from './accounts/admins-pages.ts'
import { emailApi } from './accounts/email-api.ts'
import { emailPages } from './accounts/email-pages.ts'
import { phoneNumbers } from './accounts/phone-numbers.ts'
import { adminOnly } from './admin/admin-only.ts'
import { adminRoutes } from './admin/admin-routes.ts'
import { backupTransfers } from './backups/backup-transfers.ts'
import { scheduledBackups } from './backups/scheduled-backups.ts'
import { blocksApi } from './blocks/blocks-api.ts'
import * as m from './catalogues/messages.ts'
import { circlesApi } from './circles/circles-api.ts'
import { circlesOfWants } from './circles/circles-of-wants.ts'
import { circlesPages } from './circles/circles-pages.ts'
import { circlesSearch } from './circles/circles-search.ts'
import { settingUp } from './community/setting-up.ts'
import type { Config } from './config.ts'
import { contactApi } from './contact/contact-api.ts'
import { contentApi } from './content/content-api.ts'
import { contentPages } from './content/content-pages.ts'
import { storedSite } from './content/content-service.ts'
import { faviconPages } from './content/favicon-pages.ts'
import { installPages } from './content/install-pages.ts'
import { dashboardApi } from './dashboard/dashboard-api.ts'
import { dashboardPages } from './dashboard/dashboard-pages.ts'
import { waiting } from './dashboard/waiting.ts'
import { database } from './database.ts'
import { deliveries } from './deliveries/deliveries.ts'
import { pushSubscriptionsApi } from './deliveries/push-subscriptions-api.ts'
import { unsubscribePages } from './deliveries/unsubscribe-pages.ts'
import { exchangesApi } from './exchanges/exchanges-api.ts'
import { exchangesPages } from './exchanges/exchanges-pages.ts'
import { favouritesApi } from './favourites/favourites-api.ts'
import { handoverReminders } from './handovers/handover-reminders.ts'
import { handoversApi } from './handovers/handovers-api.ts'
import { holes } from './holes.ts'
import { feedPages } from './home/feed-pages.ts'
import { homeApi } from './home/home-api.ts'
import { homePages } from './home/home-pages.ts'
import { sitemapPages } from './home/sitemap-pages.ts'
import { clientError } from './http/client-error.ts'
import { closing } from './http/closing.ts'
import { connections } from './http/connections.ts'
import { crossSite } from './http/cross-site.ts'
import { errorHandler } from './http/error-handler.ts'
import { forms } from './http/forms.ts'
import { forwarded } from './http/forwarded.ts'
import { BODY_BYTES, HTTP, LONGEST_PARAM } from './http/http-limits.ts'
import { loggerOptions } from './http/logger.ts'
import { nfcValidator } from './http/nfc-validator.ts'
import { openapi } from './http/openapi.ts'
import { overload } from './http/overload.ts'
import { rateLimit } from './http/rate-limit.ts'
import { registerRoutes } from './http/register-routes.ts'
import { requestId } from './http/request-id.ts'
import { RequestLog } from './http/request-log.ts'
import { requestsInTurn } from './http/requests-in-turn.ts'
import { requestsUnderWay } from './http/requests-under-way.ts'
import { securityHeaders } from './http/security-headers.ts'
import { mayUpgrade, upgrades } from './http/upgrades.ts'
import { uploads } from './images/uploads.ts'
import { invitationsApi } from './invitations/invitations-api.ts'
import { invitationsPages } from './invitations/invitations-pages.ts'
import { itemsApi } from './items/items-api.ts'
import { itemsPages } from './items/items-pages.ts'
import { ownItemsApi } from './items/own-items-api.ts'
import { ownItemsPages } from './items/own-items-pages.ts'
import { languagesPages } from './languages/languages-pages.ts'
import { requestLanguage } from './languages/request-language.ts'
import { leavingApi } from './leaving/leaving-api.ts'
import { mail } from './mail/mail.ts'
import { matchesApi } from './matches/matches-api.ts'
import { matchesPages } from './matches/matches-pages.ts'
import { attachmentsPages } from './messages/attachments-pages.ts'
import { messagesApi } from './messages/messages-api.ts'
import { messagesPages } from './messages/messages-pages.ts'
import { mayWrite } from './messages/send-message-service.ts'
import { health } from './metrics/health.ts'
import { metrics } from './metrics/metrics.ts'
import { notificationSettingsApi } from './notifications/notification-settings-api.ts'
import { notificationsApi } from './notifications/notifications-api.ts'
import { notificationsPages } from './notifications/notifications-pages.ts'
import { page } from './pages/page.ts'
import { readyPages } from './pages/ready-pages.ts'
import { serviceWorkerPages } from './pages/service-worker-pages.ts'
import { paymentsApi } from './payments/payments-api.ts'
import { paymentsPages } from './payments/payments-pages.ts'
import { peopleApi } from './people/people-api.ts'
import { peoplePages } from './people/people-pages.ts'
import { realtime } from './realtime/realtime.ts'
import { reportsApi } from './reports/reports-api.ts'
import { reportsPages } from './reports/reports-pages.ts'
import { reviewsApi } from './reviews/reviews-api.ts'
import { failedWords } from './search/failed-words.ts'
import { mergeIndex } from './search/merge-index.ts'
import { deviceCookie } from './sessions/device-cookie.ts'
import { membersOnly } from './sessions/members-only.ts'
import { ownSessionsApi } from './sessions/own-sessions-api.ts'
import { session } from './sessions/session.ts'
import { swapDeadlines } from './swaps/swap-deadlines.ts'
import { oldWants } from './wants/old-wants.ts'
import { wantsApi } from './wants/wants-api.ts'
import { welcomeApi } from './welcome/welcome-api.ts'
import { welcomePages } from './welcome/welcome-pages.ts'
import { wishMatching } from './wishes/wish-matching.ts'
import { wishesApi } from './wishes/wishes-api.ts'

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
    // server/http/closing.ts answers in the site's own form.
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
  })
  // Bodies are JSON or forms; a text would only fail later and less clearly.
  app.removeContentTypeParser('text/plain')
  // What a schema has words for it says itself; of all else the library would speak, in English and of types.
  z.config({ customError: () => m.errors_invalid_2() })
  app.decorate('config', config)
  app.decorate('startAnew', null)

  await app.register(database)
  await app.register(settingUp)
  // Before whatever may answer, so that every answer is worded for its reader.
  await app.register(requestLanguage)
  await app.register(phoneNumbers)
  // Before all routes: one that is there already would answer errors in Fastify's own way, which tells what was thrown.
  await app.register(errorHandler)
  // Before whatever may answer, so that every answer has them.
  await app.register(securityHeaders)
  await app.register(upgrades)
  await app.register(closing)
  await app.register(waiting)
  await app.register(page, { holes })
  await app.register(requestId)
  await app.register(connections)
  await app.register(uploads)
  await app.register(forwarded)
  await app.register(crossSite)
  await app.register(adminOnly)
  await app.register(rateLimit)
  await app.register(session)
  await app.register(membersOnly, { logo: () => storedSite(app.db).logo })
  // So far every request is checked; what follows is asked of those that take work.
  await app.register(readyPages)
  await app.register(requestsUnderWay)
  await app.register(requestsInTurn)
  await app.register(forms)
  await app.register(deviceCookie)
  await app.register(mail)
  await app.register(deliveries)
  await app.register(openapi)

  await app.register(realtime, { mayWrite })
  await app.register(scheduledBackups)
  await app.register(backupTransfers)
  await app.register(metrics)
  await app.register(failedWords)
  await app.register(mergeIndex)
  await app.register(oldWants)
  await app.register(wishMatching)
  await app.register(swapDeadlines)
  await app.register(handoverReminders)
  await app.register(circlesSearch)
  await registerRoutes(app, [
    health,
    accountsApi,
    emailApi,
    invitationsApi,
    invitationsPages,
    leavingApi,
    welcomeApi,
    welcomePages,
    homeApi,
    homePages,
    sitemapPages,
    feedPages,
    itemsApi,
    itemsPages,
    ownItemsApi,
    ownSessionsApi,
    peopleApi,
    peoplePages,
    reviewsApi,
    ownItemsPages,
    favouritesApi,
    wishesApi,
    matchesApi,
    exchangesApi,
    exchangesPages,
    handoversApi,
    circlesApi,
    circlesPages,
    messagesApi,
    messagesPages,
    attachmentsPages,
    blocksApi,
    reportsApi,
    reportsPages,
    notificationsApi,
    notificationSettingsApi,
    pushSubscriptionsApi,
    unsubscribePages,
    notificationsPages,
    dashboardApi,
    dashboardPages,
    accountsPages,
    adminsPages,
    emailPages,
    languagesPages,
    contactApi,
    contentApi,
    contentPages,
    faviconPages,
    installPages,
    serviceWorkerPages,
    paymentsApi,
    paymentsPages,
    adminRoutes,
  ])
  await app.register(wantsApi, { watcher: circlesOfWants })
  await app.register(matchesPages, { watcher: circlesOfWants })
  // Last, so that starting is not taken for overload.
  await app.register(overload)
  return app
}

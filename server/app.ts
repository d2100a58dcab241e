import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { DestinationStream } from 'pino'
import { z } from 'zod'
import { adminOnly } from './admin/console/admin-only.ts'
import { adminRoutes } from './admin/console/admin-routes.ts'
import { dashboardApi } from './admin/dashboard/dashboard-api.ts'
import { dashboardPages } from './admin/dashboard/dashboard-pages.ts'
import { waiting } from './admin/dashboard/waiting.ts'
import { health } from './admin/metrics/health.ts'
import { metrics } from './admin/metrics/metrics.ts'
import { paymentsApi } from './admin/payments/payments-api.ts'
import { paymentsPages } from './admin/payments/payments-pages.ts'
import { reportsApi } from './admin/reports/reports-api.ts'
import { reportsPages } from './admin/reports/reports-pages.ts'
import { welcomeApi } from './admin/setup/welcome-api.ts'
import { welcomePages } from './admin/setup/welcome-pages.ts'
import { holes } from './holes.ts'
import { favouritesApi } from './market/favourites/favourites-api.ts'
import { feedPages } from './market/home/feed-pages.ts'
import { homeApi } from './market/home/home-api.ts'
import { homePages } from './market/home/home-pages.ts'
import { sitemapPages } from './market/home/sitemap-pages.ts'
import { itemsApi } from './market/items/items-api.ts'
import { itemsPages } from './market/items/items-pages.ts'
import { ownItemsApi } from './market/items/own-items-api.ts'
import { ownItemsPages } from './market/items/own-items-pages.ts'
import { peopleApi } from './market/people/people-api.ts'
import { peoplePages } from './market/people/people-pages.ts'
import { reviewsApi } from './market/reviews/reviews-api.ts'
import { oldWants } from './market/wants/old-wants.ts'
import { wantsApi } from './market/wants/wants-api.ts'
import { wishMatching } from './market/wishes/wish-matching.ts'
import { wishesApi } from './market/wishes/wishes-api.ts'
import { accountsApi } from './members/accounts/accounts-api.ts'
import { accountsPages } from './members/accounts/accounts-pages.ts'
import { adminsPages } from './members/accounts/admins-pages.ts'
import { emailApi } from './members/accounts/email-api.ts'
import { emailPages } from './members/accounts/email-pages.ts'
import { phoneNumbers } from './members/accounts/phone-numbers.ts'
import { blocksApi } from './members/blocks/blocks-api.ts'
import { contactApi } from './members/contact/contact-api.ts'
import * as m from './platform/catalogues/messages.ts'
import type { Config } from './platform/config.ts'
import { clientError } from './platform/http/client-error.ts'
import { closing } from './platform/http/closing.ts'
import { connections } from './platform/http/connections.ts'
import { crossSite } from './platform/http/cross-site.ts'
import { errorHandler } from './platform/http/error-handler.ts'
import { forms } from './platform/http/forms.ts'
import { forwarded } from './platform/http/forwarded.ts'
import { BODY_BYTES, HTTP, LONGEST_PARAM } from './platform/http/http-limits.ts'
import { loggerOptions } from './platform/http/logger.ts'
import { nfcValidator } from './platform/http/nfc-validator.ts'
import { openapi } from './platform/http/openapi.ts'
import { overload } from './platform/http/overload.ts'
import { rateLimit } from './platform/http/rate-limit.ts'
import { registerRoutes } from './platform/http/register-routes.ts'
import { requestId } from './platform/http/request-id.ts'
import { RequestLog } from './platform/http/request-log.ts'
import { requestsInTurn } from './platform/http/requests-in-turn.ts'
import { requestsUnderWay } from './platform/http/requests-under-way.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { sentenceEnd } from './platform/http/sentence-end.ts'
import { mayUpgrade, upgrades } from './platform/http/upgrades.ts'
import { uploads } from './platform/images/uploads.ts'
import { languagesPages } from './platform/languages/languages-pages.ts'
import { requestLanguage } from './platform/languages/request-language.ts'
import { realtime } from './platform/realtime/realtime.ts'
import { failedWords } from './platform/search/failed-words.ts'
import { mergeIndex } from './platform/search/merge-index.ts'
import { deviceCookie } from './platform/sessions/device-cookie.ts'
import { membersOnly } from './platform/sessions/members-only.ts'
import { ownSessionsApi } from './platform/sessions/own-sessions-api.ts'
import { session } from './platform/sessions/session.ts'
import { leavingApi } from './privacy/account-deletion/leaving-api.ts'
import { backupTransfers } from './site/backups/backup-transfers.ts'
import { scheduledBackups } from './site/backups/scheduled-backups.ts'
import { communityRules } from './site/community/community-rules.ts'
import { settingUp } from './site/community/setting-up.ts'
import { contentApi } from './site/content/content-api.ts'
import { contentPages } from './site/content/content-pages.ts'
import { storedSite } from './site/content/content-service.ts'
import { faviconPages } from './site/content/favicon-pages.ts'
import { installPages } from './site/content/install-pages.ts'
import { database } from './site/database.ts'
import { deliveries } from './site/deliveries/deliveries.ts'
import { pushSubscriptionsApi } from './site/deliveries/push-subscriptions-api.ts'
import { unsubscribePages } from './site/deliveries/unsubscribe-pages.ts'
import { invitationsApi } from './site/invitations/invitations-api.ts'
import { invitationsPages } from './site/invitations/invitations-pages.ts'
import { mail } from './site/mail/mail.ts'
import { notificationSettingsApi } from './site/notifications/notification-settings-api.ts'
import { notificationsApi } from './site/notifications/notifications-api.ts'
import { notificationsPages } from './site/notifications/notifications-pages.ts'
import { page } from './site/pages/page.ts'
import { readyPages } from './site/pages/ready-pages.ts'
import { serviceWorkerPages } from './site/pages/service-worker-pages.ts'
import { swapDeadlines } from './swaps/swap-deadlines.ts'
import { circlesApi } from './trading/circles/circles-api.ts'
import { circlesOfWants } from './trading/circles/circles-of-wants.ts'
import { circlesPages } from './trading/circles/circles-pages.ts'
import { circlesSearch } from './trading/circles/circles-search.ts'
import { exchangesApi } from './trading/exchanges/exchanges-api.ts'
import { exchangesPages } from './trading/exchanges/exchanges-pages.ts'
import { handoverReminders } from './trading/handovers/handover-reminders.ts'
import { handoversApi } from './trading/handovers/handovers-api.ts'
import { matchesApi } from './trading/matches/matches-api.ts'
import { matchesPages } from './trading/matches/matches-pages.ts'
import { attachmentsPages } from './trading/messages/attachments-pages.ts'
import { messagesApi } from './trading/messages/messages-api.ts'
import { messagesPages } from './trading/messages/messages-pages.ts'
import { mayWrite } from './trading/messages/send-message-service.ts'
import { stalenessGuards } from './trading/staleness/staleness-guards.ts'

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
  await app.register(sentenceEnd)
  await app.register(upgrades)
  await app.register(closing)
  await app.register(waiting)
  await app.register(page, { holes })
  await app.register(requestId)
  await app.register(connections)
  await app.register(uploads, { membersAlone: () => communityRules(app.db).read === 'members' })
  await app.register(forwarded)
  await app.register(crossSite)
  await app.register(adminOnly)
  await app.register(rateLimit)
  await app.register(session)
  await app.register(membersOnly, {
    logo: () => storedSite(app.db).logo,
    membersAlone: () => communityRules(app.db).read === 'members',
  })
  // So far every request is checked; what follows is asked of those that take work.
  await app.register(readyPages)
  await app.register(requestsUnderWay)
  await app.register(requestsInTurn)
  await app.register(forms)
  await app.register(deviceCookie)
  await app.register(mail)
  await app.register(deliveries, { guards: stalenessGuards })
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

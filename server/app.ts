import Fastify, { type FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { z } from 'zod'
import { adminOnly } from './admin/console/admin-only.ts'
import { waiting } from './admin/dashboard/waiting.ts'
import { admin } from './admin/index.ts'
import { metrics } from './admin/metrics/metrics.ts'
import { market } from './market/index.ts'
import { phoneNumbers } from './members/accounts/phone-numbers.ts'
import { members } from './members/index.ts'
import * as m from './platform/catalogues/messages.ts'
import type { Config } from './platform/config.ts'
import { bodiesInMemory } from './platform/http/bodies-in-memory.ts'
import { closing } from './platform/http/closing.ts'
import { connections } from './platform/http/connections.ts'
import { crossSite } from './platform/http/cross-site.ts'
import { errorHandler } from './platform/http/error-handler.ts'
import { forms } from './platform/http/forms.ts'
import { forwarded } from './platform/http/forwarded.ts'
import { openapi } from './platform/http/openapi.ts'
import { overload } from './platform/http/overload.ts'
import { rateLimit } from './platform/http/rate-limit.ts'
import { requestId } from './platform/http/request-id.ts'
import { requestsInTurn } from './platform/http/requests-in-turn.ts'
import { requestsUnderWay } from './platform/http/requests-under-way.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { sentenceEnd } from './platform/http/sentence-end.ts'
import { serverOptions } from './platform/http/server-options.ts'
import { upgrades } from './platform/http/upgrades.ts'
import { uploads } from './platform/images/uploads.ts'
import { platform } from './platform/index.ts'
import { requestLanguage } from './platform/languages/request-language.ts'
import { realtime } from './platform/realtime/realtime.ts'
import { deviceCookie } from './platform/sessions/device-cookie.ts'
import { membersOnly } from './platform/sessions/members-only.ts'
import { session } from './platform/sessions/session.ts'
import { privacy } from './privacy/index.ts'
import { communityRules } from './site/community/community-rules.ts'
import { settingUp } from './site/community/setting-up.ts'
import { storedSite } from './site/content/content-service.ts'
import { database } from './site/database.ts'
import { deliveries } from './site/deliveries/deliveries.ts'
import { site } from './site/index.ts'
import { mail } from './site/mail/mail.ts'
import { page } from './site/pages/page.ts'
import { cacheHits } from './site/pages/respond.ts'
import { slots } from './slots.ts'
import { swaps } from './swaps/index.ts'
import { circlesOfWants } from './trading/circles/circles-of-wants.ts'
import { trading } from './trading/index.ts'
import { mayWrite } from './trading/messages/send-message-service.ts'
import { stalenessGuards } from './trading/staleness/staleness-guards.ts'
import { guestCards } from './trading/swap-days/guest-cards.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
  }
}

/** @param logStream replaces standard output. @throws errors of opening and migrating the database. */
export async function buildApp(config: Config, logStream?: DestinationStream): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config, logStream))
  // Text bodies would fail later with unclear errors.
  app.removeContentTypeParser('text/plain')
  // Replaces zod's English default texts for errors without a localized one.
  z.config({ customError: () => m.errors_invalid_value() })
  app.decorate('config', config)
  app.decorate('startAnew', null)

  await app.register(database)
  await app.register(settingUp)
  await app.register(requestLanguage)
  await app.register(phoneNumbers)
  // Registered before all routes: routes registered earlier would use Fastify's handler, which exposes internal errors.
  await app.register(errorHandler)
  await app.register(securityHeaders)
  await app.register(sentenceEnd)
  await app.register(upgrades)
  await app.register(closing)
  await app.register(waiting)
  await app.register(page, { slots })
  await app.register(requestId)
  await app.register(connections)
  await app.register(uploads, { membersAlone: () => communityRules(app.db).read === 'members' })
  await app.register(forwarded)
  await app.register(crossSite)
  await app.register(adminOnly)
  await app.register(rateLimit)
  await app.register(session)
  await app.register(guestCards)
  await app.register(membersOnly, {
    logo: () => storedSite(app.db).logo,
    membersAlone: () => communityRules(app.db).read === 'members',
  })
  // Answers cached pages; the plugins after it run for other requests only.
  await app.register(cacheHits)
  await app.register(requestsUnderWay)
  await app.register(requestsInTurn)
  await app.register(bodiesInMemory)
  await app.register(forms)
  await app.register(deviceCookie)
  await app.register(mail)
  await app.register(deliveries, { guards: stalenessGuards })
  await app.register(openapi)

  await app.register(realtime, { mayWrite })
  await app.register(metrics)
  await app.register(platform)
  await app.register(site)
  await app.register(swaps)
  await app.register(members)
  await app.register(market, { watcher: circlesOfWants })
  await app.register(trading)
  await app.register(privacy)
  await app.register(admin)
  // Registered last, so that the startup does not count as overload.
  await app.register(overload)
  return app
}

import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register-routes.ts'
import { addSwapHooks } from '../swaps/swap-hooks.ts'
import { adminCircles } from './circles/admin-circles-api.ts'
import { circlesApi } from './circles/circles-api.ts'
import { circlesOfWants } from './circles/circles-of-wants.ts'
import { circlesPages } from './circles/circles-pages.ts'
import { circlesSearch } from './circles/circles-search.ts'
import { exchangesApi } from './exchanges/exchanges-api.ts'
import { exchangesPages } from './exchanges/exchanges-pages.ts'
import { giftDeadlines } from './gifts/gift-deadlines.ts'
import { giftsApi } from './gifts/gifts-api.ts'
import { giftsPages } from './gifts/gifts-pages.ts'
import { adminMeetingPlacesApi } from './handovers/admin-meeting-places-api.ts'
import { adminMeetingPlacesPages } from './handovers/admin-meeting-places-pages.ts'
import { circleMeetingsApi } from './handovers/circle-meetings-api.ts'
import { circleMeetingHooks } from './handovers/circle-meetings-service.ts'
import { handoverReminders } from './handovers/handover-reminders.ts'
import { handoversApi } from './handovers/handovers-api.ts'
import { nextMeetingsPages } from './handovers/next-meetings-pages.ts'
import { matchesApi } from './matches/matches-api.ts'
import { matchesPages } from './matches/matches-pages.ts'
import { attachmentsPages } from './messages/attachments-pages.ts'
import { messagesApi } from './messages/messages-api.ts'
import { messagesPages } from './messages/messages-pages.ts'
import { adminDaysApi } from './swap-days/admin-days-api.ts'
import { daysApi } from './swap-days/days-api.ts'
import { daysPages } from './swap-days/days-pages.ts'
import { guestsSweep } from './swap-days/guests-sweep.ts'

export const trading = fp(async (app) => {
  addSwapHooks(app.db, circleMeetingHooks)
  await app.register(handoverReminders)
  await app.register(circlesSearch)
  await app.register(giftDeadlines)
  await app.register(guestsSweep)
  await registerRoutes(app, [
    matchesApi,
    exchangesApi,
    exchangesPages,
    giftsApi,
    giftsPages,
    handoversApi,
    circleMeetingsApi,
    nextMeetingsPages,
    circlesApi,
    circlesPages,
    messagesApi,
    messagesPages,
    attachmentsPages,
    adminCircles,
    adminMeetingPlacesApi,
    adminMeetingPlacesPages,
    daysApi,
    daysPages,
    adminDaysApi,
  ])
  await app.register(matchesPages, { watcher: circlesOfWants })
})

import fp from 'fastify-plugin'
import { registerRoutes } from '../platform/http/register.ts'
import { addSwapHooks } from '../swaps/swap-hooks.ts'
import { adminCirclesRoutes } from './circles/admin-circles-routes.ts'
import { circlesOfWants } from './circles/circles-of-wants.ts'
import { circlesPages } from './circles/circles-pages.ts'
import { circlesRoutes } from './circles/circles-routes.ts'
import { circlesSearch } from './circles/circles-search.ts'
import { exchangesPages } from './exchanges/exchanges-pages.ts'
import { exchangesRoutes } from './exchanges/exchanges-routes.ts'
import { giftDeadlines } from './gifts/gift-deadlines.ts'
import { giftsPages } from './gifts/gifts-pages.ts'
import { giftsRoutes } from './gifts/gifts-routes.ts'
import { adminMeetingPlacesPages } from './handovers/admin-meeting-places-pages.ts'
import { adminMeetingPlacesRoutes } from './handovers/admin-meeting-places-routes.ts'
import { circleMeetingsRoutes } from './handovers/circle-meetings-routes.ts'
import { circleMeetingHooks } from './handovers/circle-meetings-service.ts'
import { handoverReminders } from './handovers/handover-reminders.ts'
import { handoversRoutes } from './handovers/handovers-routes.ts'
import { nextMeetingsPages } from './handovers/next-meetings-pages.ts'
import { matchesPages } from './matches/matches-pages.ts'
import { matchesRoutes } from './matches/matches-routes.ts'
import { attachmentsPages } from './messages/attachments-pages.ts'
import { messagesPages } from './messages/messages-pages.ts'
import { messagesRoutes } from './messages/messages-routes.ts'
import { adminDaysRoutes } from './swap-days/admin-days-routes.ts'
import { dayAnswersPages } from './swap-days/day-answers-pages.ts'
import { daysPages } from './swap-days/days-pages.ts'
import { daysRoutes } from './swap-days/days-routes.ts'
import { guestsSweep } from './swap-days/guests-sweep.ts'

export const trading = fp(async (app) => {
  addSwapHooks(app.db, circleMeetingHooks)
  await app.register(handoverReminders)
  await app.register(circlesSearch)
  await app.register(giftDeadlines)
  await app.register(guestsSweep)
  await registerRoutes(app, [
    matchesRoutes,
    exchangesRoutes,
    exchangesPages,
    giftsRoutes,
    giftsPages,
    handoversRoutes,
    circleMeetingsRoutes,
    nextMeetingsPages,
    circlesRoutes,
    circlesPages,
    messagesRoutes,
    messagesPages,
    attachmentsPages,
    adminCirclesRoutes,
    adminMeetingPlacesRoutes,
    adminMeetingPlacesPages,
    daysRoutes,
    daysPages,
    adminDaysRoutes,
  ])
  await app.register(matchesPages, { watcher: circlesOfWants })
  await app.register(dayAnswersPages, { watcher: circlesOfWants })
})

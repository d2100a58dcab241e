import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { userView } from '../accounts/accounts-service.ts'
import { UserView } from '../accounts/user-shared.ts'
import { blockedBy } from '../blocks/blocks-service.ts'
import { BlockedPerson } from '../blocks/blocks-shared.ts'
import { favouriteItems } from '../favourites/favourites-service.ts'
import { Id } from '../id-shared.ts'
import { listCategories } from '../items/categories-queries.ts'
import { changeableItem, ownItems } from '../items/own-items-service.ts'
import { listNeighbourhoods } from '../neighbourhoods/neighbourhoods-queries.ts'
import { NeighbourhoodView } from '../neighbourhoods/neighbourhoods-shared.ts'
import { settingsOf } from '../notifications/notification-settings-service.ts'
import { NotificationSettings } from '../notifications/notification-settings-shared.ts'
import { PageNumber, Pagination } from '../pagination-shared.ts'
import { ownSessions } from '../sessions/own-sessions-service.ts'
import { SessionView } from '../sessions/own-sessions-shared.ts'
import { requireViewerPage, sessionOf, viewerOf } from '../sessions/session.ts'
import { DashboardView, FavouritesView } from './dashboard-shared.ts'

const ProfileView = z.object({
  user: UserView,
  neighbourhoods: z.array(NeighbourhoodView),
})
/** An address that says it wrong edits nothing. */
const DashboardQuery = z.object({ edit: Id.optional().catch(undefined) })
const NotificationSettingsPage = z.object({ settings: NotificationSettings })
const PrivacyView = z.object({
  email: z.string(),
  sessions: z.object({ sessions: z.array(SessionView), pagination: Pagination }),
  blocked: z.object({ people: z.array(BlockedPerson), pagination: Pagination }),
})
const PrivacyQuery = z.object({
  sessions: PageNumber.catch(1).default(1),
  blocked: PageNumber.catch(1).default(1),
})

/** The signed-in person's own pages. A visitor is sent to sign in and back. */
export const dashboardPages: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewerPage)

  app.get('/dashboard', { schema: { querystring: DashboardQuery } }, (request, reply) =>
    reply.page('dashboard', DashboardView, () => {
      const { id } = viewerOf(request)
      return {
        items: ownItems(app.db, id, 1),
        favourites: favouriteItems(app.db, id, 1),
        categories: listCategories(app.db),
        neighbourhoods: listNeighbourhoods(app.db),
        editing: request.query.edit ? changeableItem(app.db, id, request.query.edit) : null,
      }
    }),
  )

  app.get('/dashboard/favourite', (request, reply) =>
    reply.page('dashboard/favourite', FavouritesView, () => ({
      favourites: favouriteItems(app.db, viewerOf(request).id, 1),
    })),
  )

  for (const path of ['/dashboard/setting', '/dashboard/setting/general']) {
    app.get(path, (request, reply) =>
      reply.page('dashboard/setting/general', ProfileView, () => ({
        user: userView(app, viewerOf(request).id),
        neighbourhoods: listNeighbourhoods(app.db),
      })),
    )
  }
  app.get('/dashboard/setting/notifications', (request, reply) =>
    reply.page('dashboard/setting/notifications', NotificationSettingsPage, () => ({
      settings: settingsOf(app.db, viewerOf(request)),
    })),
  )
  app.get('/dashboard/setting/privacy', { schema: { querystring: PrivacyQuery } }, (request, reply) =>
    reply.page('dashboard/setting/privacy', PrivacyView, () => ({
      email: viewerOf(request).email,
      sessions: ownSessions(app.db, sessionOf(request), request.query.sessions),
      blocked: blockedBy(app.db, viewerOf(request).id, request.query.blocked),
    })),
  )
}

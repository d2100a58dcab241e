import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { favouriteItems } from '../../market/favourites/favourites-service.ts'
import { listCategories } from '../../market/items/categories-queries.ts'
import { changeableItem, ownItems } from '../../market/items/own-items-service.ts'
import { userView } from '../../members/accounts/accounts-service.ts'
import { UserView } from '../../members/accounts/user-shared.ts'
import { blockedBy } from '../../members/blocks/blocks-service.ts'
import { BlockedPerson } from '../../members/blocks/blocks-shared.ts'
import { Id } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { ownSessions } from '../../platform/sessions/own-sessions-service.ts'
import { SessionView } from '../../platform/sessions/own-sessions-shared.ts'
import { requireViewerPage, sessionOf, viewerOf } from '../../platform/sessions/session.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { listNeighbourhoods } from '../../site/neighbourhoods/neighbourhoods-queries.ts'
import { NeighbourhoodView } from '../../site/neighbourhoods/neighbourhoods-shared.ts'
import { settingsOf } from '../../site/notifications/notification-settings-service.ts'
import { NotificationSettings } from '../../site/notifications/notification-settings-shared.ts'
import { DashboardView, FavouritesView } from './dashboard-shared.ts'

const ProfileView = z.object({
  user: UserView,
  neighbourhoods: z.array(NeighbourhoodView),
})
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
        has_gifts: giftsAreOn(app.db),
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

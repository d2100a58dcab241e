import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { UserView } from '../accounts/accounts-schema.ts'
import { userView } from '../accounts/accounts-service.ts'
import { requireViewerPage, viewerOf } from '../plugins/session.ts'

const ProfileView = z.object({ user: UserView })
const PrivacyView = z.object({ email: z.string() })
const Nothing = z.object({})

/** The signed-in person's own pages. A visitor is sent to sign in and back. */
export const dashboardPages: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewerPage)

  app.get('/dashboard', (_request, reply) => reply.page('dashboard', Nothing, () => ({})))

  for (const path of ['/dashboard/setting', '/dashboard/setting/general']) {
    app.get(path, (request, reply) =>
      reply.page('dashboard/setting/general', ProfileView, () => ({
        user: userView(app, viewerOf(request).id),
      })),
    )
  }
  app.get('/dashboard/setting/privacy', (request, reply) =>
    reply.page('dashboard/setting/privacy', PrivacyView, () => ({ email: viewerOf(request).email })),
  )
}

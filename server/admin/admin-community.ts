import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import * as m from '../catalogues/messages.ts'
import { communityRules, saveCommunityRules } from '../community/community-rules.ts'
import { CommunityRules } from '../community/community-shared.ts'
import { ok } from '../http/envelope.ts'
import { letInWhoMayJoin } from '../moderation/admin-approvals-service.ts'
import { viewerOf } from '../sessions/session.ts'
import { adminCommunityContract } from './admin-community-contract.ts'

/** Leaves out what was not named. */
const named = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** Who may join, read and invite. */
export const adminCommunity: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/community', (_request, reply) =>
    reply.page('admin/community', CommunityRules, () => communityRules(app.db)),
  )

  app.route({
    ...adminCommunityContract['GET /api/admin/community'],
    handler: async () => ok(communityRules(app.db)),
  })

  app.route({
    ...adminCommunityContract['POST /api/admin/community'],
    handler: async (request) => {
      const admin = viewerOf(request)
      const rules = actAsAdmin(app, admin, () => {
        const changes = named(request.body)
        const names = Object.entries(changes).map(([name, value]) => `${name}: ${value}`)
        audit(
          app.db,
          admin,
          'save',
          { noun: 'site', id: 'community' },
          m.admin_changed_who_may({ names: names.join(', ') }),
        )
        const saved = saveCommunityRules(app.db, changes)
        letInWhoMayJoin(app, admin, saved)
        return saved
      })
      return ok(rules, m.admin_saved())
    },
  })
}

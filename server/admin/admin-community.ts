import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { listed } from '../catalogues/intl.ts'
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

/** What a rule says, in words. */
const WORDED: Record<keyof CommunityRules, (said: { choice: string }) => string> = {
  join: m.admin_rule_join,
  read: m.admin_rule_read,
  invite: m.admin_rule_invite,
  newcomers: m.admin_rule_newcomers,
}

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
        const names = Object.entries(changes).map(([rule, choice]) =>
          WORDED[rule as keyof CommunityRules]({ choice: String(choice) }),
        )
        const summary = m.admin_changed_who_may({ names: listed(names) })
        audit(app.db, admin, 'save', { noun: 'site', id: 'community' }, summary)
        const saved = saveCommunityRules(app.db, changes)
        letInWhoMayJoin(app, admin, saved)
        return saved
      })
      return ok(rules, m.admin_saved())
    },
  })
}

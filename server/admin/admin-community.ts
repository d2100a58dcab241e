import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { listed } from '../catalogues/intl.ts'
import * as m from '../catalogues/messages.ts'
import { communityRules, saveCommunityRules } from '../community/community-rules.ts'
import { CHOICES, CommunityRules } from '../community/community-shared.ts'
import { ok } from '../http/envelope.ts'
import { letInWhoMayJoin } from '../moderation/admin-approvals-service.ts'
import { viewerOf } from '../sessions/session.ts'
import { adminCommunityContract } from './admin-community-contract.ts'

/** Leaves out what was not named. */
const named = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** Each of the changes that changes something, in the words in which admins choose it. */
const inWords = (changes: Partial<CommunityRules>, before: CommunityRules): string[] =>
  (Object.keys(changes) as (keyof CommunityRules)[])
    .filter((rule) => changes[rule] !== before[rule])
    .map((rule) => {
      const choices: Record<string, () => string> = CHOICES[rule]
      return m.admin_rule_is({ rule, choice: choices[String(changes[rule])]!() })
    })

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
        const names = listed(inWords(changes, communityRules(app.db)))
        if (names) {
          const about = { noun: 'site', id: 'community' }
          audit(app.db, admin, 'save', about, m.admin_changed_who_may({ names }))
        }
        const saved = saveCommunityRules(app.db, changes)
        letInWhoMayJoin(app, admin, saved)
        return saved
      })
      return ok(rules, m.admin_saved())
    },
  })
}

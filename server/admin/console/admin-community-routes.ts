import { z } from 'zod'
import { listed } from '../../platform/catalogues/intl.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { optional, yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { fromForm } from '../../platform/schemas/numbers-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { communityRules, saveCommunityRules } from '../../site/community/community-rules.ts'
import { CHOICES, CommunityRules } from '../../site/community/community-shared.ts'
import { switchGifts } from '../../trading/gifts/gifts-switch.ts'
import { applyAllowance } from '../../trading/gifts/open-chains.ts'
import { letInWhoMayJoin } from '../moderation/admin-approvals-service.ts'

const { join, read, invite, gifts_per_person } = CommunityRules.shape

const Changes = z.object({
  join: join.unwrap().optional(),
  read: read.unwrap().optional(),
  invite: invite.unwrap().optional(),
  newcomers: optional(yesOrNo(m.admin_choose_yes_or_no)),
  gifts: optional(yesOrNo(m.admin_choose_yes_or_no)),
  gifts_per_person: optional(z.preprocess(fromForm, gifts_per_person.unwrap())),
})

const common = { tags: ['Admin'], security: [{ bearer: [] }] }

const changesInWords = (rules: CommunityRules, before: CommunityRules): string[] =>
  (Object.keys(rules) as (keyof CommunityRules)[])
    .filter((rule) => rules[rule] !== before[rule])
    .map((rule) => {
      if (rule === 'gifts_per_person') return m.admin_gifts_per_person_is({ most: rules[rule] })
      const choices: Record<string, () => string> = CHOICES[rule]
      return m.admin_rule_is({ rule, choice: choices[String(rules[rule])]!() })
    })

export const adminCommunityRoutes = routes(async (app) => {
  app.get('/admin/community', (_request, reply) =>
    reply.page('admin/community', CommunityRules, () => communityRules(app.db)),
  )

  return [
    route(
      'GET /api/admin/community',
      {
        ...common,
        summary:
          'Who may join, read and invite, what those who are new may do, and whether members give things away',
        response: answers(CommunityRules),
      },
      {
        handler: async () => ok(communityRules(app.db)),
      },
    ),
    route(
      'POST /api/admin/community',
      {
        ...common,
        summary:
          'Change who may join, read and invite, what those who are new may do, and whether members give things away',
        description: 'What is left out stays as it is.',
        body: Changes,
        response: answers(CommunityRules),
      },
      {
        handler: async (request) => {
          const admin = viewerOf(request)
          const rules = actAsAdmin(app, admin, () => {
            const before = communityRules(app.db)
            const saved = saveCommunityRules(app.db, request.body)
            const names = listed(changesInWords(saved, before))
            if (names) {
              const about = { noun: 'site', id: 'community' }
              audit(app.db, admin, 'save', about, m.admin_changed_who_may({ names }))
            }
            letInWhoMayJoin(app, admin, saved)
            if (saved.gifts !== before.gifts) switchGifts(app.db, saved.gifts)
            if (saved.gifts_per_person !== before.gifts_per_person) applyAllowance(app.db)
            return saved
          })
          return ok(rules, m.admin_saved())
        },
      },
    ),
  ]
})

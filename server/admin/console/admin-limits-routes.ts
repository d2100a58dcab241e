import { z } from 'zod'
import { emailRules } from '../../members/accounts/proof-rule.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { largestHolders, newBytes } from '../../platform/quota/quota-queries.ts'
import { quotaOf, setQuota } from '../../platform/quota/quota-service.ts'
import { wholeNumber } from '../../platform/schemas/whole-number-schema.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { signUpRule } from '../../platform/settings/sign-up-rule.ts'
import { actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { LimitsView } from './admin-limits-shared.ts'

const megabytes = wholeNumber(0, 1e9, { error: () => m.place_whole_megabytes() })

const signUps = wholeNumber(1, 10_000, { error: () => m.place_sign_ups_number() })

const common = { tags: ['Admin'], security: [{ bearer: [] }], response: answers(z.null()) }

const MB = 1024 * 1024

const inBytes = (megabytes: number | undefined) => (megabytes === undefined ? undefined : megabytes * MB)

export const adminLimitsRoutes = routes(async (app) => {
  const { db } = app

  app.get('/admin/limits', (_request, reply) =>
    reply.page('admin/limits', LimitsView, () => ({
      quota: quotaOf(db),
      today: newBytes(db),
      holders: largestHolders(db).all(),
      sign_ups_an_hour: signUpRule.get(db).an_hour,
      proof_to_post: emailRules.get(db).proof_to_post,
    })),
  )

  return [
    route(
      'POST /api/admin/quota',
      {
        ...common,
        summary: 'Set how much people may store',
        description: 'In megabytes; what is left out stays. With 0 nothing is taken.',
        body: z.object({
          person: megabytes.optional(),
          day: megabytes.optional(),
          disk: megabytes.optional(),
        }),
      },
      {
        handler: async (request) => {
          const admin = viewerOf(request)
          const { person, day, disk } = request.body
          actAsAdmin(app, admin, () => {
            setQuota(db, { person: inBytes(person), day: inBytes(day), disk: inBytes(disk) })
            audit(db, admin, 'save', { noun: 'quota', id: 'site' }, m.place_audit_quota())
          })
          return ok(null, m.place_saved())
        },
      },
    ),
    route(
      'POST /api/admin/limits',
      {
        ...common,
        summary: 'Set limits that people meet',
        body: z.object({
          sign_ups_an_hour: signUps.optional(),
          proof_to_post: z.enum(['on', 'off']).optional(),
        }),
      },
      {
        handler: async (request) => {
          const admin = viewerOf(request)
          const { sign_ups_an_hour: signUps, proof_to_post: proof } = request.body
          actAsAdmin(app, admin, () => {
            if (signUps !== undefined) signUpRule.set(db, { an_hour: signUps })
            if (proof !== undefined) emailRules.set(db, { proof_to_post: proof === 'on' })
            audit(db, admin, 'save', { noun: 'limits', id: 'site' }, m.place_audit_limits())
          })
          return ok(null, m.place_saved())
        },
      },
    ),
  ]
})

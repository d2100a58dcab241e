import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emailRules } from '../../members/accounts/proof-rule.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { largestHolders, newBytes } from '../../platform/quota/quota-queries.ts'
import { quotaOf, setQuota } from '../../platform/quota/quota-service.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { signUpRule } from '../../platform/settings/sign-up-rule.ts'
import { actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { adminLimitsContract } from './admin-limits-contract.ts'
import { LimitsView } from './admin-limits-shared.ts'

const MB = 1024 * 1024

const inBytes = (megabytes: number | undefined) => (megabytes === undefined ? undefined : megabytes * MB)

export const adminLimits: FastifyPluginAsyncZod = async (app) => {
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

  app.route({
    ...adminLimitsContract['POST /api/admin/quota'],
    handler: async (request) => {
      const admin = viewerOf(request)
      const { person, day, disk } = request.body
      actAsAdmin(app, admin, () => {
        setQuota(db, { person: inBytes(person), day: inBytes(day), disk: inBytes(disk) })
        audit(db, admin, 'save', { noun: 'quota', id: 'site' }, m.place_audit_quota())
      })
      return ok(null, m.place_saved())
    },
  })

  app.route({
    ...adminLimitsContract['POST /api/admin/limits'],
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
  })
}

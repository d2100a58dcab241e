import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { actAsModerator } from '../../site/audit/admin-act.ts'
import { audit, PERSON } from '../../site/audit/audit-service.ts'
import { appointAdmin, removeAdmin, setRole } from './admin-appointments-service.ts'
import { adminPeopleContract } from './admin-people-contract.ts'
import { aboutPerson, endSessions, getAccount, requireMayActOn } from './admin-people-service.ts'
import { resetSite, sendResetCode } from './resets-service.ts'

const roleSaved = () => ({
  member: m.admin_a_member_now(),
  moderator: m.admin_a_moderator_now(),
  admin: m.admin_an_admin_now(),
})
const asked = () => m.admin_admin_after_link()

export const adminPeopleApi: FastifyPluginAsyncZod = async (app) => {
  const resets = resetSite(app)

  app.route({
    ...adminPeopleContract['DELETE /api/admin/people/:id/sessions'],
    handler: async (request) => {
      endSessions(app, viewerOf(request), request.params.id)
      return ok(null, m.admin_signed_out_everywhere())
    },
  })

  app.route({
    ...adminPeopleContract['POST /api/admin/people/:id/reset-link'],
    // By sender, and by recipient across all senders.
    preHandler: [
      app.limitByViewer(RATE.resetLinks),
      app.limitBy(RATE.sendOtpOfAccount, ({ params }) => String(IdParams.parse(params).id)),
    ],
    handler: async (request) => {
      const { id } = request.params
      actAsModerator(app, viewerOf(request), () => {
        const { email } = getAccount(app, id)
        requireMayActOn(app, viewerOf(request), id)
        sendResetCode(resets, email)
        audit(app.db, viewerOf(request), 'send', aboutPerson(id), m.admin_sent_reset_link({ name: PERSON }))
      })
      return ok(null, m.admin_reset_link_sent())
    },
  })

  app.route({
    ...adminPeopleContract['POST /api/admin/people/:id/role'],
    handler: async (request) => {
      const { role } = request.body
      const isNow = setRole(app, viewerOf(request), request.params.id, role)
      return ok(null, isNow ? roleSaved()[role] : asked())
    },
  })

  app.route({
    ...adminPeopleContract['POST /api/admin/people/:id/admin'],
    handler: async (request) => {
      const isAdmin = appointAdmin(app, viewerOf(request), request.params.id)
      return ok(null, isAdmin ? roleSaved().admin : asked())
    },
  })

  app.route({
    ...adminPeopleContract['DELETE /api/admin/people/:id/admin'],
    handler: async (request) => {
      removeAdmin(app, viewerOf(request), request.params.id)
      return ok(null, m.admin_no_admin_any_more())
    },
  })
}

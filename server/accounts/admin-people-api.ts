import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actAsModerator } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { ok } from '../http/envelope.ts'
import { viewerOf } from '../sessions/session.ts'
import { appointAdmin, removeAdmin, setRole } from './admin-appointments-service.ts'
import { adminPeopleContract } from './admin-people-contract.ts'
import { aboutPerson, endSessions, getAccount, requireMayActOn } from './admin-people-service.ts'
import { resetSite, sendResetCode } from './resets-service.ts'

const ROLE_SAVED = { member: 'A member now', moderator: 'A moderator now', admin: 'An admin now' }
const ASKED = 'An admin as soon as they have followed the link in the mail'

/** What admins do about people. */
export const adminPeopleApi: FastifyPluginAsyncZod = async (app) => {
  const resets = resetSite(app)

  app.route({
    ...adminPeopleContract['DELETE /api/admin/people/:id/sessions'],
    handler: async (request) => {
      endSessions(app, viewerOf(request), request.params.id)
      return ok(null, 'Signed out everywhere')
    },
  })

  app.route({
    ...adminPeopleContract['POST /api/admin/people/:id/reset-link'],
    handler: async (request) => {
      const { id } = request.params
      actAsModerator(app, viewerOf(request), () => {
        const { name, email } = getAccount(app, id)
        requireMayActOn(app, viewerOf(request), id)
        sendResetCode(resets, email)
        audit(app.db, viewerOf(request), 'send', aboutPerson(id), `Sent ${name} a link to reset the password`)
      })
      return ok(null, 'The link is on its way')
    },
  })

  app.route({
    ...adminPeopleContract['POST /api/admin/people/:id/role'],
    handler: async (request) => {
      const { role } = request.body
      const isNow = setRole(app, viewerOf(request), request.params.id, role)
      return ok(null, isNow ? ROLE_SAVED[role] : ASKED)
    },
  })

  app.route({
    ...adminPeopleContract['POST /api/admin/people/:id/admin'],
    handler: async (request) => {
      const isAdmin = appointAdmin(app, viewerOf(request), request.params.id)
      return ok(null, isAdmin ? ROLE_SAVED.admin : ASKED)
    },
  })

  app.route({
    ...adminPeopleContract['DELETE /api/admin/people/:id/admin'],
    handler: async (request) => {
      removeAdmin(app, viewerOf(request), request.params.id)
      return ok(null, 'No admin any more')
    },
  })
}

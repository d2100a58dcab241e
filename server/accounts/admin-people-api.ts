import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { viewerOf } from '../sessions/session.ts'
import { appointAdmin, removeAdmin } from './admin-appointments-service.ts'
import { aboutPerson, endSessions, getAccount } from './admin-people-service.ts'
import { resetSite, sendResetCode } from './resets-service.ts'

/** What admins do about people. */
export const adminPeopleApi: FastifyPluginAsyncZod = async (app) => {
  const resets = resetSite(app)
  const common = {
    tags: ['Admin'],
    security: [{ bearer: [] }],
    params: IdParams,
    response: { 200: envelope(z.null()), '4xx': ErrorEnvelope },
  }

  app.delete(
    '/api/admin/people/:id/sessions',
    { schema: { ...common, summary: 'Sign a person out everywhere' } },
    async (request) => {
      endSessions(app, viewerOf(request), request.params.id)
      return ok(null, 'Signed out everywhere')
    },
  )

  app.post(
    '/api/admin/people/:id/reset-link',
    { schema: { ...common, summary: 'Mail a person a code and a link to reset their password' } },
    async (request) => {
      const { id } = request.params
      actAsAdmin(app, viewerOf(request), () => {
        const { name, email } = getAccount(app, id)
        sendResetCode(resets, email)
        audit(app.db, viewerOf(request), 'send', aboutPerson(id), `Sent ${name} a link to reset the password`)
      })
      return ok(null, 'The link is on its way')
    },
  )

  app.post(
    '/api/admin/people/:id/admin',
    {
      schema: {
        ...common,
        summary: 'Make a person an admin',
        description:
          'Where their address is not proved yet they get a mailed link, and are an admin once they have followed it.',
      },
    },
    async (request) => {
      const isAdmin = appointAdmin(app, viewerOf(request), request.params.id)
      return ok(
        null,
        isAdmin ? 'An admin now' : 'An admin as soon as they have followed the link in the mail',
      )
    },
  )

  app.delete(
    '/api/admin/people/:id/admin',
    { schema: { ...common, summary: 'Take the rights of an admin away; not from the last one' } },
    async (request) => {
      removeAdmin(app, viewerOf(request), request.params.id)
      return ok(null, 'No admin any more')
    },
  )
}

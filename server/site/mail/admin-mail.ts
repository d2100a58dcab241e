import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminMailContract } from './admin-mail-contract.ts'
import { removeMail, setMail } from './admin-mail-service.ts'

export const adminMail: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...adminMailContract['POST /api/admin/mail'],
    preHandler: app.limitByViewer(RATE.testMails),
    handler: async (request) => {
      const admin = viewerOf(request)
      await setMail(app, admin, request.body)
      return ok(null, m.place_mail_saved({ email: admin.email }))
    },
  })

  app.route({
    ...adminMailContract['DELETE /api/admin/mail'],
    handler: async (request) => {
      removeMail(app, viewerOf(request))
      return ok(null, m.place_saved())
    },
  })
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { contactChoice } from '../../platform/sessions/contact-choice.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'
import { adminContactChoiceContract } from './admin-contact-choice-contract.ts'

export const adminContactChoiceApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...adminContactChoiceContract['POST /api/admin/contact-visibility'],
    handler: async (request) => {
      const { contact_visibility: by_default } = request.body
      const viewer = viewerOf(request)
      actAsAdmin(app, viewer, () => {
        contactChoice.set(app.db, { by_default })
        const about = { noun: 'site', id: 'contact_visibility' }
        audit(app.db, viewer, 'save', about, m.people_new_members_show({ choice: by_default }))
      })
      return ok(null, m.people_saved())
    },
  })
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import * as m from '../catalogues/messages.ts'
import { ok } from '../http/envelope.ts'
import { contactChoice } from '../sessions/contact-choice.ts'
import { viewerOf } from '../sessions/session.ts'
import { adminContactChoiceContract } from './admin-contact-choice-contract.ts'

/** Who sees how new members are reached. What people have chosen, or have joined with, stays. */
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

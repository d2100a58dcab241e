import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { actAsAdmin } from '../audit/admin-act.ts'
import { audit } from '../audit/audit-service.ts'
import { answers, contract } from '../http/contract.ts'
import { ok } from '../http/envelope.ts'
import { contactChoice } from '../sessions/contact-choice.ts'
import { ContactVisibility } from '../sessions/contact-details-shared.ts'
import { viewerOf } from '../sessions/session.ts'

export const adminContactChoiceContract = contract({
  'POST /api/admin/contact-visibility': {
    tags: ['Admin'],
    security: [{ bearer: [] }],
    summary: 'Who sees email and phone of new members, unless they choose otherwise',
    body: z.object({ contact_visibility: ContactVisibility }),
    response: answers(z.null()),
  },
})

/** Who sees how new members are reached. What people have chosen, or have joined with, stays. */
export const adminContactChoice: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...adminContactChoiceContract['POST /api/admin/contact-visibility'],
    handler: async (request) => {
      const { contact_visibility: by_default } = request.body
      const viewer = viewerOf(request)
      actAsAdmin(app, viewer, () => {
        contactChoice.set(app.db, { by_default })
        const about = { noun: 'site', id: 'contact_visibility' }
        audit(app.db, viewer, 'save', about, `New members show email and phone to: ${by_default}`)
      })
      return ok(null, 'Saved')
    },
  })
}

import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { contactChoice } from '../../platform/sessions/contact-choice.ts'
import { ContactVisibility } from '../../platform/sessions/contact-details-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { actAsAdmin } from '../../site/audit/admin-act.ts'
import { audit } from '../../site/audit/audit-service.ts'

export const adminContactChoiceRoutes = routes(async (app) => [
  route(
    'POST /api/admin/contact-visibility',
    {
      tags: ['Admin'],
      security: [{ bearer: [] }],
      summary: 'Who sees email and phone of new members, unless they choose otherwise',
      body: z.object({ contact_visibility: ContactVisibility }),
      response: answers(z.null()),
    },
    {
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
    },
  ),
])

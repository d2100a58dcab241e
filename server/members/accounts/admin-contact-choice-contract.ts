import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { ContactVisibility } from '../../platform/sessions/contact-details-shared.ts'

export const adminContactChoiceContract = contract({
  'POST /api/admin/contact-visibility': {
    tags: ['Admin'],
    security: [{ bearer: [] }],
    summary: 'Who sees email and phone of new members, unless they choose otherwise',
    body: z.object({ contact_visibility: ContactVisibility }),
    response: answers(z.null()),
  },
})

import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { wholeNumber } from '../../platform/schemas/whole-number-schema.ts'

const megabytes = wholeNumber(0, 1e9, { error: () => m.place_whole_megabytes() })
const signUps = wholeNumber(1, 10_000, { error: () => m.place_sign_ups_number() })
const common = { tags: ['Admin'], security: [{ bearer: [] }], response: answers(z.null()) }

export const adminLimitsContract = contract({
  'POST /api/admin/quota': {
    ...common,
    summary: 'Set how much people may store',
    description: 'In megabytes; what is left out stays. With 0 nothing is taken.',
    body: z.object({
      person: megabytes.optional(),
      day: megabytes.optional(),
      disk: megabytes.optional(),
    }),
  },
  'POST /api/admin/limits': {
    ...common,
    summary: 'Set limits that people meet',
    body: z.object({
      sign_ups_an_hour: signUps.optional(),
      proof_to_post: z.enum(['on', 'off']).optional(),
    }),
  },
})

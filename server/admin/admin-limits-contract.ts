import { z } from 'zod'
import * as m from '../catalogues/messages.ts'
import { answers, contract } from '../http/contract.ts'

const inMegabytes = { error: () => m.place_whole_megabytes() }
const megabytes = z.coerce.number(inMegabytes).int(inMegabytes).min(0, inMegabytes).max(1e9, inMegabytes)
const asCount = { error: () => m.place_sign_ups_number() }
const signUps = z.coerce.number(asCount).int(asCount).min(1, asCount).max(10_000, asCount)
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

import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { CircleRunView, HealthView } from './admin-circles-shared.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }] }

export const adminCirclesContract = contract({
  'GET /api/admin/circles/health': {
    ...common,
    summary: 'How well the market is connected, with one sentence on what would help most',
    response: answers(HealthView),
  },
  'POST /api/admin/circles/run': {
    ...common,
    summary: 'Look for circles in the whole market now; answers when it is done',
    response: answers(CircleRunView),
  },
  'POST /api/admin/circles': {
    ...common,
    summary: 'Switch the search for circles on or off; those that are proposed go on',
    body: z.object({ on: yesOrNo(m.admin_choose_yes_or_no) }),
    response: answers(z.object({ is_on: z.boolean() })),
  },
})

import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { Order, Version } from '../../site/content/admin-site-shared.ts'
import { PlanForm, PlansView } from './admin-plans-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  response: answers(PlansView),
}
const SAVED_SINCE = '409 where somebody has saved since `version`.'

export const adminPlansContract = contract({
  'GET /api/admin/plans': { ...common, summary: 'All plans, with their versions' },
  'POST /api/admin/plans': { ...common, summary: 'Add a plan', body: PlanForm },
  'POST /api/admin/plans/shown': {
    ...common,
    summary: 'Say whether the site has plans',
    description: 'Without them /payment shows one’s trades alone.',
    body: z.object({ shown: z.enum(['on', 'off'], { error: m.admin_choose_yes_or_no }) }),
  },
  'POST /api/admin/plans/order': {
    ...common,
    summary: 'Put the plans in order',
    description: '409 where they do not stand as in `seen` any more.',
    body: Order,
  },
  'POST /api/admin/plans/:id': {
    ...common,
    summary: 'Change a plan',
    description: SAVED_SINCE,
    params: IdParams,
    body: PlanForm.extend({ version: Version }),
  },
  'DELETE /api/admin/plans/:id': {
    ...common,
    summary: 'Delete a plan',
    description: SAVED_SINCE,
    params: IdParams,
    body: z.object({ version: Version }),
  },
})

import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { LONGEST } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { requiredLine } from '../../platform/schemas/text-shared.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }], response: answers(z.null()) }

export const adminNeighbourhoodsContract = contract({
  'POST /api/admin/neighbourhoods': {
    ...common,
    summary: 'Add a neighbourhood',
    body: z.object({ name: requiredLine(LONGEST.neighbourhood, m.admin_the_name, m.admin_name_is_required) }),
  },
  'DELETE /api/admin/neighbourhoods/:id': {
    ...common,
    summary: 'Remove a neighbourhood: people and items that named it name none',
    params: IdParams,
  },
})

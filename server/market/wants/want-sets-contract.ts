import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { optionalElse } from '../../platform/schemas/form-fields-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { line } from '../../platform/schemas/text-shared.ts'
import { WANT_SET } from '../limits.ts'
import { WantSetView } from './want-sets-shared.ts'

const limitWrong = () => m.wants_set_limit_wrong({ most: WANT_SET.limit })

export const WantSetBody = z.object({
  product_ids: z
    .array(positiveNumber(m.wishes_choose_an_item), { error: m.wants_set_choose_wants })
    .min(1, { error: () => m.wants_set_choose_wants() })
    .max(WANT_SET.wants, { error: () => m.wants_set_too_many({ most: WANT_SET.wants }) }),
  limit: optionalElse(
    z.pipe(positiveNumber(limitWrong), z.int().max(WANT_SET.limit, { error: limitWrong })),
    1,
  ),
  name: optionalElse(line(WANT_SET.name, m.wants_set_name), ''),
  client_id: ClientId,
})

const common = { tags: ['Wants'], security: [{ bearer: [] }] }
const REFUSED =
  '422 for an id that is not a current want of mine, an id twice, and a limit that is not below the number of ids. 409 for a ' +
  'want of another set, and for wants that open proposals already use beyond the limit.'

export const wantSetsContract = contract({
  'GET /api/want-sets': {
    ...common,
    summary: 'Sets of my wants of which a few items are enough, the oldest first',
    response: answers(z.array(WantSetView)),
  },
  'POST /api/want-sets': {
    ...common,
    summary: 'Say that some of these items are enough',
    description: `The site never proposes more of them than \`limit\`. At most 100 sets. ${REFUSED}`,
    body: WantSetBody,
    response: answers(WantSetView),
  },
  'POST /api/want-sets/:id': {
    ...common,
    summary: 'Replace a set',
    description: `Of a set that is used up, one id is enough: it becomes a single want again, and the set ends. ${REFUSED}`,
    params: IdParams,
    body: WantSetBody,
    response: answers(WantSetView),
  },
  'DELETE /api/want-sets/:id': {
    ...common,
    summary: 'Delete a set; its wants remain',
    params: IdParams,
    response: answers(z.null()),
  },
})

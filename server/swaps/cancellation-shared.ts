import * as z from 'zod/mini'
import * as m from '../platform/catalogues/messages.ts'
import { LONGEST } from '../platform/limits.ts'
import { optionalElse } from '../platform/schemas/form-fields-shared.ts'
import { requiredLine } from '../platform/schemas/text-shared.ts'
import { CALL_OFF_KINDS } from './call-off-kinds-shared.ts'

export const CancellationBody = z.object({
  reason: requiredLine(LONGEST.itemMessage, m.swaps_this, m.swaps_please_say_why),
  kind: optionalElse(z.enum(CALL_OFF_KINDS, { error: () => m.swaps_choose_why() }), 'other'),
})

import * as z from 'zod/mini'
import * as m from '../catalogues/messages.ts'
import { optionalElse } from '../form-fields-shared.ts'
import { LONGEST } from '../limits.ts'
import { requiredLine } from '../text-shared.ts'
import { CALL_OFF_KINDS } from './call-off-kinds-shared.ts'

/** Why an agreed swap is called off. */
export const CancellationBody = z.object({
  reason: requiredLine(LONGEST.itemMessage, m.swaps_this, m.swaps_please_say_why),
  kind: optionalElse(z.enum(CALL_OFF_KINDS, { error: () => m.swaps_choose_why() }), 'other'),
})

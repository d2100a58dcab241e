import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { optionalElse } from '../../platform/schemas/form-fields-shared.ts'
import { text } from '../../platform/schemas/text-shared.ts'

export const GiftMessage = optionalElse(text(LONGEST.giftMessage, m.gifts_message), '')

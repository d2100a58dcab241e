import * as z from 'zod/mini'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { optionalElse } from '../../platform/schemas/form-fields-shared.ts'
import { email, line, requiredLine, requiredText } from '../../platform/schemas/text-shared.ts'
import { cleanNumber } from '../../platform/schemas/unseen-shared.ts'

export const ContactFields = z.object({
  name: requiredLine(LONGEST.personName, m.contact_name, m.contact_name_is_required),
  email: email(m.contact_email_is_required, m.contact_invalid_email),
  phone: optionalElse(line(LONGEST.phone, m.contact_the_phone_number).check(z.overwrite(cleanNumber)), ''),
  message: requiredText(LONGEST.contactMessage, m.contact_the_message, m.contact_message_is_required),
})

export const ContactBody = z.extend(ContactFields, { client_id: ClientId })
export type ContactBody = z.output<typeof ContactBody>

export const ContactReceipt = z.object({
  client_id: z.nullable(z.string()),
  created_at: z.iso.datetime(),
})
export type ContactReceipt = z.output<typeof ContactReceipt>

import * as z from 'zod/mini'
import * as m from '../catalogues/messages.ts'
import { LONGEST } from '../limits.ts'

/** What a phone number is, in one place: a community outside the US changes these three (decisions, section 2). */
const PHONE_NUMBER = /^\+1\d{10}$/
const INVALID_PHONE = m.accounts_invalid_us_phone_number_must_be_10

/** `(555) 010-2030` and `1 555 010 2030` become `+15550102030` (specification, section 5). */
function normalizePhone(typed: string): string {
  const digits = typed.replaceAll(/[\s()-]/g, '')
  if (/^\d{10}$/.test(digits)) return `+1${digits}`
  return /^1\d{10}$/.test(digits) ? `+${digits}` : digits
}

/** A phone number as typed; comes out as `+1` and ten digits. */
export const PhoneNumber = z
  .string({ error: INVALID_PHONE })
  .check(
    z.maxLength(LONGEST.phone, { error: INVALID_PHONE }),
    z.overwrite(normalizePhone),
    z.regex(PHONE_NUMBER, { error: INVALID_PHONE }),
  )

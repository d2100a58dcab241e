import * as z from 'zod/mini'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { asciiDigits } from '../../platform/schemas/digits-shared.ts'
import { cleanNumber } from '../../platform/schemas/unseen-shared.ts'

const US_NUMBER = /^\+1\d{10}$/

/** `(555) 010-2030`, `555.010.2030` and `1 555 010 2030` become `+15550102030` (specification, section 5); null for what is none. */
export function readUsNumber(typed: string): string | null {
  const digits = asciiDigits(typed).replaceAll(/[\s()./-]/g, '')
  const full = /^\d{10}$/.test(digits) ? `+1${digits}` : /^1\d{10}$/.test(digits) ? `+${digits}` : digits
  return US_NUMBER.test(full) ? full : null
}

/** The country of the page, which its element names where it is not the specification's. */
const countryOfPage = () =>
  typeof document === 'undefined' ? 'US' : (document.documentElement.dataset.country ?? 'US')

/** In a browser elsewhere: what has as many digits as a number may have (E.164); the server knows the rest. */
function readRoughly(typed: string): string | null {
  if (countryOfPage() === 'US') return readUsNumber(typed)
  return /^\+?\d{4,15}$/.test(asciiDigits(typed).replaceAll(/[\s()./-]/g, '')) ? typed.trim() : null
}

/** What a phone number is, and what is said of what is none. The server sets the rule of the site's country (phone-numbers.ts). */
export const phoneRule = { read: readRoughly, country: countryOfPage }

const refusal = () =>
  phoneRule.country() === 'US'
    ? m.accounts_invalid_us_phone_number_must_be_10()
    : m.accounts_invalid_phone_number()

/** A phone number as typed; comes out as E.164 has it: in the US as `+1` and ten digits. */
export const PhoneNumber = z.string({ error: refusal }).check(
  z.overwrite(cleanNumber),
  z.maxLength(LONGEST.phone, { error: refusal, abort: true }),
  z.overwrite((typed) => phoneRule.read(typed) ?? ''),
  z.minLength(1, { error: refusal }),
)

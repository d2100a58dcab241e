import * as z from 'zod/mini'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { asciiDigits } from '../../platform/schemas/digits-shared.ts'
import { cleanNumber } from '../../platform/schemas/unseen-shared.ts'

const US_NUMBER = /^\+1\d{10}$/

/** `(555) 010-2030`, `555.010.2030` and `1 555 010 2030` become `+15550102030` (specification, section 5); null if invalid. */
export function readUsNumber(typed: string): string | null {
  const digits = asciiDigits(typed).replaceAll(/[\s()./-]/g, '')
  const full = /^\d{10}$/.test(digits)
    ? `+1${digits}`
    : /^(?:00|011)?1\d{10}$/.test(digits)
      ? `+${digits.slice(-11)}`
      : digits
  return US_NUMBER.test(full) ? full : null
}

/** From the page's root element; default US. */
const countryOfPage = () =>
  typeof document === 'undefined' ? 'US' : (document.documentElement.dataset.country ?? 'US')

/** Browser check for other countries: only the number of digits (E.164). The server validates fully. */
function readRoughly(typed: string): string | null {
  if (countryOfPage() === 'US') return readUsNumber(typed)
  return /^\+?\d{4,15}$/.test(asciiDigits(typed).replaceAll(/[\s()./-]/g, '')) ? typed.trim() : null
}

/** The rule for phone numbers. In the browser it is `readRoughly`; the server replaces it with the full rule (phone-numbers.ts). */
export const phoneRule = { read: readRoughly, country: countryOfPage }

const refusal = () =>
  phoneRule.country() === 'US' ? m.accounts_us_phone_invalid() : m.accounts_invalid_phone_number()

export const PhoneNumber = z.string({ error: refusal }).check(
  z.overwrite(cleanNumber),
  z.maxLength(LONGEST.phone, { error: refusal, abort: true }),
  z.overwrite((typed) => phoneRule.read(typed) ?? ''),
  z.minLength(1, { error: refusal }),
)

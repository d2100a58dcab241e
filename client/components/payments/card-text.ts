import * as m from '../../../server/platform/catalogues/messages.ts'

const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

/** At most 19 digits (ISO/IEC 7812-1), in groups of four. */
const number = (text: string) => digits(text, 19).replace(/(\d{4})(?=\d)/g, '$1 ')

/** MM/YY; `7` becomes 07. */
function expiry(text: string): string {
  const typed = text.replace(/^\s*([2-9]|1(?=\s*\/))/, '0$1')
  return digits(typed, 4).replace(/^(\d\d)(?=\d)/, '$1/')
}

function expiryProblem(text: string): string | null {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(text) ?? []
  if (!month || !year) return text ? m.payments_expiry_format() : null
  if (+month < 1 || +month > 12) return m.payments_month_wrong()
  // A card is valid until the end of its month.
  return new Date(2000 + +year, +month) <= new Date() ? m.payments_this_date_has_passed() : null
}

/** Formats the text while typing and shows errors when a field is left. Nothing is rejected. */
export const CARD_TEXTS: Record<
  string,
  { write: (text: string) => string; problem: (text: string) => string | null }
> = {
  number: {
    write: number,
    problem: (text) => (text && digits(text, 19).length < 12 ? m.payments_card_number_wrong() : null),
  },
  expiry: { write: expiry, problem: expiryProblem },
  cvv: {
    write: (text) => digits(text, 4),
    problem: (text) => (text && text.length < 3 ? m.payments_cvv_wrong() : null),
  },
}

const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

/** Card numbers have 19 digits at most (ISO/IEC 7812-1), read most easily in fours. */
const number = (text: string) => digits(text, 19).replace(/(\d{4})(?=\d)/g, '$1 ')

/** MM/YY; `7` can only be July. */
function expiry(text: string): string {
  const typed = text.replace(/^\s*([2-9]|1(?=\s*\/))/, '0$1')
  return digits(typed, 4).replace(/^(\d\d)(?=\d)/, '$1/')
}

function expiryProblem(text: string): string | null {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(text) ?? []
  if (!month || !year) return text ? 'Two digits for the month and two for the year.' : null
  if (+month < 1 || +month > 12) return 'The month is a number from 01 to 12.'
  // A card is good until its month has ended.
  return new Date(2000 + +year, +month) <= new Date() ? 'This date has passed.' : null
}

/** How the fields of a card are written while one types, and what is said when one leaves them. Nothing is refused. */
export const CARD_TEXTS: Record<
  string,
  { write: (text: string) => string; problem: (text: string) => string | null }
> = {
  number: {
    write: number,
    problem: (text) => (text && digits(text, 19).length < 12 ? 'Card numbers have 12 to 19 digits.' : null),
  },
  expiry: { write: expiry, problem: expiryProblem },
  cvv: {
    write: (text) => digits(text, 4),
    problem: (text) => (text && text.length < 3 ? 'A CVV has 3 or 4 digits.' : null),
  },
}

import { language } from './current.ts'
import { RIGHT_TO_LEFT } from './right-to-left.ts'

// Numbers, dates and lists as the language that is spoken has them. What makes them is kept: it is slow to be made.

const made = new Map<string, unknown>()

function kept<T>(what: string, make: (language: string) => T): T {
  const key = `${language()} ${what}`
  if (!made.has(key)) made.set(key, make(language()))
  return made.get(key) as T
}

/** "1,234". */
export const number = (value: number): string => kept('number', (l) => new Intl.NumberFormat(l)).format(value)

/** "$12.50"; plans are priced in dollars. */
export const dollars = (price: number, options: Intl.NumberFormatOptions = {}): string =>
  kept(`dollars ${JSON.stringify(options)}`, (l) => {
    const dollar = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
    return new Intl.NumberFormat(l === 'en' ? 'en-US' : l, { ...dollar, ...options })
  })
    .format(price)
    // Written from right to left, the sign would stand on the wrong side of the letters.
    .replace('US$', '\u2066US$$\u2069')

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size in powers of 1024, as limits are counted, so that 200 MB read the same wherever they are told: "3.2 GB". */
export function bytesText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  const value = bytes / 1024 ** step
  const maximumFractionDigits = value < 10 && step > 0 ? 1 : 0
  const unitDisplay = step === 0 ? 'long' : 'short'
  const options = { style: 'unit', unit: UNITS[step]!, unitDisplay, maximumFractionDigits } as const
  return kept(`size ${step} ${maximumFractionDigits}`, (l) => new Intl.NumberFormat(l, options)).format(value)
}

/** A name in a text that no message words: messages do this by themselves. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)

/** "lamp, tent and kettle"; where something in it is written from right to left, each keeps its place. */
export function listed(texts: Iterable<string>): string {
  const list = kept('list', (l) => new Intl.ListFormat(l))
  const text = list.format(texts)
  return RIGHT_TO_LEFT.test(text) ? list.format([...texts].map((one) => `\u2068${one}\u2069`)) : text
}

/**
 * A moment as a date, or as `options` say.
 *
 * @param at milliseconds, or as ISO 8601.
 */
export const dated = (
  at: number | string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' },
): string =>
  kept(`date ${JSON.stringify(options)}`, (l) => new Intl.DateTimeFormat(l, options)).format(
    typeof at === 'string' ? Date.parse(at) : at,
  )

/** "3 days ago", for -3 and 'day'. */
export const ago = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  kept('ago', (l) => new Intl.RelativeTimeFormat(l)).format(value, unit)

/** Puts texts in the order of the language. */
export const inOrder = (a: string, b: string): number =>
  kept('order', (l) => new Intl.Collator(l)).compare(a, b)

/** The name of a country by its ISO code: "Germany". */
export const countryName = (code: string): string =>
  kept('countries', (l) => new Intl.DisplayNames(l, { type: 'region' })).of(code) ?? code

/** Countries by their ISO codes, with their names and in the order of the language. */
export const namedCountries = (codes: readonly string[]): { code: string; name: string }[] =>
  codes.map((code) => ({ code, name: countryName(code) })).sort((a, b) => inOrder(a.name, b.name))

/** The name of a language, as it stands within a sentence: "German". */
export const languageName = (code: string): string =>
  kept('languages', (l) => new Intl.DisplayNames(l, { type: 'language' })).of(code) ?? code

/** The name of a language in itself: "Deutsch". */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

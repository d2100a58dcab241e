import { language } from './current.ts'
import { RIGHT_TO_LEFT } from './right-to-left.ts'

// Formatters for the current language. They are cached because constructing one is slow.

const made = new Map<string, unknown>()

function kept<T>(what: string, make: (language: string) => T): T {
  const key = `${language()} ${what}`
  if (!made.has(key)) made.set(key, make(language()))
  return made.get(key) as T
}

export const number = (value: number): string => kept('number', (l) => new Intl.NumberFormat(l)).format(value)

/** "$12.50". Plans are priced in US dollars. */
export const dollars = (price: number, options: Intl.NumberFormatOptions = {}): string =>
  kept(`dollars ${JSON.stringify(options)}`, (l) => {
    const dollar = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
    return new Intl.NumberFormat(l === 'en' ? 'en-US' : l, { ...dollar, ...options })
  })
    .format(price)
    // Without isolation, right-to-left text would show the dollar sign on the wrong side of the letters.
    .replace('US$', '\u2066US$$\u2069')

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size in powers of 1024, the unit of the limits: "3.2 GB". */
export function bytesText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1)
  const value = bytes / 1024 ** step
  const maximumFractionDigits = value < 10 && step > 0 ? 1 : 0
  const unitDisplay = step === 0 ? 'long' : 'short'
  const options = { style: 'unit', unit: UNITS[step]!, unitDisplay, maximumFractionDigits } as const
  return kept(`size ${step} ${maximumFractionDigits}`, (l) => new Intl.NumberFormat(l, options)).format(value)
}

/** Isolates right-to-left text outside of messages; messages isolate their values themselves. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)

/** "lamp, tent and kettle". If any element is right-to-left, each is isolated to preserve the order. */
export function listed(texts: Iterable<string>): string {
  const list = kept('list', (l) => new Intl.ListFormat(l))
  const text = list.format(texts)
  return RIGHT_TO_LEFT.test(text) ? list.format([...texts].map((one) => `\u2068${one}\u2069`)) : text
}

/** Formats a moment as a date, or as `options` specify. @param at milliseconds since 1970, or ISO 8601. */
export const dated = (
  at: number | string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' },
): string =>
  kept(`date ${JSON.stringify(options)}`, (l) => new Intl.DateTimeFormat(l, options)).format(
    typeof at === 'string' ? Date.parse(at) : at,
  )

export const ago = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  kept('ago', (l) => new Intl.RelativeTimeFormat(l)).format(value, unit)

export const inOrder = (a: string, b: string): number =>
  kept('order', (l) => new Intl.Collator(l)).compare(a, b)

export const countryName = (code: string): string =>
  kept('countries', (l) => new Intl.DisplayNames(l, { type: 'region' })).of(code) ?? code

export const namedCountries = (codes: readonly string[]): { code: string; name: string }[] =>
  codes.map((code) => ({ code, name: countryName(code) })).sort((a, b) => inOrder(a.name, b.name))

/** "German", as within a sentence. */
export const languageName = (code: string): string =>
  kept('languages', (l) => new Intl.DisplayNames(l, { type: 'language' })).of(code) ?? code

/** "Deutsch": the name of a language in that language. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '../catalogues/current.ts'
import * as m from '../catalogues/messages.ts'

export const LanguageCode = z.enum(LANGUAGES, { error: () => m.place_choose_a_language() })

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

/** Complete languages that are offered only if an admin chooses them; the specification names the five defaults. */
const OFFERED_ON_REQUEST: ReadonlySet<string> = new Set(['pt-BR'])

export const OFFERED_AT_FIRST: readonly Language[] = LANGUAGES.filter((code) => !OFFERED_ON_REQUEST.has(code))

export const SiteLanguages = z.object({ site: LanguageCode, offered: z.array(LanguageCode) })
export type SiteLanguages = z.output<typeof SiteLanguages>

/** Language lookup (RFC 4647), ignoring case: the tag, then its prefixes (de-AT → de), then a regional variant (pt → pt-BR). */
export function offeredLanguage(tag: unknown, { offered }: SiteLanguages): Language | undefined {
  let range = typeof tag === 'string' ? tag.toLowerCase() : ''
  while (range) {
    const found = offered.find((code) => code.toLowerCase() === range)
    if (found) return found
    range = range.slice(0, Math.max(0, range.lastIndexOf('-')))
  }
  const [plain] = typeof tag === 'string' ? tag.toLowerCase().split('-') : []
  return plain ? offered.find((code) => code.toLowerCase().startsWith(`${plain}-`)) : undefined
}

/** A form sends a single value as a string, and a blank for an empty list. */
const codes = (value: unknown) => [value].flat().filter((code) => code !== '')

/** If `offered` is missing, the offered languages are unchanged. */
export const LanguagesForm = z.object({
  site: LanguageCode,
  offered: z.optional(
    z.pipe(
      z.transform(codes),
      z
        .array(LanguageCode)
        .check(z.maxLength(LANGUAGES.length, { error: () => m.place_choose_a_language() })),
    ),
  ),
})

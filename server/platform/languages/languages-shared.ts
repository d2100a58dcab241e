import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '../catalogues/current.ts'
import * as m from '../catalogues/messages.ts'

/** A language that this version speaks. */
export const LanguageCode = z.enum(LANGUAGES, { error: () => m.place_choose_a_language() })

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

/** Complete languages that a site offers only once its admins choose them; the founders named five to begin with. */
const OFFERED_ON_REQUEST: ReadonlySet<string> = new Set(['pt-BR'])

/** What a site offers until an admin chooses. */
export const OFFERED_AT_FIRST: readonly Language[] = LANGUAGES.filter((code) => !OFFERED_ON_REQUEST.has(code))

/** The language of the site, and those that pages are offered in; it is one of them. */
export const SiteLanguages = z.object({ site: LanguageCode, offered: z.array(LanguageCode) })
export type SiteLanguages = z.output<typeof SiteLanguages>

/**
 * The offered language that a tag asks for (RFC 4647, lookup): the tag in any case, then its beginnings, so that de-AT is
 * answered in de, and last a region of the same language, so that pt is answered in pt-BR.
 */
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

/** Codes from a form: a single value is no list, and a blank stands for an empty list, which a form cannot send. */
const codes = (value: unknown) => [value].flat().filter((code) => code !== '')

/** What an admin sends. If `offered` is left out, the languages that are offered stay. */
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

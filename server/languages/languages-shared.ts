import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '../catalogues/current.ts'
import * as m from '../catalogues/messages.ts'

/** A language that this version speaks. */
export const LanguageCode = z.enum(LANGUAGES, { error: () => m.place_choose_a_language() })

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

/** The language of the site, and those that pages are offered in; it is one of them. */
export const SiteLanguages = z.object({ site: LanguageCode, offered: z.array(LanguageCode) })
export type SiteLanguages = z.output<typeof SiteLanguages>

export const isOffered = (value: unknown, { offered }: SiteLanguages): value is Language =>
  isLanguage(value) && offered.includes(value)

/** What an admin sends; a form with a single box ticked sends no list. */
export const LanguagesForm = z.object({
  site: LanguageCode,
  offered: z._default(
    z.pipe(
      z.transform((value) => (typeof value === 'string' ? [value] : value)),
      z
        .array(LanguageCode)
        .check(z.maxLength(LANGUAGES.length, { error: () => m.place_choose_a_language() })),
    ),
    [],
  ),
})

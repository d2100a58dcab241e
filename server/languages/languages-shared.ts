import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '../catalogues/current.ts'

/** A language that this version speaks. */
export const LanguageCode = z.enum(LANGUAGES)

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

/** The language of the site, and those that pages are offered in; it is one of them. */
export const SiteLanguages = z.object({ site: LanguageCode, offered: z.array(LanguageCode) })
export type SiteLanguages = z.output<typeof SiteLanguages>

import { z } from 'zod'
import { LanguageCode } from '../../platform/languages/languages-shared.ts'

export const OwnTextsView = z.object({
  /** The target language; null if the site has only one. */
  language: z.nullable(LanguageCode),
  /** Possible target languages. */
  languages: z.array(LanguageCode),
  texts: z.array(
    z.object({
      /** As stored: plain or sanitized HTML. */
      source: z.string(),
      /** As plain text. */
      reads: z.string(),
      /** Empty if missing. */
      translation: z.string(),
    }),
  ),
})
export type OwnTextsView = z.infer<typeof OwnTextsView>

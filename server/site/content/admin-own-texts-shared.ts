import { z } from 'zod'
import { LanguageCode } from '../../platform/languages/languages-shared.ts'

export const OwnTextsView = z.object({
  language: z.nullable(LanguageCode),
  languages: z.array(LanguageCode),
  texts: z.array(
    z.object({
      source: z.string(),
      reads: z.string(),
      translation: z.string(),
    }),
  ),
})
export type OwnTextsView = z.infer<typeof OwnTextsView>

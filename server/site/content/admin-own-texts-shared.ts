import { z } from 'zod'
import { LanguageCode } from '../../platform/languages/languages-shared.ts'

/** /admin/texts: what admins wrote themselves, beside what readers of another language get in its place. */
export const OwnTextsView = z.object({
  /** What the texts are put into here; null where the site offers one language alone. */
  language: z.nullable(LanguageCode),
  /** Those that they can be put into. */
  languages: z.array(LanguageCode),
  texts: z.array(
    z.object({
      /** As it is stored: plain, or safe HTML. */
      source: z.string(),
      /** As it reads. */
      reads: z.string(),
      /** As it reads in the language; empty where nobody has added it. */
      translation: z.string(),
    }),
  ),
})
export type OwnTextsView = z.infer<typeof OwnTextsView>

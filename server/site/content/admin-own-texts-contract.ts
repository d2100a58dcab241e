import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { LanguageCode } from '../../platform/languages/languages-shared.ts'
import { LONGEST } from '../../platform/limits.ts'

export const adminOwnTextsContract = contract({
  'POST /api/admin/texts': {
    tags: ['Admin'],
    security: [{ bearer: [] }],
    summary: 'Add what readers of a language get in the place of a text of the community',
    description: '`source` is the text as it is stored. An empty `translation` takes it away again.',
    body: z.object({
      language: LanguageCode,
      source: z.string().max(LONGEST.sectionText),
      translation: z
        .string()
        .max(LONGEST.sectionText, {
          error: () => m.pages_text_long({ sectionText: LONGEST.sectionText }),
        })
        .transform((text) => text.toWellFormed().replaceAll('\0', '').trim()),
    }),
    response: answers(z.null()),
  },
})

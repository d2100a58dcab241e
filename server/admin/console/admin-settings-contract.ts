import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { LanguagesForm, SiteLanguages } from '../../platform/languages/languages-shared.ts'
import { CountryCode } from '../../platform/settings/country-shared.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }], response: answers(z.null()) }

export const adminSettingsContract = contract({
  'POST /api/admin/country': {
    ...common,
    summary: 'Say where the community lives',
    description: 'Telephone numbers are read and written as there. By ISO 3166-1 alpha-2.',
    body: z.object({ country: CountryCode }),
  },
  'POST /api/admin/languages': {
    ...common,
    summary: 'Say which languages the site speaks',
    description: 'Its own is offered in any case.',
    body: LanguagesForm,
    response: answers(SiteLanguages),
  },
})

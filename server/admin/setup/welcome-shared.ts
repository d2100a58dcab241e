import * as z from 'zod/mini'
import { RegisterFields, repeats } from '../../members/accounts/accounts-shared.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { LanguageCode } from '../../platform/languages/languages-shared.ts'
import { LONGEST } from '../../platform/limits.ts'
import { requiredLine } from '../../platform/schemas/text-shared.ts'
import { CONTACT_VISIBILITIES } from '../../platform/sessions/contact-details-shared.ts'
import { CountryCode } from '../../platform/settings/country-shared.ts'
import { JOINING, READING } from '../../site/community/choices-shared.ts'
import { CATEGORY_SETS } from './category-sets-shared.ts'

export const WelcomeBody = z
  .object({
    code: z.string().check(z.maxLength(100)),
    ...RegisterFields,
    site_name: requiredLine(LONGEST.siteName, m.common_the_name, m.common_market_name_required),
    accent: z._default(
      z.string().check(z.regex(/^(?:#[0-9a-f]{6})?$/i, { error: () => m.common_colour_wrong() })),
      '',
    ),
    language: z.optional(LanguageCode),
    country: z._default(CountryCode, 'US'),
    categories: z._default(z.enum(CATEGORY_SETS, { error: () => m.common_choose_categories() }), 'household'),
    join: z._default(z.enum(JOINING, { error: () => m.common_choose_who_may_join() }), 'open'),
    read: z._default(z.enum(READING, { error: () => m.common_choose_who_may_read() }), 'everyone'),
    contact_visibility: z._default(
      z.enum(CONTACT_VISIBILITIES, { error: () => m.common_choose_who_sees_contact() }),
      'members',
    ),
  })
  .check(repeats('password', 'password_confirmation'))
export type WelcomeBody = z.output<typeof WelcomeBody>

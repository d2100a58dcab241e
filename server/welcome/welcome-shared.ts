import * as z from 'zod/mini'
import { RegisterFields, repeats } from '../accounts/accounts-shared.ts'
import { JOINING_VALUES, READING_VALUES } from '../community/choices-shared.ts'
import { LONGEST } from '../limits.ts'
import { CONTACT_VISIBILITIES } from '../sessions/contact-details-shared.ts'
import { requiredLine } from '../text-shared.ts'
import { CATEGORY_SETS } from './category-sets-shared.ts'

/** POST /api/welcome, besides its file `logo`: the first admin, and what the market is to be. */
export const WelcomeBody = z
  .object({
    code: z.string().check(z.maxLength(100)),
    ...RegisterFields,
    site_name: requiredLine(LONGEST.siteName, 'The name', 'Give your market a name.'),
    /** The colour of buttons and links; blank is ours. */
    accent: z._default(
      z
        .string()
        .check(z.regex(/^(?:#[0-9a-f]{6})?$/i, 'A colour is written as # and six digits from 0 to f.')),
      '',
    ),
    language: z.optional(z.string().check(z.maxLength(20))),
    categories: z._default(z.enum(CATEGORY_SETS, { error: 'Choose what you begin with.' }), 'household'),
    join: z._default(z.enum(JOINING_VALUES, { error: 'Choose who may join.' }), 'open'),
    read: z._default(z.enum(READING_VALUES, { error: 'Choose who may read.' }), 'everyone'),
    contact_visibility: z._default(
      z.enum(CONTACT_VISIBILITIES, { error: 'Choose who sees how people are reached.' }),
      'members',
    ),
  })
  .check(repeats('password', 'password_confirmation'))
export type WelcomeBody = z.output<typeof WelcomeBody>

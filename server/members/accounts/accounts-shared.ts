import * as z from 'zod/mini'
import * as m from '../../platform/catalogues/messages.ts'
import { LanguageCode } from '../../platform/languages/languages-shared.ts'
import { LONGEST } from '../../platform/limits.ts'
import { optional, optionalOrBlank } from '../../platform/schemas/form-fields-shared.ts'
import { EditVersionField } from '../../platform/schemas/numbers-shared.ts'
import { atMost, email, requiredLine, text, type Words } from '../../platform/schemas/text-shared.ts'
import { ContactVisibility } from '../../platform/sessions/contact-details-shared.ts'
import { NeighbourhoodChoice } from '../../site/neighbourhoods/neighbourhoods-shared.ts'
import { PhoneNumber } from './phone-shared.ts'

export const CODE_LENGTH = 4

export const INTRODUCTION_LENGTH = LONGEST.introduction

/** Minimum lengths: at sign-up and reset, and for a change, which the specification sets lower (section 9). */
const PASSWORD_MIN = 8
const CHANGED_PASSWORD_MIN = 6

const anyPassword = (error: Words) =>
  z.string({ error }).check(z.minLength(1, { error }), atMost(LONGEST.password, m.accounts_password))

const newPassword = (min: number, missing: Words = m.accounts_password_is_required) =>
  anyPassword(missing).check(z.minLength(min, { error: () => m.accounts_password_too_short({ min }) }))

/** The second field must repeat the first. Checked even if other fields are invalid. */
export const repeats = <First extends string, Second extends string>(first: First, second: Second) =>
  z.refine<Record<First | Second, string>>((value) => value[first] === value[second], {
    path: [second],
    error: () => m.accounts_passwords_do_not_match(),
    when: ({ value }) => {
      const { [first]: one, [second]: two } = (value ?? {}) as Record<string, unknown>
      return typeof one === 'string' && typeof two === 'string' && two !== ''
    },
  })

const Name = requiredLine(LONGEST.personName, m.accounts_name, m.accounts_first_name_is_required)
const Address = requiredLine(LONGEST.address, m.accounts_address, m.accounts_address_is_required)
export const Email = email(m.accounts_email_is_required, m.accounts_invalid_email)
const ResetEmail = email(m.accounts_invalid_email_address, m.accounts_invalid_email_address)
export const OwnPassword = anyPassword(m.accounts_password_is_required)
const Confirmation = anyPassword(m.accounts_confirm_password_is_required)

export const RegisterFields = {
  name: Name,
  email: Email,
  phone_number: PhoneNumber,
  address: Address,
  password: newPassword(PASSWORD_MIN),
  password_confirmation: Confirmation,
}

/** POST /api/auth/register (specification, sections 3 and 5). */
export const RegisterBody = z
  .object({
    ...RegisterFields,
    contact_visibility: optionalOrBlank(ContactVisibility),
    /** "1" from forms; JSON may send 1 or true. */
    terms_and_conditions: z.pipe(
      z.transform((said) => (said === true || said === 1 ? '1' : said)),
      z.literal('1', { error: () => m.accounts_terms_required() }),
    ),
    invitation: optional(z.string().check(z.trim())),
    introduction: optional(z.string().check(z.trim(), atMost(LONGEST.introduction, m.accounts_about))),
  })
  .check(repeats('password', 'password_confirmation'))
export type RegisterBody = z.output<typeof RegisterBody>

export const LoginBody = z.object({ email: Email, password: OwnPassword })
export type LoginBody = z.output<typeof LoginBody>

export const SendOtpBody = z.object({ email: ResetEmail })

/** POST /api/auth/verify-otp. Blanks and case of the code are ignored. */
export const VerifyOtpBody = z.object({
  email: ResetEmail,
  otp: z.string({ error: () => m.accounts_the_code_has_characters({ codeLength: CODE_LENGTH }) }).check(
    z.overwrite((code) => code.replaceAll(/[\s\p{Cf}]/gu, '').toUpperCase()),
    z.length(CODE_LENGTH, { error: () => m.accounts_the_code_has_characters({ codeLength: CODE_LENGTH }) }),
  ),
})
export type VerifyOtpBody = z.output<typeof VerifyOtpBody>

/** POST /api/auth/reset-password. `reset_token` is from verify-otp or the mailed link; default: the cookie of verify-otp. */
export const ResetPasswordBody = z
  .object({
    email: ResetEmail,
    password: newPassword(PASSWORD_MIN),
    password_confirmation: newPassword(PASSWORD_MIN, m.accounts_confirm_password_is_required),
    reset_token: optional(z.string().check(z.maxLength(100))),
  })
  .check(repeats('password', 'password_confirmation'))
export type ResetPasswordBody = z.output<typeof ResetPasswordBody>

/** For an account that becomes an admin by a mailed link. */
export const NewPasswordBody = z
  .object({
    new_password: newPassword(PASSWORD_MIN),
    new_password_confirmation: newPassword(PASSWORD_MIN, m.accounts_confirm_password_is_required),
  })
  .check(repeats('new_password', 'new_password_confirmation'))

/** POST /api/dashboard/password/update. */
export const PasswordUpdateBody = z
  .object({
    current_password: newPassword(CHANGED_PASSWORD_MIN),
    new_password: newPassword(CHANGED_PASSWORD_MIN),
    new_password_confirmation: newPassword(CHANGED_PASSWORD_MIN, m.accounts_confirm_password_is_required),
  })
  .check(repeats('new_password', 'new_password_confirmation'))
export type PasswordUpdateBody = z.output<typeof PasswordUpdateBody>

const ProfileFields = { name: Name, phone_number: PhoneNumber, address: Address }
const ProfileChoices = z.object({
  about: optional(text(LONGEST.about, m.accounts_the_text)),
  contact_visibility: optionalOrBlank(ContactVisibility),
  /** Null for none; unchanged if missing. */
  neighbourhood_id: z.optional(NeighbourhoodChoice),
  /** Null or blank for the browser's language; unchanged if missing. */
  language: z.optional(
    z.nullable(z.union([LanguageCode, z.literal('')], { error: () => m.place_choose_a_language() })),
  ),
})

const missingOf = (schema: z.ZodMiniType) => z.safeParse(schema, undefined).error?.issues[0]?.message

const isGiven = (body: object, fields: object) =>
  Object.keys(fields).some((field) => (body as Record<string, unknown>)[field] !== undefined)

/** POST /api/dashboard/profile/update, without its file `avatar`. Required fields may be missing if a choice or `version` is sent. */
export const ProfileUpdateBody = z
  .extend(ProfileChoices, { ...z.partial(z.object(ProfileFields)).shape, version: EditVersionField })
  .check(
    ...Object.entries(ProfileFields).map(([field, schema]) =>
      z.refine<Record<string, unknown>>(
        (body) =>
          body[field] !== undefined ||
          body.version !== undefined ||
          (isGiven(body, ProfileChoices.shape) && !isGiven(body, ProfileFields)),
        { path: [field], error: () => missingOf(schema), when: () => true },
      ),
    ),
  )
export type ProfileUpdateBody = z.output<typeof ProfileUpdateBody>

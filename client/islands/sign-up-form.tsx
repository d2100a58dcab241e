import { INTRODUCTION_LENGTH, RegisterBody } from '../../server/members/accounts/accounts-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { ContactVisibility } from '../../server/platform/sessions/contact-details-shared.ts'
import { ItemAhead } from '../components/accounts/item-ahead.tsx'
import { Sentence } from '../components/common/sentence.tsx'
import { bySchema } from '../components/form/by-schema.ts'
import { EmailField, Field, FieldNote, TextAreaField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { NewPasswordFields } from '../components/form/new-password-fields.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
import { ContactChoice } from '../components/people/contact-choice.tsx'
import { storeSignup } from '../stores/session.ts'
import { toast } from '../stores/toasts.ts'
import { upload } from '../upload.ts'

interface Props {
  /** Query for the sign-in page, the next step. */
  query: string
  /** Invitation code; null if none. */
  invitation: string | null
  /** Newcomers introduce themselves to the admins. */
  introduces: boolean
  /** Default visibility of email and phone number. */
  contact_visibility: ContactVisibility
  /** Country of phone numbers without a country code, as ISO 3166-1 alpha-2. */
  country: string
}

export default function SignUpForm({ query, invitation, introduces, contact_visibility, country }: Props) {
  const form = useForm({
    read: (typed) => bySchema(RegisterBody, typed),
    failed: m.accounts_failed_to_create_user(),
    async send(values) {
      const { data, message } = await upload('POST /api/auth/register', {
        body: invitation ? { ...values, invitation } : values,
      })
      storeSignup(data.token, data.user)
      toast.successAfterMove(message || m.accounts_user_created_successfully())
      await goTo(`/sign-in${query}`)
    },
  })
  const terms = form.field('terms_and_conditions')
  return (
    <>
      <ItemAhead />
      <form className="form" {...form.props}>
        <Field
          label={m.accounts_full_name()}
          autoComplete="name"
          help={m.people_name_help()}
          {...form.field('name')}
        />
        <div className="row">
          <EmailField autoComplete="email" help={m.people_email_help()} {...form.field('email')} />
          <Field
            label={m.accounts_phone_number()}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            help={country === 'US' ? m.people_phone_help() : m.people_phone_help_elsewhere()}
            {...form.field('phone_number')}
          />
        </div>
        <Field
          label={m.accounts_general_address_trading_location()}
          autoComplete="address-level2"
          help={m.people_address_help()}
          {...form.field('address')}
        />
        <ContactChoice
          label={m.people_contact_choice()}
          defaultValue={contact_visibility}
          help={m.people_contact_choice_help()}
          {...form.field('contact_visibility')}
        />
        <div className="row">
          <NewPasswordFields field={form.field} />
        </div>
        {introduces && (
          <TextAreaField
            label={m.accounts_who_are_you()}
            rows={3}
            maxLength={INTRODUCTION_LENGTH}
            help={m.accounts_note_help()}
            {...form.field('introduction')}
          />
        )}
        <div className="field">
          <label className="check">
            <input
              type="checkbox"
              name={terms.name}
              value="1"
              aria-invalid={terms.error ? true : undefined}
              aria-describedby="terms-note"
            />
            <span>
              <Sentence
                of={m.accounts_agree_to_terms({
                  link: (text) => (
                    <a className="link" href="/page/terms-and-conditions" target="_blank" rel="noopener">
                      {text}
                    </a>
                  ),
                })}
              />
            </span>
          </label>
          <FieldNote id="terms-note" error={terms.error} />
        </div>
        <SubmitButton {...form.button} label={m.accounts_sign_up()} busyLabel={m.accounts_signing_up()} />
      </form>
    </>
  )
}

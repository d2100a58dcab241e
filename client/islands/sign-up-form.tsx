import { INTRODUCTION_LENGTH, RegisterBody } from '../../server/accounts/accounts-shared.ts'
import * as m from '../../server/catalogues/messages.ts'
import type { ContactVisibility } from '../../server/sessions/contact-details-shared.ts'
import { Sentence } from '../components/common/sentence.tsx'
import { EmailField, Field, FieldNote, TextAreaField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { NewPasswordField } from '../components/form/new-password-field.tsx'
import { PasswordField } from '../components/form/password-field.tsx'
import { showFailure, useSchemaForm } from '../components/form/schema-form.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { ContactChoice } from '../components/people/contact-choice.tsx'
import { storeSignup } from '../stores/session.ts'
import { toast } from '../stores/toasts.ts'
import { upload } from '../upload.ts'

interface Props {
  /** What the sign-in page gets, which comes next. */
  query: string
  /** Code of the invitation that one comes by. */
  invitation: string | null
  /** Whether those who let people in want to hear who comes. */
  introduces: boolean
  /** Who sees email and phone unless one chooses otherwise. */
  contact_visibility: ContactVisibility
}

export default function SignUpForm({ query, invitation, introduces, contact_visibility }: Props) {
  const form = useSchemaForm(RegisterBody)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const { data, message } = await upload('POST /api/auth/register', {
        body: invitation ? { ...values, invitation } : values,
      })
      storeSignup(data.token, data.user)
      toast.successAfterMove(message || m.accounts_user_created_successfully())
      await goTo(`/sign-in${query}`)
    } catch (error) {
      showFailure(form, error, m.accounts_failed_to_create_user())
    }
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit}>
      <Field
        label={m.accounts_full_name()}
        autoComplete="name"
        help={m.people_name_help()}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div className="row">
        <EmailField
          autoComplete="email"
          help={m.people_email_help()}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Field
          label={m.accounts_phone_number()}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help={m.people_phone_help()}
          error={errors.phone_number?.message}
          {...form.register('phone_number')}
        />
      </div>
      <Field
        label={m.accounts_general_address_trading_location()}
        autoComplete="address-level2"
        help={m.people_address_help()}
        error={errors.address?.message}
        {...form.register('address')}
      />
      <ContactChoice
        label={m.people_contact_choice()}
        defaultValue={contact_visibility}
        help={m.people_contact_choice_help()}
        error={errors.contact_visibility?.message}
        {...form.register('contact_visibility')}
      />
      <div className="row">
        <NewPasswordField
          label={m.accounts_password()}
          autoComplete="new-password"
          help={m.accounts_at_least_8_characters()}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label={m.accounts_confirm_password()}
          autoComplete="new-password"
          error={errors.password_confirmation?.message}
          {...form.register('password_confirmation')}
        />
      </div>
      {introduces && (
        <TextAreaField
          label={m.accounts_who_are_you()}
          rows={3}
          maxLength={INTRODUCTION_LENGTH}
          help={m.accounts_a_line_or_two_for_the_people_who_run()}
          error={errors.introduction?.message}
          {...form.register('introduction')}
        />
      )}
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            value="1"
            aria-invalid={errors.terms_and_conditions ? true : undefined}
            aria-describedby="terms-note"
            {...form.register('terms_and_conditions')}
          />
          <span>
            <Sentence
              of={m.accounts_i_agree_to_the_terms_conditions({
                link: (text) => (
                  <a className="link" href="/page/terms-and-conditions" target="_blank" rel="noopener">
                    {text}
                  </a>
                ),
              })}
            />
          </span>
        </label>
        <FieldNote id="terms-note" error={errors.terms_and_conditions?.message} />
      </div>
      <SubmitButton busy={isSubmitting} label={m.accounts_sign_up()} busyLabel={m.accounts_signing_up()} />
    </form>
  )
}

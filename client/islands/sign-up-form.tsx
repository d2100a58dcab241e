import { RegisterBody } from '../../server/accounts/accounts-shared.ts'
import { EmailField, Field, FieldNote } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { PasswordField } from '../components/form/password-field.tsx'
import { showFailure, useSchemaForm } from '../components/form/schema-form.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { storeSignup } from '../stores/session.ts'
import { toast } from '../stores/toasts.ts'
import { upload } from '../upload.ts'

/** `query` is what the sign-in page gets, which comes next. */
export default function SignUpForm({ query }: { query: string }) {
  const form = useSchemaForm(RegisterBody)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const { data, message } = await upload('POST /api/auth/register', { body: values })
      storeSignup(data.token, data.user)
      toast.successAfterMove(message || 'User created successfully')
      await goTo(`/sign-in${query}`)
    } catch (error) {
      showFailure(form, error, 'Failed to create user')
    }
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit}>
      <Field label="Full Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
      <div className="row">
        <EmailField autoComplete="email" error={errors.email?.message} {...form.register('email')} />
        <Field
          label="Phone Number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help="Ten digits; +1 is added by itself."
          error={errors.phone_number?.message}
          {...form.register('phone_number')}
        />
      </div>
      <Field
        label="General Address (trading location)"
        autoComplete="address-line1"
        help="A street or a part of town is enough. Visitors see it beside your items."
        error={errors.address?.message}
        {...form.register('address')}
      />
      <div className="row">
        <PasswordField
          label="Password"
          autoComplete="new-password"
          help="At least 8 characters."
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          error={errors.password_confirmation?.message}
          {...form.register('password_confirmation')}
        />
      </div>
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
            I agree to the{' '}
            <a className="link" href="/page/terms-and-conditions" target="_blank" rel="noopener">
              Terms &amp; Conditions
            </a>
          </span>
        </label>
        <FieldNote id="terms-note" error={errors.terms_and_conditions?.message} />
      </div>
      <SubmitButton busy={isSubmitting} label="Sign Up" busyLabel="Signing up..." />
    </form>
  )
}

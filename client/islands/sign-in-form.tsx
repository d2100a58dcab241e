import { useEffect } from 'react'
import { LoginBody } from '../../server/accounts/accounts-shared.ts'
import * as m from '../../server/catalogues/messages.ts'
import { safeRedirect } from '../../server/sessions/redirect-shared.ts'
import { call } from '../api.ts'
import { EmailField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { PasswordField } from '../components/form/password-field.tsx'
import { showFailure, useSchemaForm } from '../components/form/schema-form.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { signupEmail, storeSession } from '../stores/session.ts'
import { toast } from '../stores/toasts.ts'

export default function SignInForm() {
  const form = useSchemaForm(LoginBody)
  const { errors, isSubmitting } = form.formState
  const { getValues, setValue } = form
  // Whoever has just signed up does not type it again.
  useEffect(() => {
    const email = signupEmail()
    if (email && !getValues('email')) setValue('email', email)
  }, [getValues, setValue])
  const submit = form.handleSubmit(async (values) => {
    try {
      const { token, data, message } = await call('POST /api/auth/login', { body: values })
      storeSession(token!, data)
      toast.successAfterMove(message || m.accounts_sign_in_successfully())
      await goTo(safeRedirect(new URLSearchParams(location.search).get('redirect')))
    } catch (error) {
      showFailure(form, error, m.accounts_failed_to_sign_in())
    }
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit}>
      <EmailField autoComplete="username" error={errors.email?.message} {...form.register('email')} />
      <PasswordField
        label={m.accounts_password()}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <a className="link" href="/resetpassword">
        {m.accounts_forgot_password()}
      </a>
      <SubmitButton busy={isSubmitting} label={m.accounts_sign_in()} busyLabel={m.accounts_signing_in()} />
    </form>
  )
}

import { useEffect } from 'react'
import { LoginBody } from '../../server/accounts/accounts-shared.ts'
import * as m from '../../server/catalogues/messages.ts'
import { safeRedirect } from '../../server/sessions/redirect-shared.ts'
import { call } from '../api.ts'
import { bySchema } from '../components/form/by-schema.ts'
import { EmailField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { PasswordField } from '../components/form/password-field.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
import { signupEmail, storeSession } from '../stores/session.ts'
import { toast } from '../stores/toasts.ts'

export default function SignInForm() {
  const form = useForm({
    read: (typed) => bySchema(LoginBody, typed),
    failed: m.accounts_failed_to_sign_in(),
    async send(values) {
      const { token, data, message } = await call('POST /api/auth/login', { body: values })
      storeSession(token!, data)
      toast.successAfterMove(message || m.accounts_sign_in_successfully())
      await goTo(safeRedirect(new URLSearchParams(location.search).get('redirect')))
    },
  })
  const { fill } = form
  // Whoever has just signed up does not type it again.
  useEffect(() => fill({ email: signupEmail() ?? undefined }), [fill])
  return (
    <form className="form" {...form.props}>
      <EmailField autoComplete="username" {...form.field('email')} />
      <PasswordField
        label={m.accounts_password()}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <a className="link" href="/resetpassword">
        {m.accounts_forgot_password()}
      </a>
      <SubmitButton {...form.button} label={m.accounts_sign_in()} busyLabel={m.accounts_signing_in()} />
    </form>
  )
}

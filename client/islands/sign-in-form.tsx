import { useEffect, useRef } from 'react'
import { LoginBody } from '../../server/members/accounts/accounts-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { safeRedirect } from '../../server/platform/sessions/redirect-shared.ts'
import { call } from '../api.ts'
import { ItemAhead } from '../components/accounts/item-ahead.tsx'
import { NewAccount } from '../components/accounts/new-account.tsx'
import { bySchema } from '../components/form/by-schema.ts'
import { EmailField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { PasswordField } from '../components/form/password-field.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
import { clearSession, hasToken, signupEmail, storeSession } from '../stores/session.ts'
import { signOut } from '../stores/sign-out.ts'
import { showKeptToasts, toast } from '../stores/toasts.ts'

/** The sign-out link was followed before its script had loaded: the browser still has the session. */
const isStillIn = () => hasToken() && new URLSearchParams(location.search).get('signed_out') === '1'

/** Returns to the page that required sign-in. Keeps the fragment, which servers do not see: it may hold the code from a QR code. */
function goBack(): Promise<void> {
  const to = safeRedirect(new URLSearchParams(location.search).get('redirect'))
  return goTo(to.includes('#') ? to : to + location.hash)
}

/** @param props.ended this visit has ended the cookie's session. */
export default function SignInForm({ ended }: { ended: boolean }) {
  const left = useRef<Promise<unknown>>(undefined)
  const form = useForm({
    read: (typed) => bySchema(LoginBody, typed),
    failed: m.accounts_failed_to_sign_in(),
    signsIn: true,
    async send(values) {
      await left.current
      const { token, data, message } = await call('POST /api/auth/login', { body: values })
      storeSession(token!, data)
      toast.successAfterMove(message || m.accounts_sign_in_successfully())
      await goBack()
    },
  })
  useEffect(() => {
    if (!isStillIn()) return
    if (!ended) {
      left.current = signOut().then(showKeptToasts)
      return
    }
    clearSession()
    toast.success(m.common_logged_out_successfully())
  }, [ended])
  const { fill } = form
  // Fills in the address after sign-up.
  useEffect(() => fill({ email: signupEmail() ?? undefined }), [fill])
  return (
    <>
      <ItemAhead />
      <NewAccount onSignedIn={goBack} />
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
    </>
  )
}

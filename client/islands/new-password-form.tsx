import { useEffect, useState } from 'react'
import { ResetPasswordBody } from '../../server/members/accounts/accounts-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { call, hasNoAnswer } from '../api.ts'
import { Sentence } from '../components/common/sentence.tsx'
import { bySchema } from '../components/form/by-schema.ts'
import { EmailField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { NewPasswordFields } from '../components/form/new-password-fields.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
import { clearSession, storedUser } from '../stores/session.ts'
import { toast } from '../stores/toasts.ts'

/** @param token from the mailed link; empty after entering the mailed code, for which the cookie counts. */
export default function NewPasswordForm({ email, token }: { email: string; token: string }) {
  // A response was lost: the password may or may not be changed. A retry cannot find out, because it is refused in both cases.
  const [unsure, setUnsure] = useState(false)
  const form = useForm({
    read: (typed) => bySchema(ResetPasswordBody, typed),
    failed: m.accounts_password_reset_failed(),
    async send(values) {
      const body = token ? { ...values, reset_token: token } : values
      try {
        const { message } = await call('POST /api/auth/reset-password', { body })
        clearSession()
        toast.successAfterMove(message || m.accounts_password_reset_successful())
        await goTo('/sign-in')
      } catch (error) {
        if (hasNoAnswer(error) && navigator.onLine) setUnsure(true)
        throw error
      }
    },
  })
  const { fill } = form
  useEffect(() => fill({ email: storedUser()?.email }), [fill])

  return (
    <form className="form" {...form.props}>
      <EmailField autoComplete="username" defaultValue={email} {...form.field('email')} />
      <NewPasswordFields field={form.field} label={m.accounts_new_password()} />
      {unsure && (
        <p className="notice hint" role="alert">
          <span>
            <Sentence
              of={m.accounts_password_save_unsure({
                link: (text) => (
                  <a className="link" href="/sign-in">
                    {text}
                  </a>
                ),
              })}
            />
          </span>
        </p>
      )}
      <SubmitButton {...form.button} label={m.accounts_set_new_password()} busyLabel={m.form_saving()} />
    </form>
  )
}

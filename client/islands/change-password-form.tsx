import { PasswordUpdateBody } from '../../server/members/accounts/accounts-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { call } from '../api.ts'
import { bySchema } from '../components/form/by-schema.ts'
import { goTo } from '../components/form/go-to.ts'
import { NewPasswordFields } from '../components/form/new-password-fields.tsx'
import { PasswordField } from '../components/form/password-field.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
import { clearSession, endSession } from '../stores/session.ts'
import { toast } from '../stores/toasts.ts'

/** `email` is for password managers. */
export default function ChangePasswordForm({ email }: { email: string }) {
  const form = useForm({
    read: (typed) => bySchema(PasswordUpdateBody, typed),
    failed: m.accounts_password_update_failed(),
    async send(values) {
      const { message } = await endSession(() =>
        call('POST /api/dashboard/password/update', { body: values }),
      )
      clearSession()
      toast.successAfterMove(message || m.accounts_password_update_successful())
      await goTo('/sign-in')
    },
  })
  return (
    <form className="form" {...form.props}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.accounts_current_password()}
        autoComplete="current-password"
        {...form.field('current_password')}
      />
      <NewPasswordFields
        field={(name) => form.field(`new_${name}`)}
        label={m.accounts_new_password()}
        confirmLabel={m.accounts_confirm_new_password()}
        help={m.accounts_password_help()}
      />
      <SubmitButton {...form.button} label={m.form_save()} busyLabel={m.form_saving()} />
    </form>
  )
}

import { PasswordUpdateBody } from '../../server/accounts/accounts-shared.ts'
import * as m from '../../server/catalogues/messages.ts'
import { call } from '../api.ts'
import { goTo } from '../components/form/go-to.ts'
import { NewPasswordField } from '../components/form/new-password-field.tsx'
import { PasswordField } from '../components/form/password-field.tsx'
import { showFailure, useSchemaForm } from '../components/form/schema-form.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { clearSession, endSession } from '../stores/session.ts'
import { toast } from '../stores/toasts.ts'

/** `email` tells password managers whose password it is. */
export default function ChangePasswordForm({ email }: { email: string }) {
  const form = useSchemaForm(PasswordUpdateBody)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const { message } = await endSession(() =>
        call('POST /api/dashboard/password/update', { body: values }),
      )
      clearSession()
      toast.successAfterMove(message || m.accounts_password_update_successful())
      await goTo('/sign-in')
    } catch (error) {
      showFailure(form, error, m.accounts_password_update_failed())
    }
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.accounts_current_password()}
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <NewPasswordField
        label={m.accounts_new_password()}
        autoComplete="new-password"
        help={m.accounts_at_least_6_characters_longer_is_better()}
        error={errors.new_password?.message}
        {...form.register('new_password')}
      />
      <PasswordField
        label={m.accounts_confirm_new_password()}
        autoComplete="new-password"
        error={errors.new_password_confirmation?.message}
        {...form.register('new_password_confirmation')}
      />
      <SubmitButton
        busy={isSubmitting}
        label={m.form_save()}
        busyLabel={m.form_saving()}
        signInFirst={errors.root?.message}
      />
    </form>
  )
}

import { PasswordUpdateBody } from '../../server/accounts/accounts-shared.ts'
import { call } from '../api.ts'
import { goTo } from '../components/form/go-to.ts'
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
      toast.successAfterMove(message || 'Password update successful')
      await goTo('/sign-in')
    } catch (error) {
      showFailure(form, error, 'Password update failed')
    }
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        help="At least 6 characters; longer is better."
        error={errors.new_password?.message}
        {...form.register('new_password')}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        error={errors.new_password_confirmation?.message}
        {...form.register('new_password_confirmation')}
      />
      <SubmitButton
        busy={isSubmitting}
        label="Save"
        busyLabel="Saving..."
        signInFirst={errors.root?.message}
      />
    </form>
  )
}

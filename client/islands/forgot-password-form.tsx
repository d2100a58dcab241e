import { SendOtpBody } from '../../server/accounts/accounts-shared.ts'
import * as m from '../../server/catalogues/messages.ts'
import { call } from '../api.ts'
import { EmailField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { showFailure, useSchemaForm } from '../components/form/schema-form.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { toast } from '../stores/toasts.ts'

export default function ForgotPasswordForm({ email }: { email: string }) {
  const form = useSchemaForm(SendOtpBody)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      const { message } = await call('POST /api/auth/send-otp', { body: values })
      toast.successAfterMove(message || 'OTP sent successfully')
      await goTo(`/verification?email=${encodeURIComponent(values.email)}`)
    } catch (error) {
      showFailure(form, error, m.accounts_failed_to_send_otp())
    }
  })
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit}>
      <EmailField
        autoComplete="username"
        defaultValue={email}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SubmitButton busy={isSubmitting} label={m.accounts_send_code()} busyLabel={m.accounts_sending()} />
    </form>
  )
}

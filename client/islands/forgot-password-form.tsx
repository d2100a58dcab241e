import { SendOtpBody } from '../../server/members/accounts/accounts-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { call } from '../api.ts'
import { bySchema } from '../components/form/by-schema.ts'
import { EmailField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
import { toast } from '../stores/toasts.ts'

export default function ForgotPasswordForm({ email }: { email: string }) {
  const form = useForm({
    read: (typed) => bySchema(SendOtpBody, typed),
    failed: m.accounts_failed_to_send_otp(),
    async send(values) {
      const { message } = await call('POST /api/auth/send-otp', { body: values })
      toast.successAfterMove(message || m.accounts_otp_sent())
      await goTo(`/verification?email=${encodeURIComponent(values.email)}`)
    },
  })
  return (
    <form className="form" {...form.props}>
      <EmailField autoComplete="username" defaultValue={email} {...form.field('email')} />
      <SubmitButton {...form.button} label={m.accounts_send_code()} busyLabel={m.accounts_sending()} />
    </form>
  )
}

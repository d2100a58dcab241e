import { useState } from 'react'
import { CODE_LENGTH, SendOtpBody, VerifyOtpBody } from '../../server/accounts/accounts-schema.ts'
import { send } from '../api.ts'
import { CodeBoxes } from '../components/form/code-boxes.tsx'
import { EmailField, FieldNote } from '../components/form/field.tsx'
import { showFailure, useSchemaForm } from '../components/form/schema-form.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { toast } from '../stores/toasts.ts'

/** `email` is what the step before carries; without it the form asks. */
export default function VerificationForm({ email }: { email: string }) {
  const form = useSchemaForm(VerifyOtpBody)
  const { errors, isSubmitting } = form.formState
  const [code, setCode] = useState(() => Array<string>(CODE_LENGTH).fill(''))
  form.register('otp')

  function onCode(next: string[]) {
    setCode(next)
    form.setValue('otp', next.join(''), { shouldValidate: form.formState.isSubmitted })
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      const { message } = await send('/api/auth/verify-otp', values)
      toast.successAfterMove(message || 'OTP Verified')
      location.assign(`/verificationsuccess?email=${encodeURIComponent(values.email)}`)
    } catch (error) {
      showFailure(form, error, 'OTP verification failed')
    }
  })

  async function sendAgain() {
    const asked = SendOtpBody.safeParse({ email: form.getValues('email') })
    if (!asked.success) {
      await form.trigger('email', { shouldFocus: true })
      return
    }
    try {
      const { message } = await send('/api/auth/send-otp', asked.data)
      onCode(code.map(() => ''))
      toast.success(message || 'OTP sent successfully')
    } catch (error) {
      showFailure(form, error, 'Failed to send OTP')
    }
  }

  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      <div hidden={email !== '' && !errors.email}>
        <EmailField
          autoComplete="username"
          defaultValue={email}
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      <div className="field">
        <CodeBoxes
          value={code}
          invalid={errors.otp !== undefined}
          describedBy="code-note"
          onChange={onCode}
        />
        <FieldNote
          id="code-note"
          error={errors.otp?.message}
          help="Letters and digits, as they stand in the mail."
        />
      </div>
      <SubmitButton busy={isSubmitting} label="Verify" busyLabel="Verifying..." />
      <button className="button quiet wide" type="button" onClick={sendAgain}>
        Send a new code
      </button>
    </form>
  )
}

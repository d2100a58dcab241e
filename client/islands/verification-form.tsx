import { useState } from 'react'
import { useController } from 'react-hook-form'
import { CODE_LENGTH, SendOtpBody, VerifyOtpBody } from '../../server/accounts/accounts-shared.ts'
import * as m from '../../server/catalogues/messages.ts'
import { call } from '../api.ts'
import { CodeBoxes } from '../components/form/code-boxes.tsx'
import { EmailField, FieldNote } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { showFailure, useSchemaForm } from '../components/form/schema-form.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { toast } from '../stores/toasts.ts'

/** `email` is what the step before carries; without it the form asks. */
export default function VerificationForm({ email }: { email: string }) {
  const form = useSchemaForm(VerifyOtpBody)
  const { errors, isSubmitting } = form.formState
  // Registered first, so that of two errors the upper one gets the focus.
  const emailField = form.register('email')
  const otp = useController({ control: form.control, name: 'otp', defaultValue: '' }).field
  const [code, setCode] = useState(() => Array<string>(CODE_LENGTH).fill(''))
  const [isSending, setSending] = useState(false)

  function onCode(next: string[]) {
    setCode(next)
    otp.onChange(next.join(''))
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      const { message } = await call('POST /api/auth/verify-otp', { body: values })
      toast.successAfterMove(message || 'OTP Verified')
      await goTo(`/verificationsuccess?email=${encodeURIComponent(values.email)}`)
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
    setSending(true)
    try {
      const { message } = await call('POST /api/auth/send-otp', { body: asked.data })
      setCode(code.map(() => ''))
      form.resetField('otp')
      form.setFocus('otp')
      toast.success(message || 'OTP sent successfully')
    } catch (error) {
      showFailure(form, error, m.accounts_failed_to_send_otp())
    } finally {
      setSending(false)
    }
  }

  return (
    <form className="form" method="dialog" noValidate onSubmit={submit}>
      <div hidden={email !== '' && !errors.email}>
        <EmailField
          autoComplete="username"
          defaultValue={email}
          error={errors.email?.message}
          {...emailField}
        />
      </div>
      <div className="field">
        <CodeBoxes
          value={code}
          invalid={errors.otp !== undefined}
          describedBy="code-note"
          focusRef={otp.ref}
          onChange={onCode}
        />
        <FieldNote
          id="code-note"
          error={errors.otp?.message}
          help={m.accounts_letters_and_digits_as_they_stand_in()}
        />
      </div>
      <SubmitButton busy={isSubmitting} label={m.accounts_verify()} busyLabel={m.accounts_verifying()} />
      <button className="button quiet wide" type="button" disabled={isSending} onClick={sendAgain}>
        {isSending ? m.accounts_sending() : m.accounts_send_a_new_code()}
      </button>
    </form>
  )
}

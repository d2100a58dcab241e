import { useState } from 'react'
import { CODE_LENGTH, SendOtpBody, VerifyOtpBody } from '../../server/members/accounts/accounts-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { call } from '../api.ts'
import { bySchema } from '../components/form/by-schema.ts'
import { CodeBoxes } from '../components/form/code-boxes.tsx'
import { EmailField, FieldNote } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useForm } from '../components/form/use-form.ts'
import { toast } from '../stores/toasts.ts'

/** @param email address of the previous step; if empty, the form asks for it. */
export default function VerificationForm({ email }: { email: string }) {
  const [code, setCode] = useState(() => Array<string>(CODE_LENGTH).fill(''))
  const [isSending, setSending] = useState(false)
  const form = useForm({
    read: (typed) => bySchema(VerifyOtpBody, typed),
    failed: m.accounts_otp_wrong(),
    async send(values) {
      const { message } = await call('POST /api/auth/verify-otp', { body: values })
      toast.successAfterMove(message || m.accounts_otp_verified())
      await goTo(`/verificationsuccess?email=${encodeURIComponent(values.email)}`)
    },
  })

  function onCode(next: string[]) {
    setCode(next)
    form.clear('otp')
  }

  async function sendAgain() {
    if (isSending) return
    const asked = SendOtpBody.safeParse({ email: form.textOf('email') })
    if (!asked.success) {
      form.show({ email: [asked.error.issues[0]!.message] })
      return
    }
    setSending(true)
    try {
      const { message } = await call('POST /api/auth/send-otp', { body: asked.data })
      onCode(code.map(() => ''))
      form.focus('otp')
      toast.success(message || m.accounts_otp_sent())
    } catch (error) {
      form.fail(error, m.accounts_failed_to_send_otp())
    } finally {
      setSending(false)
    }
  }

  return (
    <form className="form" {...form.props}>
      <div hidden={email !== '' && !form.errorOf('email')}>
        <EmailField autoComplete="username" defaultValue={email} {...form.field('email')} />
      </div>
      <div className="field" data-field="otp">
        <input type="hidden" name="otp" value={code.join('')} />
        <CodeBoxes
          value={code}
          invalid={form.errorOf('otp') !== undefined}
          describedBy="code-note"
          onChange={onCode}
        />
        <FieldNote id="code-note" error={form.errorOf('otp')} help={m.accounts_code_help()} />
      </div>
      <SubmitButton {...form.button} label={m.accounts_verify()} busyLabel={m.accounts_verifying()} />
      {/* Not disabled: that would lose the focus. */}
      <button
        className="button quiet wide"
        type="button"
        aria-disabled={isSending || undefined}
        onClick={sendAgain}
      >
        {isSending ? m.accounts_sending() : m.accounts_send_a_new_code()}
      </button>
    </form>
  )
}

import { type FormEvent, useId, useRef, useState } from 'react'
import * as m from '../../../server/catalogues/messages.ts'
import { call } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { Dialog } from '../common/dialog.tsx'
import { useSending } from '../exchanges/use-sending.ts'
import { Field } from '../form/field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import type { HandoverProps } from './handover-props.ts'

const DIGITS = 4

/** Enters the other's code: a press confirms, never a link that was opened. `first` is what a link has brought. */
export function EnterCodeDialog({
  swapId,
  other,
  first,
  onChange,
  onClose,
}: Omit<HandoverProps, 'plan'> & { first: string; onClose: () => void }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState(first)
  const { errorOf, show, send, busy, signInFirst } = useSending(form, ['code'])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length !== DIGITS) return show({ code: [m.handovers_code_digits({ digits: DIGITS })] })
    await send(async () => {
      const body = { with: other.id, code }
      const { message } = await call('POST /api/swaps/:id/code/confirmation', {
        params: { id: swapId },
        body,
      })
      toast.success(message)
      onClose()
    }, m.handovers_confirm_failed())
    await onChange()
  }
  return (
    <Dialog
      title={m.handovers_code_of({ name: other.name })}
      onClose={onClose}
      width="420px"
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {m.handovers_back()}
          </button>
          <SubmitButton
            form={id}
            busy={busy}
            label={m.handovers_confirm()}
            busyLabel={m.handovers_confirming()}
            signInFirst={signInFirst}
          />
        </>
      }
    >
      <form id={id} ref={form} className="form enter-code" method="dialog" noValidate onSubmit={submit}>
        <Field
          label={m.handovers_code()}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGITS}
          value={code}
          error={errorOf('code')}
          help={m.handovers_code_help({ name: other.name })}
          onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
        />
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { asciiDigits } from '../../../server/platform/schemas/digits-shared.ts'
import { call } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { Field } from '../form/field.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useForm } from '../form/use-form.ts'
import type { HandoverProps } from './handover-props.ts'

const DIGITS = 4

/** Dialog to enter the other party's code. Opening a link only fills in `first`; a press confirms. */
export function EnterCodeDialog({
  swapId,
  other,
  first,
  onChange,
  onClose,
}: Omit<HandoverProps, 'plan'> & { first: string; onClose: () => void }) {
  const [code, setCode] = useState(first)
  const form = useForm({
    read(typed) {
      const digits = String(typed.get('code') ?? '')
      return digits.length === DIGITS
        ? { values: { code: digits } }
        : { errors: { code: [m.handovers_code_digits({ digits: DIGITS })] } }
    },
    failed: m.handovers_confirm_failed(),
    async send(typed) {
      try {
        const { message } = await call('POST /api/swaps/:id/code/confirmation', {
          params: { id: swapId },
          body: { with: other.id, ...typed },
        })
        toast.success(message)
        onClose()
      } finally {
        await onChange()
      }
    },
  })
  return (
    <FormDialog
      title={m.handovers_code_of({ name: other.name })}
      form={form}
      label={m.handovers_confirm()}
      busyLabel={m.handovers_confirming()}
      back={m.handovers_back()}
      losesInput={false}
      width="420px"
      onClose={onClose}
    >
      <div className="enter-code">
        <Field
          label={m.handovers_code()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGITS}
          value={code}
          help={m.handovers_code_help({ name: other.name })}
          onChange={(event) => setCode(asciiDigits(event.target.value).replaceAll(/\D/g, ''))}
          {...form.field('code')}
        />
      </div>
    </FormDialog>
  )
}

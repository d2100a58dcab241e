import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { call, isTooLate } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { TextAreaField } from '../form/field.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useForm } from '../form/use-form.ts'
import type { HandoverProps } from './handover-props.ts'
import { fromLocal, isSkipped } from './local-moment.ts'
import { LocalTime } from './local-time.tsx'
import { PlaceField } from './place-field.tsx'
import { TimesField } from './times-field.tsx'

/** Proposes a meeting. A newer proposal is shown without losing the input. */
export function ProposalDialog({
  swapId,
  other,
  plan,
  onChange,
  onClose,
}: HandoverProps & { onClose: () => void }) {
  const [place, setPlace] = useState(plan?.place ?? '')
  // Revision that the form shows. A submission with an older one would be rejected.
  const [seen, setSeen] = useState(plan?.revision ?? 0)
  const [isLate, setLate] = useState(false)
  const [now] = useState(() => new Date())
  /** Initial time. */
  const [filled] = useState(() =>
    plan && Date.parse(plan.starts_at) > now.getTime() ? plan.starts_at : undefined,
  )
  const form = useForm({
    read(typed) {
      const place = String(typed.get('place'))
      const time = String(typed.get('starts_at'))
      const starts_at = fromLocal(time, filled)
      const problem = !starts_at
        ? m.handovers_say_when()
        : isSkipped(time)
          ? m.handovers_time_skipped()
          : null
      // Validates the time even if the place is missing, so that both errors are shown at once.
      return place.trim() && starts_at && !problem
        ? { values: { place, starts_at, note: String(typed.get('note')) } }
        : {
            errors: {
              ...(place.trim() ? {} : { place: [m.handovers_place_required()] }),
              ...(problem ? { starts_at: [problem] } : {}),
            },
          }
    },
    failed: m.handovers_propose_failed(),
    async send(values) {
      try {
        const { message } = await call('POST /api/swaps/:id/handover', {
          params: { id: swapId },
          body: { with: other.id, ...values, revision: seen },
        })
        toast.success(message)
        onClose()
      } catch (error) {
        await onChange()
        if (isTooLate(error)) setLate(true)
        throw error
      }
      await onChange()
    },
  })

  // The newer proposal is shown now, so the next submission answers it.
  if (isLate && plan && plan.revision !== seen) setSeen(plan.revision)
  return (
    <FormDialog
      title={m.handovers_meet({ name: other.name })}
      form={form}
      label={m.handovers_propose_this()}
      busyLabel={m.handovers_sending()}
      back={m.handovers_back()}
      hasChoices
      onClose={onClose}
    >
      {isLate && plan && (
        <div className="notice hint" role="alert">
          <p>
            {/* The newer proposal may be the viewer's own: its response was lost, or it was made in another window. */}
            {(plan.turn === 'other' ? m.handovers_you_proposed : m.handovers_other_proposes)({
              name: other.name,
            })}{' '}
            <b>{plan.place}</b>, <LocalTime at={plan.starts_at} />
          </p>
        </div>
      )}
      <PlaceField value={place} onChange={setPlace} {...form.field('place')} />
      <TimesField
        labels={[m.handovers_time_label()]}
        now={now}
        first={filled ? [filled] : []}
        {...form.field('starts_at')}
      />
      <TextAreaField
        label={m.handovers_note_label()}
        rows={2}
        maxLength={LONGEST.handoverNote}
        defaultValue={plan?.note}
        placeholder={m.handovers_note_hint()}
        {...form.field('note')}
      />
    </FormDialog>
  )
}

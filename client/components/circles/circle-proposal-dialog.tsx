import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { CircleView } from '../../../server/trading/circles/circles-shared.ts'
import { HANDOVER } from '../../../server/trading/handovers/meeting-limits-shared.ts'
import { call, isTooLate } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { TextAreaField } from '../form/field.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { useForm } from '../form/use-form.ts'
import { fromLocal, isSkipped } from '../handovers/local-moment.ts'
import { PlaceField } from '../handovers/place-field.tsx'
import { TimesField } from '../handovers/times-field.tsx'
import { MeetingPlan } from './meeting-plan.tsx'

const LABELS = [m.handovers_time_label, m.handovers_all_second_time, m.handovers_all_third_time]

/** Proposes a place and up to 3 times. A newer proposal is shown without losing the input. */
export function CircleProposalDialog({
  circle,
  onChange,
  onClose,
}: {
  circle: CircleView
  onChange: () => unknown
  onClose: () => void
}) {
  const { meeting } = circle
  const [place, setPlace] = useState(meeting?.place ?? '')
  const [seen, setSeen] = useState(meeting?.revision ?? 0)
  const [isLate, setLate] = useState(false)
  const [now] = useState(() => new Date())
  /** Initial times. */
  const [filled] = useState(() =>
    (meeting?.times ?? []).map((time) => time.starts_at).filter((at) => Date.parse(at) > now.getTime()),
  )
  const form = useForm({
    read(typed) {
      const place = String(typed.get('place'))
      const texts = typed.getAll('times').map(String)
      const times = texts.flatMap((text, at) => fromLocal(text, filled[at]) ?? [])
      const problem =
        times.length === 0
          ? m.handovers_say_when()
          : texts.some(isSkipped)
            ? m.handovers_time_skipped()
            : null
      return place.trim() && !problem
        ? { values: { place, times, note: String(typed.get('note')) } }
        : {
            errors: {
              ...(place.trim() ? {} : { place: [m.handovers_place_required()] }),
              ...(problem ? { times: [problem] } : {}),
            },
          }
    },
    failed: m.handovers_propose_failed(),
    async send(values) {
      try {
        const { message } = await call('POST /api/swaps/:id/meeting', {
          params: { id: circle.id },
          body: { ...values, revision: seen },
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

  // The newer proposal is shown now, so the next submission replaces it.
  if (isLate && meeting && meeting.revision !== seen) setSeen(meeting.revision)
  return (
    <FormDialog
      title={m.handovers_all_title()}
      form={form}
      label={m.handovers_propose_this()}
      busyLabel={m.handovers_sending()}
      back={m.handovers_back()}
      hasChoices
      onClose={onClose}
    >
      {isLate && meeting && (
        <div className="notice hint" role="alert">
          <MeetingPlan circle={circle} meeting={meeting} />
        </div>
      )}
      <PlaceField value={place} onChange={setPlace} {...form.field('place')} />
      <TimesField
        name="times"
        labels={LABELS.slice(0, HANDOVER.times).map((label) => label())}
        now={now}
        first={filled}
        error={form.errorOf('times')}
      />
      <TextAreaField
        label={m.handovers_note_label()}
        rows={2}
        maxLength={LONGEST.handoverNote}
        defaultValue={meeting?.note}
        placeholder={m.handovers_note_hint()}
        {...form.field('note')}
      />
    </FormDialog>
  )
}

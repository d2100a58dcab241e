import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { MeetingPlaceView } from '../../../server/handovers/handovers-shared.ts'
import { LONGEST } from '../../../server/longest-shared.ts'
import { call, isTooLate, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { Dialog } from '../common/dialog.tsx'
import { useSending } from '../exchanges/use-sending.ts'
import { Field, TextAreaField } from '../form/field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import type { HandoverProps } from './handover-props.ts'
import { fromLocal, toLocal } from './local-moment.ts'
import { LocalTime } from './local-time.tsx'

const SHOWN = ['place', 'starts_at', 'note'] as const
const DAY = 86_400_000
/** How far ahead one may plan (server/limits.ts, HANDOVER). */
const DAYS_AHEAD = 90

/** Places that the community suggests; none while they are not there. */
function useMeetingPlaces(): MeetingPlaceView[] {
  const [places, setPlaces] = useState<MeetingPlaceView[]>([])
  useEffect(() => {
    // They are a help: without them one types.
    call('GET /api/meeting-places').then(
      ({ data }) => setPlaces(data),
      () => {},
    )
  }, [])
  return places
}

/** Proposes where and when to meet. A proposal of the other that comes meanwhile is shown, and what was typed stays. */
export function ProposalDialog({
  swapId,
  other,
  plan,
  onChange,
  onClose,
}: HandoverProps & { onClose: () => void }) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const places = useMeetingPlaces()
  const [place, setPlace] = useState(plan?.place ?? '')
  // The plan that was seen first; once the other's newer one is shown, that.
  const [seen, setSeen] = useState(plan?.revision ?? 0)
  const [late, setLate] = useState<string>()
  const { errorOf, show, send, busy, signInFirst } = useSending(form, SHOWN)
  const [now] = useState(() => new Date())

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const starts_at = fromLocal(String(data.get('starts_at')))
    if (!starts_at) return show({ starts_at: ['Say on which day and at what time you would meet.'] })
    const failed = await send(async () => {
      const body = { with: other.id, place, starts_at, note: String(data.get('note')), revision: seen }
      const { message } = await call('POST /api/swaps/:id/handover', { params: { id: swapId }, body })
      toast.success(message)
      onClose()
    }, 'Failed to send the proposal')
    await onChange()
    if (isTooLate(failed)) setLate(messageOf(failed, ''))
  }

  // What has come meanwhile stands above the form, so the next try answers it.
  if (late !== undefined && plan && plan.revision !== seen) setSeen(plan.revision)
  return (
    <Dialog
      title={`Meet ${other.name}`}
      onClose={onClose}
      losesInput
      width="560px"
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            Back
          </button>
          <SubmitButton
            form={id}
            busy={busy}
            label="Propose this"
            busyLabel="Sending..."
            signInFirst={signInFirst}
          />
        </>
      }
    >
      <form id={id} ref={form} className="form" method="dialog" noValidate onSubmit={submit}>
        {late !== undefined && (
          <div className="notice hint" role="alert">
            <p>
              {late}
              {plan && (
                <>
                  {' '}
                  <b>{plan.place}</b>, <LocalTime at={plan.starts_at} />
                </>
              )}
            </p>
          </div>
        )}
        <Field
          label="Place *"
          name="place"
          required
          maxLength={LONGEST.handoverPlace}
          autoComplete="off"
          placeholder="Somewhere public that both of you find"
          value={place}
          error={errorOf('place')}
          onChange={(event) => setPlace(event.target.value)}
        />
        {places.length > 0 && (
          <fieldset className="meeting-places">
            <legend>Good places to meet</legend>
            <div className="chips">
              {places.map(({ id: key, name }) => (
                <button
                  key={key}
                  type="button"
                  className="chip"
                  aria-pressed={place === name}
                  onClick={() => setPlace(name)}
                >
                  {name}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        <Field
          label="Day and time *"
          name="starts_at"
          type="datetime-local"
          required
          min={toLocal(now)}
          max={toLocal(new Date(now.getTime() + DAYS_AHEAD * DAY))}
          defaultValue={plan && Date.parse(plan.starts_at) > now.getTime() ? toLocal(new Date(plan.starts_at)) : ''}
          error={errorOf('starts_at')}
          help={`In your time zone, ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`}
        />
        <TextAreaField
          label="Note"
          name="note"
          rows={2}
          maxLength={LONGEST.handoverNote}
          defaultValue={plan?.note}
          placeholder="How do you find each other?"
          error={errorOf('note')}
        />
      </form>
    </Dialog>
  )
}

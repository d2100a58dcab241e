import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import * as m from '../../../server/catalogues/messages.ts'
import type { MeetingPlaceView } from '../../../server/handovers/handovers-shared.ts'
import { LONGEST } from '../../../server/longest-shared.ts'
import { call, isTooLate } from '../../api.ts'
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
  const [isLate, setLate] = useState(false)
  const { errorOf, show, send, busy, signInFirst } = useSending(form, SHOWN)
  const [now] = useState(() => new Date())

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const starts_at = fromLocal(String(data.get('starts_at')))
    if (!starts_at) return show({ starts_at: [m.handovers_say_when()] })
    const failed = await send(async () => {
      const body = { with: other.id, place, starts_at, note: String(data.get('note')), revision: seen }
      const { message } = await call('POST /api/swaps/:id/handover', { params: { id: swapId }, body })
      toast.success(message)
      onClose()
    }, m.handovers_propose_failed())
    await onChange()
    if (isTooLate(failed)) setLate(true)
  }

  // What has come meanwhile stands above the form, so the next try answers it.
  if (isLate && plan && plan.revision !== seen) setSeen(plan.revision)
  return (
    <Dialog
      title={m.handovers_meet({ name: other.name })}
      onClose={onClose}
      losesInput
      width="560px"
      footer={
        <>
          <button type="button" className="button quiet" onClick={onClose}>
            {m.handovers_back()}
          </button>
          <SubmitButton
            form={id}
            busy={busy}
            label={m.handovers_propose_this()}
            busyLabel={m.handovers_sending()}
            signInFirst={signInFirst}
          />
        </>
      }
    >
      <form id={id} ref={form} className="form" method="dialog" noValidate onSubmit={submit}>
        {isLate && plan && (
          <div className="notice hint" role="alert">
            <p>
              {m.handovers_other_proposes({ name: other.name })} <b>{plan.place}</b>,{' '}
              <LocalTime at={plan.starts_at} />
            </p>
          </div>
        )}
        <Field
          label={m.handovers_place_label()}
          name="place"
          required
          maxLength={LONGEST.handoverPlace}
          autoComplete="off"
          placeholder={m.handovers_place_hint()}
          value={place}
          error={errorOf('place')}
          onChange={(event) => setPlace(event.target.value)}
        />
        {places.length > 0 && (
          <fieldset className="meeting-places">
            <legend>{m.handovers_good_places()}</legend>
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
          label={m.handovers_time_label()}
          name="starts_at"
          type="datetime-local"
          required
          min={toLocal(now)}
          max={toLocal(new Date(now.getTime() + DAYS_AHEAD * DAY))}
          defaultValue={
            plan && Date.parse(plan.starts_at) > now.getTime() ? toLocal(new Date(plan.starts_at)) : ''
          }
          error={errorOf('starts_at')}
          help={m.handovers_time_zone({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
        />
        <TextAreaField
          label={m.handovers_note_label()}
          name="note"
          rows={2}
          maxLength={LONGEST.handoverNote}
          defaultValue={plan?.note}
          placeholder={m.handovers_note_hint()}
          error={errorOf('note')}
        />
      </form>
    </Dialog>
  )
}

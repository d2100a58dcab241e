import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { ABOUT_OTHERS, type CallOffKind } from '../../../server/swaps/call-off-kinds-shared.ts'
import { useForm } from '../form/use-form.ts'
import { CallOffKindField } from './call-off-kind.tsx'
import { useFocusOnStanding } from './use-focus-on-standing.ts'

const focus = (element: HTMLElement | null) => element?.focus()

interface CallOff {
  reason: string
  kind: CallOffKind
  about?: number
}

/** Cancels an agreed swap with a reason; with several `others`, asks which one it is about. */
export function CallOffForm({
  others = [],
  onSend,
  onBack,
}: {
  others?: { id: number; name: string }[]
  /** Shows its own errors. */
  onSend: (body: CallOff) => Promise<unknown>
  onBack: () => void
}) {
  const [reason, setReason] = useState('')
  const [kind, setKind] = useState<CallOffKind>('other')
  const [about, setAbout] = useState('')
  const asksWho = ABOUT_OTHERS.includes(kind) && others.length > 1
  const form = useForm({
    read: () => ({ values: { reason, kind, ...(asksWho ? { about: Number(about) } : {}) } }),
    failed: m.form_something_wrong(),
    send: onSend,
  })
  return (
    <form className="call-off" {...form.props}>
      <input
        ref={focus}
        className="input"
        aria-label={m.swaps_call_off_reason()}
        placeholder={m.swaps_call_off_reason()}
        required
        maxLength={LONGEST.itemMessage}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <CallOffKindField kind={kind} onChange={setKind} />
      {asksWho && (
        <select
          className="input"
          aria-label={m.circles_call_off_about()}
          required
          value={about}
          onChange={(event) => setAbout(event.target.value)}
        >
          <option value="">{m.circles_call_off_about()}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <button
        ref={useFocusOnStanding()}
        type="submit"
        className="button danger"
        disabled={reason.trim() === '' || (asksWho && about === '')}
        aria-disabled={form.busy || undefined}
      >
        {form.busy ? m.swaps_calling_off() : m.swaps_call_off()}
      </button>
      <button type="button" className="button quiet" onClick={onBack}>
        {m.swaps_back()}
      </button>
    </form>
  )
}

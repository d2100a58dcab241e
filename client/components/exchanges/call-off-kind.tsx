import * as m from '../../../server/platform/catalogues/messages.ts'
import { CALL_OFF_KINDS, type CallOffKind } from '../../../server/swaps/call-off-kinds-shared.ts'

const KINDS: Record<CallOffKind, () => string> = {
  changed_mind: m.people_call_off_changed_mind,
  no_show: m.people_call_off_no_show,
  not_as_described: m.people_call_off_not_as_described,
  other: m.people_call_off_other,
}

export function CallOffKindField({
  kind,
  onChange,
}: {
  kind: CallOffKind
  onChange: (kind: CallOffKind) => void
}) {
  return (
    <select
      className="input"
      aria-label={m.people_call_off_kind()}
      value={kind}
      onChange={(event) => onChange(event.target.value as CallOffKind)}
    >
      {CALL_OFF_KINDS.map((one) => (
        <option key={one} value={one}>
          {KINDS[one]()}
        </option>
      ))}
    </select>
  )
}

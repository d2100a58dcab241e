import * as m from '../../../server/platform/catalogues/messages.ts'
import { SelectField } from '../form/field.tsx'

/** "Any n of these", for several listed items. */
export function PickField({
  label,
  count,
  pick,
  error,
  onChange,
}: {
  label: string
  /** Number of selected items. */
  count: number
  /** Null for all. */
  pick: number | null
  error?: string | undefined
  onChange: (pick: number | null) => void
}) {
  if (count < 2) return null
  return (
    <SelectField
      label={label}
      value={pick !== null && pick < count ? pick : ''}
      error={error}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{m.swaps_all_of_these({ count })}</option>
      {Array.from({ length: count - 1 }, (_, at) => count - 1 - at).map((n) => (
        <option key={n} value={n}>
          {m.swaps_any_of_these({ n })}
        </option>
      ))}
    </SelectField>
  )
}

import type { CategoryView } from '../../../../server/market/items/items-shared.ts'
import * as m from '../../../../server/platform/catalogues/messages.ts'
import { SelectField } from '../../form/field.tsx'
import { CONDITION_LABELS } from '../condition.ts'

interface Choice {
  label?: string
  value: string
  /** Label of the blank option. */
  none?: string
  error?: string | undefined
  help?: string
  onChoose: (value: string) => void
}

export function CategoryChoice({
  categories,
  label = m.form_category(),
  none = m.form_select_a_category(),
  onChoose,
  ...field
}: Choice & { categories: CategoryView[] }) {
  return (
    <SelectField label={label} name="category" onChange={({ target }) => onChoose(target.value)} {...field}>
      <option value="">{none}</option>
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

export function ConditionChoice({
  label = m.form_condition(),
  none = m.form_select_a_condition(),
  onChoose,
  ...field
}: Choice) {
  return (
    <SelectField label={label} name="condition" onChange={({ target }) => onChoose(target.value)} {...field}>
      <option value="">{none}</option>
      {Object.entries(CONDITION_LABELS).map(([value, label]) => (
        <option key={value} value={value}>
          {label()}
        </option>
      ))}
    </SelectField>
  )
}

export function GiftChoice({ isGift, onChoose }: { isGift: boolean; onChoose: (isGift: boolean) => void }) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name="is_gift"
        checked={isGift}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span>{m.gifts_give_away()}</span>
    </label>
  )
}

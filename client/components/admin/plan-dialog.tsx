import { useState } from 'react'
import type { PlanForm, PlanRowView } from '../../../server/admin/payments/admin-plans-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LISTED, LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { decimalOf } from '../../../server/platform/schemas/numbers-shared.ts'
import { Field, SelectField, TextAreaField } from '../form/field.tsx'
import type { EditorProps } from './collection.tsx'
import { EntryDialog } from './entry-dialog.tsx'

const BLANK: PlanForm = {
  name: '',
  price: 0,
  billing_interval: 'month',
  description: '',
  is_popular: false,
  features: [],
}

export function PlanDialog({ entry: plan, errors, onSave, ...dialog }: EditorProps<PlanRowView, PlanForm>) {
  const [form, setForm] = useState(() => {
    const { name, price, billing_interval, description, is_popular, features }: PlanForm = plan ?? BLANK
    return {
      name,
      billing_interval,
      description,
      is_popular,
      price: String(price),
      features: features.join('\n'),
    }
  })
  const set = (part: Partial<typeof form>) => setForm((before) => ({ ...before, ...part }))

  function save(over: boolean) {
    const features = form.features.split('\n').filter((line) => line.trim() !== '')
    // Invalid numbers are sent as they are, because the server validates them.
    onSave({ ...form, features, price: decimalOf(form.price.replace(/^\s*\$/, '')) }, over)
  }

  return (
    <EntryDialog
      title={plan ? m.admin_edit({ name: plan.name }) : m.admin_add_a_plan()}
      {...dialog}
      onSave={save}
    >
      <Field
        label={m.admin_name()}
        maxLength={LONGEST.planName}
        value={form.name}
        error={errors.name?.[0]}
        onChange={(event) => set({ name: event.target.value })}
      />
      <div className="row">
        <Field
          label={m.admin_price_in_dollars()}
          inputMode="decimal"
          value={form.price}
          error={errors.price?.[0]}
          onChange={(event) => set({ price: event.target.value })}
        />
        <SelectField
          label={m.admin_billed_by_the()}
          value={form.billing_interval}
          onChange={(event) => set({ billing_interval: event.target.value as 'month' | 'year' })}
        >
          <option value="month">{m.admin_month()}</option>
          <option value="year">{m.admin_year()}</option>
        </SelectField>
      </div>
      <Field
        label={m.admin_description()}
        maxLength={LONGEST.planDescription}
        value={form.description}
        error={errors.description?.[0]}
        onChange={(event) => set({ description: event.target.value })}
      />
      <TextAreaField
        label={m.admin_features()}
        rows={5}
        help={m.admin_features_help({ planFeatures: LISTED.planFeatures })}
        value={form.features}
        error={errors.features?.[0]}
        onChange={(event) => set({ features: event.target.value })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={form.is_popular}
          onChange={(event) => set({ is_popular: event.target.checked })}
        />
        {m.admin_show_the_badge_popular()}
      </label>
    </EntryDialog>
  )
}

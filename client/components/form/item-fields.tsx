import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import * as m from '../../../server/catalogues/messages.ts'
import type { CategoryView } from '../../../server/items/items-shared.ts'
import { LONGEST } from '../../../server/longest-shared.ts'
import { CONDITION_LABELS, conditionsExplained } from '../items/condition.ts'
import { Field, SelectField, TextAreaField } from './field.tsx'

/** What every form about a thing asks for: its name, description, category and condition. */
export interface ThingValues {
  name?: unknown
  description?: unknown
  product_category_id?: unknown
  condition?: unknown
}

interface Props {
  // The fields are a part of whatever else a form holds.
  register: UseFormRegister<never>
  errors: FieldErrors<ThingValues>
  categories: CategoryView[]
  nameLabel?: string
  values?: { name?: string; description?: string; product_category_id?: string; condition?: string }
}

const text = (error: { message?: unknown } | undefined) => error?.message as string | undefined

/** Name, description, category and condition of a thing, all required. */
export function ThingFields({
  register,
  errors,
  categories,
  nameLabel = m.form_item_name(),
  values = {},
}: Props) {
  const field = (name: keyof ThingValues) => register(name as never)
  return (
    <>
      <Field
        label={`${nameLabel} *`}
        autoComplete="off"
        maxLength={LONGEST.itemName}
        defaultValue={values.name}
        error={text(errors.name)}
        {...field('name')}
      />
      <TextAreaField
        label={m.form_description()}
        rows={4}
        maxLength={LONGEST.itemDescription}
        defaultValue={values.description}
        error={text(errors.description)}
        {...field('description')}
      />
      <div className="row">
        <SelectField
          label={m.form_category()}
          defaultValue={values.product_category_id ?? ''}
          error={text(errors.product_category_id)}
          {...field('product_category_id')}
        >
          <option value="">{m.form_select_a_category()}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={m.form_condition()}
          help={conditionsExplained()}
          defaultValue={values.condition ?? ''}
          error={text(errors.condition)}
          {...field('condition')}
        >
          <option value="">{m.form_select_a_condition()}</option>
          {Object.entries(CONDITION_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

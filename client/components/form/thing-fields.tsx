import type { CategoryView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { CONDITION_LABELS, conditionsExplained } from '../items/condition.ts'
import { Field, SelectField, TextAreaField } from './field.tsx'

interface Props {
  /** Returns name and error of a field. */
  field: (name: 'name' | 'description' | 'product_category_id' | 'condition') => {
    name: string
    error: string | undefined
    required?: boolean
  }
  categories: CategoryView[]
  nameLabel?: string
  values?: { name?: string; description?: string; product_category_id?: string; condition?: string }
}

/** Required fields of an item. */
export function ThingFields({ field, categories, nameLabel = m.form_item_name(), values = {} }: Props) {
  return (
    <>
      <Field
        label={`${nameLabel} *`}
        autoComplete="off"
        maxLength={LONGEST.itemName}
        defaultValue={values.name}
        {...field('name')}
      />
      <TextAreaField
        label={m.form_description()}
        rows={4}
        maxLength={LONGEST.itemDescription}
        defaultValue={values.description}
        {...field('description')}
      />
      <div className="row">
        <SelectField
          label={m.form_category()}
          defaultValue={values.product_category_id ?? ''}
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

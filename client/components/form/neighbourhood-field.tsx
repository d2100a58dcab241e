import type { ComponentProps } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { NeighbourhoodView } from '../../../server/site/neighbourhoods/neighbourhoods-shared.ts'
import { SelectField } from './field.tsx'

/** Nothing without neighbourhoods. */
export function NeighbourhoodField({
  neighbourhoods,
  none = m.place_none(),
  ...field
}: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  neighbourhoods: NeighbourhoodView[]
  /** Label of the blank option. */
  none?: string
}) {
  if (neighbourhoods.length === 0) return null
  return (
    <SelectField label={m.place_neighbourhood()} {...field}>
      <option value="">{none}</option>
      {neighbourhoods.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

import type { ComponentProps } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import {
  CONTACT_VISIBILITIES,
  type ContactVisibility,
} from '../../../server/platform/sessions/contact-details-shared.ts'
import { SelectField } from '../form/field.tsx'

const LABELS: Record<ContactVisibility, () => string> = {
  everyone: m.people_contact_everyone,
  members: m.people_contact_members,
  partners: m.people_contact_partners,
}

/** Contact visibility. */
export function ContactChoice(props: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  return (
    <SelectField {...props}>
      {CONTACT_VISIBILITIES.map((value) => (
        <option key={value} value={value}>
          {LABELS[value]()}
        </option>
      ))}
    </SelectField>
  )
}

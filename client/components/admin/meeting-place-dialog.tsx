import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type {
  MeetingPlaceForm,
  MeetingPlaceRowView,
} from '../../../server/trading/handovers/admin-meeting-places-shared.ts'
import { Field } from '../form/field.tsx'
import type { EditorProps } from './collection.tsx'
import { EntryDialog } from './entry-dialog.tsx'

export function MeetingPlaceDialog({
  entry: place,
  errors,
  onSave,
  ...dialog
}: EditorProps<MeetingPlaceRowView, MeetingPlaceForm>) {
  const [name, setName] = useState(place?.name ?? '')
  return (
    <EntryDialog
      title={place ? m.handovers_edit_place({ name: place.name }) : m.handovers_add_place()}
      {...dialog}
      onSave={(over) => onSave({ name }, over)}
    >
      <Field
        label={m.handovers_place()}
        maxLength={LONGEST.handoverPlace}
        autoComplete="off"
        placeholder={m.handovers_place_example()}
        value={name}
        error={errors.name?.[0]}
        onChange={(event) => setName(event.target.value)}
      />
    </EntryDialog>
  )
}

import { useState } from 'react'
import type {
  MeetingPlaceForm,
  MeetingPlaceRowView,
} from '../../../server/handovers/admin-meeting-places-shared.ts'
import { LONGEST } from '../../../server/longest-shared.ts'
import { Field } from '../form/field.tsx'
import type { EditorProps } from './collection.tsx'
import { FormDialog } from './form-dialog.tsx'

/** Adds a meeting place, or changes one. */
export function MeetingPlaceDialog({
  entry: place,
  errors,
  problem,
  conflict,
  busy,
  onClose,
  onSave,
}: EditorProps<MeetingPlaceRowView, MeetingPlaceForm>) {
  const [name, setName] = useState(place?.name ?? '')
  return (
    <FormDialog
      title={place ? `Edit ${place.name}` : 'Add a meeting place'}
      busy={busy}
      problem={problem}
      conflict={conflict}
      onClose={onClose}
      onSave={(over) => onSave({ name }, over)}
    >
      <Field
        label="Place"
        maxLength={LONGEST.handoverPlace}
        autoComplete="off"
        placeholder="Library, main entrance"
        value={name}
        error={errors.name?.[0]}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}

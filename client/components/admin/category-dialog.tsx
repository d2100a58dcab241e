import { useState } from 'react'
import type { CategoryForm, CategoryRowView } from '../../../server/market/items/admin-categories-shared.ts'
import { bytesText } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PICTURE_BYTES } from '../../../server/platform/images/images-shared.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { Field } from '../form/field.tsx'
import type { WithFiles } from './call-with-files.ts'
import type { EditorProps } from './collection.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { PicturePick } from './picture-pick.tsx'
import type { PictureValue } from './use-saved-form.ts'

export function CategoryDialog({
  entry: category,
  errors,
  onSave,
  ...dialog
}: EditorProps<CategoryRowView, WithFiles<CategoryForm>>) {
  const [name, setName] = useState(category?.name ?? '')
  const [image, setImage] = useState<PictureValue>(category?.image ?? null)
  return (
    <EntryDialog
      title={category ? m.admin_edit({ name: category.name }) : m.admin_add_a_category()}
      {...dialog}
      onSave={(over) => onSave({ name, image }, over)}
    >
      <Field
        label={m.admin_name()}
        maxLength={LONGEST.categoryName}
        autoComplete="off"
        value={name}
        error={errors.name?.[0]}
        onChange={(event) => setName(event.target.value)}
      />
      <PicturePick
        label={m.admin_picture()}
        value={image}
        error={errors.image?.[0]}
        help={m.admin_hero_picture_help({ bytesText: bytesText(PICTURE_BYTES) })}
        onChange={setImage}
      />
    </EntryDialog>
  )
}

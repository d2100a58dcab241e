import { useState } from 'react'
import * as m from '../../server/catalogues/messages.ts'
import { OfferChanges } from '../../server/exchanges/exchange-fields-shared.ts'
import type { OfferedProductView } from '../../server/exchanges/exchanges-shared.ts'
import { PICTURES_PER_ITEM } from '../../server/images/images-shared.ts'
import type { CategoryView } from '../../server/items/items-shared.ts'
import { MISSING } from '../../server/items/missing-shared.ts'
import { LONGEST } from '../../server/longest-shared.ts'
import { fieldError } from '../api.ts'
import { editableText } from '../components/form/editable-text.ts'
import { TextAreaField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { ThingFields } from '../components/form/item-fields.tsx'
import { PictureField } from '../components/form/picture-field.tsx'
import { showFailure, useSchemaForm } from '../components/form/schema-form.ts'
import { StoredPictures } from '../components/form/stored-pictures.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { usePictures } from '../components/form/use-pictures.ts'
import { toast } from '../stores/toasts.ts'
import { upload } from '../upload.ts'

interface Props {
  request: OfferedProductView
  categories: CategoryView[]
}

/** Changes one's own offer while it is pending. */
export default function ExchangeUpdateForm({ request, categories }: Props) {
  const form = useSchemaForm(OfferChanges)
  const { errors, isSubmitting } = form.formState
  const [removed, setRemoved] = useState<string[]>([])
  const kept = request.images.filter((url) => !removed.includes(url))
  const pictures = usePictures(PICTURES_PER_ITEM - kept.length)
  const [pictureError, setPictureError] = useState<string>()

  const save = form.handleSubmit(async (values) => {
    if (kept.length + pictures.pictures.length === 0) return setPictureError(MISSING.images)
    try {
      const { message } = await upload('POST /api/exchange-request/:id/offered-product', {
        params: { id: request.id },
        body: { ...values, removed_images: removed },
        files: { images: pictures.pictures.map(({ file }) => file) },
      })
      toast.successAfterMove(message)
      await goTo(`/dashboard/exchange-product-details?id=${request.id}`)
    } catch (error) {
      const wrong = fieldError(error, 'images')
      setPictureError(wrong)
      if (!wrong) showFailure(form, error, m.form_something_wrong())
    }
  })

  return (
    <form className="form" method="dialog" noValidate onSubmit={save}>
      <ThingFields
        register={form.register as never}
        errors={errors}
        categories={categories}
        nameLabel={m.swaps_name()}
        values={{
          name: request.name,
          description: editableText(request.description),
          product_category_id: String(request.category.id),
          condition: request.condition,
        }}
      />
      <TextAreaField
        label={m.swaps_message_2()}
        rows={3}
        maxLength={LONGEST.requestMessage}
        defaultValue={request.message}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <PictureField label={m.swaps_images()} pictures={pictures} error={pictureError}>
        <StoredPictures name={request.name} urls={kept} onRemove={(url) => setRemoved([...removed, url])} />
      </PictureField>
      <SubmitButton
        busy={isSubmitting}
        label={m.swaps_save_offer()}
        busyLabel={m.form_saving()}
        signInFirst={errors.root?.message}
      />
    </form>
  )
}

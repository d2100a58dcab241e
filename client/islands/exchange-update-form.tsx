import { useState } from 'react'
import type { CategoryView } from '../../server/market/items/items-shared.ts'
import { MISSING } from '../../server/market/items/missing-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { PICTURES_PER_ITEM } from '../../server/platform/images/images-shared.ts'
import { LONGEST } from '../../server/platform/schemas/longest-shared.ts'
import { OfferChanges } from '../../server/trading/exchanges/exchange-fields-shared.ts'
import type { OfferedProductView } from '../../server/trading/exchanges/exchanges-shared.ts'
import { alsoWrong, bySchema } from '../components/form/by-schema.ts'
import { editableText } from '../components/form/editable-text.ts'
import { TextAreaField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { PictureField } from '../components/form/picture-field.tsx'
import { StoredPictures } from '../components/form/stored-pictures.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { ThingFields } from '../components/form/thing-fields.tsx'
import { useForm } from '../components/form/use-form.ts'
import { filesOf, usePictures } from '../components/form/use-pictures.ts'
import { toast } from '../stores/toasts.ts'
import { upload } from '../upload.ts'

interface Props {
  request: OfferedProductView
  categories: CategoryView[]
}

export default function ExchangeUpdateForm({ request, categories }: Props) {
  const [removed, setRemoved] = useState<string[]>([])
  const kept = request.images.filter((url) => !removed.includes(url))
  const { pictures, ...picking } = usePictures(PICTURES_PER_ITEM - kept.length)
  // Without an own message, e.g. after a counter-offer, the server needs none: an empty one is left out.
  const ownMessage = request.message_by === 'me' ? request.message : ''
  const hasPictures = kept.length + pictures.length > 0
  const form = useForm({
    isReading: picking.busy,
    read(typed) {
      if (ownMessage === '' && !String(typed.get('message')).trim()) typed.delete('message')
      return alsoWrong(bySchema(OfferChanges, typed), hasPictures ? {} : { images: [MISSING.images()] })
    },
    failed: m.form_something_wrong(),
    async send(values) {
      const { message } = await upload('POST /api/exchange-request/:id/offered-product', {
        params: { id: request.id },
        body: { ...values, removed_images: removed },
        files: { images: filesOf(pictures) },
      })
      toast.successAfterMove(message)
      await goTo(`/dashboard/exchange-product-details?id=${request.id}`)
    },
  })

  return (
    <form className="form" {...form.props}>
      <ThingFields
        field={form.field}
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
        label={ownMessage === '' ? m.swaps_message() : m.swaps_message_label()}
        rows={3}
        maxLength={LONGEST.requestMessage}
        defaultValue={ownMessage}
        {...form.field('message')}
      />
      <PictureField label={m.swaps_images()} pictures={{ pictures, ...picking }} form={form}>
        <StoredPictures name={request.name} urls={kept} onRemove={(url) => setRemoved([...removed, url])} />
      </PictureField>
      <SubmitButton {...form.button} label={m.swaps_save_offer()} busyLabel={m.form_saving()} />
    </form>
  )
}

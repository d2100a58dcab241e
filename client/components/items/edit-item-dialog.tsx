import { useState } from 'react'
import * as m from '../../../server/catalogues/messages.ts'
import { PICTURES_PER_ITEM } from '../../../server/images/images-shared.ts'
import { ItemChanges } from '../../../server/items/item-fields-shared.ts'
import type { CategoryView, OwnItemView } from '../../../server/items/items-shared.ts'
import { MISSING } from '../../../server/items/missing-shared.ts'
import { LONGEST } from '../../../server/longest-shared.ts'
import type { NeighbourhoodView } from '../../../server/neighbourhoods/neighbourhoods-shared.ts'
import { wishesIn } from '../../../server/wishes/wish-fields-shared.ts'
import { fieldError } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { upload } from '../../upload.ts'
import { Dialog } from '../common/dialog.tsx'
import { editableText } from '../form/editable-text.ts'
import { Field, TextAreaField } from '../form/field.tsx'
import { ThingFields } from '../form/item-fields.tsx'
import { NeighbourhoodField } from '../form/neighbourhood-field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { showFailure, useSchemaForm } from '../form/schema-form.ts'
import { StoredPictures } from '../form/stored-pictures.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { usePictures } from '../form/use-pictures.ts'
import { VideoLinksField } from '../form/video-links-field.tsx'
import { WishesField } from '../matches/wishes-field.tsx'

interface Props {
  item: OwnItemView
  categories: CategoryView[]
  neighbourhoods: NeighbourhoodView[]
  onClose: () => void
  onSaved: () => void
}

/** Changes an own item. When that fails it stays open, filled. */
export function EditItemDialog({ item, categories, neighbourhoods, onClose, onSaved }: Props) {
  const form = useSchemaForm(ItemChanges)
  const { errors, isSubmitting } = form.formState
  const [kept, setKept] = useState(item.images)
  const pictures = usePictures(PICTURES_PER_ITEM - kept.length)
  const [wishes, setWishes] = useState(item.item_wishes)
  const [links, setLinks] = useState(item.video_links)
  const [pictureError, setPictureError] = useState<string>()

  function move(url: string, by: -1 | 1) {
    const after = kept.filter((other) => other !== url)
    after.splice(kept.indexOf(url) + by, 0, url)
    setKept(after)
  }

  const save = form.handleSubmit(async (values) => {
    if (kept.length + pictures.pictures.length === 0) return setPictureError(MISSING.images)
    const removed = item.images.filter((url) => !kept.includes(url))
    try {
      const { message } = await upload('POST /api/product/update/:id', {
        params: { id: item.id },
        body: {
          ...values,
          wishes: wishes.length > 0 ? wishes : [''],
          video_links: links.length > 0 ? links : [''],
          removed_images: removed,
          image_order: kept,
        },
        files: { images: pictures.pictures.map(({ file }) => file) },
      })
      toast.success(message || m.items_product_updated_successfully())
      onSaved()
    } catch (error) {
      const wrong = fieldError(error, 'images')
      setPictureError(wrong)
      if (!wrong) showFailure(form, error, m.items_failed_to_update_product())
    }
  })

  return (
    <Dialog
      title={m.items_update_item()}
      onClose={onClose}
      losesInput
      width="56rem"
      height="600px"
      footer={
        <SubmitButton
          form="edit-item"
          busy={isSubmitting}
          label={m.items_submit_update()}
          busyLabel={m.items_updating()}
          signInFirst={errors.root?.message}
        />
      }
    >
      <form id="edit-item" className="form" method="post" noValidate onSubmit={save}>
        <ThingFields
          register={form.register as never}
          errors={errors}
          categories={categories}
          values={{
            name: item.name,
            description: editableText(item.description),
            product_category_id: String(item.category.id),
            condition: item.condition,
          }}
        />
        <div className="row">
          <Field
            label={m.items_phone()}
            type="tel"
            inputMode="tel"
            maxLength={LONGEST.phone}
            defaultValue={item.phone}
            help={m.items_empty_the_one_in_your_profile()}
            error={errors.phone?.message}
            {...form.register('phone')}
          />
          <Field
            label={m.items_location()}
            maxLength={LONGEST.address}
            defaultValue={item.location}
            help={m.items_empty_your_address()}
            error={errors.location?.message}
            {...form.register('location')}
          />
        </div>
        <NeighbourhoodField
          neighbourhoods={neighbourhoods}
          defaultValue={item.neighbourhood_id ?? ''}
          error={errors.neighbourhood_id?.message}
          {...form.register('neighbourhood_id')}
        />
        <WishesField
          wishes={wishes}
          onChange={setWishes}
          suggested={item.item_wishes.length === 0 ? wishesIn(item.written_preferences) : []}
          error={errors.wishes?.message}
        />
        <Field
          label={m.common_what_would_you_take_for_it()}
          maxLength={LONGEST.itemTradePreferences}
          defaultValue={item.written_preferences}
          help={m.common_shown_where_other_markets_show_the()}
          error={errors.trade_preferences?.message}
          {...form.register('trade_preferences')}
        />
        <TextAreaField
          label={m.common_message_to_interested_people()}
          rows={2}
          maxLength={LONGEST.itemMessage}
          defaultValue={item.message}
          error={errors.message?.message}
          {...form.register('message')}
        />
        <VideoLinksField links={links} onChange={setLinks} />
        <PictureField label={m.items_product_images()} pictures={pictures} error={pictureError}>
          <StoredPictures
            name={item.name}
            urls={kept}
            onMove={move}
            onRemove={(url) => setKept(kept.filter((other) => other !== url))}
          />
        </PictureField>
      </form>
    </Dialog>
  )
}

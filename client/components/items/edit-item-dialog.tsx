import { useState } from 'react'
import { ItemChanges } from '../../../server/market/items/item-fields-shared.ts'
import type { CategoryView, OwnItemView } from '../../../server/market/items/items-shared.ts'
import { MISSING } from '../../../server/market/items/missing-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PICTURES_PER_ITEM } from '../../../server/platform/images/images-shared.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { NeighbourhoodView } from '../../../server/site/neighbourhoods/neighbourhoods-shared.ts'
import { call } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { upload } from '../../upload.ts'
import { alsoWrong, bySchema, withValues } from '../form/by-schema.ts'
import { editableText } from '../form/editable-text.ts'
import { Field, TextAreaField } from '../form/field.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { NeighbourhoodField } from '../form/neighbourhood-field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { ThingFields } from '../form/thing-fields.tsx'
import { onlyTouched } from '../form/touched.ts'
import { useForm } from '../form/use-form.ts'
import { changedOrder, filesOf, usePictures } from '../form/use-pictures.ts'
import { useVersion } from '../form/use-version.ts'
import { linksWithTyped, VideoLinksField } from '../form/video-links-field.tsx'
import { GiftTick } from '../gifts/gift-tick.tsx'
import { leftOutOf, RETURN_NAME, ReturnField, wishesOf } from '../matches/return-field.tsx'

interface Props {
  item: OwnItemView
  categories: CategoryView[]
  neighbourhoods: NeighbourhoodView[]
  hasGifts: boolean
  onClose: () => void
  onSaved: () => unknown
}

/** Value for changed lists only. Forms send one blank for an empty list. */
const unlessSame = (name: string, now: string[], before: string[]) =>
  now.join('\n') === before.join('\n') ? {} : { [name]: now.length > 0 ? now : [''] }

/** Edits an own item; stays open on failure. */
export function EditItemDialog({ item, categories, neighbourhoods, hasGifts, onClose, onSaved }: Props) {
  const { pictures, ...picking } = usePictures(PICTURES_PER_ITEM, item.images)
  // If the owner has written no text, `trade_preferences` is made of the item's wishes.
  const before = { text: item.trade_preferences, wishes: item.item_wishes }
  const [off, setOff] = useState(() => leftOutOf(before))
  const [links, setLinks] = useState(item.video_links)
  const saveVersion = useVersion(item.version, async () => {
    const { data } = await call('GET /api/home/product/details/:id', { params: { id: item.id } })
    return data.product.version
  })
  const form = useForm({
    isReading: picking.busy,
    read(typed) {
      const linked = linksWithTyped(links, typed)
      const found = alsoWrong(bySchema(ItemChanges, typed), {
        ...(pictures.length > 0 ? {} : { images: [MISSING.images()] }),
        ...linked.errors,
      })
      return withValues(found, {
        video_links: linked.links,
        wishes: wishesOf(String(typed.get(RETURN_NAME)), off, before),
      })
    },
    failed: m.items_failed_to_update_product(),
    async send({ wishes: wished, video_links, ...values }) {
      const { message } = await saveVersion((version) =>
        upload('POST /api/product/update/:id', {
          params: { id: item.id },
          body: {
            ...onlyTouched(values, form.touched()),
            // Undefined if unchanged, because existing lists may exceed the limits of the form.
            ...unlessSame('wishes', wished, item.item_wishes),
            ...unlessSame('video_links', video_links, item.video_links),
            removed_images: item.images.filter((url) => !pictures.some(({ id }) => id === url)),
            ...changedOrder(item.images, pictures),
            version,
          },
          files: { images: filesOf(pictures) },
        }),
      )
      toast.success(message || m.items_product_updated_successfully())
      await onSaved()
    },
  })

  return (
    <FormDialog
      title={m.items_update_item()}
      form={form}
      label={m.items_submit_update()}
      busyLabel={m.items_updating()}
      back={null}
      width="56rem"
      height="600px"
      onClose={onClose}
    >
      <ThingFields
        field={form.field}
        categories={categories}
        values={{
          name: item.name,
          description: editableText(item.description),
          product_category_id: String(item.category.id),
          condition: item.condition,
        }}
      />
      {hasGifts && <GiftTick isGift={item.is_gift} startsChain={item.starts_chain} isChange />}
      <div className="row">
        <Field
          label={m.items_phone()}
          type="tel"
          inputMode="tel"
          maxLength={LONGEST.phone}
          defaultValue={item.phone}
          help={m.items_profile_if_empty()}
          {...form.field('phone')}
        />
        <Field
          label={m.items_location()}
          maxLength={LONGEST.address}
          defaultValue={item.location}
          help={m.items_empty_your_address()}
          {...form.field('location')}
        />
      </div>
      <NeighbourhoodField
        neighbourhoods={neighbourhoods}
        defaultValue={item.neighbourhood_id ?? ''}
        {...form.field('neighbourhood_id')}
      />
      <ReturnField
        before={before}
        off={off}
        onOff={setOff}
        {...form.field(RETURN_NAME)}
        error={form.errorOf(RETURN_NAME) ?? form.errorOf('wishes')}
      />
      <TextAreaField
        label={m.common_message_to_interested_people()}
        rows={2}
        maxLength={LONGEST.itemMessage}
        defaultValue={item.message}
        {...form.field('message')}
      />
      <VideoLinksField links={links} wrong={form.errorOf('video_link')} onChange={setLinks} />
      <PictureField label={m.items_product_images()} pictures={{ pictures, ...picking }} form={form} />
    </FormDialog>
  )
}

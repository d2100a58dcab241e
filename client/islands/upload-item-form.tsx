import { useEffect, useRef, useState } from 'react'
import { ItemFields } from '../../server/market/items/item-fields-shared.ts'
import type { CategoryView } from '../../server/market/items/items-shared.ts'
import { MISSING } from '../../server/market/items/missing-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { PICTURES_PER_ITEM } from '../../server/platform/images/images-shared.ts'
import { LONGEST } from '../../server/platform/schemas/longest-shared.ts'
import type { NeighbourhoodView } from '../../server/site/neighbourhoods/neighbourhoods-shared.ts'
import { alsoWrong, bySchema, withValues } from '../components/form/by-schema.ts'
import { Field, TextAreaField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { NeighbourhoodField } from '../components/form/neighbourhood-field.tsx'
import { PictureField } from '../components/form/picture-field.tsx'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { ThingFields } from '../components/form/thing-fields.tsx'
import { useForm } from '../components/form/use-form.ts'
import { useMedia } from '../components/form/use-media.ts'
import { filesOf, usePictures } from '../components/form/use-pictures.ts'
import { linksWithTyped, VideoLinksField } from '../components/form/video-links-field.tsx'
import { GiftTick } from '../components/gifts/gift-tick.tsx'
import { RETURN_NAME, ReturnField, wishesOf } from '../components/matches/return-field.tsx'
import {
  draftClientId,
  draftFields,
  draftPictures,
  draftVideoLinks,
  draftWishesOff,
  dropDraft,
  keepFields,
  keepPictures,
  keepVideoLinks,
  keepWishesOff,
} from '../stores/item-draft.ts'
import { toast } from '../stores/toasts.ts'
import { upload } from '../upload.ts'

export default function UploadItemForm({
  categories,
  neighbourhoods,
  hasGifts,
}: {
  categories: CategoryView[]
  neighbourhoods: NeighbourhoodView[]
  hasGifts: boolean
}) {
  const { pictures, restore, ...picking } = usePictures(PICTURES_PER_ITEM)
  const [links, setLinks] = useState<string[]>([])
  const [off, setOff] = useState<string[]>([])
  const [filled, setFilled] = useState('')
  const [progress, setProgress] = useState(0)
  const [isMore, setMore] = useState(false)
  const more = useRef<HTMLDetailsElement>(null)
  const restored = useRef(false)
  // On phones images are first, because the camera is at hand. The style sheet does the same before hydration.
  const isPhone = useMedia('(max-width: 640px)')

  const form = useForm({
    isReading: picking.busy,
    read(typed) {
      // Without this field the item gets its owner's neighbourhood.
      if (!typed.get('neighbourhood_id')) typed.delete('neighbourhood_id')
      const linked = linksWithTyped(links, typed)
      const found = alsoWrong(bySchema(ItemFields, typed), {
        ...(pictures.length > 0 ? {} : { images: [MISSING.images()] }),
        ...linked.errors,
      })
      return withValues(found, {
        video_links: linked.links,
        wishes: wishesOf(String(typed.get(RETURN_NAME)), off),
      })
    },
    failed: m.common_failed_to_create_product(),
    async send(values) {
      const images = filesOf(pictures)
      const item = { values, pictures: images.map(({ name, size }) => [name, size]) }
      try {
        const { message, data } = await upload('POST /api/product/store', {
          body: { ...values, client_id: draftClientId(item) },
          files: { images },
          onProgress: setProgress,
        })
        await dropDraft()
        const href = `/productdetails/${data.product.id}`
        toast.successAfterMove(message || m.common_product_created_successfully(), {
          text: m.items_see_it(),
          href,
        })
        await goTo(data.is_looked_for ? `/dashboard/matches?item=${data.product.id}` : '/')
      } catch (error) {
        setProgress(0)
        throw error
      }
    },
  })
  const { fill } = form

  useEffect(() => {
    const fields = draftFields()
    fill(fields)
    setFilled(fields[RETURN_NAME] ?? '')
    setLinks(draftVideoLinks())
    setOff(draftWishesOff())
    draftPictures().then((files) => {
      restored.current = true
      restore(files)
    })
  }, [fill, restore])

  useEffect(() => {
    if (restored.current) keepPictures(filesOf(pictures))
  }, [pictures])

  // Details that were opened before hydration remain open.
  useEffect(() => setMore(more.current!.open), [])

  function changeLinks(next: string[]) {
    setLinks(next)
    keepVideoLinks(next)
  }

  const words = <ThingFields key="words" field={form.field} categories={categories} />
  const photos = (
    <PictureField
      key="photos"
      label={m.common_product_images()}
      pictures={{ pictures, restore, ...picking }}
      many
      form={form}
    />
  )
  return (
    // The draft restores unposted input. Autofill is off, because the browser would also restore posted input after Back.
    <form
      className="form"
      autoComplete="off"
      {...form.props}
      onChange={(event) => {
        form.props.onChange(event)
        keepFields(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      {isPhone ? [photos, words] : [words, photos]}
      {hasGifts && <GiftTick />}
      <ReturnField
        filled={filled}
        off={off}
        onOff={(next) => {
          setOff(next)
          keepWishesOff(next)
        }}
        {...form.field(RETURN_NAME)}
        error={form.errorOf(RETURN_NAME) ?? form.errorOf('wishes')}
      />
      <details
        className="more"
        ref={more}
        // Open while a field inside has an error, which would be hidden otherwise.
        open={isMore || ['message', 'phone', 'location', 'video_link'].some(form.errorOf) || undefined}
        onToggle={({ currentTarget }) => setMore(currentTarget.open)}
      >
        <summary>{m.common_item_more_fields()}</summary>
        <div className="form">
          <TextAreaField
            label={m.common_message_to_interested_people()}
            rows={2}
            maxLength={LONGEST.itemMessage}
            {...form.field('message')}
          />
          <div className="row">
            <Field
              label={m.common_phone_for_this_item()}
              type="tel"
              inputMode="tel"
              maxLength={LONGEST.phone}
              help={m.common_instead_of_profile()}
              {...form.field('phone')}
            />
            <Field
              label={m.common_location_of_this_item()}
              maxLength={LONGEST.address}
              help={m.common_instead_of_your_address()}
              {...form.field('location')}
            />
          </div>
          <NeighbourhoodField
            neighbourhoods={neighbourhoods}
            none={m.place_where_i_live()}
            {...form.field('neighbourhood_id')}
          />
          <VideoLinksField links={links} wrong={form.errorOf('video_link')} onChange={changeLinks} />
        </div>
      </details>
      {form.busy && <progress className="progress" value={progress} aria-label={m.common_upload()} />}
      <SubmitButton {...form.button} label={m.common_post_item()} busyLabel={m.common_posting()} />
    </form>
  )
}

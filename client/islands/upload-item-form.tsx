import { useEffect, useRef, useState } from 'react'
import * as m from '../../server/catalogues/messages.ts'
import { PICTURES_PER_ITEM } from '../../server/images/images-shared.ts'
import { ItemFields } from '../../server/items/item-fields-shared.ts'
import type { CategoryView } from '../../server/items/items-shared.ts'
import { MISSING } from '../../server/items/missing-shared.ts'
import { LONGEST } from '../../server/longest-shared.ts'
import type { NeighbourhoodView } from '../../server/neighbourhoods/neighbourhoods-shared.ts'
import { fieldError } from '../api.ts'
import { Field, TextAreaField } from '../components/form/field.tsx'
import { goTo } from '../components/form/go-to.ts'
import { ThingFields } from '../components/form/item-fields.tsx'
import { NeighbourhoodField } from '../components/form/neighbourhood-field.tsx'
import { PictureField } from '../components/form/picture-field.tsx'
import { showFailure, useSchemaForm } from '../components/form/schema-form.ts'
import { SubmitButton } from '../components/form/submit-button.tsx'
import { useMedia } from '../components/form/use-media.ts'
import { usePictures } from '../components/form/use-pictures.ts'
import { VideoLinksField } from '../components/form/video-links-field.tsx'
import { WishesField } from '../components/matches/wishes-field.tsx'
import {
  draftClientId,
  draftFields,
  draftPictures,
  draftVideoLinks,
  draftWishes,
  dropDraft,
  keepFields,
  keepPictures,
  keepVideoLinks,
  keepWishes,
} from '../stores/item-draft.ts'
import { toast } from '../stores/toasts.ts'
import { upload } from '../upload.ts'

export default function UploadItemForm({
  categories,
  neighbourhoods,
}: {
  categories: CategoryView[]
  neighbourhoods: NeighbourhoodView[]
}) {
  const form = useSchemaForm(ItemFields)
  const { errors, isSubmitting } = form.formState
  const pictures = usePictures(PICTURES_PER_ITEM)
  const { restore } = pictures
  const [pictureError, setPictureError] = useState<string>()
  const [links, setLinks] = useState<string[]>([])
  const [wishes, setWishes] = useState<string[]>([])
  const [progress, setProgress] = useState(0)
  const restored = useRef(false)
  // Whoever holds a phone has the thing before them: first the camera, then words. The style sheet shows it so from the start.
  const isPhone = useMedia('(max-width: 640px)')

  useEffect(() => {
    for (const [name, value] of Object.entries(draftFields())) form.setValue(name as 'name', value)
    setLinks(draftVideoLinks())
    setWishes(draftWishes())
    draftPictures().then((files) => {
      restored.current = true
      restore(files)
    })
    const kept = form.watch((values) => keepFields(values))
    return () => kept.unsubscribe()
  }, [form, restore])

  useEffect(() => {
    if (restored.current) keepPictures(pictures.pictures.map(({ file }) => file))
    if (pictures.pictures.length > 0) setPictureError(undefined)
  }, [pictures.pictures])

  function changeLinks(next: string[]) {
    setLinks(next)
    keepVideoLinks(next)
  }

  const post = form.handleSubmit(async (values) => {
    if (pictures.pictures.length === 0) return
    const images = pictures.pictures.map(({ file }) => file)
    const item = { values, links, wishes, pictures: images.map(({ name, size }) => [name, size]) }
    try {
      const { message, data } = await upload('POST /api/product/store', {
        body: { ...values, wishes, video_links: links, client_id: draftClientId(item) },
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
      const wrong = fieldError(error, 'images')
      setPictureError(wrong)
      if (!wrong) showFailure(form, error, m.common_failed_to_create_product())
    }
  })

  const words = (
    <ThingFields key="words" register={form.register as never} errors={errors} categories={categories} />
  )
  const photos = (
    <PictureField key="photos" label={m.common_product_images()} pictures={pictures} error={pictureError} />
  )
  return (
    <form
      className="form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        if (pictures.pictures.length === 0) setPictureError(MISSING.images)
        return post(event)
      }}
    >
      {isPhone ? [photos, words] : [words, photos]}
      <WishesField
        wishes={wishes}
        error={errors.wishes?.message}
        onChange={(next) => {
          setWishes(next)
          keepWishes(next)
        }}
      />
      <Field
        label={m.common_what_would_you_take_for_it()}
        help={m.common_shown_where_other_markets_show_the()}
        maxLength={LONGEST.itemTradePreferences}
        autoComplete="off"
        error={errors.trade_preferences?.message}
        {...form.register('trade_preferences')}
      />
      <details
        className="more"
        // What is wrong in it has to be seen.
        open={Boolean(errors.message || errors.phone || errors.location) || undefined}
      >
        <summary>{m.common_more_a_message_another_phone_or_place()}</summary>
        <div className="form">
          <TextAreaField
            label={m.common_message_to_interested_people()}
            rows={2}
            maxLength={LONGEST.itemMessage}
            error={errors.message?.message}
            {...form.register('message')}
          />
          <div className="row">
            <Field
              label={m.common_phone_for_this_item()}
              type="tel"
              inputMode="tel"
              maxLength={LONGEST.phone}
              help={m.common_instead_of_the_one_in_your_profile()}
              error={errors.phone?.message}
              {...form.register('phone')}
            />
            <Field
              label={m.common_location_of_this_item()}
              maxLength={LONGEST.address}
              help={m.common_instead_of_your_address()}
              error={errors.location?.message}
              {...form.register('location')}
            />
          </div>
          <NeighbourhoodField
            neighbourhoods={neighbourhoods}
            none={m.place_where_i_live()}
            error={errors.neighbourhood_id?.message}
            {...form.register('neighbourhood_id', { setValueAs: (value) => value || undefined })}
          />
          <VideoLinksField links={links} onChange={changeLinks} />
        </div>
      </details>
      {isSubmitting && <progress className="progress" value={progress} aria-label={m.common_upload()} />}
      <SubmitButton
        busy={isSubmitting}
        label={m.common_post_item()}
        busyLabel={m.common_posting()}
        signInFirst={errors.root?.message}
      />
    </form>
  )
}

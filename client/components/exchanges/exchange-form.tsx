import { useState } from 'react'
import { MISSING } from '../../../server/market/items/missing-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { PICTURES_PER_ITEM } from '../../../server/platform/images/images-shared.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { SWAP_THINGS } from '../../../server/swaps/swap-terms-shared.ts'
import type { FieldErrors } from '../../api.ts'
import type { BodyOf } from '../../calls.ts'
import { askForPush } from '../../stores/ask-for-push.ts'
import { upload } from '../../upload.ts'
import { Sentence } from '../common/sentence.tsx'
import { TextAreaField } from '../form/field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { ThingFields } from '../form/thing-fields.tsx'
import { useClientId } from '../form/use-client-id.ts'
import { useForm } from '../form/use-form.ts'
import { filesOf, usePictures } from '../form/use-pictures.ts'
import type { NewOffer } from './exchange-choices.ts'
import { PickField } from './pick-field.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { useAvailableThings } from './use-available-things.ts'

const THING = ['name', 'description', 'product_category_id', 'condition'] as const
type Body = BodyOf<'POST /api/exchange-request'>

const isEmpty = (form: FormData, name: string) => String(form.get(name) ?? '').trim() === ''

/** Checks of required fields in the browser; the server validates the rest. */
function missingIn(form: FormData, isDescribed: boolean, pictures: number): FieldErrors {
  const required = isDescribed ? ([...THING, 'message'] as const) : (['message'] as const)
  const missing = required.filter((name) => isEmpty(form, name))
  const errors: FieldErrors = Object.fromEntries(missing.map((name) => [name, [MISSING[name]()]]))
  return isDescribed && pictures === 0 ? { ...errors, images: [MISSING.images()] } : errors
}

export function ExchangeForm({ offer, onSent }: { offer: NewOffer; onSent: (id: number) => void }) {
  const { item, wanted, categories, me, other } = offer
  const mine = useAvailableThings(me, offer.mine, [])
  const theirs = useAvailableThings(other.id, offer.theirs, [wanted])
  const [offered, setOffered] = useState<ReadonlySet<number>>(new Set())
  const [requested, setRequested] = useState<ReadonlySet<number>>(new Set([wanted.id]))
  const [pick, setPick] = useState<number | null>(null)
  const [adds, setAdds] = useState(false)
  const pictures = usePictures(PICTURES_PER_ITEM)
  const [progress, setProgress] = useState(0)
  const clientIdOf = useClientId()
  const isDescribed = offered.size === 0 || adds
  const othersOfTheirs = theirs.things.filter(({ id }) => id !== wanted.id)

  const form = useForm({
    isReading: pictures.busy,
    read(typed) {
      const errors = missingIn(typed, isDescribed, pictures.pictures.length)
      if (Object.keys(errors).length > 0) return { errors }
      // The cast is needed because all values of a form are strings, which the server converts.
      return { values: Object.fromEntries(typed) as unknown as Body }
    },
    failed: m.swaps_create_failed(),
    async send(values) {
      const images = isDescribed ? filesOf(pictures.pictures) : []
      const body = {
        ...(isDescribed ? values : { message: values.message }),
        requested_product_id: wanted.id,
        ...(requested.size > 1 ? { requested_product_ids: [...requested] } : {}),
        ...(offered.size > 0 ? { offered_product_ids: [...offered] } : {}),
        ...(pick !== null && pick < offered.size ? { offered_pick: pick } : {}),
      }
      const words = { body, pictures: images.map(({ name, size }) => [name, size]) }
      try {
        const { data } = await upload('POST /api/exchange-request', {
          body: { ...body, client_id: clientIdOf(words) },
          files: { images },
          onProgress: setProgress,
        })
        askForPush()
        onSent(data.id)
      } catch (error) {
        setProgress(0)
        throw error
      }
    },
  })
  const { errorOf } = form

  return (
    <form className="form" {...form.props}>
      <p className="lead">
        <Sentence
          of={
            item.trade_preferences
              ? m.swaps_for_item_would_take({
                  name: item.name,
                  owner: item.owner.name,
                  preferences: item.trade_preferences,
                  strong: (text) => <b>{text}</b>,
                })
              : m.swaps_for_item({ name: item.name, strong: (text) => <b>{text}</b> })
          }
        />
      </p>
      {mine.things.length === 0 ? (
        <p className="help">
          <Sentence
            of={m.swaps_no_own_items({
              link: (text) => (
                <a className="link" href="/uploaditem">
                  {text}
                </a>
              ),
            })}
          />
        </p>
      ) : (
        <PictureChoice
          legend={m.swaps_what_do_you_offer()}
          field="offered_product_ids"
          {...mine}
          chosen={offered}
          most={SWAP_THINGS}
          error={errorOf('offered_product_ids')}
          help={m.swaps_tap_one_or_more()}
          onChange={setOffered}
        >
          <PickField
            label={m.swaps_how_many_they_choose({ name: other.name })}
            count={offered.size}
            pick={pick}
            error={errorOf('offered_pick')}
            onChange={setPick}
          />
        </PictureChoice>
      )}
      {offered.size > 0 && (
        <label className="check">
          <input type="checkbox" checked={adds} onChange={() => setAdds(!adds)} />
          {m.swaps_add_unlisted()}
        </label>
      )}
      <section className="form" hidden={!isDescribed}>
        {mine.things.length > 0 && offered.size === 0 && <h3>{m.swaps_or_unlisted()}</h3>}
        <ThingFields
          field={(name) => ({ ...form.field(name), required: isDescribed })}
          categories={categories}
          nameLabel={m.swaps_name()}
        />
        <PictureField label={m.swaps_images()} pictures={pictures} form={form} />
      </section>
      {othersOfTheirs.length > 0 && (
        <details className="more" open={Boolean(errorOf('requested_product_ids')) || undefined}>
          <summary>{m.swaps_ask_for_more()}</summary>
          <PictureChoice
            legend={m.swaps_ask_for_more_of({ name: other.name })}
            field="requested_product_ids"
            things={othersOfTheirs}
            more={theirs.more}
            chosen={requested}
            most={SWAP_THINGS}
            error={errorOf('requested_product_ids')}
            onChange={setRequested}
          />
        </details>
      )}
      <TextAreaField
        label={m.swaps_message_label()}
        required
        rows={3}
        maxLength={LONGEST.requestMessage}
        placeholder={m.swaps_message_help()}
        {...form.field('message')}
      />
      {form.busy && <progress className="progress" value={progress} aria-label={m.swaps_upload()} />}
      <SubmitButton {...form.button} label={m.swaps_submit()} busyLabel={m.swaps_submitting()} />
    </form>
  )
}

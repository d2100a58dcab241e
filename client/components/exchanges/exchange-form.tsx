import { type FormEvent, useRef, useState } from 'react'
import { PICTURES_PER_ITEM } from '../../../server/images/images-shared.ts'
import { MISSING } from '../../../server/items/missing-shared.ts'
import { LONGEST } from '../../../server/longest-shared.ts'
import { SWAP_THINGS } from '../../../server/swaps/swap-terms-shared.ts'
import type { FieldErrors } from '../../api.ts'
import type { BodyOf } from '../../calls.ts'
import { newClientId } from '../../stores/client-id.ts'
import { upload } from '../../upload.ts'
import { TextAreaField } from '../form/field.tsx'
import { ThingFields } from '../form/item-fields.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { usePictures } from '../form/use-pictures.ts'
import type { NewOffer } from './exchange-choices.ts'
import { PickField } from './pick-field.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { useAvailableThings } from './use-available-things.ts'
import { useSending } from './use-sending.ts'

const THING = ['name', 'description', 'product_category_id', 'condition'] as const
const SHOWN = [
  'offered_product_ids',
  'offered_pick',
  ...THING,
  'images',
  'requested_product_ids',
  'message',
] as const

type Body = BodyOf<'POST /api/exchange-request'>

const isEmpty = (form: FormData, name: string) => String(form.get(name) ?? '').trim() === ''

/** What can be told of a form before it is sent; the server checks all the rest. */
function missingIn(form: FormData, isDescribed: boolean, pictures: number): FieldErrors {
  const required = isDescribed ? ([...THING, 'message'] as const) : (['message'] as const)
  const missing = required.filter((name) => isEmpty(form, name))
  const errors: FieldErrors = Object.fromEntries(missing.map((name) => [name, [MISSING[name]]]))
  return isDescribed && pictures === 0 ? { ...errors, images: [MISSING.images] } : errors
}

/**
 * A new offer: things of one's own as pictures to tap, or something that is not listed, for one or more things of
 * theirs. It does without the form library, which the details page has no room for.
 */
export function ExchangeForm({ offer, onSent }: { offer: NewOffer; onSent: () => void }) {
  const { item, wanted, categories, me, other } = offer
  const form = useRef<HTMLFormElement>(null)
  const mine = useAvailableThings(me, offer.mine, [])
  const theirs = useAvailableThings(other.id, offer.theirs, [wanted])
  const [offered, setOffered] = useState<ReadonlySet<number>>(new Set())
  const [requested, setRequested] = useState<ReadonlySet<number>>(new Set([wanted.id]))
  const [pick, setPick] = useState<number | null>(null)
  const [adds, setAdds] = useState(false)
  const pictures = usePictures(PICTURES_PER_ITEM)
  const [progress, setProgress] = useState(0)
  const { errors, errorOf, show, send, busy, signInFirst } = useSending(form, SHOWN)
  // The same for every try, so that a shaky line asks once.
  const clientId = useRef(newClientId())
  const isDescribed = offered.size === 0 || adds
  const othersOfTheirs = theirs.things.filter(({ id }) => id !== wanted.id)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (show(missingIn(typed, isDescribed, pictures.pictures.length))) return
    const fields = Object.fromEntries(typed) as unknown as Body
    const { message } = fields
    const failed = await send(async () => {
      await upload('POST /api/exchange-request', {
        body: {
          ...(isDescribed ? fields : { message }),
          requested_product_id: wanted.id,
          ...(requested.size > 1 ? { requested_product_ids: [...requested] } : {}),
          ...(offered.size > 0 ? { offered_product_ids: [...offered] } : {}),
          ...(pick !== null && pick < offered.size ? { offered_pick: pick } : {}),
          client_id: clientId.current,
        },
        files: { images: isDescribed ? pictures.pictures.map(({ file }) => file) : [] },
        onProgress: setProgress,
      })
      onSent()
    }, 'Failed to create exchange request')
    if (failed) setProgress(0)
  }

  return (
    <form ref={form} className="form" method="post" noValidate onSubmit={submit}>
      <p className="lead">
        For <b>{item.name}</b>
        {item.trade_preferences && (
          <>
            . {item.owner.name} would take: <b>{item.trade_preferences}</b>
          </>
        )}
      </p>
      {mine.things.length === 0 ? (
        <p className="help">
          You have posted nothing yet. Say below what you offer, or{' '}
          <a className="link" href="/uploaditem">
            post an item
          </a>
          .
        </p>
      ) : (
        <PictureChoice
          legend="What do you offer?"
          field="offered_product_ids"
          {...mine}
          chosen={offered}
          most={SWAP_THINGS}
          error={errorOf('offered_product_ids')}
          help="Tap one or more."
          onChange={setOffered}
        >
          <PickField
            label={`How many of these may ${other.name} choose?`}
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
          Add something that is not listed
        </label>
      )}
      <section className="form" hidden={!isDescribed}>
        {mine.things.length > 0 && offered.size === 0 && <h3>Or something that is not listed</h3>}
        <ThingFields
          register={((name: string) => ({ name, required: isDescribed })) as never}
          errors={Object.fromEntries(
            Object.entries(errors).map(([name, [text]]) => [name, { message: text }]),
          )}
          categories={categories}
          nameLabel="Name"
        />
        <div data-field="images">
          <PictureField label="Images *" pictures={pictures} error={errorOf('images')} />
        </div>
      </section>
      {othersOfTheirs.length > 0 && (
        <details className="more" open={Boolean(errorOf('requested_product_ids')) || undefined}>
          <summary>Ask for more of theirs</summary>
          <PictureChoice
            legend={`What else of ${other.name} would you like?`}
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
        label="Message *"
        name="message"
        required
        rows={3}
        maxLength={LONGEST.requestMessage}
        placeholder="Say why it is a good swap, and when you could meet."
        error={errorOf('message')}
      />
      {busy && <progress className="progress" value={progress} aria-label="Upload" />}
      <SubmitButton busy={busy} label="Submit" busyLabel="Submitting..." signInFirst={signInFirst} />
    </form>
  )
}

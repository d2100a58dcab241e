import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { SWAP_THINGS } from '../../../server/swaps/swap-terms-shared.ts'
import { call, isTooLate } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { Picture } from '../common/picture.tsx'
import { TextAreaField } from '../form/field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useForm } from '../form/use-form.ts'
import { type NextOffer, newestTerms, sidesOf } from './next-offer.ts'
import { PickField } from './pick-field.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { ThingPictures } from './thing-pictures.tsx'
import { available, isListed, type ShownThing } from './things.ts'
import { useAvailableThings } from './use-available-things.ts'

const idsOf = (things: readonly { id: number }[]) => new Set(things.map(({ id }) => id))

/** True if the selected ids are all listed items of a side. */
function areAll(ids: ReadonlySet<number>, things: readonly ShownThing[]): boolean {
  const listed = things.filter(isListed)
  return ids.size === listed.length && listed.every(({ id }) => ids.has(id))
}

/** Counter-offer, prefilled with the newest terms; choices survive newer terms. */
export function NextOfferForm({
  kind,
  offer,
  onSent,
}: {
  kind: 'counter' | 'change'
  offer: NextOffer
  onSent: () => void
}) {
  const { me, other } = offer
  const [request, setRequest] = useState(offer.request)
  const [isOld, setOld] = useState(false)
  const standing = sidesOf(offer.request)
  const mine = useAvailableThings(me, offer.mine, standing.mine.filter(isListed))
  const theirs = useAvailableThings(other.id, offer.theirs, standing.theirs.filter(isListed))
  const [given, setGiven] = useState<ReadonlySet<number>>(idsOf(available(standing.mine)))
  const [gotten, setGotten] = useState<ReadonlySet<number>>(idsOf(available(standing.theirs)))
  const [pick, setPick] = useState(request.offered_pick)
  const unlisted = request.offered.filter((thing) => !isListed(thing))
  const [keeps, setKeeps] = useState(true)
  const isRequester = request.direction === 'outgoing'
  const [offered, requested] = isRequester ? [given, gotten] : [gotten, given]
  const fewer = pick !== null && pick < offered.size ? pick : null
  const said = kind === 'change' && request.message_by === 'me' ? request.message : ''
  const asItStands =
    areAll(offered, request.offered) &&
    areAll(requested, request.wanted) &&
    fewer === request.offered_pick &&
    (keeps || unlisted.length === 0)

  /** Sends terms for the revision that was seen. */
  async function sendTerms(message: string) {
    const terms = {
      requested_product_ids: [...requested],
      offered_product_ids: [...offered],
      ...(fewer === null ? {} : { offered_pick: fewer }),
    }
    const params = { id: request.id }
    return kind === 'counter'
      ? await call('POST /api/exchange-request/:id/counter', {
          params,
          body: {
            revision: request.revision,
            terms_hash: request.terms_hash,
            ...terms,
            keep_unlisted: keeps,
            message,
          },
        })
      : // `send` instead of `upload`: there are no files, and a form cannot express an empty list.
        await call('POST /api/exchange-request/:id/offered-product', {
          params,
          body: { ...terms, ...(message ? { message } : {}) },
        })
  }

  const form = useForm({
    read: (typed) => ({ values: { message: String(typed.get('message') ?? '') } }),
    failed: m.swaps_send_offer_failed(),
    async send({ message }) {
      if (asItStands && message === said) {
        form.show({ terms: [m.swaps_nothing_is_different_yet()] })
        return
      }
      try {
        toast.success((await sendTerms(message)).message)
        onSent()
      } catch (error) {
        if (!isTooLate(error)) throw error
        const newest = await newestTerms(request.id).catch(() => undefined)
        const isNew = newest !== undefined && newest.terms_hash !== request.terms_hash
        if (newest) setRequest(newest)
        setOld(isNew)
        if (!isNew) throw error
      }
    },
  })
  const { errorOf } = form

  const pickField = (
    <PickField
      label={isRequester ? m.swaps_how_many_they_choose({ name: other.name }) : m.swaps_how_many_you_choose()}
      count={offered.size}
      pick={pick}
      error={errorOf('offered_pick')}
      onChange={setPick}
    />
  )
  // Free-text items belong to the requester. If they are removed from the terms, they cannot be restored.
  const unlistedField = unlisted.map(({ name, image, image_srcset }) => (
    <label key={name} className="check unlisted">
      <input
        type="checkbox"
        checked={keeps || kind === 'change'}
        disabled={kind === 'change'}
        onChange={() => setKeeps(!keeps)}
      />
      <span className="picture">
        <Picture src={image} srcset={image_srcset} alt="" sizes="64px" />
      </span>
      {m.requests_with_unlisted({ name })}
    </label>
  ))
  const fieldOf = (isOffered: boolean) => (isOffered ? 'offered_product_ids' : 'requested_product_ids')
  return (
    <form className="form" {...form.props}>
      {isOld && (
        <div className="notice hint" role="alert">
          <div className="form">
            <p>{m.swaps_offer_changed_choice_stays()}</p>
            <ThingPictures terms={request} />
          </div>
        </div>
      )}
      <PictureChoice
        legend={m.swaps_you_give_these()}
        field={fieldOf(isRequester)}
        {...mine}
        chosen={given}
        most={SWAP_THINGS}
        error={errorOf(fieldOf(isRequester))}
        onChange={setGiven}
      >
        {isRequester && unlistedField}
        {isRequester && pickField}
      </PictureChoice>
      <PictureChoice
        legend={m.swaps_you_get_from({ name: other.name })}
        field={fieldOf(!isRequester)}
        {...theirs}
        chosen={gotten}
        most={SWAP_THINGS}
        error={errorOf(fieldOf(!isRequester))}
        onChange={setGotten}
      >
        {!isRequester && unlistedField}
        {!isRequester && pickField}
      </PictureChoice>
      {kind === 'change' && (
        <a className="link" href={`/dashboard/exchange-product-update-details?id=${request.id}`}>
          {m.swaps_change_unlisted()}
        </a>
      )}
      <TextAreaField
        label={m.swaps_message()}
        rows={3}
        maxLength={LONGEST.requestMessage}
        defaultValue={said}
        {...form.field('message')}
      />
      {asItStands && errorOf('terms') && (
        <p className="notice error" role="alert">
          {errorOf('terms')}
        </p>
      )}
      <SubmitButton
        {...form.button}
        label={kind === 'counter' ? m.swaps_send_offer() : m.swaps_save_offer()}
        busyLabel={kind === 'counter' ? m.swaps_sending() : m.form_saving()}
      />
    </form>
  )
}

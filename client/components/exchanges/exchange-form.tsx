import { type FormEvent, useRef, useState } from 'react'
import { PICTURES_PER_ITEM } from '../../../server/images/images-shared.ts'
import type { OwnItemView } from '../../../server/items/items-shared.ts'
import { MISSING } from '../../../server/items/missing-shared.ts'
import { LONGEST } from '../../../server/longest-shared.ts'
import { ApiError, type FieldErrors, isSignedOut, messageOf } from '../../api.ts'
import type { BodyOf } from '../../calls.ts'
import { newClientId } from '../../stores/client-id.ts'
import { toast } from '../../stores/toasts.ts'
import { upload } from '../../upload.ts'
import { editableText } from '../form/editable-text.ts'
import { SelectField, TextAreaField } from '../form/field.tsx'
import { ThingFields } from '../form/item-fields.tsx'
import { PictureField } from '../form/picture-field.tsx'
import { StoredPictures } from '../form/stored-pictures.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { usePictures } from '../form/use-pictures.ts'
import type { ExchangeChoices } from './exchange-choices.ts'

/** What the fields of the form hold. */
type Offer = Omit<BodyOf<'POST /api/exchange-request'>, 'requested_product_id' | 'client_id'>

const BY_HAND = ''
const REQUIRED = ['name', 'description', 'product_category_id', 'condition', 'message'] as const
const SHOWN = [...REQUIRED, 'images', 'offered_product_id'] as const

const valuesOf = (item: OwnItemView) => ({
  name: item.name,
  description: editableText(item.description),
  product_category_id: String(item.category.id),
  condition: item.condition as string,
})

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')

/** What can be told of a form before it is sent; the server checks all the rest. */
function missingIn(form: FormData, pictures: number): FieldErrors {
  const missing = REQUIRED.filter((name) => textOf(form, name).trim() === '')
  const errors: FieldErrors = Object.fromEntries(missing.map((name) => [name, [MISSING[name]]]))
  return pictures > 0 ? errors : { ...errors, images: [MISSING.images] }
}

/**
 * An offer: one of one's own items, whose pictures come along, or anything else by hand. It does without the form
 * library, which the details page has no room for.
 */
export function ExchangeForm({ choices, onSent }: { choices: ExchangeChoices; onSent: () => void }) {
  const { item, categories, own } = choices
  const form = useRef<HTMLFormElement>(null)
  const [offeredId, setOfferedId] = useState(BY_HAND)
  const [byHand, setByHand] = useState<ReturnType<typeof valuesOf>>()
  const offered = own.find(({ id }) => String(id) === offeredId)
  const comeAlong = offered?.images ?? []
  const pictures = usePictures(PICTURES_PER_ITEM - comeAlong.length)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [signInFirst, setSignInFirst] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState(0)
  // The same for every try, so that a shaky line asks once.
  const clientId = useRef(newClientId())

  /** What was typed by hand is there again when no own item is chosen after all. */
  function choose(id: string) {
    const typed = new FormData(form.current!)
    if (offeredId === BY_HAND) {
      setByHand({
        name: textOf(typed, 'name'),
        description: textOf(typed, 'description'),
        product_category_id: textOf(typed, 'product_category_id'),
        condition: textOf(typed, 'condition'),
      })
    }
    setErrors({})
    setOfferedId(id)
  }

  function show(wrong: FieldErrors) {
    setErrors(wrong)
    const first = SHOWN.find((name) => wrong[name])
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    else if (first) form.current?.querySelector<HTMLElement>('.pictures input')?.focus()
    return first !== undefined
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    if (show(missingIn(typed, comeAlong.length + pictures.pictures.length))) return
    const offer = Object.fromEntries(typed) as unknown as Offer
    setBusy(true)
    setSignInFirst(undefined)
    try {
      await upload('POST /api/exchange-request', {
        body: { ...offer, requested_product_id: item.id, client_id: clientId.current },
        files: { images: pictures.pictures.map(({ file }) => file) },
        onProgress: setProgress,
      })
      onSent()
    } catch (error) {
      const message = messageOf(error, 'Failed to create exchange request')
      if (isSignedOut(error)) setSignInFirst(message)
      else if (!show(error instanceof ApiError ? error.fields : {})) toast.error(message)
    } finally {
      setBusy(false)
      setProgress(0)
    }
  }

  const errorOf = (name: (typeof SHOWN)[number]) => errors[name]?.[0]
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
      {own.length > 0 && (
        <SelectField
          label="What do you offer?"
          name={offered && 'offered_product_id'}
          value={offeredId}
          error={errorOf('offered_product_id')}
          onChange={(event) => choose(event.target.value)}
        >
          <option value={BY_HAND}>Something that is not listed</option>
          <optgroup label="My items">
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        </SelectField>
      )}
      <ThingFields
        key={offeredId}
        register={((name: string) => ({ name, required: true })) as never}
        errors={Object.fromEntries(Object.entries(errors).map(([name, [message]]) => [name, { message }]))}
        categories={categories}
        nameLabel="Name"
        values={offered ? valuesOf(offered) : byHand}
      />
      <TextAreaField
        label="Message *"
        name="message"
        required
        rows={3}
        maxLength={LONGEST.requestMessage}
        placeholder="Say why it is a good swap, and when you could meet."
        error={errorOf('message')}
      />
      <PictureField label="Images *" pictures={pictures} error={errorOf('images')}>
        {offered && <StoredPictures name={offered.name} urls={comeAlong} />}
      </PictureField>
      {busy && <progress className="progress" value={progress} aria-label="Upload" />}
      <SubmitButton busy={busy} label="Submit" busyLabel="Submitting..." signInFirst={signInFirst} />
    </form>
  )
}

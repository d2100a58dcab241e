import { type FormEvent, useRef, useState } from 'react'
import type { OwnItemView } from '../../server/items/items-schema.ts'
import { ApiError, messageOf, upload } from '../api.ts'
import { newClientId } from '../client-id.ts'
import { editableText } from '../editable-text.ts'
import type { ExchangeChoices } from '../stores/exchange-choices.ts'
import { toast } from '../stores/toasts.ts'
import { SelectField, TextAreaField } from './form/field.tsx'
import { ThingFields } from './form/item-fields.tsx'
import { PictureField } from './form/picture-field.tsx'
import { StoredPictures } from './form/stored-pictures.tsx'
import { SubmitButton } from './form/submit-button.tsx'
import { usePictures } from './form/use-pictures.ts'

const MOST_PICTURES = 10
const BY_HAND = ''

const valuesOf = (item: OwnItemView | undefined) =>
  item && {
    name: item.name,
    description: editableText(item.description),
    product_category_id: String(item.category.id),
    condition: item.condition,
  }

/**
 * An offer: one of one's own items, whose pictures come along, or anything else by hand. The browser checks what is
 * required and the server all the rest, which keeps the form library off the details page.
 */
export function ExchangeForm({ choices, onSent }: { choices: ExchangeChoices; onSent: () => void }) {
  const { item, categories, own } = choices
  const [offeredId, setOfferedId] = useState(BY_HAND)
  const offered = own.find(({ id }) => String(id) === offeredId)
  const comeAlong = offered?.images ?? []
  const pictures = usePictures(MOST_PICTURES - comeAlong.length)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState(0)
  const clientId = useRef(newClientId())

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (comeAlong.length + pictures.pictures.length === 0) {
      return setErrors({ images: ['Add at least one picture'] })
    }
    const body = new FormData(event.currentTarget)
    body.set('requested_product_id', String(item.id))
    body.set('client_id', clientId.current)
    if (offered) body.set('offered_product_id', String(offered.id))
    for (const { file } of pictures.pictures) body.append('images[]', file)
    setBusy(true)
    setErrors({})
    try {
      await upload('/api/exchange-request', body, setProgress)
      onSent()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      const shown = [
        'name',
        'description',
        'condition',
        'product_category_id',
        'message',
        'images',
        'offered_product_id',
      ]
      if (!shown.some((name) => fields[name])) {
        toast.error(messageOf(error, 'Failed to create exchange request'))
      }
    } finally {
      setBusy(false)
      setProgress(0)
    }
  }

  const errorOf = (name: string) => errors[name]?.[0]
  return (
    <form className="form" method="post" onSubmit={submit}>
      <p className="lead">
        For <b>{item.name}</b>
        {item.trade_preferences && (
          <>
            {' '}
            — {item.owner.name} would take {item.trade_preferences}
          </>
        )}
      </p>
      {own.length > 0 && (
        <SelectField
          label="What do you offer?"
          value={offeredId}
          error={errorOf('offered_product_id')}
          onChange={(event) => setOfferedId(event.target.value)}
        >
          <option value={BY_HAND}>Something that is not listed</option>
          {own.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <ThingFields
        key={offeredId}
        register={((name: string) => ({ name, required: true })) as never}
        errors={Object.fromEntries(Object.entries(errors).map(([name, [message]]) => [name, { message }]))}
        categories={categories}
        nameLabel="Name"
        values={valuesOf(offered)}
      />
      <TextAreaField
        label="Message *"
        name="message"
        required
        rows={3}
        maxLength={1000}
        placeholder="Say why it is a good swap, and when you could meet."
        error={errorOf('message')}
      />
      <PictureField label="Images *" pictures={pictures} error={errorOf('images')}>
        <StoredPictures name={offered?.name ?? ''} urls={comeAlong} />
      </PictureField>
      {busy && <progress className="progress" value={progress} aria-label="Upload" />}
      <SubmitButton busy={busy} label="Submit" busyLabel="Submitting..." />
    </form>
  )
}

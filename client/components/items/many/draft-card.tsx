import { CircleAlert, Trash2 } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import type { CategoryView } from '../../../../server/market/items/items-shared.ts'
import * as m from '../../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../../server/platform/schemas/longest-shared.ts'
import type { NeighbourhoodView } from '../../../../server/site/neighbourhoods/neighbourhoods-shared.ts'
import { isComposing } from '../../../dom/composing.ts'
import type { ItemDraft } from '../../../stores/item-drafts.ts'
import { Field, FieldNote, TextAreaField } from '../../form/field.tsx'
import { NeighbourhoodField } from '../../form/neighbourhood-field.tsx'
import { CategoryChoice, ConditionChoice, GiftChoice } from './choices.tsx'
import { DRAGGED, DraftPictures } from './draft-pictures.tsx'
import { missingIn } from './ready.ts'
import type { PicturePlace } from './use-item-drafts.ts'
import { useSuggestions } from './use-suggestions.ts'

export interface Choices {
  categories: CategoryView[]
  neighbourhoods: NeighbourhoodView[]
  hasGifts: boolean
}

interface Props extends Choices {
  draft: ItemDraft
  /** Name of the draft in labels. */
  title: string
  /** True to show missing fields. */
  isChecked: boolean
  onChange: (values: Partial<ItemDraft>) => void
  onRemove: () => void
  onMove: (place: PicturePlace) => void
  onRemovePicture: (place: PicturePlace) => void
  onDrop: (place: PicturePlace) => void
}

const isPicture = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAGGED)

/** Enter moves to the name of the next item, because there is no form to submit. */
function toNextName(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  event.preventDefault()
  const next = event.currentTarget.closest('li')?.nextElementSibling
  next?.querySelector<HTMLElement>('[name=name]')?.focus()
}

/** An unposted item. */
export function DraftCard(props: Props) {
  const { draft, title, isChecked, categories, neighbourhoods, hasGifts } = props
  const { onChange, onRemove, onMove, onRemovePicture, onDrop } = props
  const [over, setOver] = useState(false)
  useSuggestions(draft, onChange)
  const wrong = isChecked ? missingIn(draft) : {}
  const hint = (field: 'category' | 'condition') =>
    draft.suggested.includes(field) ? { help: m.drafts_suggested() } : {}
  const choose = (field: 'category' | 'condition', value: string) =>
    onChange({ [field]: value, suggested: draft.suggested.filter((other) => other !== field) })
  const noteId = `pictures-of-${draft.id}`

  return (
    <li
      className="draft panel"
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!isPicture(event) || draft.isSent) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!isPicture(event)) return
        event.preventDefault()
        onDrop(JSON.parse(event.dataTransfer.getData(DRAGGED)) as PicturePlace)
      }}
    >
      <fieldset disabled={draft.isSent}>
        <legend className="visually-hidden">{title}</legend>
        <DraftPictures
          draft={draft}
          title={title}
          isLocked={draft.isSent}
          onMove={onMove}
          onRemove={onRemovePicture}
        />
        <div className="field">
          <FieldNote id={noteId} error={wrong.pictures} />
        </div>
        {draft.reason && (
          <p className="notice error" role="alert">
            <CircleAlert size={18} aria-hidden="true" />
            {draft.reason}
          </p>
        )}
        {draft.isSent && <p className="notice hint">{m.drafts_is_sent()}</p>}
        <div className="form">
          <Field
            label={`${m.form_item_name()} *`}
            name="name"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={LONGEST.itemName}
            value={draft.name}
            error={wrong.name}
            onKeyDown={toNextName}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <div className="row">
            <CategoryChoice
              categories={categories}
              value={draft.category}
              error={wrong.category}
              {...hint('category')}
              onChoose={(value) => choose('category', value)}
            />
            <ConditionChoice
              value={draft.condition}
              error={wrong.condition}
              {...hint('condition')}
              onChoose={(value) => choose('condition', value)}
            />
          </div>
          {hasGifts && <GiftChoice isGift={draft.isGift} onChoose={(isGift) => onChange({ isGift })} />}
          <details className="more">
            <summary>{m.drafts_more()}</summary>
            <div className="form">
              <TextAreaField
                label={m.items_description()}
                name="description"
                rows={3}
                maxLength={LONGEST.itemDescription}
                help={m.drafts_description_help()}
                value={draft.description}
                onChange={({ target }) => onChange({ description: target.value })}
              />
              <NeighbourhoodField
                neighbourhoods={neighbourhoods}
                none={m.place_where_i_live()}
                value={draft.place}
                onChange={({ target }) => onChange({ place: target.value })}
              />
            </div>
          </details>
        </div>
      </fieldset>
      <button
        type="button"
        className="button quiet"
        aria-label={m.form_remove({ name: title })}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden="true" />
        {m.drafts_remove()}
      </button>
    </li>
  )
}

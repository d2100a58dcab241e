import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { wishList } from '../../../server/market/wishes/wish-text-shared.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { isComposing } from '../../dom/composing.ts'
import { Field } from '../form/field.tsx'
import { useCompletions } from './use-completions.ts'

interface Props {
  label: string
  help: string
  /** Undefined if the text is not submitted. */
  name?: string
  text: string
  error?: string | undefined
  onText: (text: string) => void
  /** Called on Enter, on a comma outside of a number, or when a list is pasted. */
  onAdd: (texts: string[]) => void
}

/** Wish input with autocomplete. */
export function WishInput({ label, help, name, text, error, onText, onAdd }: Props) {
  const list = useId()
  const completions = useCompletions(text)
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if ((event.key !== 'Enter' && event.key !== ',') || isComposing(event.nativeEvent)) return
    // The comma may be part of a number: "ladder 1,5 m".
    if (event.key === ',' && /\d$/.test(text)) return
    event.preventDefault()
    const wishes = wishList(text)
    if (wishes.length > 0) onAdd(wishes)
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const wishes = wishList(event.clipboardData.getData('text'))
    // A single wish, or text pasted into other text, is inserted as usual.
    if (wishes.length < 2 || text.trim()) return
    event.preventDefault()
    onAdd(wishes)
  }
  return (
    <>
      <Field
        label={label}
        help={help}
        error={error}
        list={list}
        name={name}
        value={text}
        maxLength={LONGEST.wish}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <datalist id={list}>
        {completions.map((completion) => (
          <option key={completion} value={completion} />
        ))}
      </datalist>
    </>
  )
}

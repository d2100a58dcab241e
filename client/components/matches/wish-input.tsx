import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { wishList } from '../../../server/market/wishes/wish-text-shared.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { isComposing } from '../../composing.ts'
import { Field } from '../form/field.tsx'
import { useCompletions } from './use-completions.ts'

interface Props {
  label: string
  help: string
  /** Left out where the text itself is not sent. */
  name?: string
  text: string
  error?: string | undefined
  onText: (text: string) => void
  /** Called with at least one wish: on Enter, on a comma that is no part of a number, and when a list is pasted. */
  onAdd: (texts: string[]) => void
}

/** Where a wish is typed, completed from categories and words of the market. */
export function WishInput({ label, help, name, text, error, onText, onAdd }: Props) {
  const list = useId()
  const completions = useCompletions(text)
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if ((event.key !== 'Enter' && event.key !== ',') || isComposing(event.nativeEvent)) return
    // After a digit a comma may belong to a number: "ladder 1,5 m".
    if (event.key === ',' && /\d$/.test(text)) return
    event.preventDefault()
    const wishes = wishList(text)
    if (wishes.length > 0) onAdd(wishes)
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const wishes = wishList(event.clipboardData.getData('text'))
    // Into a text that is typed already, a list is pasted as it is.
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

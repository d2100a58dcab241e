import { type KeyboardEvent, useId } from 'react'
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
  /** Enter, or a comma. */
  onAdd: (text: string) => void
}

/** Where a wish is typed, completed from categories and words of the market. */
export function WishInput({ label, help, name, text, error, onText, onAdd }: Props) {
  const list = useId()
  const completions = useCompletions(text)
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if ((event.key !== 'Enter' && event.key !== ',') || isComposing(event.nativeEvent)) return
    event.preventDefault()
    if (text.trim()) onAdd(text.trim())
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
      />
      <datalist id={list}>
        {completions.map((completion) => (
          <option key={completion} value={completion} />
        ))}
      </datalist>
    </>
  )
}

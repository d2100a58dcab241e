import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { asciiDigits } from '../../../server/platform/schemas/digits-shared.ts'

const NOT_A_CODE = /[^a-z0-9]/gi

interface Props {
  value: string[]
  onChange: (value: string[]) => void
  invalid: boolean
  describedBy: string
}

/** One box per character. Typing advances, Backspace goes back, pasting fills all. */
export function CodeBoxes({ value, onChange, invalid, describedBy }: Props) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const open = Math.max(value.indexOf(''), 0)

  function fill(from: number, typed: string) {
    const characters = asciiDigits(typed)
      .replaceAll(NOT_A_CODE, '')
      .slice(0, value.length - from)
    const next = [...value]
    if (characters === '') next[from] = ''
    for (const [offset, character] of [...characters].entries()) next[from + offset] = character.toUpperCase()
    onChange(next)
    if (characters !== '') boxes.current[Math.min(from + characters.length, value.length - 1)]?.focus()
  }

  function onInput(index: number, typed: string) {
    // A filled box now has 2 characters, and one of them is new. A code that was filled in automatically has all.
    const old = value[index] ?? ''
    fill(index, typed.length === 2 && old !== '' ? typed.replace(old, '') : typed)
  }

  function onKeyDown(index: number, event: KeyboardEvent) {
    const step =
      { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? (event.key === 'Backspace' && !value[index] ? -1 : 0)
    if (step === 0 || !boxes.current[index + step]) return
    event.preventDefault()
    boxes.current[index + step]?.focus()
    if (event.key === 'Backspace') fill(index + step, '')
  }

  function onPaste(index: number, event: ClipboardEvent) {
    event.preventDefault()
    const pasted = asciiDigits(event.clipboardData.getData('text')).replaceAll(NOT_A_CODE, '')
    fill(pasted.length >= value.length ? 0 : index, pasted)
  }

  return (
    <fieldset className="code-boxes" aria-describedby={describedBy}>
      <legend>{m.form_code()}</legend>
      {[...value.keys()].map((index) => (
        <input
          key={index}
          type="text"
          ref={(element) => {
            boxes.current[index] = element
          }}
          // Target of the focus for errors: the first empty box, or the first if all are filled.
          data-first={index === open || undefined}
          aria-label={m.form_character_of({ index: index + 1, count: value.length })}
          aria-invalid={invalid || undefined}
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          value={value[index]}
          onChange={(event) => onInput(index, event.target.value)}
          onKeyDown={(event) => onKeyDown(index, event)}
          onPaste={(event) => onPaste(index, event)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </fieldset>
  )
}

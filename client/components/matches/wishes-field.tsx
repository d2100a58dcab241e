import { useState } from 'react'
import { wishList } from '../../../server/market/wishes/wish-text-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { folded } from '../../../server/platform/search/folded-shared.ts'
import { afterPress } from '../form/after-press.ts'
import { WishChips } from './wish-chips.tsx'
import { WishInput } from './wish-input.tsx'

const NAME = 'wish'

const isAmong = (wishes: readonly string[], wish: string) =>
  wishes.some((other) => folded(other) === folded(wish))

/** Chips plus text not added yet. */
export function wishesWithTyped(wishes: readonly string[], typed: FormData): string[] {
  const fresh = wishList(String(typed.get(NAME) ?? '')).filter((wish) => !isAmong(wishes, wish))
  return [...wishes, ...fresh]
}

/** Trade preferences as chips. Text becomes a chip on blur. */
export function WishesField({
  wishes,
  onChange,
  suggested = [],
  error,
}: {
  wishes: readonly string[]
  onChange: (wishes: string[]) => void
  suggested?: readonly string[]
  error?: string | undefined
}) {
  const [text, setText] = useState('')
  const has = (wish: string) => isAmong(wishes, wish)
  function add(added: readonly string[]) {
    setText('')
    const fresh = added.filter((wish) => !has(wish))
    if (fresh.length > 0) onChange([...wishes, ...fresh])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the field is no act of its own
    <div
      className="wishes-field"
      data-field="wishes"
      onBlur={(event) => {
        // After the press, because the new chip shifts the layout.
        if (text.trim() && !event.currentTarget.contains(event.relatedTarget))
          afterPress(() => add(wishList(text)))
      }}
    >
      <WishInput
        label={m.matches_looking_for()}
        name={NAME}
        help={m.matches_wish_help()}
        text={text}
        error={error}
        onText={setText}
        onAdd={add}
      />
      <WishChips
        wishes={wishes.map((wish) => ({ key: wish, text: wish }))}
        onRemove={(key) => onChange(wishes.filter((wish) => wish !== key))}
        suggested={suggested.filter((wish) => !has(wish))}
        onAdd={(wish) => add([wish])}
      />
    </div>
  )
}

import { useEffect, useState } from 'react'
import { wishesIn } from '../../../server/market/wishes/wish-fields-shared.ts'
import { distinct } from '../../../server/market/wishes/wish-text-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import { folded } from '../../../server/platform/search/folded-shared.ts'
import { Field } from '../form/field.tsx'
import { WishChips } from './wish-chips.tsx'

export const RETURN_NAME = 'trade_preferences'

const without = (wishes: readonly string[], off: readonly string[]) => {
  const removed = new Set(off.map(folded))
  return wishes.filter((wish) => !removed.has(folded(wish)))
}

/** The item's text and wishes when the form was opened, for comparison. */
interface Before {
  text: string
  wishes: readonly string[]
}
const NOTHING: Before = { text: '', wishes: [] }

/** Wishes in a text that are not wishes of the item yet. */
export const leftOutOf = ({ text, wishes }: Before): string[] => without(wishesIn(text), wishes)

/**
 * Wishes of an item: those in its text except removed ones, and earlier ones that the earlier text did not contain.
 * @param off removed wishes.
 */
export function wishesOf(text: string, off: readonly string[], before: Before = NOTHING): string[] {
  const more = without(before.wishes, wishesIn(before.text))
  const all = without(distinct([...more, ...wishesIn(text)]), off)
  const place = (wish: string) => before.wishes.indexOf(wish) >>> 0
  return all.sort((one, other) => place(one) - place(other))
}

/** Trade preferences: one text, with its wishes as removable chips. */
export function ReturnField({
  filled = '',
  before = NOTHING,
  off,
  onOff,
  ...field
}: {
  /** Text of a restored draft. */
  filled?: string
  before?: Before
  off: readonly string[]
  onOff: (off: string[]) => void
  name: string
  error?: string | undefined
}) {
  const [text, setText] = useState(before.text)
  useEffect(() => {
    if (filled) setText(filled)
  }, [filled])
  const wishes = wishesOf(text, off, before)
  const named = wishesOf(text, [], before)
  return (
    <div className="wishes-field" data-field="wishes">
      <Field
        label={m.common_would_take()}
        help={m.matches_return_help()}
        maxLength={LONGEST.itemTradePreferences}
        defaultValue={before.text}
        enterKeyHint="done"
        {...field}
        onChange={({ target }) => setText(target.value)}
      />
      {named.length > 0 && <p className="help">{m.matches_return_found()}</p>}
      <WishChips
        wishes={wishes.map((wish) => ({ key: wish, text: wish }))}
        onRemove={(wish) => onOff([...off, String(wish)])}
        suggested={without(named, wishes)}
        onAdd={(wish) => onOff(without(off, [wish]))}
      />
    </div>
  )
}

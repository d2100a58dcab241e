import * as m from '../../../server/platform/catalogues/messages.ts'
import type { GuestView } from '../../../server/trading/swap-days/days-shared.ts'

interface Props {
  day: number
  guest: GuestView | null
  item: number
  name: string
  /** False for an item that the visitor would take: only a no is left to say. */
  isNew?: boolean
}

/** Yes and no to an item of a day, as a plain form; client/enhancements/day-answers.ts also sends it after a lost network. */
export function DayAnswer({ day, guest, item, name, isNew = false }: Props) {
  const answers = [
    { value: 'yes', look: 'button', label: m.days_would_take() },
    { value: 'no', look: 'button quiet', label: m.days_not_for_me() },
  ].slice(isNew ? 0 : 1)
  return (
    <form className="day-answer" method="post" action={guest?.url ?? `/swap-days/${day}`}>
      <input type="hidden" name="item" value={item} />
      {answers.map(({ value, look, label }) => (
        <button
          key={value}
          type="submit"
          name="answer"
          value={value}
          className={look}
          aria-label={m.common_act_about({ act: label, about: name })}
        >
          {label}
        </button>
      ))}
    </form>
  )
}

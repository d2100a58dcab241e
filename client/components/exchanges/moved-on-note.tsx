import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeListView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { hasModifier } from '../../dom/has-modifier.ts'
import { termsName } from './terms-name.ts'
import type { MovedOn } from './use-moved-on.ts'

type Status = ExchangeListView['status']
type Direction = ExchangeListView['direction']

interface NextStep {
  text: string
  link: string
  status: Status
  direction: Direction
}

/** New status of a request and the next step. */
function nextStep({ row, now: { status, outcome, direction } }: MovedOn): NextStep {
  const other = row.other.name
  const name = termsName(row)
  if (status === 'accepted') {
    const text = m.swaps_agreed_next_meeting({ other, name })
    return { text, link: m.swaps_see_confirmed(), status, direction }
  }
  if (outcome === 'called_off') {
    const text = m.swaps_called_off_waiting_released({ name })
    return { text, link: m.swaps_see_what_waits(), status: 'pending', direction: 'incoming' }
  }
  return { text: m.swaps_has_ended({ name }), link: m.swaps_see_cancelled(), status, direction }
}

/** Notice above a list about a request that left it. */
export function MovedOnNote({
  moved,
  onShow,
}: {
  moved: MovedOn | null
  onShow: (status: Status, direction: Direction) => void
}) {
  const step = moved && nextStep(moved)
  return (
    <div role="status">
      {step && (
        <p className="notice hint moved-on">
          <span>{step.text}</span>
          <a
            className="button quiet"
            href={`?status=${step.status}&direction=${step.direction}`}
            onClick={(event) => {
              if (hasModifier(event)) return
              event.preventDefault()
              onShow(step.status, step.direction)
            }}
          >
            {step.link}
          </a>
          {moved.now.status === 'accepted' && (
            <a className="button" href={`/dashboard/messages?userId=${moved.row.other.id}`}>
              {m.swaps_write_to({ name: moved.row.other.name })}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

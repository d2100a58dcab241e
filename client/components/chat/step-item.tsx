import * as m from '../../../server/platform/catalogues/messages.ts'
import type { RequestStepView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import type { Clock } from '../../stores/clock.ts'
import { DOT } from '../common/dot.ts'
import { timeOfDay } from './chat-times.ts'
import { LinkedText } from './linked-text.tsx'

/** An event in one line. */
function stepText(
  { step, by, item_offered: offered, item_wanted: wanted }: RequestStepView,
  me: number,
  name: string,
) {
  switch (step) {
    case 'asked':
      return by === me
        ? m.requests_step_asked_by_me({ offered, wanted })
        : m.requests_step_asked({ name, offered, wanted })
    case 'offered':
      return by === me
        ? m.requests_step_offered_by_me({ offered, wanted })
        : m.requests_step_offered({ name, offered, wanted })
    case 'edited':
      return by === me
        ? m.requests_step_edited_by_me({ offered, wanted })
        : m.requests_step_edited({ name, offered, wanted })
    case 'meeting_proposed':
      return by === me ? m.requests_step_meeting_proposed_by_me() : m.requests_step_meeting_proposed({ name })
    case 'confirmed':
      return by === me
        ? m.requests_step_confirmed_by_me({ offered, wanted })
        : m.requests_step_confirmed({ name, offered, wanted })
    case 'agreed':
      return m.requests_step_agreed({ offered, wanted })
    case 'meeting':
      return m.requests_step_meeting()
    case 'completed':
      return m.requests_step_completed({ offered, wanted })
    case 'declined':
      return m.requests_step_declined({ offered, wanted })
    case 'withdrawn':
      return m.requests_step_withdrawn({ offered, wanted })
    case 'called_off':
      return m.requests_step_called_off({ offered, wanted })
    default:
      return m.requests_step_ended({ offered, wanted })
  }
}

/** An event of a request between messages, with its message. */
export function StepItem({
  step,
  me,
  name,
  clock,
}: {
  step: RequestStepView
  me: number
  /** Name of the other user. */
  name: string
  clock: Clock
}) {
  return (
    <>
      <li className="request-step">
        <a href={`/dashboard/exchange-product-details?id=${step.id}`}>{stepText(step, me, name)}</a>
        {DOT}
        <time dateTime={step.at}>{timeOfDay(step.at, clock)}</time>
      </li>
      {step.message && (
        <li className="message" data-own={step.by === me || undefined}>
          <p className="bubble">
            <LinkedText text={step.message} />
          </p>
        </li>
      )}
    </>
  )
}

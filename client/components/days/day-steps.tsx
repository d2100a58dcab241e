import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DayView } from '../../../server/trading/swap-days/days-shared.ts'
import { CallForm } from '../form/call-form.tsx'

type State = DayView['state']

const NEXT: Partial<Record<State, readonly { state: State; label: () => string; unticked?: string }[]>> = {
  announced: [{ state: 'check_in', label: m.days_start_check_in }],
  matched: [
    { state: 'pick_up', label: m.days_start_pick_up },
    { state: 'check_in', label: m.days_back_to_check_in },
  ],
  pick_up: [
    { state: 'finished', label: m.days_finish },
    { state: 'finished', label: m.days_finish_traded, unticked: 'traded' },
    { state: 'finished', label: m.days_finish_returned, unticked: 'returned' },
  ],
}
const PRINTED = ['labels', 'cards', 'tables', 'people'] as const
const PRINT_LABELS = {
  labels: m.days_labels,
  cards: m.days_cards,
  tables: m.days_tables,
  people: m.days_sheets,
}

/** Actions of a moderator in the current state. */
export function DaySteps({ day: { id, state } }: { day: DayView }) {
  const isOver = state === 'finished' || state === 'cancelled'
  return (
    <>
      <div className="row-acts">
        {(state === 'check_in' || state === 'matched') && (
          <CallForm
            call="POST /api/admin/swap-days/:id/matching"
            params={{ id }}
            label={m.days_match()}
            busy={m.days_busy()}
            look=""
          />
        )}
        {(NEXT[state] ?? []).map(({ state: to, label, unticked }) => (
          <CallForm
            key={`${to} ${unticked}`}
            call="POST /api/admin/swap-days/:id/state"
            params={{ id }}
            fields={{ state: to, ...(unticked ? { unticked } : {}) }}
            label={label()}
            busy={m.days_busy()}
          />
        ))}
        {!isOver && (
          <CallForm
            call="POST /api/admin/swap-days/:id/state"
            params={{ id }}
            fields={{ state: 'cancelled' }}
            label={m.days_cancel()}
            busy={m.days_busy()}
            look="quiet danger"
          />
        )}
      </div>
      <ul className="row-acts">
        {PRINTED.map((kind) => (
          <li key={kind}>
            <a className="link" href={`/admin/swap-days/${id}/${kind}`}>
              {PRINT_LABELS[kind]()}
            </a>
          </li>
        ))}
        <li>
          <a className="link" href={`/swap-days/${id}/screen`}>
            {m.days_screen()}
          </a>
        </li>
      </ul>
    </>
  )
}

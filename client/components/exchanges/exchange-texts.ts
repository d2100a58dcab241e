import { listed } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView, ExchangeView } from '../../../server/trading/exchanges/exchanges-shared.ts'

type Row = Pick<
  ExchangeRowView,
  | 'status'
  | 'outcome'
  | 'turn'
  | 'item_reserved'
  | 'item_checked_in'
  | 'other_suspended'
  | 'confirmed_by_other'
  | 'direction'
  | 'wanted'
  | 'offered'
  | 'can'
  | 'agreed_at'
> & { handover?: ExchangeView['handover'] }

const outcomes = (): Record<NonNullable<Row['outcome']>, string> => ({
  declined: m.swaps_request_declined(),
  withdrawn: m.swaps_request_withdrawn(),
  called_off: m.swaps_swap_called_off(),
  completed: m.swaps_swap_completed(),
  expired: m.swaps_not_confirmed_in_time(),
  item_gone: m.swaps_the_item_is_gone(),
})

/** Outcome of a request (specification, section 4); null while pending. */
export function standingText({ status, outcome, agreed_at }: Row): string | null {
  if (status === 'accepted') return m.swaps_request_accepted()
  if (outcome === 'expired' && agreed_at === null) return m.requests_not_answered()
  return outcome && outcomes()[outcome]
}

export const namesOf = (things: readonly { name: string }[]) => listed(things.map(({ name }) => name))

/** Exchanged items from the viewer's side. */
function swappedText({ direction, wanted, offered }: Row): string {
  const [gave, got] = direction === 'outgoing' ? [offered, wanted] : [wanted, offered]
  return m.swaps_you_gave_and_got({ namesOf: namesOf(gave), namesOf2: namesOf(got) })
}

/** Text about what the viewer can do on their turn. */
function answerText(can: Row['can']): string {
  const counters = can.includes('counter')
  if (can.includes('accept')) return counters ? m.requests_turn_all() : m.requests_turn_answer()
  return counters ? m.requests_turn_counter() : m.requests_turn_decline()
}

/** State of the meeting. */
function meetingText({ turn, agreed_at }: NonNullable<ExchangeView['handover']>, other: string): string {
  if (agreed_at) return m.handovers_next_meet()
  if (turn === null) return m.swaps_turn_agree_meeting()
  return turn === 'me' ? m.handovers_turn_me({ name: other }) : m.handovers_turn_other({ name: other })
}

/** Whose turn it is; null if nothing is open. */
export function turnText(row: Row, other: string): string | null {
  const { status, outcome, turn } = row
  if (outcome === 'completed') return m.swaps_swap_completed_enjoy({ swappedText: swappedText(row) })
  if (turn === null) return null
  if (row.other_suspended) {
    return status === 'pending'
      ? m.swaps_partner_paused_waits({ other })
      : m.swaps_partner_paused_call_off({ other })
  }
  if (status === 'pending') {
    if (row.item_checked_in) return m.swaps_checked_in_at_day()
    if (row.item_reserved) return m.swaps_waits_for_other_swap()
    if (turn === 'other') return m.swaps_waiting_for_to_answer({ other })
    const answer = answerText(row.can)
    return row.direction === 'outgoing' ? `${m.requests_other_offer({ name: other })} ${answer}` : answer
  }
  if (turn === 'other') return m.swaps_confirmed_waiting({ other })
  if (row.handover && !row.confirmed_by_other) return meetingText(row.handover, other)
  return row.confirmed_by_other ? m.swaps_turn_confirm({ other }) : m.swaps_turn_agree_meeting()
}

/** True if the viewer must act; in an agreed swap the other may have to answer the meeting. */
export const isMyMove = ({ turn, handover }: Pick<Row, 'turn' | 'handover'>): boolean =>
  turn === 'me' && handover?.turn !== 'other'

/** "any 2 of these 3"; empty for all and for agreed swaps. */
export function pickText(offered: readonly { id: number | null }[], pick: number | null): string {
  const count = offered.filter(({ id }) => id !== null).length
  return pick === null || pick >= count ? '' : m.swaps_any_of_these_listed({ pick, listed: count })
}

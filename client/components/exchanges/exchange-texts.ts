import * as m from '../../../languages/messages.ts'
import type { ExchangeRowView, ExchangeView } from '../../../server/exchanges/exchanges-shared.ts'

type Row = Pick<
  ExchangeRowView,
  | 'status'
  | 'outcome'
  | 'turn'
  | 'item_reserved'
  | 'other_suspended'
  | 'confirmed_by_other'
  | 'direction'
  | 'wanted'
  | 'offered'
> & { handover?: ExchangeView['handover'] }

const OUTCOMES: Record<NonNullable<Row['outcome']>, string> = {
  declined: '❌ Request Declined',
  withdrawn: 'Request withdrawn',
  called_off: 'Swap called off',
  completed: 'Swap completed',
  expired: 'Not confirmed by both in time',
  item_gone: 'The item is gone',
}

/** What has become of a request (specification, section 4); null while it is pending. */
export function standingText({ status, outcome }: Row): string | null {
  if (status === 'accepted') return '✔️ Request Accepted'
  return outcome && OUTCOMES[outcome]
}

/** "a, b and c". */
const namesOf = (things: readonly { name: string }[]) =>
  new Intl.ListFormat('en', { style: 'long' }).format(things.map(({ name }) => name))

/** What has changed hands, as the one who reads it sees it. */
function swappedText({ direction, wanted, offered }: Row): string {
  const [gave, got] = direction === 'outgoing' ? [offered, wanted] : [wanted, offered]
  return `You gave ${namesOf(gave)} and got ${namesOf(got)}.`
}

/** How far two who have agreed to swap are with where and when they meet. */
function meetingText({ turn, agreed_at }: NonNullable<ExchangeView['handover']>, other: string): string {
  if (agreed_at) return m.handovers_next_meet()
  return turn === 'me' ? m.handovers_turn_me({ name: other }) : m.handovers_turn_other({ name: other })
}

/** Whose move it is, in words; null where nothing is open. */
export function turnText(row: Row, other: string): string | null {
  const { status, outcome, turn } = row
  if (outcome === 'completed') return `Swap completed. Enjoy! ${swappedText(row)}`
  if (turn === null) return null
  if (row.other_suspended) {
    return status === 'pending'
      ? `This request waits, since ${other} cannot swap at the moment.`
      : `For now ${other} cannot swap. You can wait for them, or call the swap off.`
  }
  if (status === 'pending') {
    if (row.item_reserved) return 'One of the two items is reserved for another swap, so this request waits.'
    if (turn === 'other') return `Waiting for ${other} to answer.`
    return row.direction === 'outgoing'
      ? `Your turn: ${other} has made you another offer.`
      : 'Your turn: accept or decline.'
  }
  if (turn === 'other') return `You have confirmed the swap. Waiting for ${other} to confirm it too.`
  if (row.handover && !row.confirmed_by_other) return meetingText(row.handover, other)
  return row.confirmed_by_other
    ? `Your turn: ${other} says that you have swapped. Confirm it, or call it off.`
    : 'Your turn: agree on a place and a time, swap, then confirm it.'
}

/** "any 2 of these 3": how many of the listed things that are offered are chosen; empty where all are. */
export function pickText(offered: readonly { id: number | null }[], pick: number | null): string {
  const listed = offered.filter(({ id }) => id !== null).length
  return pick === null ? '' : `any ${pick} of these ${listed}`
}

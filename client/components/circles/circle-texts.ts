import * as m from '../../../server/platform/catalogues/messages.ts'
import type {
  CircleLegView,
  CirclePersonView,
  CircleView,
} from '../../../server/trading/circles/circles-shared.ts'

/** What I give, and what I get: the first leg and the last one around. */
export const myLegs = ({ legs }: Pick<CircleView, 'legs'>) => ({ given: legs[0]!, got: legs.at(-1)! })

export const nameOf = (person: CirclePersonView | null): string => person?.name ?? m.circles_a_neighbour()

export const titleOf = (circle: Pick<CircleView, 'legs' | 'state'>): string =>
  circle.legs.length === 2 && circle.state === 'proposed'
    ? m.circles_match()
    : m.circles_of_size({ size: String(circle.legs.length) })

const ENDED = {
  called_off: m.circles_ended_called_off,
  declined: m.circles_ended_declined,
  expired: m.circles_ended_expired,
  item_gone: m.circles_ended_item_gone,
  withdrawn: m.circles_ended_withdrawn,
}

/** Where a circle stands, in a sentence. */
export function standingOf({ state, outcome, agreed_at, answers, my_answer }: CircleView): string {
  if (state === 'completed') return m.circles_completed_text()
  if (outcome === 'expired' && agreed_at === null) return m.circles_ended_unanswered()
  if (state === 'ended') return ENDED[outcome ?? 'withdrawn']()
  if (state === 'agreed') return m.circles_agreed()
  return my_answer ? m.circles_step_waiting() : m.circles_said_yes(answers)
}

/** Why I was asked. */
export function whyOf(circle: CircleView): string {
  if (circle.why === 'request') return m.circles_why_request({ gives: myLegs(circle).given.item.name })
  return circle.why === 'wish' ? m.circles_why_wish() : m.circles_why_want()
}

export const isConfirmed = ({ confirmed_by_giver, confirmed_by_receiver }: CircleLegView) =>
  confirmed_by_giver && confirmed_by_receiver

/** What I have still to confirm: nothing of a thing that an admin has settled, whichever way. */
export function toConfirm(circle: Pick<CircleView, 'legs'>) {
  const { given, got } = myLegs(circle)
  return {
    given: !given.confirmed_by_giver && given.outcome === null,
    got: !got.confirmed_by_receiver && got.outcome === null,
  }
}

/** Those I give to and get from, once it is agreed, and how far what goes between each of them and me is confirmed. */
export function meetingsOf(circle: Pick<CircleView, 'legs'>) {
  const { given, got } = myLegs(circle)
  const asks = toConfirm(circle)
  const sides = [
    { other: given.to, mine: !asks.given, theirs: given.confirmed_by_receiver, outcome: given.outcome },
    { other: got.from, mine: !asks.got, theirs: got.confirmed_by_giver, outcome: got.outcome },
  ]
  const others = new Map(sides.flatMap(({ other }) => (other ? [[other.id, other] as const] : [])))
  return [...others.values()].map((other) => {
    const between = sides.filter((side) => side.other?.id === other.id)
    return {
      other,
      /** They have confirmed what I have not. */
      confirms: between.some(({ mine, theirs }) => theirs && !mine),
      isDone: between.every(({ mine }) => mine),
      /** Of all between us it is known what has become of it: there is nothing to meet for. */
      isOver: between.every(({ outcome }) => outcome !== null),
    }
  })
}

/** What comes next in an agreed circle: to answer for the meeting of all, to agree on meetings, or to meet. */
export function nextStepOf(circle: Pick<CircleView, 'legs' | 'handovers' | 'meeting'>): string {
  const open = meetingsOf(circle).filter(({ isDone }) => !isDone)
  if (open.length === 0) return m.circles_step_done_mine()
  if (circle.meeting?.agreed_at) return m.handovers_next_meet()
  if (circle.meeting?.turn === 'me') return m.handovers_all_turn()
  const isAgreed = (other: CirclePersonView) =>
    circle.handovers.some((plan) => plan.with === other.id && plan.agreed_at !== null)
  return open.every(({ other }) => isAgreed(other)) ? m.handovers_next_meet() : m.circles_step_agreed()
}

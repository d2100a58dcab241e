import * as m from '../../../server/platform/catalogues/messages.ts'
import type {
  CircleLegView,
  CirclePersonView,
  CircleView,
} from '../../../server/trading/circles/circles-shared.ts'

/** What the viewer gives and gets: the giver of a chain gets nothing, and its last receiver gives nothing. */
export function myLegs({ legs, shape, my_place: place }: Mine) {
  if (shape === 'circle') return { given: legs[0]!, got: legs.at(-1)! }
  return { given: legs[place] ?? null, got: legs[place - 1] ?? null }
}

type Mine = Pick<CircleView, 'legs' | 'shape' | 'my_place'>

/** The viewer's legs; the received item is first. */
export function legsOfMine(circle: Mine): CircleLegView[] {
  const { given, got } = myLegs(circle)
  return [got, given].filter((leg) => leg !== null)
}

/** True with three or more parties, who can all meet at once. */
export const isOfThreeOrMore = ({ shape, legs }: Pick<CircleView, 'legs' | 'shape'>): boolean =>
  shape === 'chain' || legs.length > 2

/** Id of the viewer. */
export function meIn(circle: Mine): number | undefined {
  const { given, got } = myLegs(circle)
  return (given?.from ?? got?.to)?.id
}

/** All parties with a known name, each once, in the order of the legs. */
export function peopleOf({ legs }: Pick<CircleView, 'legs'>): CirclePersonView[] {
  const people = legs.flatMap(({ from, to }) => [from, to].filter((person) => person !== null))
  return [...new Map(people.map((person) => [person.id, person])).values()]
}

export const nameOf = (person: CirclePersonView | null): string => person?.name ?? m.circles_a_neighbour()

export const titleOf = (circle: Pick<CircleView, 'legs' | 'state' | 'shape'>): string =>
  circle.shape === 'chain' ? m.circles_chain() : titleOfRing(circle)

const titleOfRing = (circle: Pick<CircleView, 'legs' | 'state'>): string =>
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

/** True if a leg of an agreed chain has ended; the later ones have ended too. */
const isBroken = ({ shape, agreed_at, legs }: CircleView): boolean =>
  shape === 'chain' && agreed_at !== null && legs.some(({ state }) => state === 'ended')

export function standingOf(circle: CircleView): string {
  const { state, outcome, agreed_at, answers, my_answer } = circle
  if (isBroken(circle)) {
    const lost = myLegs(circle).got?.state === 'ended'
    return m.circles_chain_broken({ mine: lost ? 'yes' : 'no' })
  }
  if (state === 'completed') return m.circles_completed_text()
  if (outcome === 'expired' && agreed_at === null) return m.circles_ended_unanswered()
  if (state === 'ended') return ENDED[outcome ?? 'withdrawn']()
  if (state === 'agreed') return m.circles_agreed()
  return my_answer ? m.circles_step_waiting() : m.circles_said_yes(answers)
}

/** Reason for the proposal. */
export function whyOf(circle: CircleView): string {
  const { given } = myLegs(circle)
  if (circle.why === null) return m.circles_chain_why_giver()
  if (circle.why === 'request')
    return given && !(circle.shape === 'chain' && circle.my_place === 1)
      ? m.circles_why_request({ gives: given.item.name })
      : m.circles_chain_why_request()
  return circle.why === 'wish' ? m.circles_why_wish() : m.circles_why_want()
}

export const isConfirmed = ({ confirmed_by_giver, confirmed_by_receiver }: CircleLegView) =>
  confirmed_by_giver && confirmed_by_receiver

/** What the viewer has to confirm; not for legs settled by an admin. */
export function toConfirm(circle: Mine) {
  const { given, got } = myLegs(circle)
  return {
    given: given !== null && !given.confirmed_by_giver && given.outcome === null,
    got: got !== null && !got.confirmed_by_receiver && got.outcome === null,
  }
}

/** Legs that the viewer can confirm now; in a chain only after the previous leg is done. */
export function canConfirm(circle: Mine) {
  const { given, got } = myLegs(circle)
  const asks = toConfirm(circle)
  return { given: asks.given && given?.state === 'ready', got: asks.got && got?.state === 'ready' }
}

/** Neighbours of an agreed circle with the state of confirmations. */
export function meetingsOf(circle: Mine) {
  const { given, got } = myLegs(circle)
  const asks = toConfirm(circle)
  const sides = [
    ...(given
      ? [{ other: given.to, mine: !asks.given, theirs: given.confirmed_by_receiver, outcome: given.outcome }]
      : []),
    ...(got
      ? [{ other: got.from, mine: !asks.got, theirs: got.confirmed_by_giver, outcome: got.outcome }]
      : []),
  ]
  const others = new Map(sides.flatMap(({ other }) => (other ? [[other.id, other] as const] : [])))
  return [...others.values()].map((other) => {
    const between = sides.filter((side) => side.other?.id === other.id)
    return {
      other,
      /** Confirmed by the other only. */
      confirms: between.some(({ mine, theirs }) => theirs && !mine),
      isDone: between.every(({ mine }) => mine),
      /** All legs are settled, so no meeting is needed. */
      isOver: between.every(({ outcome }) => outcome !== null),
    }
  })
}

/** Next step in an agreed circle: answer the meeting, agree on meetings, or meet. */
export function nextStepOf(circle: Mine & Pick<CircleView, 'handovers' | 'meeting'>): string {
  const open = meetingsOf(circle).filter(({ isDone }) => !isDone)
  if (circle.shape === 'chain') {
    if (open.length === 0) return m.circles_chain_step_done()
    const next = circle.legs.find(({ state }) => state === 'ready')
    if (next && !legsOfMine(circle).includes(next)) return m.circles_chain_step_wait({ item: next.item.name })
  }
  if (open.length === 0) return m.circles_step_done_mine()
  if (circle.meeting?.agreed_at) return m.handovers_next_meet()
  if (circle.meeting?.turn === 'me') return m.handovers_all_turn()
  const isAgreed = (other: CirclePersonView) =>
    circle.handovers.some((plan) => plan.with === other.id && plan.agreed_at !== null)
  return open.every(({ other }) => isAgreed(other)) ? m.handovers_next_meet() : m.circles_step_agreed()
}

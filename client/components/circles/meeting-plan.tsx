import { listed } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { CircleView } from '../../../server/trading/circles/circles-shared.ts'
import { LocalTime } from '../handovers/local-time.tsx'
import { meIn, peopleOf } from './circle-texts.ts'

type Meeting = NonNullable<CircleView['meeting']>

/** Names by id; the viewer is "You". */
export function namesIn(circle: CircleView, ids: readonly number[]): string {
  const me = meIn(circle)
  const people = peopleOf(circle).filter(({ id }) => ids.includes(id))
  return listed(people.map(({ id, name }) => (id === me ? m.circles_you() : name)))
}

/** State of the meeting of all. */
export function meetingStanding(circle: CircleView, now: number): string {
  const { meeting } = circle
  if (!meeting) return m.handovers_all_lead()
  if (meeting.agreed_at) return m.handovers_all_you_meet()
  if (meeting.times.every(({ starts_at }) => Date.parse(starts_at) <= now)) return m.handovers_all_passed()
  if (meeting.waits_for.length === 0) return m.handovers_all_no_time()
  return meeting.by === meIn(circle)
    ? m.handovers_all_you_proposed()
    : m.handovers_other_proposes({ name: namesIn(circle, [meeting.by]) })
}

/** A time with the users who accept it. */
export function ProposedTime({
  circle,
  at,
  yes,
}: {
  circle: CircleView
  at: string
  yes: readonly number[]
}) {
  return (
    <span>
      <LocalTime at={at} />
      {yes.length > 0 && (
        <span className="help">{m.handovers_all_can_come({ names: namesIn(circle, yes) })}</span>
      )}
    </span>
  )
}

/**
 * Place, times and note of the meeting of all.
 * @param hasTimes false if the times are listed elsewhere.
 */
export function MeetingPlan({
  circle,
  meeting,
  hasTimes = true,
}: {
  circle: CircleView
  meeting: Meeting
  hasTimes?: boolean
}) {
  const { place, times, note, starts_at: agreed } = meeting
  return (
    <div className="meeting-plan">
      <p>
        <b>{place}</b>
      </p>
      {agreed && (
        <p>
          <LocalTime at={agreed} />
        </p>
      )}
      {!agreed && hasTimes && (
        <ul className="meeting-times">
          {times.map(({ starts_at, yes }) => (
            <li key={starts_at}>
              <ProposedTime circle={circle} at={starts_at} yes={yes} />
            </li>
          ))}
        </ul>
      )}
      {note && <p className="note">{note}</p>}
    </div>
  )
}

import { CalendarPlus, Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { CircleView } from '../../../server/trading/circles/circles-shared.ts'
import { call, messageOf } from '../../api.ts'
import { useClock } from '../../stores/clock.ts'
import { toast } from '../../stores/toasts.ts'
import { useKeptFocus } from '../common/use-kept-focus.ts'
import { useLazyPart } from '../common/use-lazy-part.ts'
import { OfflineLink } from '../handovers/handover-panel.tsx'
import { keepMeetings } from '../handovers/keep-meetings.ts'
import { meIn, myLegs, nameOf, toConfirm } from './circle-texts.ts'
import { MeetingPlan, meetingStanding, namesIn, ProposedTime } from './meeting-plan.tsx'

const loadProposal = async () => (await import('./circle-proposal-dialog.tsx')).CircleProposalDialog

type Meeting = NonNullable<CircleView['meeting']>

/** Proposed times as check boxes. */
function AnswerForm({
  circle,
  meeting,
  now,
  onChange,
}: {
  circle: CircleView
  meeting: Meeting
  now: number
  onChange: () => unknown
}) {
  const { id } = circle
  const me = meIn(circle)!
  const [suits, setSuits] = useState(() =>
    meeting.times.filter(({ yes }) => yes.includes(me)).map(({ starts_at }) => starts_at),
  )
  const [busy, setBusy] = useState(false)

  async function answer() {
    if (busy) return
    setBusy(true)
    try {
      const body = { revision: meeting.revision, times: suits }
      toast.success((await call('POST /api/swaps/:id/meeting/answer', { params: { id }, body })).message)
    } catch (error) {
      toast.error(messageOf(error, m.handovers_all_answer_failed()))
    }
    await onChange()
    setBusy(false)
  }

  return (
    <fieldset className="meeting-answer">
      <legend>{m.handovers_all_question()}</legend>
      {meeting.times
        .filter(({ starts_at }) => Date.parse(starts_at) > now)
        .map(({ starts_at: at, yes }) => (
          <label key={at} className="check">
            <input
              type="checkbox"
              checked={suits.includes(at)}
              onChange={({ target }) =>
                setSuits(target.checked ? [...suits, at] : suits.filter((one) => one !== at))
              }
            />
            <ProposedTime circle={circle} at={at} yes={yes} />
          </label>
        ))}
      <button
        type="button"
        className={meeting.turn === 'me' && suits.length > 0 ? 'button large wide' : 'button quiet'}
        aria-disabled={busy || undefined}
        onClick={answer}
      >
        {busy
          ? m.handovers_sending()
          : suits.length > 0
            ? m.handovers_all_answer()
            : m.handovers_all_none_suits()}
      </button>
    </fieldset>
  )
}

function Checklist({ circle }: { circle: CircleView }) {
  const { given, got } = myLegs(circle)
  const asks = toConfirm(circle)
  const give = given && {
    text: m.handovers_checklist_give({ item: given.item.name, name: nameOf(given.to) }),
    other: given.to,
    isDone: !asks.given,
  }
  const get = got && {
    text: m.handovers_checklist_get({ item: got.item.name, name: nameOf(got.from) }),
    other: got.from,
    isDone: !asks.got,
  }
  // In a chain, the viewer receives before giving, so the lines are in this order.
  const lines = (circle.shape === 'chain' ? [get, give] : [give, get]).filter((line) => line !== null)
  return (
    <>
      <h3>{m.handovers_checklist()}</h3>
      <ul className="checklist">
        {lines.map(({ text, other, isDone }) => (
          <li key={text} data-done={isDone || undefined}>
            <span className="mark" aria-hidden="true">
              {isDone && <Check size={18} />}
            </span>
            <a className="link" href={`#handover-${other?.id}`}>
              {isDone && <span className="visually-hidden">{m.handovers_step_done()} </span>}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Meeting of all parties, and the viewer's checklist. */
export function CircleMeeting({ circle, onChange }: { circle: CircleView; onChange: () => unknown }) {
  const { id, meeting } = circle
  const me = meIn(circle)
  const { now } = useClock(0)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const ProposalDialog = useLazyPart(loadProposal, isOpen, close)
  const asks = toConfirm(circle)
  const isOver = !asks.given && !asks.got
  const canAnswer = meeting?.turn != null && meeting.by !== me && !isOver
  const isStuck = meeting !== null && meeting.agreed_at === null && meeting.turn === null
  const focus = useKeptFocus(`${meeting?.revision} ${meeting?.turn} ${isOpen}`)
  const agreedAt = meeting?.agreed_at
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the agreement makes the cached page stale
  useEffect(keepMeetings, [agreedAt, isOver])
  return (
    <article className="panel">
      <section className="handover" aria-labelledby="handover-all" {...focus.place}>
        <h2 id="handover-all" {...focus.heading}>
          {m.handovers_all_title()}
        </h2>
        <div aria-live="polite">
          {(meeting || !isOver) && <p>{meetingStanding(circle, now)}</p>}
          {meeting && <MeetingPlan circle={circle} meeting={meeting} hasTimes={!canAnswer} />}
          {meeting?.turn && (
            <p className="help">{m.handovers_all_waits_for({ names: namesIn(circle, meeting.waits_for) })}</p>
          )}
        </div>
        {canAnswer && (
          <AnswerForm
            key={meeting.revision}
            circle={circle}
            meeting={meeting}
            now={now}
            onChange={onChange}
          />
        )}
        {meeting?.agreed_at && <OfflineLink />}
        {meeting?.agreed_at && (
          <a className="button large wide" href={`/api/swaps/${id}/meeting.ics`} download>
            <CalendarPlus size={20} aria-hidden="true" />
            {m.handovers_add_to_calendar()}
          </a>
        )}
        {!isOver && (
          <button
            type="button"
            className={!meeting || isStuck ? 'button large wide' : 'button quiet'}
            onClick={() => setOpen(true)}
          >
            {meeting ? m.handovers_propose_another() : m.handovers_all_propose()}
          </button>
        )}
        <Checklist circle={circle} />
        {!isOver && <p className="help">{m.handovers_on_the_spot()}</p>}
      </section>
      {ProposalDialog && isOpen && <ProposalDialog circle={circle} onChange={onChange} onClose={close} />}
    </article>
  )
}

import { CalendarPlus } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { call, messageOf } from '../../api.ts'
import { useClock } from '../../stores/clock.ts'
import { toast } from '../../stores/toasts.ts'
import { useKeptFocus } from '../common/use-kept-focus.ts'
import { useLazyPart } from '../common/use-lazy-part.ts'
import { takeCode } from './code-in-address.ts'
import type { HandoverProps } from './handover-props.ts'
import { keepMeetings } from './keep-meetings.ts'
import { LocalTime } from './local-time.tsx'

const loadProposal = async () => (await import('./proposal-dialog.tsx')).ProposalDialog
const loadShow = async () => (await import('./show-code-dialog.tsx')).ShowCodeDialog
const loadEnter = async () => (await import('./enter-code-dialog.tsx')).EnterCodeDialog

/** Milliseconds before the meeting from which the code is the next step. */
const SOON = 2 * 3_600_000

/** Link to the page that is available offline. */
export const OfflineLink = () => (
  <a className="link help" href="/dashboard/meeting">
    {m.handovers_readable_offline()}
  </a>
)

type Next = 'propose' | 'agree' | 'wait' | 'calendar' | 'code' | 'none'

/** Next step of the meeting. */
function nextOf(plan: HandoverProps['plan'], together: string | null | undefined, now: number): Next {
  // In a swap of more than two, a meeting of all is proposed first.
  if (!plan && together !== undefined)
    return together !== null && Date.parse(together) - SOON <= now ? 'code' : 'none'
  if (!plan) return 'propose'
  const isOver = Date.parse(plan.starts_at) <= now
  if (plan.agreed_at) return Date.parse(plan.starts_at) - SOON <= now ? 'code' : 'calendar'
  if (isOver) return 'propose'
  return plan.turn === 'me' ? 'agree' : 'wait'
}

const standingOf = ({ plan, other: { name } }: HandoverProps): string => {
  if (plan?.agreed_at) return m.handovers_you_meet({ name })
  if (plan?.turn === 'me') return m.handovers_other_proposes({ name })
  return plan?.turn === 'other' ? m.handovers_you_proposed({ name }) : m.handovers_not_agreed({ name })
}

/**
 * Meeting of two parties with the next step as the main button: propose, agree, calendar, or code.
 * @param confirms the next step is among `children`.
 * @param children other actions.
 */
export function HandoverPanel({
  confirms,
  isDone,
  isOver = false,
  standing,
  together,
  children,
  ...handover
}: HandoverProps & {
  confirms: boolean
  /** The viewer has confirmed. */
  isDone: boolean
  /** True if nothing is left to exchange between the two, in a swap of more than two. */
  isOver?: boolean
  /** Replaces the status of the meeting. */
  standing?: string | undefined
  /** Time of the meeting of all; null before the agreement. Undefined in a swap of two. */
  together?: string | null | undefined
  children?: ReactNode
}) {
  const { swapId, other, onChange } = handover
  // A proposal that was not agreed is obsolete once nothing is left to exchange.
  const plan = isOver && !handover.plan?.agreed_at ? null : handover.plan
  const { now } = useClock(0)
  const [opened, setOpen] = useState<'proposal' | 'show' | 'enter' | null>(null)
  // After the viewer has confirmed, no code is needed.
  const open = isDone && opened !== 'proposal' ? null : opened
  const [brought, setBrought] = useState('')
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(null)
  const ProposalDialog = useLazyPart(loadProposal, open === 'proposal', close)
  const ShowCodeDialog = useLazyPart(loadShow, open === 'show', close)
  const EnterCodeDialog = useLazyPart(loadEnter, open === 'enter', close)
  const next: Next = confirms || isDone ? 'none' : nextOf(plan, together, now)
  const focus = useKeptFocus(`${next} ${isDone} ${open}`)

  useEffect(() => {
    const take = () => {
      const code = takeCode(other.id)
      if (code === null) return
      setBrought(code)
      setOpen('enter')
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [other.id])

  const agreedAt = plan?.agreed_at
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the agreement makes the cached page stale
  useEffect(keepMeetings, [agreedAt, isDone])

  async function agree() {
    if (busy || !plan) return
    setBusy(true)
    try {
      const body = { with: other.id, revision: plan.revision }
      const params = { id: swapId }
      toast.success((await call('POST /api/swaps/:id/handover/agreement', { params, body })).message)
    } catch (error) {
      toast.error(messageOf(error, m.handovers_agree_failed()))
    }
    await onChange()
    setBusy(false)
  }

  const size = (step: Next) => (next === step ? 'button large wide' : 'button quiet')
  const calendar = `/api/swaps/${swapId}/handover.ics?with=${other.id}`
  const steps = {
    propose: !isOver && (
      <button key="propose" type="button" className={size('propose')} onClick={() => setOpen('proposal')}>
        {plan ? m.handovers_propose_another() : m.handovers_propose()}
      </button>
    ),
    agree: plan && !plan.agreed_at && plan.turn === 'me' && next === 'agree' && (
      <button
        key="agree"
        type="button"
        className={size('agree')}
        aria-disabled={busy || undefined}
        onClick={agree}
      >
        {busy ? m.handovers_agreeing() : m.handovers_agree()}
      </button>
    ),
    calendar: plan && (
      <a key="calendar" className={size('calendar')} href={calendar} download>
        <CalendarPlus size={20} aria-hidden="true" />
        {m.handovers_add_to_calendar()}
      </a>
    ),
    code: !isDone && (
      <button key="code" type="button" className={size('code')} onClick={() => setOpen('show')}>
        {m.handovers_show_code()}
      </button>
    ),
  }
  const big = next in steps ? steps[next as keyof typeof steps] : null
  // The keys preserve the state of components that change places, for example an unsent reason.
  const ofMeeting = (
    <Fragment key="meeting">
      {!isDone && together === undefined && <p className="help">{m.handovers_on_the_spot()}</p>}
      <div className="others">
        {Object.values(steps).filter((step) => step !== big)}
        {!isDone && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              setBrought('')
              setOpen('enter')
            }}
          >
            {m.handovers_enter_code()}
          </button>
        )}
      </div>
    </Fragment>
  )
  const ofSwap = (
    <div key="swap" className="others">
      {children}
    </div>
  )
  return (
    <section className="handover" aria-labelledby={`handover-${other.id}`} {...focus.place}>
      <h2 id={`handover-${other.id}`} {...focus.heading}>
        {m.handovers_meet({ name: other.name })}
      </h2>
      <div aria-live="polite">
        {(plan || standing || (!isOver && together === undefined)) && (
          <p>{standing ?? standingOf(handover)}</p>
        )}
        {plan && (
          <div className="meeting-plan">
            <p>
              <b>{plan.place}</b>
            </p>
            <p>
              <LocalTime at={plan.starts_at} />
            </p>
            {plan.note && <p className="note">{plan.note}</p>}
            {plan.agreed_at && <OfflineLink />}
          </div>
        )}
      </div>
      {big}
      {confirms ? [ofSwap, ofMeeting] : [ofMeeting, ofSwap]}
      {ProposalDialog && open === 'proposal' && <ProposalDialog {...handover} onClose={close} />}
      {ShowCodeDialog && open === 'show' && <ShowCodeDialog swapId={swapId} other={other} onClose={close} />}
      {EnterCodeDialog && open === 'enter' && (
        <EnterCodeDialog swapId={swapId} other={other} first={brought} onChange={onChange} onClose={close} />
      )}
    </section>
  )
}

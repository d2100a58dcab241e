import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type {
  CircleLegView,
  CirclePersonView,
  CircleView,
} from '../../../server/trading/circles/circles-shared.ts'
import { call, callAtLast } from '../../api.ts'
import type { BodyOf } from '../../calls.ts'
import { declineSoon } from '../../stores/declines.ts'
import { CallOffForm } from '../exchanges/call-off-form.tsx'
import { UndoButton, useIsDeclining } from '../exchanges/decline-button.tsx'
import { StepButton } from '../exchanges/step-button.tsx'
import { HandoverPanel } from '../handovers/handover-panel.tsx'
import { canConfirm, isOfThreeOrMore, meetingsOf, myLegs } from './circle-texts.ts'
import { useCircleStep } from './use-circle.ts'

/** Accept and reject buttons. */
function AnswerButtons({ circle: { id, shape, can, revision, terms_hash } }: { circle: CircleView }) {
  const params = { id }
  const accept = useCircleStep(
    id,
    () => call('POST /api/circles/:id/acceptance', { params, body: { revision, terms_hash } }),
    m.circles_yes_failed(),
  )
  const refuse = useCircleStep(
    id,
    () => call('POST /api/circles/:id/refusal', { params }),
    m.circles_refuse_failed(),
  )
  const isRefusing = useIsDeclining(id)
  const busy = accept.isPending || refuse.isPending || isRefusing
  return (
    <>
      {can.includes('acceptance') && (
        <StepButton
          label={shape === 'chain' ? m.circles_chain_yes() : m.circles_yes()}
          busyLabel={m.circles_yes_saving()}
          isPending={accept.isPending}
          busy={busy}
          className="button large"
          onClick={() => accept.mutate()}
        />
      )}
      {can.includes('refusal') && (
        <StepButton
          label={can.includes('acceptance') ? m.circles_no() : m.circles_change_my_mind()}
          busyLabel={m.circles_no_saving()}
          isPending={refuse.isPending || isRefusing}
          busy={busy}
          onClick={() =>
            declineSoon(
              id,
              () => refuse.mutate(),
              () => callAtLast('POST /api/circles/:id/refusal', { params }),
            )
          }
        />
      )}
      {isRefusing && <UndoButton id={id} />}
      <span className="visually-hidden" role="status">
        {isRefusing && m.circles_refusing()}
      </span>
    </>
  )
}

function ConfirmButton({
  id,
  leg,
  label,
  isNext,
}: {
  id: number
  leg: CircleLegView
  label: string
  /** True for the primary action of the page. */
  isNext: boolean
}) {
  const confirm = useCircleStep(
    id,
    () => call('POST /api/circles/:id/completion', { params: { id }, body: { leg: leg.item.id } }),
    m.circles_confirm_failed(),
  )
  return (
    <StepButton
      label={label}
      busyLabel={m.circles_confirming()}
      isPending={confirm.isPending}
      busy={confirm.isPending}
      className={isNext ? 'button large wide' : 'button quiet'}
      onClick={() => confirm.mutate()}
    />
  )
}

function CallOff({ circle }: { circle: CircleView }) {
  const { id } = circle
  const [isOpen, setOpen] = useState(false)
  const step = useCircleStep(
    id,
    (body: BodyOf<'POST /api/circles/:id/cancellation'>) =>
      call('POST /api/circles/:id/cancellation', { params: { id }, body }),
    m.circles_call_off_failed(),
  )
  if (!isOpen) {
    return (
      <StepButton
        className="button plain"
        label={m.circles_call_off()}
        busy={false}
        onClick={() => setOpen(true)}
      />
    )
  }
  return (
    <CallOffForm
      others={meetingsOf(circle).map(({ other }) => other)}
      onSend={(body) => step.mutateAsync(body).catch(() => {})}
      onBack={() => setOpen(false)}
    />
  )
}

function ConfirmButtons({
  circle,
  other,
  isNext,
}: {
  circle: CircleView
  other: CirclePersonView
  isNext: boolean
}) {
  const { given, got } = myLegs(circle)
  const asks = canConfirm(circle)
  const { id } = circle
  return (
    <>
      {given?.to?.id === other.id && asks.given && given.item.id && (
        <ConfirmButton
          id={id}
          leg={given}
          isNext={isNext}
          label={m.circles_confirm_given({ item: given.item.name, name: other.name })}
        />
      )}
      {got?.from?.id === other.id && asks.got && got.item.id && (
        <ConfirmButton
          id={id}
          leg={got}
          isNext={isNext}
          label={m.circles_confirm_got({ item: got.item.name, name: other.name })}
        />
      )}
    </>
  )
}

/** Meetings with neighbours and their confirmations. */
export function CircleMeetings({ circle, onChange }: { circle: CircleView; onChange: () => unknown }) {
  return meetingsOf(circle).map(({ other, confirms, isDone, isOver }) => (
    <article key={other.id} className="panel">
      <HandoverPanel
        swapId={circle.id}
        other={other}
        plan={circle.handovers.find((plan) => plan.with === other.id) ?? null}
        confirms={confirms}
        isDone={isDone}
        isOver={isOver}
        standing={isDone && !isOver ? m.swaps_confirmed_waiting({ other: other.name }) : undefined}
        together={isOfThreeOrMore(circle) ? (circle.meeting?.starts_at ?? null) : undefined}
        onChange={onChange}
      >
        <ConfirmButtons circle={circle} other={other} isNext={confirms} />
      </HandoverPanel>
    </article>
  ))
}

/** Actions besides meetings. */
export function CircleSteps({ circle }: { circle: CircleView }) {
  if (circle.state === 'proposed') return <AnswerButtons circle={circle} />
  return circle.can.includes('cancellation') ? <CallOff circle={circle} /> : null
}

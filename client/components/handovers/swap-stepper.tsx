import { Check } from 'lucide-react'
import * as m from '../../../server/platform/catalogues/messages.ts'

/** Next stage of a swap. */
export type SwapStage = 'agree' | 'meet' | 'confirm' | 'done'

const STEPS = [
  m.handovers_step_offered,
  m.handovers_step_agreed,
  m.handovers_step_meet,
  m.handovers_step_swapped,
] as const

/** Completed steps by stage. */
const BEHIND: Record<SwapStage, number> = { agree: 1, meet: 2, confirm: 3, done: 4 }

/** Steps from offer to handshake. */
export function SwapStepper({ stage }: { stage: SwapStage }) {
  const behind = BEHIND[stage]
  return (
    <section aria-label={m.handovers_steps()}>
      <ol className="stepper">
        {STEPS.map((step, at) => (
          <li
            key={step()}
            data-done={at < behind || undefined}
            aria-current={at === behind ? 'step' : undefined}
          >
            <span className="mark" aria-hidden="true">
              {at < behind ? <Check size={18} /> : at + 1}
            </span>
            {at < behind && <span className="visually-hidden">{m.handovers_step_done()} </span>}
            {step()}
          </li>
        ))}
      </ol>
    </section>
  )
}

import { SWAP_DEADLINE, SWAP_TERMS } from './limits.ts'
import { isConfirmedInPart } from './swap-sides.ts'
import type { SwapKind } from './swap-standings.ts'
import type { Swap } from './swaps-queries.ts'

export type Phase = AnswerPhase | 'handover' | 'confirmation'
export type AnswerPhase = 'answer' | 'circle' | 'match'

export function phaseOf(swap: Swap): Phase {
  if (swap.state === 'proposed') return answerPhase(swap.kind, swap.parties.length)
  return isConfirmedInPart(swap) ? 'confirmation' : 'handover'
}

export const answerPhase = (kind: SwapKind, people: number): AnswerPhase =>
  kind === 'request' ? 'answer' : people === 2 ? 'match' : 'circle'

/** Time of the next reminder, or of the expiry if all reminders were sent. @param since start of the phase. */
export function nextDue(phase: Phase, since: Date, reminders: number): Date {
  const { remind, expire } = SWAP_DEADLINE[phase]
  return new Date(since.getTime() + (remind[reminders] ?? expire))
}

export const waitingFor = (phase: Phase, since: Date) => ({
  waitingSince: since,
  reminders: 0,
  dueAt: nextDue(phase, since, 0),
})

/**
 * Start of a swap's deadlines: the start of the phase, or the agreed meeting if later. After a confirmation the meeting no longer counts,
 * because the parties have met. In a chain one leg at a time counts, from the end of the previous one.
 */
export function countedFrom({ kind, isChain, waitingSince, handoverAt }: Swap, phase: Phase): Date {
  const meets = phase === 'handover' || (phase === 'confirmation' && kind === 'circle' && !isChain)
  return new Date(meets ? Math.max(waitingSince, handoverAt ?? 0) : waitingSince)
}

/**
 * Start of the answer deadline after changed terms: now. For circles it is limited to SWAP_DEADLINE.circleBeginsAnew after the proposal,
 * so that repeated edits cannot keep one open.
 * @param now milliseconds since 1970, as the result.
 */
export const waitsAnewSince = ({ kind, createdAt }: Swap, now: number): number =>
  kind === 'circle' ? Math.min(now, createdAt + SWAP_DEADLINE.circleBeginsAnew) : now

/** True if the terms did not change during the whole time for answers. */
export const stoodAllTheTime = ({ waitingSince, revisedAt }: Swap): boolean =>
  revisedAt - waitingSince < SWAP_TERMS.editsJoin

import { SWAP_DEADLINE } from '../limits.ts'
import type { SwapKind } from './swap-standings.ts'
import type { Swap } from './swaps-queries.ts'

/** What a swap can wait for. */
export type Phase = AnswerPhase | 'handover' | 'confirmation'
export type AnswerPhase = 'answer' | 'circle' | 'match'

/** The wait for the answers to what is only proposed. */
export const answerPhase = (kind: SwapKind, people: number): AnswerPhase =>
  kind === 'request' ? 'answer' : people === 2 ? 'match' : 'circle'

/**
 * When the next reminder is due, or the end once all were sent.
 *
 * @param since when it began to wait.
 */
export function nextDue(phase: Phase, since: Date, reminders: number): Date {
  const { remind, expire } = SWAP_DEADLINE[phase]
  return new Date(since.getTime() + (remind[reminders] ?? expire))
}

/** Columns of a swap that begins to wait. */
export const waitingFor = (phase: Phase, since: Date) => ({
  waitingSince: since,
  reminders: 0,
  dueAt: nextDue(phase, since, 0),
})

/**
 * Since when the days of a swap are counted: since it began to wait, or since the time on which its people have agreed to
 * meet where that is later. Of two, one who has confirmed says that they have met.
 */
export function countedFrom({ kind, waitingSince, handoverAt }: Swap, phase: Phase): Date {
  const meets = phase === 'handover' || (phase === 'confirmation' && kind === 'circle')
  return new Date(meets ? Math.max(waitingSince, handoverAt ?? 0) : waitingSince)
}

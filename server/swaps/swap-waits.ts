import { SWAP_DEADLINE } from '../limits.ts'

/** What a swap can wait for. */
export type Phase = 'answer' | 'handover' | 'confirmation'

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

import { setTimeout as pause } from 'node:timers/promises'

/** Polls until true, without a limit except tap's timeout. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10)
}

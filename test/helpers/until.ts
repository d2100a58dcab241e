import { setTimeout as pause } from 'node:timers/promises'

/** Waits until something holds; tap's own time limit ends it where it never comes true. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10)
}

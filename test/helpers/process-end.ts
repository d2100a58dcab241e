import tap from 'tap'
import { SEVERAL } from './process.ts'

/** Calls `end` after the process's last test file; a teardown would run after the first. */
export function atProcessEnd(end: () => Promise<void>): void {
  if (process.env[SEVERAL]) process.once('disconnect', end)
  else tap.teardown(end)
}

import tap from 'tap'
import { SEVERAL } from './process.ts'

/** Calls `end` once this process gets no more test files; a teardown would be called after the first of them. */
export function atProcessEnd(end: () => Promise<void>): void {
  if (process.env[SEVERAL]) process.once('disconnect', end)
  else tap.teardown(end)
}

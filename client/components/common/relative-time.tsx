import { dated } from '../../../server/platform/catalogues/intl.ts'
import { relativeTime } from './relative-time-text.ts'

const FULL = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const

/** Relative time with the full date as title (decisions, section 1). `at` is ISO 8601. */
export function RelativeTime({ at, now }: { at: string; now?: number }) {
  return (
    // Time zones and clocks of server and browser may differ, so hydration must not warn.
    <time dateTime={at} title={`${dated(at, FULL)} UTC`} suppressHydrationWarning>
      {relativeTime(at, now)}
    </time>
  )
}

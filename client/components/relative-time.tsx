import { relativeTime } from './relative-time-text.ts'

const full = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A moment as people say it, with the full date as title (decisions, section 1). `at` is ISO 8601. */
export function RelativeTime({ at, now }: { at: string; now?: number }) {
  return (
    <time dateTime={at} title={`${full.format(Date.parse(at))} UTC`}>
      {relativeTime(at, now)}
    </time>
  )
}

import { ago } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
]

/** "3 hours ago". Never "yesterday", which depends on the calendar. Under a minute or in the future: "just now". */
export function relativeTime(at: string, now = Date.now()): string {
  const age = now - Date.parse(at)
  const step = STEPS.find(([, length]) => age >= length)
  if (!step) return m.common_just_now()
  const [unit, length] = step
  return ago(-Math.floor(age / length), unit)
}

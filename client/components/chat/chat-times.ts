import { dated } from '../../../server/platform/catalogues/intl.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { Clock } from '../../stores/clock.ts'

const DAY = 86_400_000

/** Local date as YYYY-MM-DD, which sorts. */
function dayOf(time: number, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time)
}

/** By calendar, because days with clock changes have 23 or 25 hours. */
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)

/** True if both are on the same local day. */
export const isSameDay = (a: string, b: string, { timeZone }: Clock): boolean =>
  dayOf(Date.parse(a), timeZone) === dayOf(Date.parse(b), timeZone)

/** Null for earlier days. */
export function recentDay(at: string, { now, timeZone }: Clock): 'today' | 'yesterday' | null {
  const day = dayOf(Date.parse(at), timeZone)
  const today = dayOf(now, timeZone)
  if (day >= today) return 'today'
  return day === dayBefore(today) ? 'yesterday' : null
}

const RECENT = { today: m.messages_today, yesterday: m.messages_yesterday }

/** "Today", "Yesterday", "Monday, November 3", with the year if it is another. */
export function dayName(at: string, clock: Clock): string {
  const recent = recentDay(at, clock)
  if (recent) return RECENT[recent]()
  const { timeZone } = clock
  const yearOf = (time: number) => new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(time)
  const sameYear = yearOf(Date.parse(at)) === yearOf(clock.now)
  return dated(at, {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  })
}

export const timeOfDay = (at: string, { timeZone }: Clock): string =>
  dated(at, { timeZone, timeStyle: 'short' })

/** Time if today, weekday within a week, else date. */
export function shortTime(at: string, clock: Clock): string {
  const recent = recentDay(at, clock)
  if (recent === 'today') return timeOfDay(at, clock)
  if (recent) return RECENT[recent]()
  const { timeZone } = clock
  const isThisWeek = clock.now - Date.parse(at) < 7 * DAY
  const format: Intl.DateTimeFormatOptions = isThisWeek
    ? { timeZone, weekday: 'short' }
    : { timeZone, month: 'short', day: 'numeric' }
  return dated(at, format)
}

import { LRUCache } from 'lru-cache'
import { MINUTE } from '../../platform/time-shared.ts'

const MINUTES_A_DAY = 24 * 60

/** About 33 kB each; names are case-insensitive, so they have many spellings. */
const clocks = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 })

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    clocks.set(timeZone, clock)
  }
  return clock
}

/** Whether this is a time zone of the IANA database. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** "22:30" as minutes since midnight. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const shownAt = (at: number, timeZone: string) => minutesOf(clockOf(timeZone).format(at))

/**
 * End of the quiet hours at a moment; null outside. They may span midnight. With clock changes, they end when the local time first leaves them.
 * @param from "22:00", inclusive.
 * @param to "07:00", exclusive.
 */
export function quietUntil(
  now: Date,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Date | null {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  const isQuiet = (at: number) =>
    (shownAt(at, timeZone) - start + MINUTES_A_DAY) % MINUTES_A_DAY <
    (end - start + MINUTES_A_DAY) % MINUTES_A_DAY
  let at = Math.floor(now.getTime() / MINUTE) * MINUTE
  if (!isQuiet(at)) return null
  while (isQuiet(at)) at += ((end - shownAt(at, timeZone) + MINUTES_A_DAY) % MINUTES_A_DAY) * MINUTE
  // A clock change may skip the end of the quiet hours. They then end at the change.
  while (!isQuiet(at - MINUTE)) at -= MINUTE
  return new Date(at)
}

/** Next moment with this local hour. */
export function nextHour(now: Date, hour: number, timeZone: string): Date {
  const start = Math.floor(now.getTime() / MINUTE) * MINUTE
  const wait = (hour * 60 - shownAt(start, timeZone) + MINUTES_A_DAY) % MINUTES_A_DAY || MINUTES_A_DAY
  const at = start + wait * MINUTE
  // Corrects the result if the clocks change between now and then.
  const off =
    ((hour * 60 - shownAt(at, timeZone) + MINUTES_A_DAY + MINUTES_A_DAY / 2) % MINUTES_A_DAY) -
    MINUTES_A_DAY / 2
  return new Date(at + off * MINUTE)
}

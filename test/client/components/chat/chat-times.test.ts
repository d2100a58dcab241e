import t from 'tap'
import { recentDay } from '../../../../client/components/chat/chat-times.ts'

const BERLIN = 'Europe/Berlin'

t.test('yesterday is the previous calendar day, despite clock changes', async (t) => {
  for (const [now, at, name] of [
    // A day of 25 hours: end of daylight saving time.
    ['2026-10-25T23:30:00+01:00', '2026-10-24T12:00:00+02:00', 'yesterday'],
    ['2026-10-25T23:30:00+01:00', '2026-10-25T00:10:00+02:00', 'today'],
    // A day of 23 hours: start of daylight saving time.
    ['2026-03-30T00:30:00+02:00', '2026-03-29T12:00:00+02:00', 'yesterday'],
    ['2026-03-30T00:30:00+02:00', '2026-03-28T23:50:00+01:00', null],
    ['2026-01-01T10:00:00+01:00', '2025-12-31T10:00:00+01:00', 'yesterday'],
    ['2026-01-01T10:00:00+01:00', '2026-01-01T11:00:00+01:00', 'today'],
  ] as const) {
    t.equal(recentDay(at, { now: Date.parse(now), timeZone: BERLIN }), name, `${at} at ${now}`)
  }
})

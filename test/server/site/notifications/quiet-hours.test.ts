import t from 'tap'
import { nextHour, quietUntil } from '../../../../server/site/notifications/quiet-hours.ts'

const until = (now: string, from: string, to: string, timeZone: string) =>
  quietUntil(new Date(now), { from, to, timeZone })?.toISOString() ?? null

t.test('quiet hours of one day, and over midnight', async (t) => {
  t.equal(until('2026-05-01T12:30:40Z', '12:00', '14:00', 'UTC'), '2026-05-01T14:00:00.000Z')
  t.equal(until('2026-05-01T14:00:00Z', '12:00', '14:00', 'UTC'), null)
  t.equal(until('2026-05-01T11:59:59Z', '12:00', '14:00', 'UTC'), null)
  t.equal(until('2026-05-01T23:00:00Z', '22:00', '07:00', 'UTC'), '2026-05-02T07:00:00.000Z')
  t.equal(until('2026-05-01T03:00:00Z', '22:00', '07:00', 'UTC'), '2026-05-01T07:00:00.000Z')
  t.equal(until('2026-05-01T21:00:00Z', '22:00', '07:00', 'UTC'), null)
  t.equal(until('2026-05-01T22:00:00Z', '22:00', '22:00', 'UTC'), null, 'of no length')
})

t.test('they are those of where a person is', async (t) => {
  t.equal(until('2026-05-01T20:30:00Z', '22:00', '07:00', 'Europe/Berlin'), '2026-05-02T05:00:00.000Z')
  t.equal(until('2026-05-01T20:30:00Z', '22:00', '07:00', 'America/New_York'), null)
  t.equal(until('2026-05-01T17:00:00Z', '22:00', '07:15', 'Asia/Kathmandu'), '2026-05-02T01:30:00.000Z')
})

t.test('they end by local time despite clock changes', async (t) => {
  // In Berlin clocks change from 2 to 3 on 29 March 2026, and from 3 to 2 on 25 October.
  t.equal(until('2026-03-28T23:00:00Z', '22:00', '07:00', 'Europe/Berlin'), '2026-03-29T05:00:00.000Z')
  t.equal(until('2026-03-29T00:30:00Z', '22:00', '02:30', 'Europe/Berlin'), '2026-03-29T01:00:00.000Z')
  t.equal(until('2026-10-24T22:00:00Z', '22:00', '07:00', 'Europe/Berlin'), '2026-10-25T06:00:00.000Z')
  t.equal(until('2026-10-24T23:30:00Z', '22:00', '03:00', 'Europe/Berlin'), '2026-10-25T02:00:00.000Z')
})

t.test('the next hour of a day, over a change of clocks too', async (t) => {
  const next = (now: string, zone: string) => nextHour(new Date(now), 8, zone).toISOString()
  t.equal(next('2026-05-01T05:00:10Z', 'UTC'), '2026-05-01T08:00:00.000Z')
  t.equal(next('2026-05-01T08:00:00Z', 'UTC'), '2026-05-02T08:00:00.000Z')
  t.equal(next('2026-03-28T12:00:00Z', 'Europe/Berlin'), '2026-03-29T06:00:00.000Z')
  t.equal(next('2026-10-24T12:00:00Z', 'Europe/Berlin'), '2026-10-25T07:00:00.000Z')
})

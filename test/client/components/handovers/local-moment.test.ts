import t from 'tap'
import { fromLocal, isSkipped, toLocal } from '../../../../client/components/handovers/local-moment.ts'

const before = process.env.TZ
process.env.TZ = 'Europe/Berlin'
t.teardown(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

t.test('in a repeated hour the agreed time is preserved', async (t) => {
  // In Berlin 02:30 occurs twice on 25 October 2026.
  for (const at of ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']) {
    t.equal(toLocal(new Date(at)), '2026-10-25T02:30')
    t.equal(fromLocal('2026-10-25T02:30', at), at)
  }
  t.equal(fromLocal('2026-10-25T02:30'), '2026-10-25T00:30:00.000Z', 'the first one where nothing was agreed')
  t.equal(
    fromLocal('2026-10-25T03:30', '2026-10-25T01:30:00.000Z'),
    '2026-10-25T02:30:00.000Z',
    'another time',
  )
  t.equal(fromLocal('', '2026-10-25T01:30:00.000Z'), null)
})

t.test('a time over which clocks are put forward does not exist', async (t) => {
  for (const time of ['2027-03-28T02:00', '2027-03-28T02:30', '2027-03-28T02:59']) t.ok(isSkipped(time), time)
  for (const time of ['2027-03-28T01:59', '2027-03-28T03:00', '2026-10-25T02:30', '2026-12-01T02:30:00', ''])
    t.notOk(isSkipped(time), time)
})

t.test('so it is where clocks change by half an hour, two hours or at midnight', async (t) => {
  for (const [zone, first, second, skipped, exists] of [
    ['Australia/Lord_Howe', '2026-04-04T14:45Z', '2026-04-04T15:15Z', '2026-10-04T02:15', '2026-10-04T02:30'],
    ['Africa/Casablanca', '2026-02-15T01:30Z', '2026-02-15T02:30Z', '2026-03-22T02:30', '2026-03-22T03:00'],
    ['Antarctica/Troll', '2026-10-24T23:30Z', '2026-10-25T01:30Z', '2026-03-29T02:30', '2026-03-29T03:00'],
    ['Africa/Cairo', '2026-10-29T20:30Z', '2026-10-29T21:30Z', '2026-04-24T00:30', '2026-04-24T01:00'],
    ['America/Santiago', '2026-04-05T02:30Z', '2026-04-05T03:30Z', '2026-09-06T00:30', '2026-09-06T01:00'],
  ] as const) {
    process.env.TZ = zone
    const local = toLocal(new Date(first))
    t.equal(toLocal(new Date(second)), local, `${zone}: twice`)
    for (const at of [first, second].map((time) => new Date(time).toISOString()))
      t.equal(fromLocal(local, at), at, `${zone}: kept`)
    t.ok(isSkipped(skipped), `${zone}: ${skipped}`)
    t.notOk(isSkipped(exists), `${zone}: ${exists}`)
  }
  process.env.TZ = 'Europe/Berlin'
})

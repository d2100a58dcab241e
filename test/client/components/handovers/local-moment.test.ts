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

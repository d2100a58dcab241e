import t from 'tap'
import { ApiError } from '../../../../client/api.ts'
import { instantOf } from '../../../../client/components/handovers/local-field.ts'

const before = process.env.TZ
process.env.TZ = 'Europe/Berlin'
t.teardown(() => {
  if (before === undefined) delete process.env.TZ
  else process.env.TZ = before
})

t.test('refuses a time at its field if the clocks skip it', async (t) => {
  const refusal = new ApiError(422, null, {
    starts_at: ['The clocks go forward then, so this time does not exist. Choose another time.'],
  })
  for (const time of ['2027-03-28T02:00', '2027-03-28T02:30'])
    t.throws(() => instantOf('starts_at', time), refusal)
})

t.test('converts every other local time, and leaves what is no time', async (t) => {
  t.equal(instantOf('starts_at', '2027-03-28T01:59'), '2027-03-28T00:59:00.000Z')
  t.equal(instantOf('starts_at', '2027-03-28T03:00'), '2027-03-28T01:00:00.000Z')
  t.equal(instantOf('starts_at', ''), '')
})

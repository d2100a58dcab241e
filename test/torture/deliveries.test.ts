import t from 'tap'
import { deliveries } from './rows/deliveries.ts'

t.test('a site killed during deliveries loses none, and repeats at most one per kill', async (t) => {
  const { lines, failures } = await deliveries.run({ long: false }, () => {})
  t.strictSame(failures, [], lines.join('; '))
})

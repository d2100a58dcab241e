import t from 'tap'
import { deliveries } from './rows/deliveries.ts'

t.test(
  'a site that is killed while it tells people loses nothing, and repeats at most one a kill',
  async (t) => {
    const { lines, failures } = await deliveries.run({ long: false }, () => {})
    t.strictSame(failures, [], lines.join('; '))
  },
)

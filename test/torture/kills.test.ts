import t from 'tap'
import { kills } from './rows/kills.ts'

t.test('a site that is killed while people write has lost nothing that it acknowledged', async (t) => {
  const { lines, failures } = await kills.run({ long: false }, () => {})
  t.strictSame(failures, [], lines.join('; '))
})

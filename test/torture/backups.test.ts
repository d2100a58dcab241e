import t from 'tap'
import { backups } from './rows/backups.ts'

t.test('a backup of a site that is written to restores to a site that answers the same', async (t) => {
  const { lines, failures } = await backups.run({ long: false }, () => {})
  t.strictSame(failures, [], lines.join('; '))
})

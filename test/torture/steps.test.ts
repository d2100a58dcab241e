import t from 'tap'
import { circleSteps } from './rows/circle-steps.ts'
import { migrationSteps } from './rows/migration-steps.ts'
import { restoreSteps } from './rows/restore-steps.ts'

t.test('a restore that is killed leaves the old site or the new one', async (t) => {
  const { lines, failures } = await restoreSteps.run({ long: false }, () => {})
  t.strictSame(failures, [], lines.join('; '))
})

t.test('a migration that is killed leaves the old schema or the new one', async (t) => {
  const { lines, failures } = await migrationSteps.run({ long: false }, () => {})
  t.strictSame(failures, [], lines.join('; '))
})

t.test(
  'circles that are killed while they are found, proposed and agreed are whole or not there',
  async (t) => {
    const { lines, failures } = await circleSteps.run({ long: false }, () => {})
    t.strictSame(failures, [], lines.join('; '))
  },
)

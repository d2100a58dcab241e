import { statSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { build } from '../../../server/ops/build.ts'
import { ROOT } from '../../../server/ops/process.mjs'

t.test('a build that is there is used without writing anything, as by one who may not', async (t) => {
  const folder = await build()
  const times = () => [folder, join(ROOT, 'dist/current')].map((path) => statSync(path).mtimeMs)
  const before = times()
  t.equal(await build(), folder)
  t.strictSame(times(), before)
})

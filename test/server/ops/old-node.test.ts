import { spawnSync } from 'node:child_process'
import t from 'tap'
import { ROOT } from '../../../server/ops/process.mjs'

const onNode = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `Object.defineProperties(process, { version: { value: 'v${version}' }, versions: { value: { node: '${version}' } } })
      await import('./server/ops/old-node.mjs')`,
    ],
    { cwd: ROOT, encoding: 'utf8' },
  )

t.test('an old Node prints the required version in one line', async (t) => {
  for (const version of ['14.0.0', '18.20.8', '20.10.0']) {
    const { status, stderr } = onNode(version)
    t.equal(status, 1, version)
    t.match(stderr, new RegExp(`^Swapyard begins on Node 20\\.11 or newer.* this is v${version}\\..*\n$`))
  }
  for (const version of ['20.11.0', '24.0.0', '100.0.0']) t.equal(onNode(version).status, 0, version)
})

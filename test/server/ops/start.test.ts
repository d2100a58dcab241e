import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { ROOT } from '../../../server/ops/process.mjs'
import { temporaryFolder, testEnvironment } from '../../helpers/app.ts'
import { plainEnvironment, startSite } from '../../helpers/process.ts'

const skip = process.env.CI ? false : 'installs everything once more, so it runs under CI only'

t.test('npm start does everything from a fresh clone', { skip }, async (t) => {
  const clone = join(temporaryFolder(t), 'clone')
  t.equal(spawnSync('git', ['clone', '--quiet', ROOT, clone]).status, 0)
  const start = () =>
    startSite(t, ['npm', 'start'], {
      cwd: clone,
      env: { ...plainEnvironment, ...testEnvironment(t), PORT: '0', NODE_ENV: 'production' },
    })

  const [one, other] = await Promise.all([start(), start()])
  const written = one.output() + other.output()
  t.equal(written.split('Installing').length, 2, 'of two starts at once one installs')
  for (const { origin } of [one, other]) t.equal((await fetch(`${origin}/healthz`)).status, 200)
  t.equal(await one.stop(), 0, 'a signal ends npm, Node and the site, cleanly')
  await t.rejects(fetch(one.origin), 'nothing is left behind that listens')
  t.equal((await fetch(other.origin)).status, 200)
  await other.stop()

  const again = await start()
  t.notMatch(again.output(), /Installing|Building|Waiting/, 'a second start has nothing to do')
  t.equal((await fetch(again.origin)).status, 200)
})

t.test('a port in use ends npm start with one plain line and a code', async (t) => {
  const other = createServer().listen(0, '127.0.0.1')
  t.teardown(() => other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const env = { ...plainEnvironment, ...testEnvironment(t), PORT: String(port) }
  const start = spawnSync('npm', ['start'], { cwd: ROOT, env, encoding: 'utf8' })
  t.not(start.status, 0)
  t.match(start.stderr, 'Swapyard cannot start: ')
  t.match(start.stderr, 'port is in use')
})

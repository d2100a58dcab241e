import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { ROOT } from '../../../server/ops/process.mjs'
import { temporaryFolder } from '../../helpers/app.ts'

const GIT = {
  GIT_AUTHOR_NAME: 'x',
  GIT_AUTHOR_EMAIL: 'x@example.test',
  GIT_COMMITTER_NAME: 'x',
  GIT_COMMITTER_EMAIL: 'x@example.test',
}

/** A small program in git, like the site, and a running checkout of it. */
function world(t: Test) {
  const folder = temporaryFolder(t)
  const [origin, site] = [join(folder, 'origin'), join(folder, 'site')]
  const git = (...args: string[]) => {
    const { status, stderr } = spawnSync('git', ['-c', 'init.defaultBranch=main', ...args], {
      cwd: existsSync(origin) ? origin : folder,
      env: { ...process.env, ...GIT },
      encoding: 'utf8',
    })
    t.equal(status, 0, stderr)
  }
  const release = (version: string, build = 'mkdir dist && cp version dist/') => {
    const about = { name: 'small', version: '1.0.0', scripts: { build } }
    writeFileSync(join(origin, 'package.json'), JSON.stringify(about))
    const packages = { '': { name: 'small', version: '1.0.0' } }
    writeFileSync(
      join(origin, 'package-lock.json'),
      JSON.stringify({ name: 'small', version: '1.0.0', lockfileVersion: 3, requires: true, packages }),
    )
    writeFileSync(join(origin, 'version'), version)
    git('add', '.')
    git('commit', '--quiet', '--message', version)
  }
  git('init', '--quiet', origin)
  mkdirSync(join(origin, 'docs/hosting'), { recursive: true })
  cpSync(join(ROOT, 'docs/hosting/update.sh'), join(origin, 'docs/hosting/update.sh'))
  release('one')
  git('clone', '--quiet', origin, site)
  const update = (more: Record<string, string | undefined> = {}) => {
    const env = {
      ...process.env,
      SWAP: 'off',
      HEALTH: '',
      ...more,
      RESTART: `cp ${site}/dist/version ${folder}/started`,
    }
    const { status, stdout, stderr } = spawnSync('sh', [join(site, 'docs/hosting/update.sh')], {
      env,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }
  const version = () => readFileSync(join(site, 'version'), 'utf8')
  return { folder, site, release, update, version }
}

t.test(
  'an update is built aside and put in place by one link, while the version that runs keeps its files',
  async (t) => {
    const { folder, site, release, update, version } = world(t)
    t.match(update(), { status: 0, said: 'This is the newest version' })
    release('two')
    t.match(update(), { status: 0, said: /Updated to/ })
    t.equal(version(), 'two')
    t.ok(lstatSync(site).isSymbolicLink())
    t.equal(readFileSync(join(folder, 'started'), 'utf8'), 'two', 'it is restarted with what was built')
    t.equal(readFileSync(join(folder, 'site-before/version'), 'utf8'), 'one')
    const second = realpathSync(site)
    release('three')
    t.match(update(), { status: 0 })
    t.equal(version(), 'three')
    t.equal(readFileSync(join(second, 'dist/version'), 'utf8'), 'two', 'the one before stays, to go back to')
    release('four')
    t.match(update(), { status: 0 })
    t.notOk(existsSync(second), 'older ones go')
    t.notOk(existsSync(join(folder, 'site-before')), 'the first one too')
    const versions = readdirSync(folder).filter((name) => name.startsWith('site-'))
    t.equal(versions.length, 2, 'the one in use and the one before')
  },
)

t.test('after a failed step nothing has changed', async (t) => {
  const { folder, site, release, update, version } = world(t)
  release('two', 'exit 1')
  t.match(update(), { status: 1, said: /Nothing was updated: the build failed/ })
  t.equal(version(), 'one')
  t.notOk(lstatSync(site).isSymbolicLink())
  t.notOk(existsSync(join(folder, 'started')))
  release('three')
  writeFileSync(join(site, 'version'), 'mine')
  t.match(update(), { status: 1, said: /changed by hand/ })
  t.equal(version(), 'mine')
  mkdirSync(join(site, 'db'))
  writeFileSync(join(site, 'db/swapyard.sqlite'), '')
  t.match(update(), { status: 1, said: /the database lies in/ })
})

t.test('the site is asked at the port of its settings whether it is well', async (t) => {
  const { folder, release, update } = world(t)
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/curl'), `#!/bin/sh\necho "$@" >> ${folder}/asked\n`, { mode: 0o755 })
  const settings = join(folder, 'settings')
  const asked = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n').at(-1)
  const PATH = `${folder}/bin:${process.env.PATH}`
  release('two')
  t.equal(update({ PATH, HEALTH: undefined, SETTINGS: settings }).status, 0)
  t.match(asked(), /http:\/\/127\.0\.0\.1:3000\/healthz$/, 'without a file of settings')
  writeFileSync(settings, 'DOMAIN=swap.example\nPORT="8080"\n')
  release('three')
  t.equal(update({ PATH, HEALTH: undefined, SETTINGS: settings }).status, 0)
  t.match(asked(), /http:\/\/127\.0\.0\.1:8080\/healthz$/)
})

t.test('a host that is an IPv6 address is asked there', async (t) => {
  const { folder, release, update } = world(t)
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/curl'), `#!/bin/sh\necho "$@" >> ${folder}/asked\n`, { mode: 0o755 })
  const settings = join(folder, 'settings')
  const PATH = `${folder}/bin:${process.env.PATH}`
  for (const [host, asked] of [
    ['::1', '[::1]'],
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
    ['10.0.0.5', '10.0.0.5'],
  ] as const) {
    writeFileSync(settings, `HOST=${host}\nPORT=8080\n`)
    release(host)
    t.equal(update({ PATH, HEALTH: undefined, SETTINGS: settings }).status, 0)
    t.ok(readFileSync(join(folder, 'asked'), 'utf8').trim().endsWith(`http://${asked}:8080/healthz`))
  }
})

t.test('a unit without its socket is mentioned', async (t) => {
  const { folder, release, update } = world(t)
  const hint = /Copy swapyard\.socket/
  writeFileSync(join(folder, 'swapyard.service'), '')
  release('two')
  t.match(update({ UNITS: folder }), { status: 0, said: hint })
  writeFileSync(join(folder, 'swapyard.socket'), '')
  release('three')
  t.notMatch(update({ UNITS: folder }).said, hint)
})

t.test('a short disk is noticed before anything is fetched, and an older version makes room', async (t) => {
  const { folder, site, release, update, version } = world(t)
  mkdirSync(join(folder, 'bin'))
  const room = (first: number, then = first) =>
    writeFileSync(
      join(folder, 'bin/df'),
      `#!/bin/sh\n[ -e ${folder}/site-before ] && free=${first} || free=${then}\nprintf 'a\\nx 1 1 %s 1%% /\\n' $free\n`,
      { mode: 0o755 },
    )
  const PATH = `${folder}/bin:${process.env.PATH}`
  room(10)
  release('two')
  t.match(update({ PATH }), {
    status: 1,
    said: /Nothing was updated: 10 MB of disk are free .* MB are needed/,
  })
  t.equal(version(), 'one')
  t.notOk(lstatSync(site).isSymbolicLink())
  room(5000)
  t.equal(update({ PATH }).status, 0)
  room(10, 5000)
  release('three')
  t.match(update({ PATH }), { status: 0, said: /make room/ })
  t.equal(version(), 'three')
})

t.test('a checkout of another user and an unpacked archive are named', async (t) => {
  const { site, release, update } = world(t)
  release('two')
  t.match(update({ GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }), { status: 1, said: /belongs to/ })
  rmSync(join(site, '.git'), { recursive: true })
  t.match(update(), { status: 1, said: /is no checkout/ })
})

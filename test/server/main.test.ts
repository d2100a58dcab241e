import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { QUICK_IMPORTS } from '../../server/ops/process.mjs'
import { makeBackup } from '../../server/site/backups/backup-service.ts'
import { testAccount } from '../helpers/accounts.ts'
import { temporaryFolder, testApp, testEnvironment } from '../helpers/app.ts'
import { COMPILED } from '../helpers/process.ts'

const ROOT = resolve(import.meta.dirname, '../..')

interface Run {
  child: ChildProcess
  out: string
  err: string
  /** Exit code, or signal. */
  ended: Promise<number | string | null>
}

/** `node server/main.ts` as started by users. */
function start(t: Test, env: Record<string, string>): Run {
  const child = spawn(process.execPath, [...QUICK_IMPORTS, 'server/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...COMPILED, ...testEnvironment(t, { PORT: '0' }), ...env },
  })
  const run: Run = {
    child,
    out: '',
    err: '',
    ended: new Promise((done) => child.once('close', (code, signal) => done(code ?? signal))),
  }
  // Awaits the end of the process, which may write to the folder until then.
  t.teardown(() => {
    child.kill('SIGKILL')
    return run.ended
  })
  child.stdout.on('data', (bytes) => {
    run.out += bytes
  })
  child.stderr.on('data', (bytes) => {
    run.err += bytes
  })
  return run
}

/** The printed address. */
async function address(run: Run): Promise<string> {
  for (;;) {
    const [, origin] = /^Swapyard is open at (\S+)$/m.exec(run.out) ?? []
    if (origin) return origin
    await Promise.race([
      new Promise((next) => run.child.stdout?.once('data', next)),
      run.ended.then(() => Promise.reject(new Error(`did not start: ${run.err}`))),
    ])
  }
}

async function refuses(t: Test, env: Record<string, string>, reason: RegExp) {
  const run = start(t, env)
  t.equal(await run.ended, 1, 'the exit code')
  t.equal(run.out, '', 'nothing on standard output')
  t.match(run.err, reason)
  t.equal(run.err.split('\n').length, 2, `one line: ${run.err}`)
  t.ok(run.err.startsWith('Swapyard cannot start: '), run.err)
}

t.test('a wrong variable ends the start with one clear line', async (t) => {
  await refuses(
    t,
    { LOG_LEVEL: 'x', DEMO_DATA: 'x' },
    /: LOG_LEVEL must be .+; DEMO_DATA must be one of on, off\n$/,
  )
})

t.test('one site after the other on the same database', async (t) => {
  const env = testEnvironment(t)
  const first = start(t, env)
  const origin = await address(first)

  await t.test('it prints its address, and serves', async (t) => {
    t.match(origin, /^http:\/\/127\.0\.0\.1:\d+$/)
    t.equal((await fetch(`${origin}/healthz`)).status, 200)
  })

  await t.test('no other process opens its database', async (t) => {
    await refuses(t, env, /: another Swapyard has \S+ open: stop it first\n$/)
  })

  first.child.kill('SIGKILL')
  await first.ended
  const times: string[] = []
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    await t.test(
      `the next start follows a killed or stopped one, and ends at once on ${signal}`,
      async (t) => {
        const next = start(t, env)
        await address(next)
        next.child.kill(signal)
        t.equal(await next.ended, 0)
        t.equal(next.err, '')
        t.notOk(existsSync(`${env.DATABASE_FILE}-wal`), 'what was in its log is in the file')
        const sqlite = new Sqlite(env.DATABASE_FILE!, { readonly: true })
        times.push(
          sqlite.prepare("SELECT updated_at FROM pages WHERE slug = 'about'").pluck().get() as string,
        )
        sqlite.close()
      },
    )
  t.equal(times[0], times[1], 'a start finds the data of the one before')
})

t.test('on a terminal the log is readable lines, and the URL has its own line', async (t) => {
  const command = [process.execPath, ...QUICK_IMPORTS, 'server/main.ts'].map((word) => `'${word}'`).join(' ')
  const child = spawn(
    'script',
    ['--quiet', '--flush', '--return', '--command', `exec ${command}`, '/dev/null'],
    {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        ...COMPILED,
        ...testEnvironment(t, { PORT: '0', LOG_LEVEL: 'info' }),
        TERM: 'dumb',
      },
    },
  )
  let out = ''
  let isToldToStop = false
  await new Promise<void>((done) => {
    child.on('close', done)
    child.stdout.on('data', (bytes) => {
      out += bytes
      if (isToldToStop || !/^Swapyard is open at http\S+\s/m.test(out)) return
      isToldToStop = true
      // Sends Ctrl-C through `script`, which ends after the site. A signal would end `script` first.
      child.stdin.write('\u0003')
    })
  })
  t.match(out, /INFO.*migrated/)
  t.notMatch(out, /"level":/)
})

t.test(
  'the welcome page restores a market and restarts the site in the same process at the same address',
  async (t) => {
    const before = testEnvironment(t)
    const old = await testApp(t, before)
    const admin = testAccount(old, { name: 'Old Admin', isAdmin: true })
    const file = `${temporaryFolder(t)}/full.sqlite`
    await makeBackup({ databaseFile: before.DATABASE_FILE!, uploadsDir: before.UPLOADS_DIR!, file })

    const run = start(t, { LOG_LEVEL: 'info' })
    const origin = await address(run)
    let code: string | undefined
    while (!code) {
      code = /welcome\?code=(\S+)/.exec(run.out)?.[1]
      await pause(20)
    }
    const headers = { 'x-welcome-code': code }
    const ask = (method: string, after = '', body?: Buffer) =>
      fetch(`${origin}/api/welcome/restore${after}`, {
        method,
        headers: { ...headers, ...(body ? { 'content-type': 'application/octet-stream' } : {}) },
        ...(body ? { body: new Uint8Array(body) } : {}),
      })
    t.equal((await ask('POST', '/start')).status, 409, 'no file yet')
    t.equal((await ask('POST', '', readFileSync(file))).status, 200)
    for (;;) {
      const { data } = (await (await ask('GET')).json()) as { data: { state: string; can_start: boolean } }
      if (data.state === 'waiting') {
        t.ok(data.can_start)
        break
      }
      t.equal(data.state, 'checking')
      await pause(50)
    }
    t.equal((await ask('POST', '/start')).status, 200)
    const isBack = () =>
      fetch(`${origin}/api/people/${admin.id}`).then(
        (answer) => answer.status === 200,
        () => false,
      )
    while (!(await isBack())) await pause(50)
    t.equal((await ask('GET')).status, 404, 'the link was for the empty one')
    t.equal(run.child.exitCode, null, 'it is the same process')
    run.child.kill('SIGTERM')
    t.equal(await run.ended, 0)
    t.equal(run.err, '')
    t.match(run.out, /^\{.+"msg":"starting anew"/m, 'to a program the log is JSON')
  },
)

t.test(
  'what the log still holds is written before another program takes the place of this one',
  async (t) => {
    const program = `
    import { destination, pino } from 'pino'
    import { endLog } from './server/platform/shutdown.ts'
    const stream = destination()
    const log = pino(stream)
    for (const line of ['one', 'two', 'three']) log.info(line)
    await endLog(stream)
    process.execve('/bin/true', ['true'])`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: ROOT })
    let out = ''
    child.stdout.on('data', (bytes) => {
      out += bytes
    })
    await new Promise((done) => child.once('close', done))
    t.strictSame(
      out.match(/"msg":"\w+"/g),
      ['one', 'two', 'three'].map((line) => `"msg":"${line}"`),
    )
  },
)

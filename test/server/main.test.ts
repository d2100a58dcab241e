import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { buildApp } from '../../server/app.ts'
import { makeBackup } from '../../server/backups/backup-service.ts'
import { noteAdmin } from '../../server/community/setting-up.ts'
import { readConfig } from '../../server/config.ts'
import { decide } from '../../server/demo/state.ts'
import { QUICK_IMPORTS } from '../../server/ops/process.mjs'
import { testAccount } from '../helpers/accounts.ts'
import { temporaryFolder, testApp, testEnvironment } from '../helpers/app.ts'
import { COMPILED } from '../helpers/process.ts'

const ROOT = resolve(import.meta.dirname, '../..')

interface Run {
  child: ChildProcess
  out: string
  err: string
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string | null>
}

/** `node server/main.ts` as people start it. */
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
  // Until it is gone it may write to the folder that goes next.
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

/** The address it says it is open at. */
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

t.test('a start with nobody left who is an admin says how somebody becomes one', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const { email } = testAccount(app, { emailProvedAt: new Date() })
  noteAdmin(app.db)
  await app.close()
  const says = async (more: object) => {
    const run = start(t, { ...env, LOG_LEVEL: 'warn', PORT: '0', ...more })
    await address(run)
    // What is said follows the address in one go.
    await pause(200)
    run.child.kill('SIGTERM')
    await run.ended
    return run.out
  }
  t.match(await says({}), 'npm run admin -- grant EMAIL')
  t.notMatch(await says({ ADMIN_EMAILS: email }), 'npm run admin')
})

t.test(
  'a market that began without demo data waits for its first admin, however it is started',
  async (t) => {
    const env = testEnvironment(t)
    for (const DEMO_DATA of ['off', 'on']) {
      const run = start(t, { ...env, PORT: '0', DEMO_DATA })
      await address(run)
      await pause(200)
      run.child.kill('SIGTERM')
      await run.ended
      t.match(run.out, /^Set up your market, .+\/welcome\?code=/m, DEMO_DATA)
    }
  },
)

t.test(
  'a start without demo data on the demo market says that it is one, and how to begin anew',
  async (t) => {
    const env = testEnvironment(t)
    const app = await testApp(t, env)
    testAccount(app, { isDemo: true })
    decide(app.db, 'filled')
    await app.close()
    const says = async (DEMO_DATA: string) => {
      const run = start(t, { ...env, LOG_LEVEL: 'warn', PORT: '0', DEMO_DATA })
      await address(run)
      await pause(200)
      run.child.kill('SIGTERM')
      await run.ended
      return run.out
    }
    const off = await says('off')
    t.match(off, 'this database holds the demo market')
    t.match(off, `rm ${env.DATABASE_FILE}*`)
    t.notMatch(await says('on'), /demo market|welcome/)
    const lived = await buildApp(readConfig(env))
    testAccount(lived, { name: 'Somebody real' })
    await lived.close()
    const inUse = await says('off')
    t.match(inUse, 'this database holds the demo market')
    t.notMatch(inUse, 'rm ', 'nobody is told to delete what others have made')
  },
)

t.test('it starts, says where, serves, and stops at once when told', async (t) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const run = start(t, {})
    const origin = await address(run)
    t.match(origin, /^http:\/\/127\.0\.0\.1:\d+$/)
    t.equal((await fetch(`${origin}/healthz`)).status, 200)
    run.child.kill(signal)
    t.equal(await run.ended, 0, signal)
    t.equal(run.err, '')
  }
})

t.test('a wrong variable ends the start with one clear line', async (t) => {
  await Promise.all([
    refuses(t, { PORT: 'eighty' }, /: PORT must be a number from 0 to 65535\n$/),
    refuses(
      t,
      { LOG_LEVEL: 'x', DEMO_DATA: 'x' },
      /: LOG_LEVEL must be .+; DEMO_DATA must be one of on, off\n$/,
    ),
    refuses(t, { HOST: '0.0.0.0' }, /: PUBLIC_URL must be set/),
  ])
})

t.test('so does an address that cannot be listened at', async (t) => {
  const other = createServer().listen(0, '127.0.0.1')
  t.teardown(() => other.close())
  await new Promise((open) => other.once('listening', open))
  const { port } = other.address() as { port: number }
  await refuses(t, { PORT: String(port) }, /: the port is in use: stop the other program or set PORT /)
  await refuses(
    t,
    { HOST: '203.0.113.7', PUBLIC_URL: 'https://swap.example' },
    /: HOST is not an address of this/,
  )
})

t.test('so does a folder that cannot be made or written to', async (t) => {
  const folder = temporaryFolder(t)
  const file = `${folder}/file`
  writeFileSync(file, '')
  mkdirSync(`${folder}/folder`)
  await Promise.all([
    refuses(t, { UPLOADS_DIR: `${file}/uploads` }, /: UPLOADS_DIR /),
    refuses(t, { DATABASE_FILE: `${file}/db/x.sqlite` }, /check DATABASE_FILE/),
    refuses(t, { DATABASE_FILE: `${folder}/folder` }, /check DATABASE_FILE/),
    // Below it no folder can be made, and Node's recursive way of making one never comes back.
    ...(process.platform === 'linux'
      ? [refuses(t, { DATABASE_FILE: '/proc/nowhere/x.sqlite' }, /check DATABASE_FILE/)]
      : []),
  ])
})

t.test('so does a database file that is not one, which is left as it is', async (t) => {
  const file = `${temporaryFolder(t)}/x.sqlite`
  const list = 'eggs, milk, and whatever else a kitchen needs\n'.repeat(100)
  writeFileSync(file, list)
  await refuses(t, { DATABASE_FILE: file }, /: DATABASE_FILE is not a database /)
  t.equal(readFileSync(file, 'utf8'), list)
})

t.test('so does a database that is damaged, as a failing disk leaves it', async (t) => {
  const env = testEnvironment(t)
  const db = openDatabase(env.DATABASE_FILE!)
  migrateDatabase(db)
  db.$client.close()
  const bytes = readFileSync(env.DATABASE_FILE!)
  // Pages in the middle; the first one still says that all is well.
  bytes.fill(0xaa, 4096 * 20, 4096 * 40)
  writeFileSync(env.DATABASE_FILE!, bytes)
  await refuses(t, env, /: the database file is damaged: restore a backup \(/)
  t.strictSame(readFileSync(env.DATABASE_FILE!), bytes)
})

t.test('so does a database of a newer Swapyard, of which not a byte changes', async (t) => {
  const folder = temporaryFolder(t)
  const file = `${folder}/x.sqlite`
  const db = openDatabase(file)
  migrateDatabase(db)
  db.$client.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('tomorrow', 9e15)")
  // Opening it as usual would turn this journal mode back, which changes the file.
  db.$client.pragma('journal_mode = DELETE')
  db.$client.close()
  const before = readFileSync(file)
  await refuses(t, { DATABASE_FILE: file }, /: \S+x\.sqlite was written by a newer Swapyard\. /)
  t.strictSame(readFileSync(file), before)
  t.strictSame(readdirSync(folder), ['x.sqlite', 'x.sqlite.lock'])
})

t.test(
  'so does a database that another process serves, until that one is gone, even by a kill',
  async (t) => {
    const env = testEnvironment(t)
    const first = start(t, env)
    await address(first)
    await refuses(t, env, /: another Swapyard has \S+ open: stop it first\n$/)
    first.child.kill('SIGKILL')
    await first.ended
    const second = start(t, env)
    t.match(await address(second), /^http/)
  },
)

t.test("a second start finds the first one's data", async (t) => {
  const env = testEnvironment(t, { PORT: '0' })
  const times: string[] = []
  for (const time of ['first', 'second']) {
    const run = start(t, env)
    await address(run)
    run.child.kill('SIGTERM')
    t.equal(await run.ended, 0, time)
    t.notOk(existsSync(`${env.DATABASE_FILE}-wal`), 'what was in its log is in the file')
    const sqlite = new Sqlite(env.DATABASE_FILE!, { readonly: true })
    times.push(sqlite.prepare("SELECT updated_at FROM pages WHERE slug = 'about'").pluck().get() as string)
    sqlite.close()
  }
  t.equal(times[0], times[1])
})

t.test(
  'where a person looks, the log is lines for people, and the address is a line of its own',
  async (t) => {
    const command = [process.execPath, ...QUICK_IMPORTS, 'server/main.ts']
      .map((word) => `'${word}'`)
      .join(' ')
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
    await new Promise<void>((done) => {
      child.on('close', done)
      child.stdout.on('data', (bytes) => {
        out += bytes
        if (/^Swapyard is open at http\S+\s/m.test(out)) child.kill()
      })
    })
    t.match(out, /INFO.*migrated/)
    t.notMatch(out, /"level":/)
  },
)

t.test(
  'the welcome page restores a market and starts the site anew with it, in the same process and at the same address',
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
  },
)

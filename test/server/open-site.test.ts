import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { buildApp } from '../../server/app.ts'
import { decide } from '../../server/demo/state.ts'
import { openSite } from '../../server/open-site.ts'
import { QUICK_IMPORTS, ROOT } from '../../server/ops/process.mjs'
import { readConfig } from '../../server/platform/config.ts'
import { makeBackup } from '../../server/site/backups/backup-service.ts'
import { dailySeries } from '../../server/site/backups/rotation.ts'
import { noteAdmin } from '../../server/site/community/setting-up.ts'
import { startFault } from '../../server/site/start-fault.ts'
import { testAccount } from '../helpers/accounts.ts'
import { temporaryFolder, testApp, testEnvironment } from '../helpers/app.ts'

// Output and errors of a start; main.test.ts checks that the process prints them and exits.

/** All startup output, including the log. */
async function says(env: Record<string, string>): Promise<string> {
  const said: string[] = []
  const stream = { write: (text: string) => said.push(text) }
  const app = await openSite(readConfig({ PORT: '0', ...env, LOG_LEVEL: 'warn' }), stream, stream)
  await app.close()
  return said.join('')
}

/** Building the site fails with this reason, in one line. */
async function refuses(t: Test, env: Record<string, string>, reason: RegExp) {
  const fault = await says(testEnvironment(t, env)).then(() => 'it starts', startFault)
  t.match(fault, reason)
  t.notMatch(fault, '\n')
}

t.test('warns of an empty database if a daily backup in its folder has accounts', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const rules = { daily: 1, weekly: 1 }
  const backup = dailySeries(env.DATABASE_FILE!, rules).fileOf('2026-11-21')
  const saved = () => makeBackup({ databaseFile: env.DATABASE_FILE!, uploadsDir: null, file: backup })
  const warning = /"msg":"the database has no accounts, but this backup has: [^"]+-wal file\?"/
  await saved()
  testAccount(app)
  await app.close()
  const full = readFileSync(env.DATABASE_FILE!)
  for (const ending of ['', '-wal', '-shm']) rmSync(env.DATABASE_FILE! + ending, { force: true })
  t.notMatch(await says(env), warning, 'the backup has no accounts either')
  rmSync(backup)
  writeFileSync(env.DATABASE_FILE!, full)
  await saved()
  t.notMatch(await says(env), warning, 'the database has accounts')
  for (const ending of ['', '-wal', '-shm']) rmSync(env.DATABASE_FILE! + ending, { force: true })
  const said = await says(env)
  t.match(said, warning)
  t.match(said, `"file":"${backup}"`)
})

t.test('a start without any admin prints how to appoint one', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const { email } = testAccount(app, { emailProvedAt: new Date() })
  noteAdmin(app.db)
  await app.close()
  t.match(await says(env), 'npm run admin -- grant EMAIL')
  t.notMatch(await says({ ...env, ADMIN_EMAILS: email }), 'npm run admin')
})

t.test('a market first started without demo data asks for its first admin at every start', async (t) => {
  const env = testEnvironment(t)
  for (const DEMO_DATA of ['off', 'on'])
    t.match(await says({ ...env, DEMO_DATA }), /^Set up your market, .+\/welcome\?code=/m, DEMO_DATA)
})

t.test('starting a demo market without demo data prints a hint on how to reset it', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  testAccount(app, { isDemo: true })
  decide(app.db, 'filled')
  await app.close()
  const off = await says(env)
  t.match(off, 'this database holds the demo market')
  t.match(off, `rm ${env.DATABASE_FILE}*`)
  t.notMatch(await says({ ...env, DEMO_DATA: 'on' }), /demo market|welcome/)
  const lived = await buildApp(readConfig(env))
  testAccount(lived, { name: 'Somebody real' })
  await lived.close()
  const inUse = await says(env)
  t.match(inUse, 'this database holds the demo market')
  t.notMatch(inUse, 'rm ', 'nobody is told to delete what others have made')
})

t.test('an unusable address is reported in one line', async (t) => {
  const app = await testApp(t)
  const other = createServer().listen(0, '127.0.0.1')
  t.teardown(() => other.close())
  await new Promise((open) => other.once('listening', open))
  const { port } = other.address() as { port: number }
  const fault = (address: object) => app.listen(address).then(() => 'it listens', startFault)
  t.match(
    await fault({ host: '127.0.0.1', port }),
    /^the port is in use: stop the other program or set PORT .+$/,
  )
  t.match(await fault({ host: '203.0.113.7', port: 0 }), /^HOST is not an address of this .+$/)
})

t.test('so is a folder that cannot be made or written to', async (t) => {
  const folder = temporaryFolder(t)
  const file = `${folder}/file`
  writeFileSync(file, '')
  mkdirSync(`${folder}/folder`)
  await Promise.all([
    refuses(t, { UPLOADS_DIR: `${file}/uploads` }, /^UPLOADS_DIR /),
    refuses(t, { DATABASE_FILE: `${file}/db/x.sqlite` }, /check DATABASE_FILE/),
    refuses(t, { DATABASE_FILE: `${folder}/folder` }, /check DATABASE_FILE/),
    // A folder in which nothing can be created, and in which Node's recursive mkdir never returns.
    ...(process.platform === 'linux'
      ? [refuses(t, { DATABASE_FILE: '/proc/nowhere/x.sqlite' }, /check DATABASE_FILE/)]
      : []),
  ])
})

t.test('so is a full disk, also without space for SQLite’s files next to the database', async (t) => {
  const env = testEnvironment(t)
  await (await testApp(t, env)).close()
  const script = `
    import { openDatabase } from './db/open.ts'
    import { startFault } from './server/site/start-fault.ts'
    try { openDatabase(process.env.DATABASE_FILE) } catch (error) { console.log(startFault(error)) }`
  // A file size limit of one block simulates a full disk.
  const shell = ['-c', 'ulimit -f 1; exec "$@"', 'sh', process.execPath, ...QUICK_IMPORTS]
  const { stdout } = spawnSync('/bin/sh', [...shell, '--input-type=module', '--eval', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...env, PATH: process.env.PATH },
  })
  t.match(stdout, /^the disk is full /)
})

t.test('so is a database file that is not one, which is left as it is', async (t) => {
  const file = `${temporaryFolder(t)}/x.sqlite`
  const list = 'eggs, milk, and whatever else a kitchen needs\n'.repeat(100)
  writeFileSync(file, list)
  await refuses(t, { DATABASE_FILE: file }, /^DATABASE_FILE is not a database /)
  t.equal(readFileSync(file, 'utf8'), list)
})

t.test('so is a database of another program, which remains unchanged', async (t) => {
  const file = `${temporaryFolder(t)}/x.sqlite`
  const other = new Sqlite(file)
  other.exec('CREATE TABLE settings (key, value)')
  other.close()
  const bytes = readFileSync(file)
  await refuses(t, { DATABASE_FILE: file }, /another program: set DATABASE_FILE to a file of Swapyard's own/)
  t.strictSame(readFileSync(file), bytes)
})

t.test('so is a database that is damaged, as a failing disk leaves it', async (t) => {
  const env = testEnvironment(t)
  const db = openDatabase(env.DATABASE_FILE!)
  migrateDatabase(db)
  db.$client.close()
  const bytes = readFileSync(env.DATABASE_FILE!)
  // Damages pages in the middle; the first one is still valid.
  bytes.fill(0xaa, 4096 * 20, 4096 * 40)
  writeFileSync(env.DATABASE_FILE!, bytes)
  await refuses(t, env, /^the database file is damaged: restore a backup \(/)
  t.strictSame(readFileSync(env.DATABASE_FILE!), bytes)
})

t.test('so is a database of a newer Swapyard, which remains unchanged', async (t) => {
  const folder = temporaryFolder(t)
  const file = `${folder}/x.sqlite`
  const db = openDatabase(file)
  migrateDatabase(db)
  db.$client.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('tomorrow', 9e15)")
  // Opening it normally would change the journal mode back, and so the file.
  db.$client.pragma('journal_mode = DELETE')
  db.$client.close()
  const before = readFileSync(file)
  await refuses(t, { DATABASE_FILE: file }, /^\S+x\.sqlite was written by a newer Swapyard\. /)
  t.strictSame(readFileSync(file), before)
  t.strictSame(readdirSync(folder), ['x.sqlite', 'x.sqlite.lock'])
})

import fs, { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { finishRestore } from '../../../../db/pending-restore.ts'
import { countStart, FIRST_STARTS, putBack } from '../../../../db/restore-trial.ts'
import { overview } from '../../../../server/admin/console/overview-service.ts'
import { makeBackup } from '../../../../server/site/backups/backup-service.ts'
import { prepareRestore, restore } from '../../../../server/site/backups/restore-service.ts'
import { runTool } from '../../../../server/site/backups/run-tool.ts'
import { BACKUP } from '../../../../server/site/limits.ts'
import { testAdmin } from '../../../helpers/admin.ts'
import { temporaryFolder, testApp, testEnvironment } from '../../../helpers/app.ts'
import { testChat } from '../../../helpers/chat.ts'
import { testItem, testPictures } from '../../../helpers/items.ts'

/** A stopped site with an item and a file in a message, and its backup. */
async function makeStoppedSite() {
  const env = testEnvironment(t)
  const { app, ada, bob, send } = await testChat(t, env)
  testItem(app, ada.id, { image_ids: await testPictures(app) })
  await send(ada, bob, { message: 'Hello' }, [new File(['a list'], 'list.txt')])
  await app.close()
  const places = { databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR! }
  const file = join(temporaryFolder(t), 'backup.sqlite')
  await makeBackup({ ...places, file })
  return { folder: dirname(places.databaseFile), file }
}
const made = await makeStoppedSite()

/** A copy of that site for a test to change; the backup is shared and read-only. */
function stoppedSite(t: Test) {
  const env = testEnvironment(t)
  const places = { databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR! }
  cpSync(made.folder, dirname(places.databaseFile), { recursive: true })
  return { env, places, file: made.file }
}

/** A manipulated copy of the site's database, without the manifest that would reveal it. */
function crafted(t: Test, databaseFile: string, change: (sqlite: Sqlite.Database) => void): string {
  const path = join(temporaryFolder(t), 'crafted.sqlite')
  copyFileSync(databaseFile, path)
  const sqlite = new Sqlite(path)
  sqlite.unsafeMode(true)
  sqlite.pragma('foreign_keys = OFF')
  change(sqlite)
  sqlite.close()
  return path
}

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT'

t.test('rows that name files of the machine are refused, by a restore and by a backup', async (t) => {
  const { places } = stoppedSite(t)
  for (const change of [
    "UPDATE attachments SET file = '/../../../../../../../../../../etc/passwd'",
    "UPDATE attachments SET thumbnail_file = '../x.webp'",
    "UPDATE images SET hash = '/../../../../../etc/passwd'",
    `UPDATE images SET widths = '["320.webp/../../../x"]'`,
  ]) {
    const file = crafted(t, places.databaseFile, (sqlite) => sqlite.exec(change))
    t.throws(() => restore({ ...places, file }), { message: /refers to a file that nobody uploaded/ }, change)
    const to = join(temporaryFolder(t), 'backup.sqlite')
    await t.rejects(
      makeBackup({ databaseFile: file, uploadsDir: places.uploadsDir, file: to }),
      { message: /refers to a file that nobody uploaded/ },
      change,
    )
    t.notOk(existsSync(to))
  }
})

t.test('an attachment whose row names a file of the machine is missing', async (t) => {
  const { app, ada, bob, send } = await testChat(t)
  await send(ada, bob, { message: 'Hello' }, [new File(['a list'], 'list.txt')])
  const id = app.db.$client.prepare('SELECT id FROM attachments').pluck().get()
  const secret = join(app.config.uploadsDir, 'attachments/..', 'secret.txt')
  writeFileSync(secret, 'secret')
  const ask = () => app.inject({ url: `/attachments/${id}/x`, headers: ada.bearer })
  t.equal((await ask()).body, 'a list')
  mkdirSync(join(app.config.uploadsDir, 'attachments/..x'), { recursive: true })
  for (const file of ['../secret.txt', '..x/../../secret.txt']) {
    app.db.$client.prepare('UPDATE attachments SET file = ?').run(file)
    t.equal((await ask()).statusCode, 404, file)
  }
})

t.test('only the schema that this version knows is taken, and a view cannot spin', async (t) => {
  const { places, file } = stoppedSite(t)
  const changes: [change: string, reason: RegExp][] = [
    [
      `DROP TABLE items; DROP TABLE accounts; CREATE TABLE accounts (x); CREATE TABLE items (y)`,
      /(?:accounts|items) (?:differs|is missing)/,
    ],
    [`DROP TABLE images; CREATE VIEW images AS ${ENDLESS} i AS hash, '[1]' AS widths FROM n`, /images/],
    [
      `DROP TABLE __drizzle_migrations; CREATE VIEW __drizzle_migrations AS ${ENDLESS} i AS created_at FROM n`,
      /not a Swapyard one/,
    ],
    [
      `CREATE VIEW sqlar AS ${ENDLESS} 'x' AS name, 1 AS mtime, 1 AS sz, x'00' AS data FROM n`,
      /view sqlar isn’t part/,
    ],
    [`CREATE TABLE more (x)`, /table more isn’t part of any Swapyard/],
    [`CREATE INDEX mine ON items (name)`, /index mine isn’t part/],
    [
      `CREATE TRIGGER grant_me AFTER INSERT ON sessions BEGIN UPDATE accounts SET is_admin = 1; END`,
      /trigger grant_me isn’t part/,
    ],
    [`ALTER TABLE accounts ADD COLUMN more TEXT`, /table accounts differs/],
    [`DROP TABLE notifications`, /notifications is missing/],
  ]
  for (const [change, reason] of changes) {
    const bad = crafted(t, places.databaseFile, (sqlite) => sqlite.exec(change))
    t.throws(() => restore({ ...places, file: bad }), { message: reason }, change)
  }
  t.doesNotThrow(() => restore({ ...places, file }), 'what is as it should be is taken')
})

t.test('a row that points nowhere is found while the old site is still there', async (t) => {
  const { places } = stoppedSite(t)
  const bad = crafted(t, places.databaseFile, (sqlite) => sqlite.exec('DELETE FROM accounts'))
  t.throws(() => restore({ ...places, file: bad }), { message: /brought up to date: .* point nowhere/ })
})

t.test('what unpacks to more than it can be is refused before it is unpacked', async (t) => {
  const { places, file } = stoppedSite(t)
  const add = (count: number, bytes: number) =>
    crafted(t, file, (sqlite) => {
      const data = deflateSync(Buffer.alloc(bytes))
      const insert = sqlite.prepare('INSERT INTO sqlar VALUES (?, 33188, 0, ?, ?)')
      for (let at = 0; at < count; at++) {
        const hash = at.toString(16).padStart(32, '0')
        insert.run(`uploads/00/${hash}-320.webp`, bytes, data)
      }
    })
  const reason = { message: /larger than any upload/ }
  t.throws(() => restore({ ...places, file: add(1, BACKUP.unpackedFile + 1) }), reason)
  t.throws(() => restore({ ...places, file: add(8, BACKUP.unpackedFile - 1) }), reason)
})

/** A confirmed restore that fails for an unexpected reason. */
async function decidedAndBroken(t: Test, breaking: (sqlite: Sqlite.Database) => void) {
  const { env, places, file } = stoppedSite(t)
  const sqlite = new Sqlite(places.databaseFile)
  sqlite.prepare("UPDATE items SET name = 'From before'").run()
  sqlite.close()
  prepareRestore({ ...places, file })
  const folder = dirname(places.databaseFile)
  const waiting = readdirSync(folder).find((name) => name.includes('.restored-'))!
  const restored = new Sqlite(join(folder, waiting))
  breaking(restored)
  restored.close()
  const named = (start: string) => readdirSync(folder).filter((name) => name.startsWith(start))
  return { env, named }
}

const nameOf = (app: { db: { $client: Sqlite.Database } }) =>
  app.db.$client.prepare('SELECT name FROM items').pluck().get()

t.test('a first start that fails puts back what was there before', async (t) => {
  const { env, named } = await decidedAndBroken(t, (sqlite) => sqlite.exec('DROP TABLE settings'))
  const app = await testApp(t, env)
  t.equal(nameOf(app), 'From before')
  t.equal(named('failed-restore-').length, 1, 'what failed is kept')
  t.strictSame([named('before-restore-'), named('test.sqlite.trial-')], [[], []])

  const [file] = named('failed-restore-')
  const told = () => overview(app).failed_restore
  t.match(told(), { file, at: String }, 'admins are told')
  t.ok(Math.abs(Date.parse(told()!.at) - Date.now()) < 60_000)
  t.match(await testAdmin(app).page('/admin'), file!)
  rmSync(join(dirname(env.DATABASE_FILE!), file!))
  t.equal(told(), null, 'until what failed is deleted')
})

t.test('so do first starts that are killed again and again; one that serves ends the trial', async (t) => {
  const { env } = await decidedAndBroken(t, () => {})
  for (let start = 1; start <= FIRST_STARTS; start++) {
    finishRestore(env.DATABASE_FILE!)
    t.equal(countStart(env.DATABASE_FILE!), null, `start ${start}, killed after this`)
  }
  const app = await testApp(t, env)
  t.equal(nameOf(app), 'From before')

  const other = await decidedAndBroken(t, () => {})
  const served = await testApp(t, other.env)
  t.not(nameOf(served), 'From before')
  t.strictSame(other.named('test.sqlite.trial-'), [])
  const [kept, ...more] = other.named('before-restore-')
  t.strictSame(more, [])
  const told = () => overview(served).kept_from_before
  t.match(told(), [{ size: Number, at: String, command: `/${kept}*` }], 'admins are told of what is kept')
  t.match(await testAdmin(served).page('/admin'), kept!)
  rmSync(join(dirname(other.env.DATABASE_FILE!), kept!))
  t.strictSame(told(), [])
})

/**
 * Runs work and simulates a kill at the `at`th rename of a file.
 * @returns true if it got that far.
 */
function isKilledAtRename(at: number, work: () => void): boolean {
  const { renameSync } = fs
  let renamed = 0
  fs.renameSync = (from, to) => {
    renamed += 1
    if (renamed >= at) throw new Error('killed')
    renameSync(from, to)
  }
  syncBuiltinESMExports()
  try {
    work()
  } catch (error) {
    if ((error as Error).message !== 'killed') throw error
  } finally {
    fs.renameSync = renameSync
    syncBuiltinESMExports()
  }
  return renamed >= at
}

t.test('putting back is gone on with by the next start, wherever it was killed', async (t) => {
  const { places, file } = stoppedSite(t)
  const sqlite = new Sqlite(places.databaseFile)
  sqlite.pragma('journal_mode = WAL')
  sqlite.prepare("UPDATE items SET name = 'Only in the log'").run()
  for (let at = 1; ; at++) {
    const env = testEnvironment(t)
    for (const end of ['', '-wal']) copyFileSync(places.databaseFile + end, env.DATABASE_FILE! + end)
    prepareRestore({ databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR!, file })
    finishRestore(env.DATABASE_FILE!)
    countStart(env.DATABASE_FILE!)
    // As after a failed first start.
    writeFileSync(`${env.DATABASE_FILE}-wal`, '')
    const wasKilled = isKilledAtRename(at, () => putBack(env.DATABASE_FILE!))
    const app = await testApp(t, env)
    t.equal(nameOf(app), 'Only in the log', `killed at step ${at}`)
    const lies = readdirSync(dirname(env.DATABASE_FILE!)).filter((name) => /trial-|before-restore/.test(name))
    t.strictSame(lies, [], `killed at step ${at}`)
    if (wasKilled) continue
    t.equal(at, 5, 'each of the four renamings was tried')
    break
  }
  sqlite.close()
})

t.test('a file that takes too long to look through is given up', async (t) => {
  const { places, file } = stoppedSite(t)
  await t.rejects(runTool('restore', places, ['--at-next-start', file], undefined, 1), {
    message: 'it took too long or used too much memory',
  })
})

t.test('a file that takes too much memory to look through is given up', async (t) => {
  const { places, file } = stoppedSite(t)
  // SQLite formats these 150 MB as hexadecimal to compare them with the manifest, more than once.
  const large = crafted(t, file, (sqlite) =>
    sqlite.exec('UPDATE images SET placeholder = zeroblob(150000000)'),
  )
  await t.rejects(runTool('restore', places, ['--at-next-start', large]), { message: /too much memory/ })
})

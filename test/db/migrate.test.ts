import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { DatabaseTooNewError, migrateDatabase, refuseUnknownDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { temporaryFolder } from '../helpers/app.ts'
import { filesMade } from '../helpers/files-made.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** A copy of the migrations plus one. */
function withMigration(t: Test, statements: string): string {
  const folder = join(temporaryFolder(t), 'migrations')
  cpSync(join(ROOT, 'migrations'), folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_more' })
  writeFileSync(journalFile, JSON.stringify(journal))
  writeFileSync(join(folder, '9999_more.sql'), statements)
  return folder
}

function open(t: Test, file: string) {
  const db = openDatabase(file)
  t.teardown(() => db.$client.close())
  return db
}

const contents = (file: string) => {
  const sqlite = new Sqlite(file, { readonly: true })
  const dump = sqlite.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all()
  const rows = sqlite.prepare('SELECT * FROM settings').all()
  sqlite.close()
  return { dump, rows }
}

const snapshots = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('before-migration-'))

t.test('an empty file gets the whole schema, once, and no snapshot', async (t) => {
  const folder = temporaryFolder(t)
  const db = open(t, `${folder}/test.sqlite`)
  const first = migrateDatabase(db)
  t.ok(first.applied > 0)
  t.equal(first.snapshot, null)
  t.strictSame(migrateDatabase(db), { applied: 0, snapshot: null })
  t.strictSame(db.$client.pragma('foreign_key_check'), [])
  t.strictSame(db.$client.pragma('integrity_check', { simple: true }), 'ok')
  t.equal(db.$client.pragma('foreign_keys', { simple: true }), 1)
  t.strictSame(snapshots(folder), [])
})

t.test('an older database is snapshotted as it was, then brought up', async (t) => {
  const folder = temporaryFolder(t)
  const file = `${folder}/test.sqlite`
  const db = open(t, file)
  migrateDatabase(db)
  db.$client.exec("INSERT INTO settings VALUES ('mine', 'precious')")
  db.$client.exec(
    "INSERT INTO outbox (template, recipient, subject, text, html, expires_at) VALUES ('reset', 'a@b.test', 's', 'code-K7Q2', '', 9e12)",
  )
  const before = contents(file)

  const more = withMigration(
    t,
    "ALTER TABLE settings ADD COLUMN note text;--> statement-breakpoint\nUPDATE settings SET note = 'x'",
  )
  const { applied, snapshot } = migrateDatabase(db, more)
  t.equal(applied, 1)
  t.strictSame(contents(snapshot!), before)
  t.notOk(readFileSync(snapshot!).includes('code-K7Q2'), 'without mail that has a secret in it')
  t.strictSame(db.$client.prepare("SELECT value, note FROM settings WHERE key = 'mine'").get(), {
    value: 'precious',
    note: 'x',
  })
})

t.test('the newest three snapshots remain, and nothing else is deleted', async (t) => {
  const folder = temporaryFolder(t)
  const db = open(t, `${folder}/test.sqlite`)
  migrateDatabase(db)
  const older = [1, 2, 3].map((day) => `before-migration-2026-01-0${day}T00-00-00-000Z.sqlite`)
  const others = ['before-migration-notes.txt', 'before-restore-2026-01-01T00-00-00-000Z.sqlite']
  for (const name of [...older, ...others]) writeFileSync(join(folder, name), '')
  migrateDatabase(db)
  t.equal(snapshots(folder).length, 4, 'a start that has nothing to migrate removes nothing')

  t.throws(() => migrateDatabase(db, withMigration(t, 'NONSENSE')))
  t.equal(snapshots(folder).length, 4, 'nor does one that fails')

  const { snapshot } = migrateDatabase(db, withMigration(t, 'CREATE TABLE tomorrow (x)'))
  t.strictSame(snapshots(folder).sort(), [...older.slice(1), basename(snapshot!), others[0]].sort())
  t.ok(existsSync(join(folder, others[1]!)))
})

t.test('secrets removed from a snapshot are in no temporary file', async (t) => {
  const folder = temporaryFolder(t)
  const db = open(t, `${folder}/test.sqlite`)
  migrateDatabase(db)
  const insert = db.$client.prepare('INSERT INTO settings (key, value) VALUES (?, ?)')
  insert.run('mail_password', JSON.stringify({ password: 'secret' }))
  const more = withMigration(t, 'CREATE TABLE tomorrow (x)')
  const made = await filesMade(folder, () => migrateDatabase(db, more))
  // A journal appears and disappears, because VACUUM INTO uses one for the new file.
  t.equal(made.filter((name) => name === 'test.sqlite.snapshot-journal').length, 2)
})

t.test(
  'a snapshot gets its name when clean, and remains of a killed one are deleted at the next start',
  async (t) => {
    const folder = temporaryFolder(t)
    const db = open(t, `${folder}/test.sqlite`)
    migrateDatabase(db)
    writeFileSync(`${folder}/test.sqlite.snapshot`, 'a mail with a secret')
    migrateDatabase(db)
    t.notOk(existsSync(`${folder}/test.sqlite.snapshot`))

    // Makes removing the secrets fail; then no snapshot may remain.
    db.$client.exec('ALTER TABLE outbox RENAME TO mails')
    t.throws(() => migrateDatabase(db, withMigration(t, 'CREATE TABLE tomorrow (x)')), /outbox/)
    t.strictSame(readdirSync(folder).sort(), ['test.sqlite', 'test.sqlite-shm', 'test.sqlite-wal'])
  },
)

t.test('a migration that fails leaves the old database whole and no snapshot behind', async (t) => {
  for (const [name, statements] of [
    [
      'in the middle',
      'DELETE FROM settings;--> statement-breakpoint\nCREATE TABLE half (x);--> statement-breakpoint\nNONSENSE',
    ],
    ['leaving rows that point nowhere', 'INSERT INTO favourites (account_id, item_id) VALUES (77, 77)'],
  ] as const) {
    const folder = temporaryFolder(t)
    const file = `${folder}/test.sqlite`
    const db = open(t, file)
    migrateDatabase(db)
    db.$client.exec("INSERT INTO settings VALUES ('mine', 'precious')")
    const before = contents(file)
    t.throws(() => migrateDatabase(db, withMigration(t, statements)), name)
    t.strictSame(contents(file), before, name)
    t.strictSame(snapshots(folder), [], name)
    t.equal(db.$client.pragma('foreign_keys', { simple: true }), 1, name)
  }
})

t.test('a newer database is refused and not a byte of it changes, even after a crash', async (t) => {
  const folder = temporaryFolder(t)
  const file = `${folder}/test.sqlite`
  const db = open(t, file)
  migrateDatabase(db, withMigration(t, 'CREATE TABLE tomorrow (x)'))
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  db.$client.exec("INSERT INTO settings VALUES ('mine', 'only in the log so far')")
  // As after a crash: an open file copied together with its WAL.
  const crashed = `${folder}/crashed`
  mkdirSync(crashed)
  for (const ending of ['', '-wal']) copyFileSync(file + ending, `${crashed}/test.sqlite${ending}`)
  const bytes = () => ['', '-wal'].map((ending) => readFileSync(`${crashed}/test.sqlite${ending}`))
  const before = bytes()
  t.ok(before[1]!.length > 0)
  t.throws(() => refuseUnknownDatabase(`${crashed}/test.sqlite`), DatabaseTooNewError)
  t.strictSame(bytes(), before)
  t.doesNotThrow(() => refuseUnknownDatabase(`${folder}/none.sqlite`))
  t.notOk(existsSync(`${folder}/none.sqlite`))
})

t.test('the schema in code and the migrations agree', async (t) => {
  const folder = join(temporaryFolder(t), 'migrations')
  cpSync(join(ROOT, 'migrations'), folder, { recursive: true })
  const before = readdirSync(folder)
  const kit = join(ROOT, 'node_modules/drizzle-kit/bin.cjs')
  // A relative path, because the tool accepts no other.
  const options = ['--dialect', 'sqlite', '--out', relative(ROOT, folder)]
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [kit, ...args], { cwd: ROOT, encoding: 'utf8' })
  t.match(run('generate', ...options, '--schema', './db/schema/*.ts'), 'No schema changes')
  t.strictSame(readdirSync(folder), before)
  t.match(run('check', ...options), "Everything's fine")
})

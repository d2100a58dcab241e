import { spawnSync } from 'node:child_process'
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { takeLock } from '../../../../db/lock.ts'
import { lastApplied, migrateCopy, newestMigration } from '../../../../db/migrate.ts'
import { cancelRestore } from '../../../../db/pending-restore.ts'
import { outbox } from '../../../../db/schema/index.ts'
import { asideFolder } from '../../../../server/platform/images/image-files.ts'
import { auditUploads } from '../../../../server/platform/images/images-audit.ts'
import { BackupError } from '../../../../server/site/backups/backup-error.ts'
import { makeBackup } from '../../../../server/site/backups/backup-service.ts'
import { prepareRestore, restore, restoreInPlace } from '../../../../server/site/backups/restore-service.ts'
import { auditAttachments } from '../../../../server/trading/messages/attachments-audit.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { temporaryFolder, testApp, testEnvironment } from '../../../helpers/app.ts'
import { filesIn, runTool } from '../../../helpers/backups.ts'
import { missingSqlite } from '../../../helpers/installed-programs.ts'
import { testItem, testPictures } from '../../../helpers/items.ts'

/** A backup of a site with one item called `name`, and the bytes of its uploads. */
async function backupOf(t: Test, name: string, databaseOnly = false) {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const owner = testAccount(app)
  testItem(app, owner.id, { name, image_ids: await testPictures(app) })
  await app.close()
  const file = join(temporaryFolder(t), 'backup.sqlite')
  const places = { databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR! }
  await makeBackup({ ...places, uploadsDir: databaseOnly ? null : places.uploadsDir, file })
  return { file, env, places, uploads: filesIn(env.UPLOADS_DIR!) }
}

const names = (file: string) => {
  const sqlite = new Sqlite(file, { readonly: true })
  const found = sqlite.prepare('SELECT name FROM items ORDER BY id').pluck().all()
  sqlite.close()
  return found
}

const contents = (file: string) =>
  Object.fromEntries(
    readdirSync(dirname(file), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'))
      .map(({ name }) => [name, readFileSync(join(dirname(file), name), 'hex')]),
  )

t.test('a restore retains the old database, including its WAL, and it can be restored', async (t) => {
  const old = await backupOf(t, 'Old kettle')
  const fresh = await backupOf(t, 'New kettle')
  const { databaseFile } = fresh.places
  // As after a kill: the newest row is in the WAL only.
  const sqlite = new Sqlite(databaseFile)
  sqlite.prepare("UPDATE items SET name = 'Only in the log'").run()
  const folder = temporaryFolder(t)
  for (const ending of ['', '-wal']) copyFileSync(databaseFile + ending, join(folder, `site.sqlite${ending}`))
  sqlite.close()
  const site = { databaseFile: join(folder, 'site.sqlite'), uploadsDir: fresh.places.uploadsDir }

  const damaged = join(site.uploadsDir, [...old.uploads.keys()][0]!)
  mkdirSync(dirname(damaged), { recursive: true })
  writeFileSync(damaged, 'half a picture')

  const { before } = restore({ ...site, file: old.file })
  t.strictSame(names(site.databaseFile), ['Old kettle'])
  t.notOk(existsSync(`${site.databaseFile}-wal`) || existsSync(`${site.databaseFile}-shm`))
  t.strictSame(names(before!), ['Only in the log'])
  t.match(
    Object.fromEntries(filesIn(site.uploadsDir)),
    Object.fromEntries([...old.uploads, ...fresh.uploads]),
  )
  restore({ ...site, file: before! })
  t.strictSame(names(site.databaseFile), ['Only in the log'])
})

t.test('mail older than a day in a backup is held', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const [now, day] = [Date.now(), 24 * 60 * 60 * 1000]
  const letter = { template: 'approved', recipient: 'ada@example.test', text: 'You are in', html: '' }
  app.db
    .insert(outbox)
    .values(
      [day + 60_000, day - 60_000].map((age) => ({
        ...letter,
        subject: age > day ? 'old' : 'new',
        createdAt: new Date(now - age),
        nextAttemptAt: new Date(now + day),
      })),
    )
    .run()
  await app.close()
  const file = join(temporaryFolder(t), 'backup.sqlite')
  const places = { databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR! }
  await makeBackup({ ...places, file })
  restore({ ...places, file })
  const sqlite = new Sqlite(places.databaseFile, { readonly: true })
  const mails = sqlite.prepare('SELECT subject, text, next_attempt_at FROM outbox ORDER BY id').raw().all()
  sqlite.close()
  t.strictSame(mails, [
    ['old', letter.text, null],
    ['new', letter.text, now + day],
  ])
})

/** The database as seen by a starting Swapyard. */
function formOf(file: string) {
  const sqlite = new Sqlite(file, { readonly: true })
  const schema = sqlite.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all()
  const form = { schema, applied: lastApplied(sqlite) }
  sqlite.close()
  return form
}

t.test(
  'a database of an older form is tried, but restored as it was, so that its version starts',
  async (t) => {
    const fresh = await backupOf(t, 'New kettle')
    const older = join(temporaryFolder(t), 'before-migration.sqlite')
    const sqlite = new Sqlite(older)
    migrateCopy(sqlite, newestMigration() - 1)
    sqlite.exec("INSERT INTO settings VALUES ('mine', 'precious')")
    sqlite.close()
    const form = formOf(older)
    t.ok(form.applied < newestMigration())
    restore({ ...fresh.places, file: older })
    t.strictSame(formOf(fresh.places.databaseFile), form)
    t.notOk(contents(fresh.places.databaseFile)['test.sqlite-journal'])

    const app = await testApp(t, fresh.env)
    t.equal(lastApplied(app.db.$client), newestMigration(), 'a start of this one brings it up')
  },
)

t.test('earlier uploads are not swept while their database exists', async (t) => {
  const old = await backupOf(t, 'Old kettle')
  const fresh = await backupOf(t, 'New kettle')
  const { before } = restore({ ...fresh.places, file: old.file })
  const app = await testApp(t, fresh.env)
  const later = Date.now() + 3 * 24 * 60 * 60_000
  await auditUploads(app.images, later)
  const all = new Map([...old.uploads, ...fresh.uploads])
  t.strictSame([...filesIn(fresh.env.UPLOADS_DIR!).keys()].sort(), [...all.keys()].sort())
  rmSync(before!)
  await auditUploads(app.images, later)
  t.strictSame([...filesIn(fresh.env.UPLOADS_DIR!).keys()].sort(), [...old.uploads.keys()].sort())
})

/** A running site with images other than those of the backup `file`, and a later sweep of its uploads. */
async function otherSite(t: Test) {
  const { file } = await backupOf(t, 'Old kettle')
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const places = { databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR! }
  const lie = () => [...filesIn(places.uploadsDir).keys()].sort()
  const sweep = async () => {
    const later = Date.now() + 3 * 24 * 60 * 60_000
    await auditUploads(app.images, later)
    await auditAttachments(app.db, places.uploadsDir, later)
    return lie()
  }
  return { app, env, file, places, lie, sweep }
}

/** Adds a file of an unknown message. */
function strangeAttachment(uploads: string): void {
  const folder = join(uploads, 'attachments', '00')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${'0'.repeat(32)}.txt`), 'a list')
}

t.test('uploads of a pending restore are not swept until it is cancelled', async (t) => {
  const { file, places, lie, sweep } = await otherSite(t)
  prepareRestore({ ...places, file })
  strangeAttachment(places.uploadsDir)
  const unpacked = lie()
  t.ok(unpacked.length > 1)
  t.strictSame(await sweep(), unpacked)
  cancelRestore(places.databaseFile)
  t.strictSame(await sweep(), [])
})

t.test('nor are they while it is being prepared, but once that was killed', async (t) => {
  const { app, file, places, lie, sweep } = await otherSite(t)
  prepareRestore({ ...places, file })
  strangeAttachment(places.uploadsDir)
  cancelRestore(places.databaseFile)
  const unpacked = lie()
  // As held by another process.
  const unlock = takeLock(`${places.databaseFile}.restore.lock`, 'in use')
  t.strictSame(await sweep(), unpacked)
  t.throws(() => prepareRestore({ ...places, file }), { message: /another restore is being prepared/ })
  unlock()
  t.strictSame(await sweep(), [])
  t.strictSame(readdirSync(asideFolder(app.config.uploadsDir)), [])
})

t.test('a restore that fails, or is over, keeps no uploads from being deleted', async (t) => {
  const { env, file, places, sweep, app } = await otherSite(t)
  strangeAttachment(places.uploadsDir)
  t.throws(() => prepareRestore({ ...places, file: join(temporaryFolder(t), 'none.sqlite') }), BackupError)
  t.strictSame(await sweep(), [])
  prepareRestore({ ...places, file })
  await app.close()
  const again = await testApp(t, env)
  await auditUploads(again.images)
  t.strictSame(readdirSync(asideFolder(places.uploadsDir)), [])
})

t.test('uploads deleted during a pending restore are preserved for it', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const owner = testAccount(app)
  const item = testItem(app, owner.id, { image_ids: await testPictures(app) })
  app.images.claims.clear()
  const uploads = filesIn(env.UPLOADS_DIR!)
  const places = { databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR! }
  const file = join(temporaryFolder(t), 'backup.sqlite')
  await makeBackup({ ...places, file })
  t.match(prepareRestore({ ...places, file }), { files: 0 }, 'all of them lie there')
  const url = `/api/products/delete/${item}`
  t.equal((await app.inject({ method: 'DELETE', url, headers: owner.bearer })).statusCode, 200)
  t.strictSame(filesIn(env.UPLOADS_DIR!), uploads)
})

t.test('a backup that lies where the database should is unpacked by the first start', async (t) => {
  const { file, uploads } = await backupOf(t, 'Kettle')
  const env = testEnvironment(t)
  copyFileSync(file, env.DATABASE_FILE!)
  const app = await testApp(t, env)
  t.strictSame(filesIn(env.UPLOADS_DIR!), uploads)
  t.equal(
    app.db.$client
      .prepare("SELECT count(*) FROM sqlite_schema WHERE name IN ('sqlar', 'backup_manifest')")
      .pluck()
      .get(),
    0,
  )
  const kept = readdirSync(dirname(env.DATABASE_FILE!)).filter((name) => name.startsWith('before-restore-'))
  t.equal(kept.length, 1)
  t.strictSame(
    readFileSync(join(dirname(env.DATABASE_FILE!), kept[0]!)),
    readFileSync(file),
    'the backup itself is kept',
  )
  await app.close()
  const places = { databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR! }
  t.equal(restoreInPlace(places), null, 'what it has become is no backup, and restored no second time')
  copyFileSync(file, places.databaseFile)
  t.ok(restoreInPlace(places))
  const onTrial = readdirSync(dirname(places.databaseFile)).filter((name) => name.includes('.trial-'))
  t.strictSame(onTrial, [], 'were it on trial, the backup could take its place once more')
})

t.test('a backup copied over a crashed database is restored, and the old WAL is moved away', async (t) => {
  const { file } = await backupOf(t, 'Kettle')
  const crashed = await backupOf(t, 'Crashed')
  const env = testEnvironment(t)
  const sqlite = new Sqlite(crashed.places.databaseFile)
  sqlite.exec("PRAGMA journal_mode = WAL; UPDATE items SET name = 'Only in the log'")
  copyFileSync(`${crashed.places.databaseFile}-wal`, `${env.DATABASE_FILE}-wal`)
  sqlite.close()
  copyFileSync(file, env.DATABASE_FILE!)
  const app = await testApp(t, env)
  t.equal(app.db.$client.prepare('SELECT name FROM items').pluck().get(), 'Kettle')
  t.equal(app.db.$client.pragma('application_id', { simple: true }), 0, 'it is no backup any more')
  const aside = readdirSync(dirname(env.DATABASE_FILE!)).filter((name) => name.includes('.sqlite.log-'))
  t.equal(aside.length, 1, 'nothing is thrown away')
})

t.test('the database can be restored without uploads, with the number of missing ones', async (t) => {
  const { file, uploads } = await backupOf(t, 'Kettle', true)
  const env = testEnvironment(t)
  const result = restore({ databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR!, file })
  t.strictSame(result, { files: 0, missing: uploads.size, before: null })
  t.strictSame(names(env.DATABASE_FILE!), ['Kettle'])

  const other = testEnvironment(t)
  copyFileSync(file, other.DATABASE_FILE!)
  const app = await testApp(t, other)
  const [item] = (await app.inject('/api/home/search?product=kettle')).json().data.products
  t.equal((await app.inject(item.image)).headers['content-type'], 'image/svg+xml', 'a drawn picture')
  const again = join(temporaryFolder(t), 'again.sqlite')
  const places = { databaseFile: other.DATABASE_FILE!, uploadsDir: null }
  t.match(await makeBackup({ ...places, file: again }), { files: 0 }, 'and it can be backed up in turn')
})

/** Paths in a folder that do not belong to a user. */
const notOf = (uid: number, folder: string) =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (path) => statSync(join(folder, path)).uid !== uid,
  )

const notRoot = process.getuid?.() === 0 ? false : 'only root may give files away'

t.test(
  'what root restores or backs up belongs to the owner of the folder, who runs the site',
  { skip: notRoot },
  async (t) => {
    const { file } = await backupOf(t, 'Kettle')
    const user = 54321
    const site = (name: string) => {
      const folder = join(temporaryFolder(t), name)
      mkdirSync(folder)
      chownSync(folder, user, user)
      return { folder, databaseFile: join(folder, 'site.sqlite'), uploadsDir: join(folder, 'uploads') }
    }
    const { folder, ...places } = site('restored')
    const env = { DATABASE_FILE: places.databaseFile, UPLOADS_DIR: places.uploadsDir }
    for (const round of ['first', 'again']) {
      t.equal((await runTool('restore', env, [file])).status, 0)
      t.strictSame(notOf(user, folder), [], round)
    }
    t.ok(readdirSync(folder).some((name) => name.includes('.trial-')))
    t.equal((await runTool('backup', env, [join(folder, 'backups/full.sqlite')])).status, 0)
    t.strictSame(notOf(user, folder), [])

    const waiting = site('waiting')
    prepareRestore({ ...waiting, file })
    t.strictSame(notOf(user, waiting.folder), [])
  },
)

t.test('invalid backups are refused with one line, and nothing changes', async (t) => {
  const { file, env, places } = await backupOf(t, 'Kettle')
  const folder = temporaryFolder(t)
  const make = (name: string, change: (sqlite: Sqlite.Database) => void) => {
    const path = join(folder, name)
    copyFileSync(file, path)
    const sqlite = new Sqlite(path)
    change(sqlite)
    sqlite.close()
    return path
  }
  const rename = (name: string) => (sqlite: Sqlite.Database) => {
    sqlite.prepare('UPDATE sqlar SET name = ? WHERE rowid = 1').run(name)
  }
  writeFileSync(join(folder, 'letter.txt'), 'Dear friend, '.repeat(500))
  writeFileSync(join(folder, 'empty'), '')
  new Sqlite(join(folder, 'other.sqlite')).exec('CREATE TABLE x (y)').close()
  const refused: [string, RegExp][] = [
    [
      make('newer', (s) => s.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9e15)")),
      /newer version of Swapyard/,
    ],
    [make('changed', (s) => s.exec("UPDATE items SET name = 'x'")), /damaged: table items/],
    [make('more', (s) => s.exec('CREATE TABLE more (x)')), /damaged .*: table more isn’t part/],
    [make('fewer', (s) => s.exec('DELETE FROM sqlar WHERE rowid = 1')), /damaged: part of it is missing/],
    [make('picture', (s) => s.exec('UPDATE sqlar SET data = zeroblob(sz) WHERE rowid = 1')), /damaged: file/],
    [make('unpacks', (s) => s.exec('UPDATE sqlar SET sz = sz + 1 WHERE rowid = 1')), /damaged/],
    [
      make('manifest', (s) => s.exec("UPDATE backup_manifest SET size = 1 WHERE kind = 'table'")),
      /damaged: its list of contents/,
    ],
    [make('bare', (s) => s.exec('DROP TABLE backup_manifest')), /damaged/],
    [make('up', rename('../../etc/passwd')), /nobody uploaded: "\.\.\/\.\.\/etc/],
    [make('up too', rename('uploads/ab/../../../x.webp')), /nobody uploaded/],
    [make('absolute', rename('/etc/cron.d/x')), /nobody uploaded/],
    [make('hidden', rename('uploads/.aside/backup')), /nobody uploaded/],
    [join(folder, 'letter.txt'), /letter\.txt isn’t a backup/],
    [join(folder, 'empty'), /empty is empty, so it isn’t a backup/],
    [join(folder, 'other.sqlite'), /not a Swapyard one/],
    [join(folder, 'none.sqlite'), /there is no file/],
    [folder, /is a folder, and no backup$/],
  ]
  const before = [contents(places.databaseFile), filesIn(places.uploadsDir)]
  for (const [path, reason] of refused)
    t.throws(() => restore({ ...places, file: path }), { message: reason }, path)
  t.strictSame([contents(places.databaseFile), filesIn(places.uploadsDir)], before)

  const app = await testApp(t, env)
  const { status, err } = await runTool('restore', env, [file])
  t.equal(status, 1)
  t.match(err, /^Nothing was restored: another Swapyard has \S+ open: stop it first\n$/)
  await app.close()
  t.equal((await runTool('restore', env, [])).status, 1)
})

const skip = missingSqlite()

t.test('the stock sqlite3 tool and this one read what the other has written', { skip }, async (t) => {
  const { file, uploads } = await backupOf(t, 'Kettle')
  const folder = temporaryFolder(t)
  mkdirSync(join(folder, 'out'))
  t.equal(spawnSync('sqlite3', [file, '-Ax'], { cwd: join(folder, 'out') }).status, 0)
  t.strictSame(filesIn(join(folder, 'out/uploads')), uploads)
  // It compresses files that become smaller.
  const [name] = [...uploads.keys()]
  t.equal(spawnSync('sqlite3', [file, '-Au', `uploads/${name}`], { cwd: join(folder, 'out') }).status, 0)
  const env = testEnvironment(t)
  restore({ databaseFile: env.DATABASE_FILE!, uploadsDir: env.UPLOADS_DIR!, file })
  t.strictSame(filesIn(env.UPLOADS_DIR!), uploads)
})

import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { takeLock } from '../../../../db/lock.ts'
import { images, items, outbox, resetCodes } from '../../../../db/schema/index.ts'
import { keptForBackup, removeUpload } from '../../../../server/platform/images/image-files.ts'
import { auditUploads } from '../../../../server/platform/images/images-audit.ts'
import { deleteKeptForBackup } from '../../../../server/platform/images/kept-for-backup.ts'
import { makeBackup } from '../../../../server/site/backups/backup-service.ts'
import { restore } from '../../../../server/site/backups/restore-service.ts'
import { requireSpace } from '../../../../server/site/backups/space.ts'
import { verifyBackup } from '../../../../server/site/backups/verify-backup.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { temporaryFolder, testApp, testEnvironment, testServer } from '../../../helpers/app.ts'
import { filesIn, flipByte, rowsOf, runTool } from '../../../helpers/backups.ts'
import { filesMade } from '../../../helpers/files-made.ts'
import { formPayload } from '../../../helpers/form.ts'
import { testItem, testPictures } from '../../../helpers/items.ts'

const TABLES = [
  'accounts',
  'items',
  'item_images',
  'images',
  'messages',
  'attachments',
  'sessions',
  'settings',
]
const SECRET = 'the-code-is-K7Q2'

/** A running site with an item, a message with a document, and a pending password reset. */
async function site(t: Test) {
  const env = testEnvironment(t)
  const { app, origin } = await testServer(t, env)
  const ada = testAccount(app, { name: 'Ada' })
  const bob = testAccount(app, { name: 'Bob' })
  const image_ids = await testPictures(app, 2)
  const item = testItem(app, ada.id, { image_ids })
  const form = await formPayload({ message: 'Hello', 'attachments[]': new File(['a list'], 'list.txt') })
  const sent = await app.inject({
    method: 'POST',
    url: `/api/messages/${bob.id}`,
    headers: { ...ada.bearer, ...form.headers },
    payload: form.payload,
  })
  t.equal(sent.statusCode, 200)
  const soon = new Date(Date.now() + 600_000)
  const mail = { recipient: ada.email, subject: 'x', html: SECRET, text: SECRET }
  app.db
    .insert(outbox)
    .values([
      { ...mail, template: 'reset', expiresAt: soon },
      { ...mail, template: 'news', text: 'news', html: 'news' },
    ])
    .run()
  const moments = { codeExpiresAt: soon, linkExpiresAt: soon }
  app.db
    .insert(resetCodes)
    .values({ accountId: ada.id, codeHash: 'c', linkHash: 'l', ...moments })
    .run()
  return { app, origin, env, ada, item }
}

/** Site of tests that do not change it. */
const shared = await site(t)

/** Arguments of both tools, with the services' names. */
const placesOf = (env: Record<string, string>) => ({
  databaseFile: env.DATABASE_FILE!,
  uploadsDir: env.UPLOADS_DIR!,
})

const nothingAside = (t: Test, folder: string, uploads: string) => {
  t.notOk(
    readdirSync(folder).some((name) => /partial|copy|restoring/.test(name)),
    'nothing half done',
  )
  t.notOk(existsSync(join(uploads, '.aside/backup')), 'the site keeps nothing any more')
}

/** Rows without what the site records during and after a backup, and without keys excluded from backups. */
const beforeTheBackup = (rows: Record<string, unknown[]>) => ({
  ...rows,
  settings: rows.settings!.filter((row) => !/^last_|^looked_at_|_keys?$/.test((row as { key: string }).key)),
})

t.test('texts of backups and restores do not suggest that images are lost', async (t) => {
  const { app, env } = await site(t)
  const folder = temporaryFolder(t)
  const [full, alone] = [join(folder, 'full.sqlite'), join(folder, 'alone.sqlite')]
  await makeBackup({ ...placesOf(env), file: full })
  t.match((await runTool('backup', env, ['--database-only', alone])).out, /, the database alone\.\n$/)
  await app.close()
  const { out } = await runTool('restore', env, [full])
  t.match(out, 'no upload had to be added to ')
  t.notMatch(out, /\b0 uploads/)
  const other = testEnvironment(t)
  t.match((await runTool('restore', other, [full])).out, /; [1-9]\d* uploads were added to /)
  t.match(restore({ ...placesOf(other), file: alone }), { files: 0, missing: 0 })
})

t.test(
  'one file brings a running site up again elsewhere: rows, pictures, attachments, sessions',
  async (t) => {
    const { app, env, ada, item } = shared
    const folder = temporaryFolder(t)
    const file = join(folder, 'full.sqlite')
    // Tools do not listen, regardless of the container's settings.
    const made = await runTool('backup', { ...env, HOST: '0.0.0.0' }, [file])
    t.equal(made.status, 0, made.err)
    t.match(made.out, /the database and \d+ uploads\.\n$/)
    nothingAside(t, folder, env.UPLOADS_DIR!)

    const other = testEnvironment(t)
    const restored = await runTool('restore', { ...other, HOST: '0.0.0.0' }, [file])
    t.equal(restored.status, 0, restored.err)
    const rows = (file: string) => beforeTheBackup(rowsOf(file, TABLES))
    t.strictSame(rows(other.DATABASE_FILE!), rows(env.DATABASE_FILE!))
    t.strictSame(filesIn(other.UPLOADS_DIR!), filesIn(env.UPLOADS_DIR!))
    t.ok(filesIn(other.UPLOADS_DIR!).size > 4)
    t.strictSame(readdirSync(join(other.DATABASE_FILE!, '..')).sort(), [
      'test.sqlite',
      'test.sqlite.lock',
      'test.sqlite.restore.lock',
      'uploads',
    ])

    const { app: again } = await testServer(t, other)
    const url = `/api/home/product/details/${item}`
    t.strictSame((await again.inject(url)).json(), (await app.inject(url)).json())
    const [mine] = [await again.inject({ url: '/api/profile', headers: ada.bearer })]
    t.equal(mine.statusCode, 200, 'who was signed in still is, where the secret is the same')
  },
)

t.test(
  'mail with a secret in it and running resets are not in a backup, not even in its free pages',
  async (t) => {
    const file = join(temporaryFolder(t), 'full.sqlite')
    await makeBackup({ ...placesOf(shared.env), file })
    const sqlite = new Sqlite(file, { readonly: true })
    t.strictSame(sqlite.prepare('SELECT template, text, html FROM outbox ORDER BY id').all(), [
      { template: 'reset', text: '', html: '' },
      { template: 'news', text: 'news', html: 'news' },
    ])
    t.equal(sqlite.prepare('SELECT count(*) FROM reset_codes').pluck().get(), 0)
    sqlite.close()
    t.notOk(readFileSync(file).includes(SECRET))
  },
)

t.test('uploads deleted during a backup are preserved for it', async (t) => {
  const { app, env, ada, item } = await site(t)
  app.images.claims.clear()
  const before = filesIn(env.UPLOADS_DIR!)
  mkdirSync(keptForBackup(env.UPLOADS_DIR!))
  const gone = await app.inject({
    method: 'DELETE',
    url: `/api/products/delete/${item}`,
    headers: ada.bearer,
  })
  t.equal(gone.statusCode, 200)
  const kept = readdirSync(keptForBackup(env.UPLOADS_DIR!))
  t.ok(kept.length > 0)
  t.equal(kept.length, before.size - filesIn(env.UPLOADS_DIR!).size)
})

t.test('a backup is of one moment: what is deleted while it is made is in it, with its files', async (t) => {
  const { app, env } = await site(t)
  const uploadsDir = env.UPLOADS_DIR!
  const names = [...filesIn(uploadsDir).keys()]
  const file = join(temporaryFolder(t), 'full.sqlite')
  const making = makeBackup({ ...placesOf(env), file })
  // The snapshot is taken once this folder exists; then files are copied, some per turn of the event loop.
  for (let turn = 0; turn < 100 && !existsSync(keptForBackup(uploadsDir)); turn++) await null
  app.db.delete(items).run()
  for (const name of names) removeUpload(uploadsDir, join(uploadsDir, name))
  t.match(await making, { files: names.length, missing: 0 })
  t.notOk(existsSync(join(uploadsDir, names[0]!)))
  const sqlite = new Sqlite(file, { readonly: true })
  t.equal(sqlite.prepare('SELECT count(*) FROM items').pluck().get(), 1)
  sqlite.close()
})

t.test('of a damaged database no backup is made, and the older one stays', async (t) => {
  const { app, env } = await site(t)
  const folder = temporaryFolder(t)
  const file = join(folder, 'full.sqlite')
  await makeBackup({ ...placesOf(env), file })
  const before = readFileSync(file)
  await app.close()
  const sqlite = new Sqlite(env.DATABASE_FILE!)
  sqlite.unsafeMode(true)
  sqlite.pragma('writable_schema = ON')
  sqlite.exec("DELETE FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
  sqlite.close()
  await t.rejects(makeBackup({ ...placesOf(env), file }), { message: /^the database is damaged: / })
  t.ok(readFileSync(file).equals(before))
  t.strictSame(readdirSync(folder), ['full.sqlite'])
})

t.test('preserved uploads are deleted after a killed backup, and not during one', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const kept = keptForBackup(env.UPLOADS_DIR!)
  mkdirSync(kept)
  writeFileSync(join(kept, 'deleted.webp'), 'x')
  const unlock = takeLock(`${env.DATABASE_FILE}.backup.lock`, 'in use')
  await auditUploads(app.images)
  t.strictSame(readdirSync(kept), ['deleted.webp'])
  unlock()
  await auditUploads(app.images)
  t.notOk(existsSync(kept))
})

t.test('a file that the site deletes as a backup ends does not keep it from ending', async (t) => {
  const uploads = temporaryFolder(t)
  const kept = keptForBackup(uploads)
  const mover = new Worker(
    `const { renameSync, writeFileSync } = require('node:fs')
     require('node:worker_threads').parentPort.postMessage('begun')
     for (let at = 0; ; at++) {
       writeFileSync(${JSON.stringify(join(uploads, 'file'))}, '')
       try { renameSync(${JSON.stringify(join(uploads, 'file'))}, ${JSON.stringify(`${kept}/`)} + at) } catch {}
     }`,
    { eval: true },
  )
  t.teardown(() => mover.terminate())
  await once(mover, 'message')
  for (let round = 0; round < 200; round++) {
    mkdirSync(kept, { recursive: true })
    for (let at = 0; at < 5; at++) writeFileSync(join(kept, `kept-${at}`), '')
    deleteKeptForBackup(uploads)
  }
  await mover.terminate()
  t.strictSame(readdirSync(dirname(kept)), [])
})

t.test('a file that is gone does not keep a backup from being made, and both tools say so', async (t) => {
  const { env } = await site(t)
  const [name] = [...filesIn(env.UPLOADS_DIR!).keys()].filter((path) => path.endsWith('.webp'))
  rmSync(join(env.UPLOADS_DIR!, name!))
  const file = join(temporaryFolder(t), 'full.sqlite')
  const made = await runTool('backup', env, [file])
  t.equal(made.status, 0, made.err)
  t.match(made.out, '1 uploads were missing before')
  const restored = await runTool('restore', testEnvironment(t), [file])
  t.equal(restored.status, 0, restored.err)
  t.match(restored.out, '1 uploads are missing')
})

t.test('packing a backup writes no journal, and an aborted one leaves no files', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  await testPictures(app)
  const folder = temporaryFolder(t)
  const places = {
    databaseFile: env.DATABASE_FILE!,
    uploadsDir: env.UPLOADS_DIR!,
    file: join(folder, 'full.sqlite'),
  }
  const made = await filesMade(folder, () => makeBackup(places))
  // VACUUM's temporary journal of a new file.
  t.equal(made.filter((name) => name === 'full.sqlite.partial-journal').length, 2)

  const before = readdirSync(folder)
  const other = join(folder, 'other.sqlite')
  await t.rejects(makeBackup({ ...places, file: other, signal: AbortSignal.abort(new Error('enough')) }), {
    message: 'enough',
  })
  t.strictSame(readdirSync(folder), before)
  t.notOk(existsSync(keptForBackup(env.UPLOADS_DIR!)))
})

t.test('Ctrl-C ends a backup in the queue of another', async (t) => {
  const env = testEnvironment(t)
  await testApp(t, env)
  const unlock = takeLock(`${env.DATABASE_FILE}.backup.lock`, 'in use')
  t.teardown(unlock)
  const folder = temporaryFolder(t)
  const interrupt = 'data:text/javascript,setTimeout(() => process.kill(process.pid, "SIGINT"), 3000).unref()'
  const { status, err } = await runTool('backup', env, [join(folder, 'full.sqlite')], ['--import', interrupt])
  t.equal(status, 1)
  t.equal(err, 'No backup was made: it was stopped (SIGINT)\n')
  t.strictSame(readdirSync(folder), [])
})

t.test('a backup takes the place of an older one and of nothing else', async (t) => {
  const { env } = shared
  const folder = temporaryFolder(t)
  const letter = join(folder, 'letter.txt')
  const make = (file: string) => makeBackup({ ...placesOf(env), file })
  await make(join(folder, 'full.sqlite'))
  await make(join(folder, 'full.sqlite'))
  writeFileSync(letter, 'Dear')
  await t.rejects(make(letter), { message: /is no backup: choose another name/ })
  await t.rejects(make(env.DATABASE_FILE!), { message: /is the database itself/ })
  await t.rejects(make(folder), { message: /is a folder/ })
  const other = join(folder, 'other.sqlite')
  new Sqlite(other).exec('CREATE TABLE theirs (id)').close()
  await t.rejects(make(other), { message: /is no backup: choose another name/ })
  for (const [args, reason] of [
    [[letter], /^No backup was made: .* is no backup: choose another name/],
    [[], 'Usage: npm run backup'],
  ] as const) {
    const { status, err } = await runTool('backup', env, [...args])
    t.equal(status, 1)
    t.match(err, reason)
    t.equal(err.split('\n').length, 2, err)
  }
})

t.test('a small disk is detected before writing, and the error names the missing space', async (t) => {
  const { app, env } = await site(t)
  app.db.update(images).set({ size: 9e15 }).run()
  const empty = temporaryFolder(t)
  await t.rejects(makeBackup({ ...placesOf(env), file: join(empty, 'full.sqlite') }), {
    message: /^the disk that holds \S+ is too full: free up another [\d,.]+ TB$/,
  })
  t.strictSame(readdirSync(empty), [])

  const folder = temporaryFolder(t)
  const need = (bytes: number) => [{ folder, device: 1, bytes }]
  t.doesNotThrow(() => requireSpace(need(1000)))
  t.throws(() => requireSpace(need(9e15)), { message: /free up another/ })
  t.throws(() => requireSpace(need(9e15)), { message: /another [\d,.]+ TB/ })
})

t.test('any damage to a backup is found before anything is touched', async (t) => {
  const { env, app } = shared
  const folder = temporaryFolder(t)
  const file = join(folder, 'full.sqlite')
  await makeBackup({ ...placesOf(env), file })
  const bytes = readFileSync(file)
  const word = bytes.indexOf('Works as it should')
  t.ok(word > 0)
  const damaged = join(folder, 'damaged.sqlite')
  const places = {
    'a picture': bytes.indexOf('WEBPVP8') + 60,
    'a text': word,
    'a header': 20,
    'a name in the archive': bytes.lastIndexOf('uploads/') + 20,
  }
  for (const [what, at] of Object.entries(places)) {
    writeFileSync(damaged, flipByte(bytes, at))
    t.throws(() => verifyBackup(damaged), { name: 'BackupError' }, what)
  }
  writeFileSync(damaged, bytes.subarray(0, bytes.length - 4096 * 3))
  const advice = /^the backup is damaged: copy it again, or use another one \(/
  t.throws(() => verifyBackup(damaged), { name: 'BackupError', message: advice }, 'cut short')
  t.doesNotThrow(() => verifyBackup(file))
  t.equal(app.db.select().from(items).all().length, 1)
})

import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import t, { type Test } from 'tap'
import { isRestorePending } from '../../../../db/pending-restore.ts'
import { overview } from '../../../../server/admin/console/overview-service.ts'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { verifyBackup } from '../../../../server/site/backups/verify-backup.ts'
import { BACKUP } from '../../../../server/site/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testAdmin } from '../../../helpers/admin.ts'
import { temporaryFolder, testApp, testEnvironment } from '../../../helpers/app.ts'
import { testItem, testPictures } from '../../../helpers/items.ts'

/** A site with an item, and an admin who polls for a state. */
async function site(t: Test) {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const admin = testAdmin(app)
  testItem(app, admin.id, { name: 'Kettle', image_ids: await testPictures(app) })
  const until = async (kind: 'download' | 'restore', going: string) => {
    for (;;) {
      const { body } = await admin.call('GET', '/backups')
      if (body.data[kind].state !== going) return body.data[kind]
      await wait(50)
    }
  }
  const download = (url: string, token: string) => app.inject({ url, cookies: { swapyard_token: token } })
  const upload = async (payload: Buffer, language = 'en') => {
    const headers = {
      ...admin.bearer,
      'content-type': 'application/octet-stream',
      'accept-language': language,
    }
    const response = await app.inject({ method: 'POST', url: '/api/admin/restores', headers, payload })
    return response.statusCode
  }
  return { env, app, admin, until, download, upload }
}

t.test('an admin downloads a full backup, once, and nobody else does', async (t) => {
  const { app, admin, until, download } = await site(t)
  const stranger = testAccount(app)
  const asked = await app.inject({ method: 'POST', url: '/api/admin/backups', headers: stranger.bearer })
  t.equal(asked.statusCode, 404)
  t.equal((await admin.call('POST', '/backups')).body.data.download.state, 'making')
  const { state, url, size } = await until('download', 'making')
  t.equal(state, 'ready')
  t.equal((await download(url, stranger.token)).statusCode, 404)
  t.equal((await app.inject(url)).statusCode, 404)
  t.equal((await app.inject({ url, headers: admin.bearer, method: 'HEAD' })).statusCode, 404)

  const got = await download(url, admin.token)
  t.equal(got.statusCode, 200)
  t.match(
    got.headers['content-disposition'],
    /^attachment; filename="swapyard-full-\d{4}-\d\d-\d\d\.sqlite"$/,
  )
  t.equal(got.rawPayload.length, size)
  t.match(got.headers['cache-control'], 'no-store')
  const file = join(temporaryFolder(t), 'got.sqlite')
  writeFileSync(file, got.rawPayload)
  t.doesNotThrow(() => verifyBackup(file))
  t.equal((await download(url, admin.token)).statusCode, 404, 'its address works once')
  t.match(await admin.page('/admin/audit-log'), 'Made a backup')
  t.match(await admin.page('/admin/backup'), 'Last backup')
  await app.close()
  t.strictSame(readdirSync(join(app.config.uploadsDir, '.aside')), [], 'nothing of it stays')
})

t.test('a backup that a killed process left behind is gone after the next start', async (t) => {
  const env = testEnvironment(t)
  const aside = join(env.UPLOADS_DIR!, '.aside')
  mkdirSync(aside, { recursive: true })
  for (const name of ['download-abc', 'restore-0123', 'backup']) writeFileSync(join(aside, name), 'theirs')
  await testApp(t, env)
  t.strictSame(readdirSync(aside), ['backup'])
})

t.test('an admin sends a backup, and the next start is the site as it was then', async (t) => {
  const { env, app, admin, until, download, upload } = await site(t)
  await admin.call('POST', '/backups')
  const { url } = await until('download', 'making')
  const backup = (await download(url, admin.token)).rawPayload
  testItem(app, admin.id, { name: 'Later', image_ids: await testPictures(app) })

  t.equal(await upload(backup), 200)
  t.equal((await until('restore', 'checking')).state, 'waiting')
  t.match(await admin.page('/admin/backup'), 'A backup is waiting')
  const since = () => overview(app).restore_waits_since
  t.ok(Math.abs(Date.parse(since()!) - Date.now()) < 60_000, 'the overview says since when')
  t.match(await admin.page('/admin'), 'A backup is waiting')
  t.equal((await admin.call('DELETE', '/restores')).body.data.restore.state, 'none')
  t.equal(since(), null)
  t.notOk(isRestorePending(env.DATABASE_FILE!))

  t.equal(await upload(backup), 200)
  t.equal(await upload(backup), 409, 'one file at a time')
  await admin.call('DELETE', '/restores')
  t.equal((await until('restore', 'checking')).state, 'none')
  t.notOk(isRestorePending(env.DATABASE_FILE!), 'one that is taken back while it is checked waits no more')

  t.equal(await upload(backup), 200)
  t.equal((await until('restore', 'checking')).state, 'waiting')
  t.match((await app.inject('/api/home/search?product=later')).body, 'Later', 'the site goes on as it is')
  await app.close()
  const again = await testApp(t, env)
  t.match((await again.inject('/api/home/search?product=kettle')).body, 'Kettle')
  t.notMatch((await again.inject('/api/home/search?product=later')).body, 'Later')
})

t.test('a file that is no whole backup changes nothing, and the admin reads why', async (t) => {
  const { env, admin, until, upload } = await site(t)
  t.equal(await upload(Buffer.from('Dear friend, '.repeat(1000))), 200)
  const { state, problem } = await until('restore', 'checking')
  t.equal(state, 'failed')
  t.equal(problem, 'this file isn’t a backup')
  t.notOk(isRestorePending(env.DATABASE_FILE!))
  t.match(await admin.page('/admin/backup'), 'Nothing was restored')
  t.ok(readFileSync(env.DATABASE_FILE!).length > 0)
})

t.test('the reason is in the uploader’s language', async (t) => {
  const { until, upload } = await site(t)
  const file = join(temporaryFolder(t), 'newer.sqlite')
  const sqlite = new Sqlite(file)
  sqlite.exec(
    'CREATE TABLE __drizzle_migrations (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric)',
  )
  sqlite.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9e15)")
  sqlite.close()
  for (const [payload, problem] of [
    [Buffer.from('Lieber Freund, '.repeat(1000)), 'Diese Datei ist keine Sicherung'],
    [readFileSync(file), /^Diese Datei wurde von einem neueren Swapyard geschrieben: [^.]+$/],
  ] as const) {
    t.equal(await upload(payload, 'de'), 200)
    t.match(await until('restore', 'checking'), { state: 'failed', problem })
  }
})

t.test('a backup of unknown length ends where the disk has no more room', async (t) => {
  const config = { ...readConfig(testEnvironment(t)) }
  const app = await buildApp(config)
  t.teardown(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const admin = testAdmin(app)
  const { port } = app.server.address() as AddressInfo
  const aside = () => readdirSync(join(app.config.uploadsDir, '.aside'))
  const headers = { ...admin.bearer, 'content-type': 'application/octet-stream' }
  const sending = request({ port, method: 'POST', path: '/api/admin/restores', headers })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  sending.write(Buffer.alloc(BACKUP.bytesAtOnce))
  while (!aside().some((name) => name.startsWith('restore-'))) await wait(20)
  // The disk fills up during the upload.
  config.minFreeBytes = Number.MAX_SAFE_INTEGER
  for (let sent = 0; sent < 4; sent++) sending.write(Buffer.alloc(BACKUP.bytesAtOnce))
  sending.end()
  const [response] = await answered
  t.equal(response.statusCode, 507)
  t.match(await json(response), { status: false, message: /almost out of disk space/ })
  t.strictSame(aside(), [], 'nothing of it stays')
  const { body } = await admin.call('GET', '/backups')
  t.match(body.data.restore, { state: 'failed', problem: /almost out of disk space/ })
})

t.test('an interrupted download is resumed', async (t) => {
  const { app, admin, until } = await site(t)
  await admin.call('POST', '/backups')
  const { url, size } = await until('download', 'making')
  const part = (range: string, more: Record<string, string> = {}) =>
    app.inject({ url, cookies: { swapyard_token: admin.token }, headers: { range, ...more } })
  const first = await part('bytes=0-999')
  t.match(first, {
    statusCode: 206,
    headers: { 'content-range': `bytes 0-999/${size}`, 'content-length': '1000' },
  })
  t.match(await part(`bytes=${size}-`), { statusCode: 416, headers: { 'content-range': `bytes */${size}` } })
  const rest = await part('bytes=1000-', { 'if-range': String(first.headers.etag) })
  t.equal(rest.statusCode, 206)
  const whole = Buffer.concat([first.rawPayload, rest.rawPayload])
  t.equal(whole.length, size)
  t.equal(whole.toString('latin1', 0, 15), 'SQLite format 3')
  t.equal((await part('bytes=0-')).statusCode, 404, 'all of it was sent: it is not begun anew')
  const last = await part(`bytes=${size - 100}-`)
  t.equal(last.statusCode, 206, 'but what was on its way may have been lost')
  t.same(last.rawPayload, whole.subarray(-100))
})

t.test('an aborted download is shown on the overview until it is resumed or restarted', async (t) => {
  const { app, admin, until } = await site(t)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const cookie = `swapyard_token=${admin.token}`
  const told = async () => overview(app).download_broke_off_at
  await admin.call('POST', '/backups')
  const { url, size } = await until('download', 'making')
  t.equal(await told(), null)
  const lost = request(origin + url, { headers: { cookie } }).end()
  const [answer] = (await once(lost, 'response')) as [IncomingMessage]
  answer.once('data', () => lost.destroy())
  answer.on('error', () => {})
  while ((await told()) === null) await wait(20)
  t.match(await admin.page('/admin'), 'The download was interrupted')
  const range = `bytes=${size - 10}-`
  const rest = await fetch(origin + url, { headers: { cookie, range } })
  t.equal((await rest.arrayBuffer()).byteLength, 10)
  while ((await told()) !== null) await wait(20)
  t.notMatch(await admin.page('/admin'), 'The download was interrupted')
})

t.test('a restore is started by a page where the program can, and else by hand', async (t) => {
  const { app, admin, until, download, upload } = await site(t)
  const start = () => admin.call('POST', '/restores/start')
  t.match(await start(), { status: 409, body: { message: 'No backup is waiting to be restored.' } })
  await admin.call('POST', '/backups')
  const { url } = await until('download', 'making')
  await upload((await download(url, admin.token)).rawPayload)
  t.match(await until('restore', 'checking'), { state: 'waiting', can_start: false })
  t.match(await start(), { status: 409, body: { message: /Restart it on its server/ } })
  let started = 0
  app.startAnew = () => {
    started += 1
  }
  t.match(await until('restore', 'checking'), { can_start: true })
  t.equal((await start()).status, 200)
  t.equal(started, 1)
  t.match(await admin.page('/admin/audit-log'), 'Restarted the site to restore a backup')
  const page = await admin.page('/admin/backup')
  t.match(page, 'A large file?')
  t.match(page, `DATABASE_FILE=${app.config.databaseFile} UPLOADS_DIR=`)
  t.match(page, 'npm run restore -- ')
})

import { cpSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import t from 'tap'
import { lastApplied } from '../../../../db/migrate.ts'
import { contactMessages, settings } from '../../../../db/schema/index.ts'
import { overview } from '../../../../server/admin/console/overview-service.ts'
import { report } from '../../../../server/admin/reports/reports-service.ts'
import { missingFiles } from '../../../../server/platform/images/missing-files.ts'
import { setQuota } from '../../../../server/platform/quota/quota-service.ts'
import { backupRules } from '../../../../server/site/backups/backup-rules.ts'
import { makeBackup } from '../../../../server/site/backups/backup-service.ts'
import { noteBackup } from '../../../../server/site/backups/last-backups.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp, testEnvironment, testServer } from '../../../helpers/app.ts'
import { testItem, testPictures } from '../../../helpers/items.ts'
import { testMarket } from '../../../helpers/market.ts'
import { testModerator } from '../../../helpers/moderator.ts'

t.test('the overview counts what is there', async (t) => {
  const { app, list } = await testMarket(t)
  testAccount(app, { suspendedAt: new Date(), createdAt: new Date(0) })
  list('Kettle')
  const hidden = list('Lamp')
  app.db.$client.prepare("UPDATE items SET status = 'hidden' WHERE id = ?").run(hidden)
  const view = overview(app)
  t.match(view, {
    people: { total: 2, new_this_week: 1, suspended: 1 },
    items: { available: 1, total: 2 },
    swaps: { completed: 0, running: 0, asked: 0 },
    waiting: { reports: 0, contact_messages: 0 },
    last_backup_at: null,
    backup_problem: null,
    failed_restore: null,
    mail: { trouble: 'no_server', waiting: 0, given_up: 0, last_sent_at: null },
    last_act: null,
  })
  t.ok(view.disk.free > 0 && view.disk.free <= view.disk.size)
  t.ok(view.database_size > 4096)
})

t.test('it counts open tasks: an object with several reports once, and unhandled messages', async (t) => {
  const { app, owner, list } = await testMarket(t)
  const item = { target_kind: 'item', target_id: list('Kettle'), reason: 'spam', text: '' } as const
  for (const reporter of [testAccount(app), testAccount(app)]) report(app.db, reporter.id, item)
  report(app.db, testAccount(app).id, { ...item, target_kind: 'person', target_id: owner.id })
  const message = { name: 'Nora', email: 'nora@example.test', phone: '', message: 'Hello' }
  app.db
    .insert(contactMessages)
    .values([message, { ...message, handledAt: new Date() }])
    .run()
  t.match(overview(app), { waiting: { reports: 2, contact_messages: 1 } })
})

t.test('it knows of the last backup and of mail that was given up', async (t) => {
  const { app } = await testMarket(t)
  const at = '2026-03-04T05:06:07.000Z'
  app.db.insert(settings).values({ key: 'last_backup_at', value: at }).run()
  app.db.$client.exec(`
    INSERT INTO outbox (template, recipient, subject, text, html, attempts) VALUES ('t', 'a@b.test', 's', '', '', 14);
    INSERT INTO outbox (template, recipient, subject, text, html, sent_at) VALUES ('t', 'a@b.test', 's', '', '', 1000);
    INSERT INTO outbox (template, recipient, subject, text, html, next_attempt_at) VALUES ('t', 'a@b.test', 's', '', '', 9e15);`)
  t.match(overview(app), {
    last_backup_at: at,
    mail: { waiting: 1, given_up: 1, last_sent_at: '1970-01-01T00:00:01.000Z' },
  })
})

t.test('it shows if free space is too low for uploads', async (t) => {
  const app = await testApp(t)
  const { see } = testModerator(app)
  setQuota(app.db, { disk: 0 })
  t.equal(overview(app).disk.takes_files, true)
  t.notMatch((await see('')).html, 'files aren’t accepted')
  setQuota(app.db, { disk: Number.MAX_SAFE_INTEGER })
  t.equal(overview(app).disk.takes_files, false)
  t.match((await see('')).html, 'files aren’t accepted and nobody can post')
  const { disk } = overview(await testApp(t, { MIN_FREE_MB: '999999999' }))
  t.match(disk, { takes_files: false, least: 999999999 * 1024 * 1024 })
})

t.test('it warns of a full backup that is a week older than the next should be', async (t) => {
  const app = await testApp(t)
  const { see } = testModerator(app)
  const day = 24 * 60 * 60_000
  const isOld = (days: number) => {
    noteBackup(app.config.databaseFile, true)
    const at = new Date(Date.now() - days * day).toISOString()
    app.db.$client.prepare("UPDATE settings SET value = ? WHERE key = 'last_full_backup_at'").run(at)
    return overview(app).full_backup_is_old
  }
  t.equal(overview(app).full_backup_is_old, false, 'where there was none, that is said')
  t.equal(isOld(7.9), false)
  t.equal(isOld(8.1), true)
  t.match((await see('')).html, 'The last backup with pictures is old')
  backupRules.set(app.db, { ...backupRules.get(app.db), every_days: 7 })
  t.equal(isOld(13.9), false)
  t.equal(isOld(14.1), true)
})

t.test(
  'after a database-only restore it shows the number of missing files until they are back',
  async (t) => {
    const before = testEnvironment(t)
    const old = await testApp(t, before)
    testItem(old, testAccount(old).id, { image_ids: await testPictures(old) })
    const env = testEnvironment(t)
    await makeBackup({ databaseFile: before.DATABASE_FILE!, uploadsDir: null, file: env.DATABASE_FILE! })
    const { app } = await testServer(t, env)
    while (missingFiles(app.db).count === 0) await pause(20)
    const { missing_files } = overview(app)
    const { see } = testModerator(app)
    t.match((await see('')).html, 'Restore a backup that includes the pictures')
    const found = missingFiles(app.db)
    t.equal(found.count, missing_files)
    cpSync(before.UPLOADS_DIR!, env.UPLOADS_DIR!, { recursive: true })
    t.equal(overview(app).missing_files, 0)
    t.notMatch((await see('')).html, 'Missing files')
  },
)

t.test('it knows of another program on the disk than the one that runs', async (t) => {
  const app = await testApp(t)
  const { see } = testModerator(app)
  t.equal(overview(app).next_start, null)
  const newest = lastApplied(app.db.$client)
  const seen = (at: number) =>
    app.db.$client
      .prepare('UPDATE __drizzle_migrations SET created_at = ? WHERE created_at >= ?')
      .run(at, newest - 1)
  seen(newest + 1)
  t.match(overview(app).next_start, { is_older: true })
  t.match((await see('')).html, 'It is older than the database, and would not start')
  seen(newest - 1)
  t.match(overview(app).next_start, { is_older: false })
  t.match((await see('')).html, 'Restart the site on its server')
})

t.test('it names another address under which the site was opened, and what to do', async (t) => {
  const app = await testApp(t, { PUBLIC_URL: 'https://swap.test' })
  const { see } = testModerator(app)
  t.notMatch((await see('')).html, 'Another address')
  app.openedElsewhere = 'http://203.0.113.7:3000'
  const { html } = await see('')
  t.match(html, 'http://203.0.113.7:3000')
  t.match(html, 'set PUBLIC_URL to it on the server. PUBLIC_URL is currently https://swap.test')
})

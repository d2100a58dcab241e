import { readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import t from 'tap'
import { testAdmin } from '../../../helpers/admin.ts'
import { temporaryFolder, testApp } from '../../../helpers/app.ts'

const roomy = () => ({ free: 50, size: 100 })

t.test('admins set the folder, interval and retention of full backups on a page', async (t) => {
  const app = await testApp(t)
  app.backups.diskOf = roomy
  const admin = testAdmin(app)
  const folder = join(temporaryFolder(t), 'new/backups')
  t.match(await admin.page('/admin/backup'), 'choose a folder in the settings')
  const body = { folder, every_days: '7', full: '2', daily: '3', weekly: '0' }
  t.equal((await admin.call('POST', '/backup-rules', body)).status, 200)
  t.match(await admin.page('/admin/settings'), folder)
  t.match(await admin.page('/admin/backup'), `Everything is saved to ${folder}, every 7 days.`)
  for (const day of [1, 2, 8, 14, 15, 21, 22, 23]) {
    await app.backups.makeDue(new Date(Date.UTC(2026, 10, day, 12)))
    t.equal(app.backups.problem, null)
  }
  t.strictSame(readdirSync(folder).sort(), ['test-full-2026-11-15.sqlite', 'test-full-2026-11-22.sqlite'])
  t.match(await admin.page('/admin/audit-log'), 'Changed where and when backups are made')
  t.equal((await admin.call('POST', '/backup-rules', { folder: '' })).status, 200)
  t.equal(app.backups.folder, null, 'blank is nowhere')
})

t.test('each backup setting has a help text', async (t) => {
  const text = (await testAdmin(await testApp(t)).page('/admin/settings')).replaceAll(/<[^>]+>/g, ' ')
  t.match(
    text,
    'Every day, the site makes a small copy of everything except the pictures. A full backup includes',
  )
  t.match(text, /Where full backups go\s+A folder on the server/)
  t.match(text, /Daily copies to keep\s+The small copies without pictures, one for each day\./)
  t.match(text, /Weekly copies to keep\s+For the weeks before that, the last copy of each week\./)
})

t.test('an invalid folder and invalid counts are errors of their field', async (t) => {
  const app = await testApp(t)
  const admin = testAdmin(app)
  const file = join(temporaryFolder(t), 'file')
  writeFileSync(file, '')
  const wrong: [string, object, RegExp][] = [
    ['folder', { folder: 'backups' }, /full path of a folder/],
    ['folder', { folder: '/tmp/a\0b' }, /full path of a folder/],
    ['folder', { folder: 7 }, /full path of a folder/],
    ['folder', { folder: app.config.uploadsDir }, /Anyone can read/],
    ['folder', { folder: join(app.config.uploadsDir, 'x/..') }, /Anyone can read/],
    ['folder', { folder: resolve('dist/current/client') }, /Anyone can read/],
    ['folder', { folder: join(file, 'below') }, /isn’t allowed to write to this folder/],
    ['folder', { folder: file }, /isn’t allowed to write to this folder/],
    ['every_days', { every_days: 0 }, /from 1 to 90/],
    ['full', { full: 1000 }, /from 1 to 90/],
    ['daily', { daily: 'many' }, /from 1 to 90/],
    ['weekly', { weekly: -1 }, /from 0 to 90/],
    ['weekly', { weekly: '' }, /from 0 to 90/],
  ]
  for (const [field, body, sentence] of wrong) {
    const answer = await admin.call('POST', '/backup-rules', body)
    t.match(answer, { status: 422, body: { errors: { [field]: [sentence] } } }, JSON.stringify(body))
  }
  t.equal(app.backups.folder, null)
})

t.test('BACKUP_DIR has priority and is shown; interval and retention remain with the admins', async (t) => {
  const folder = temporaryFolder(t)
  const app = await testApp(t, { BACKUP_DIR: folder })
  const admin = testAdmin(app)
  t.match(await admin.page('/admin/settings'), 'BACKUP_DIR is set on the server and takes precedence')
  t.equal((await admin.call('POST', '/backup-rules', { folder: '/tmp' })).status, 409)
  t.equal((await admin.call('POST', '/backup-rules', { full: 5 })).status, 200)
  t.equal(app.backups.folder, folder)
})

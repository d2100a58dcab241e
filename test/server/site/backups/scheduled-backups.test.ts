import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { takeBackupLock } from '../../../../server/platform/images/kept-for-backup.ts'
import { saveLanguages } from '../../../../server/platform/languages/languages-service.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { dailySeries, fullSeries, hasOneFor, rotate } from '../../../../server/site/backups/rotation.ts'
import { ScheduledBackups } from '../../../../server/site/backups/scheduled-backups.ts'
import { verifyBackup } from '../../../../server/site/backups/verify-backup.ts'
import { temporaryFolder, testApp, testEnvironment } from '../../../helpers/app.ts'

/** A disk with free space, because the disk of the test machine may be full. */
const roomy = () => ({ free: 50, size: 100 })
const dayBefore = (days: number) => new Date(Date.UTC(2026, 10, 21) - days * DAY).toISOString().slice(0, 10)

t.test('each day has one backup: the database next to the live file, everything in BACKUP_DIR', async (t) => {
  const backupDir = join(temporaryFolder(t), 'elsewhere')
  const env = testEnvironment(t, { BACKUP_DIR: backupDir })
  const app = await testApp(t, env)
  app.backups.diskOf = roomy
  const { backups: before } = (await app.inject('/healthz')).json()
  t.strictSame(before, { last_at: null, last_full_at: null, problem: null })

  const folder = dirname(env.DATABASE_FILE!)
  const files = [join(folder, 'test-2026-11-21.sqlite'), join(backupDir, 'test-full-2026-11-21.sqlite')]
  t.strictSame(await app.backups.makeDue(new Date('2026-11-21T09:00:00Z')), files)
  for (const file of files) t.doesNotThrow(() => verifyBackup(file))
  t.strictSame(await app.backups.makeDue(new Date('2026-11-21T23:00:00Z')), [])
  for (const day of [19, 20]) writeFileSync(join(backupDir, `test-full-2026-11-${day}.sqlite`), '')
  t.equal((await app.backups.makeDue(new Date('2026-11-22T00:00:00Z'))).length, 2)
  const kept = ['test-full-2026-11-21.sqlite', 'test-full-2026-11-22.sqlite']
  t.strictSame(readdirSync(backupDir).sort(), kept, 'those that need not be kept any more go')

  const { backups } = (await app.inject('/healthz')).json()
  t.ok(Date.parse(backups.last_full_at) <= Date.parse(backups.last_at))
  t.equal(backups.problem, null)
})

t.test('retention: seven days and four weeks of the database, two full backups', async (t) => {
  const folder = temporaryFolder(t)
  const daily = dailySeries(join(folder, 'site.sqlite'), { daily: 7, weekly: 4 })
  const full = fullSeries(join(folder, 'site.sqlite'), folder, { every_days: 1, full: 2 })
  // Simulates each day of a year.
  for (let days = 364; days >= 0; days--) {
    for (const series of [daily, full]) {
      writeFileSync(series.fileOf(dayBefore(days)), '')
      rotate(series, dayBefore(days))
    }
  }
  writeFileSync(join(folder, 'site-my-own.sqlite'), '')
  rotate(daily, dayBefore(0))
  // 21 November 2026 is a Saturday; weeks end on Sundays.
  t.strictSame(daily.days(), [
    ...[0, 1, 2, 3, 4, 5, 6].map(dayBefore),
    '2026-11-14',
    '2026-11-08',
    '2026-11-01',
    '2026-10-25',
  ])
  t.strictSame(full.days(), [dayBefore(0), dayBefore(1)])
  t.ok(existsSync(join(folder, 'site-my-own.sqlite')))
  writeFileSync(`${daily.fileOf(dayBefore(-1))}.partial`, '')
  t.notOk(hasOneFor(daily, dayBefore(-1)), 'half a backup is none')
})

t.test('after the clock ran ahead, new backups are retained and future dates are ignored', async (t) => {
  const folder = temporaryFolder(t)
  const daily = dailySeries(join(folder, 'site.sqlite'), { daily: 2, weekly: 1 })
  const full = fullSeries(join(folder, 'site.sqlite'), folder, { every_days: 1, full: 2 })
  const ahead = [-400, -401, -402].map(dayBefore).reverse()
  for (const series of [daily, full]) {
    for (const day of ahead) writeFileSync(series.fileOf(day), '')
    for (const days of [3, 2, 1, 0]) {
      t.notOk(hasOneFor(series, dayBefore(days)), 'one of a later day does not stand for this one')
      writeFileSync(series.fileOf(dayBefore(days)), '')
      rotate(series, dayBefore(days))
      t.ok(hasOneFor(series, dayBefore(days)))
    }
    t.strictSame(series.days().slice(0, 5), [...ahead, dayBefore(0), dayBefore(1)])
  }
  rotate(full, ahead[0]!)
  t.strictSame(full.days(), ahead.slice(0, 2), 'once their day has come they are rotated like all others')
})

t.test('/healthz shows the problem of a backup, and the other kind is still made', async (t) => {
  const folder = temporaryFolder(t)
  writeFileSync(join(folder, 'file'), '')
  const env = testEnvironment(t, { BACKUP_DIR: join(folder, 'file/below') })
  const app = await testApp(t, env)
  app.backups.diskOf = roomy
  t.equal((await app.backups.makeDue()).length, 1)
  const { backups } = (await app.inject('/healthz')).json()
  t.match(app.backups.problem, /ENOTDIR|EEXIST|not a directory/)
  t.match(backups.problem, /cannot be made/)
  t.notMatch(backups.problem, folder, 'strangers read no paths')
  t.match(backups.last_at, /^\d{4}-/)
  t.equal(backups.last_full_at, null)
})

t.test('a failing tool leaves no file and gives the reason', async (t) => {
  const env = testEnvironment(t)
  const app = await testApp(t, env)
  const gone = new ScheduledBackups(app.db, {
    ...app.config,
    databaseFile: join(temporaryFolder(t), 'none.sqlite'),
  })
  gone.diskOf = roomy
  t.strictSame(await gone.makeDue(), [])
  t.match(gone.problem, 'there is no database at')
  saveLanguages(app.db, { site: 'de', offered: ['en'] })
  await gone.makeDue()
  t.match(gone.problem, /^Bei .* liegt keine Datenbank$/, 'in the language of the site')
  t.notOk(readdirSync(dirname(env.DATABASE_FILE!)).some((name) => /^test-/.test(name)))
})

t.test('no backup is made on a nearly full disk, and that is shown', async (t) => {
  const app = await testApp(t)
  app.backups.diskOf = () => ({ free: 19, size: 100 })
  t.strictSame(await app.backups.makeDue(), [])
  t.match(app.backups.problem, /^less than 20 % of the disk that holds \S+ is free$/)
  app.backups.diskOf = roomy
  t.equal((await app.backups.makeDue()).length, 1)
  t.equal(app.backups.problem, null)
})

t.test('remains of a killed backup are deleted, independent of their day and of disk space', async (t) => {
  const backupDir = temporaryFolder(t)
  const env = testEnvironment(t, { BACKUP_DIR: backupDir })
  const app = await testApp(t, env)
  const left = [
    `${env.DATABASE_FILE!.replace('.sqlite', '-2026-11-20.sqlite')}.copy`,
    `${env.DATABASE_FILE!.replace('.sqlite', '-2026-11-20.sqlite')}.copy-journal`,
    join(backupDir, 'test-full-2026-11-20.sqlite.partial'),
  ]
  const other = join(backupDir, 'other-full-2026-11-20.sqlite.partial')
  for (const file of [...left, other]) writeFileSync(file, '')
  app.backups.diskOf = () => ({ free: 19, size: 100 })
  t.strictSame(await app.backups.makeDue(), [])
  t.strictSame(left.filter(existsSync), [])
  const unlock = takeBackupLock(env.DATABASE_FILE!)
  writeFileSync(left[0]!, '')
  await app.backups.makeDue()
  t.ok(existsSync(left[0]!), 'what another is writing stays')
  unlock()
  t.ok(existsSync(other), 'another site’s in the same folder is not ours to remove')
})

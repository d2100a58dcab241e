import t from 'tap'
import { checklist } from '../../../../server/admin/console/checklist-routes.ts'
import { auditLog } from '../../../../server/site/audit/audit-service.ts'
import { backupRules } from '../../../../server/site/backups/backup-rules.ts'
import { noteBackup } from '../../../../server/site/backups/last-backups.ts'
import { storedMail, storeMail } from '../../../../server/site/mail/mail-settings.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testAdmin } from '../../../helpers/admin.ts'
import { testApp } from '../../../helpers/app.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { smtpServer } from '../../../helpers/smtp.ts'

t.test('a new site lists open setup steps until done or dismissed', async (t) => {
  const app = await testApp(t)
  const { admin, act, see } = testModerator(app)
  t.strictSame(checklist(app), ['mail', 'backups', 'https', 'texts', 'legal', 'second_admin', 'newcomers'])
  t.match((await see('')).html, 'What is left to do')
  testAccount(app, { isAdmin: true })
  await act('POST', '/community', { newcomers: true })
  app.db.$client.exec("UPDATE pages SET version = 2 WHERE slug IN ('privacy', 'about')")
  t.strictSame(checklist(app), ['mail', 'backups', 'https', 'legal'])
  app.db.$client.exec("UPDATE pages SET version = 2 WHERE slug = 'imprint'")
  for (const point of ['mail', 'backups', 'https', 'https'])
    t.equal((await act('POST', `/checklist/${point}/dismissal`)).status, 200)
  t.strictSame(checklist(app), [])
  t.notMatch((await see('')).html, 'What is left to do')
  const [newest, ...before] = auditLog(app.db).acts.map(({ summary }) => summary)
  t.equal(newest, 'Removed “A secure connection” from the list of things left to do', 'once')
  t.equal(before[0], 'Removed “Backups” from the list of things left to do')
  t.equal((await act('POST', '/checklist/nonsense/dismissal')).status, 404)
  t.ok(admin)
})

t.test('backups are an open step without a folder, despite manual ones', async (t) => {
  const app = await testApp(t)
  const isLeft = () => checklist(app).includes('backups')
  backupRules.set(app.db, { ...backupRules.get(app.db), folder: '/var/backups/swapyard' })
  t.ok(isLeft(), 'none was made yet')
  noteBackup(app.config.databaseFile, true)
  t.notOk(isLeft())
  backupRules.set(app.db, { ...backupRules.get(app.db), folder: '' })
  t.ok(isLeft())
})

const SIGN_IN = { host: '127.0.0.1', user: 'market', password: 'seagull-password' }

t.test(
  'mail is left to do while its server lacks a password or refuses it, with a link to the field',
  async (t) => {
    const smtp = await smtpServer(t, { password: SIGN_IN.password })
    const app = await testApp(t)
    const admin = testAdmin(app)
    const isLeft = () => checklist(app).includes('mail')
    const point = async () => {
      const [, list = ''] = /<h2 id="checklist">(.*?)<\/section>/s.exec(await admin.page('/admin')) ?? []
      return /<a class="link" href="(\/admin\/settings#mail[^"]*)".*?<p class="who">(.*?)<\/p>/s
        .exec(list)
        ?.slice(1)
    }
    t.strictSame(await point(), [
      '/admin/settings#mail',
      'No mail server is set up yet: without email, nobody can reset their password.',
    ])
    t.equal((await admin.call('POST', '/mail', { ...SIGN_IN, port: smtp.port })).status, 200)
    t.notOk(isLeft(), 'it took a mail before it was saved')

    storeMail(app.db, { ...storedMail(app.db), password: '' })
    t.strictSame(await point(), [
      '/admin/settings#mail-password',
      'The mail server’s password isn’t kept in backups: enter it again in the settings.',
    ])
    t.match(
      await admin.page('/admin/settings'),
      /<div class="field" id="mail-password"><label[^>]*>Password</,
    )

    storeMail(app.db, { ...storedMail(app.db), password: 'one from before' })
    await app.mailer.check()
    const [href, text] = (await point())!
    t.equal(href, '/admin/settings#mail-password')
    t.match(text, /The mail server isn’t accepting mail: .*Wrong.* Correct it in the settings/)

    storeMail(app.db, { ...storedMail(app.db), password: SIGN_IN.password })
    await app.mailer.check()
    t.notOk(isLeft())
    await smtp.close()
    await app.mailer.check()
    t.equal((await point())![0], '/admin/settings#mail', 'what does not answer is no matter of the password')
  },
)

t.test('a mail server of the environment that refuses its password is left to do, too', async (t) => {
  const smtp = await smtpServer(t, { password: SIGN_IN.password })
  const urlWith = (password: string) => `smtp://market:${password}@127.0.0.1:${smtp.port}`
  const app = await testApp(t, { SMTP_URL: urlWith('wrong') })
  await app.mailer.check()
  t.ok(checklist(app).includes('mail'))
  const page = await testAdmin(app).page('/admin')
  t.match(
    page,
    /<h2 id="checklist">.*href="\/admin\/settings#mail".*The mail server isn’t accepting mail.*SMTP_URL/s,
  )
  const other = await testApp(t, { SMTP_URL: urlWith(SIGN_IN.password) })
  await other.mailer.check()
  t.notOk(checklist(other).includes('mail'))
})

t.test(
  'privacy and imprint are there, linked from every footer, in databases from before them too',
  async (t) => {
    const app = await testApp(t)
    const { body } = await app.inject('/')
    for (const slug of ['terms-and-conditions', 'privacy', 'imprint']) {
      t.match(body, `href="/page/${slug}"`)
      t.equal((await app.inject(`/page/${slug}`)).statusCode, 200)
    }
  },
)

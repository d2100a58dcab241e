import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import t, { type Test } from 'tap'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import { WISH } from '../../server/market/limits.ts'
import { every } from '../../server/platform/jobs.ts'
import { DAY } from '../../server/platform/time-shared.ts'
import { DELIVERY, INVITATION } from '../../server/site/limits.ts'
import { temporaryFolder, testApp } from '../helpers/app.ts'
import { smtpServer } from '../helpers/smtp.ts'
import { testSwap } from '../helpers/swap.ts'
import { until } from '../helpers/until.ts'

/** An app with only the job `work`, ready, and its log. */
async function running(t: Test, interval: number, work: () => unknown) {
  const logged: string[] = []
  const app = Fastify({ logger: { stream: { write: (line) => logged.push(line) } } })
  t.teardown(() => app.close())
  const db = openDatabase(join(temporaryFolder(t), 'test.sqlite'))
  migrateDatabase(db)
  t.teardown(() => db.$client.close())
  app.decorate('db', db)
  every(app, interval, 'test', work)
  await app.ready()
  return logged
}

t.test('a job begins when the site gets ready, which does not wait for it', async (t) => {
  let begun = 0
  await running(t, 60_000, () => {
    begun++
    return new Promise(() => {})
  })
  t.equal(begun, 1)
})

t.test('a job that fails is logged and done again', async (t) => {
  const logged = await running(t, 1, () => {
    throw new Error('no luck')
  })
  await until(() => logged.length > 1)
  t.match(logged[1], /"job":"test".*no luck/)
})

t.test('a site that starts looks at once for all that may be due', async (t) => {
  const { db } = await testApp(t)
  const looked = db.$client
    .prepare("SELECT substr(key, 11) FROM settings WHERE key LIKE 'looked_at_%' ORDER BY key")
    .pluck()
    .all()
  t.strictSame(looked, [
    ...[
      'accounts',
      'attachments-audit',
      'circles',
      'deliveries',
      'failed-words',
      'gifts',
      'handover-reminders',
    ],
    ...['imports', 'invitations', 'mail server', 'merge-index', 'news', 'old-wants', 'outbox', 'reviews'],
    ...['swap-day-guests', 'swap-deadlines', 'wishes'],
  ])
})

t.test('temporary data is deleted after its retention', async (t) => {
  const smtp = await smtpServer(t)
  const { app, owner, requester, call, send } = await testSwap(t, { SMTP_URL: smtp.url })
  const id = await send()
  await until(() => smtp.received.length === 1)
  const { db } = app
  const tables = ['deliveries', 'unsubscribe_tokens', 'invitations', 'wish_tellings']
  const counts = (site: typeof app) =>
    tables.map((table) => site.db.$client.prepare(`SELECT count(*) FROM ${table}`).pluck().get())
  db.run(sql`UPDATE deliveries SET created_at = created_at - ${DELIVERY.kept}`)
  db.run(sql`UPDATE unsubscribe_tokens SET created_at = created_at - ${DELIVERY.unsubscribe}`)
  await call(owner, 'POST', `/exchange-request/${id}/accept`, {})
  await until(() => smtp.received.length === 2)
  await call(owner, 'POST', '/invitations', { days: 1 })
  db.run(sql`UPDATE invitations SET ends_at = ends_at - ${DAY + INVITATION.kept}`)
  await call(owner, 'POST', '/invitations', {})
  for (const at of [Date.now(), Date.now() - WISH.tellingTime])
    db.run(
      sql`INSERT INTO wish_tellings (account_id, owner_id, told_at) VALUES (${owner.id}, ${requester.id}, ${at})`,
    )
  t.strictSame(counts(app), [2, 2, 2, 2])
  await app.close()
  t.strictSame(counts(await testApp(t, { DATABASE_FILE: app.config.databaseFile })), [1, 1, 1, 1])
})

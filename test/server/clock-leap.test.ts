import t from 'tap'
import { clockHasLeapt } from '../../server/platform/clock-leap.ts'
import { CLOCK_LEAP } from '../../server/platform/limits.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testApp, testEnvironment } from '../helpers/app.ts'

const YEAR = 400 * 24 * 60 * 60_000

// Moving all stored times back simulates a clock jump forward.
t.test('a start with the clock 400 days ahead deletes nothing at first, and logs a warning', async (t) => {
  const env = testEnvironment(t, { LOG_LEVEL: 'warn' })
  const first = await testApp(t, env)
  testAccount(first)
  first.db.$client.exec(`
    UPDATE sessions SET created_at = created_at - ${YEAR}, expires_at = expires_at - ${YEAR};
    INSERT INTO outbox (template, recipient, subject, text, html, created_at, sent_at)
      VALUES ('news', 'a@b.test', 'x', 'x', 'x', 1, 1);
    UPDATE settings SET value = CAST(value - ${YEAR} AS INTEGER) WHERE key LIKE 'looked_at_%';`)
  await first.close()
  const logged: string[] = []
  const count = (app: typeof first, table: string) =>
    app.db.$client.prepare(`SELECT count(*) FROM ${table}`).pluck().get()

  const ahead = await testApp(t, env, { write: (line) => logged.push(line) })
  t.strictSame([count(ahead, 'sessions'), count(ahead, 'outbox')], [1, 1])
  for (const job of ['accounts', 'outbox', 'swap-deadlines', 'attachments-audit'])
    t.ok(
      logged.some((line) => line.includes(`"job":"${job}"`) && line.includes('the clock has leapt')),
      job,
    )
  await ahead.close()

  const later = await testApp(t, env)
  t.strictSame([count(later, 'sessions'), count(later, 'outbox')], [0, 0], 'the next look believes the clock')
})

t.test('a look is late by so much and no more before it counts as a leap', async (t) => {
  const app = await testApp(t)
  t.equal(clockHasLeapt(app, 'x', 1000), false, 'the first of all')
  t.equal(clockHasLeapt(app, 'x', 1000 + CLOCK_LEAP), false)
  t.equal(clockHasLeapt(app, 'x', 1001 + 2 * CLOCK_LEAP), true)
  t.equal(clockHasLeapt(app, 'x', 5), false, 'a clock that goes back makes nothing look old')
})

import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { deliveries, outbox } from '../../../../db/schema/index.ts'
import { MINUTE } from '../../../../server/platform/time-shared.ts'
import { EVENTS, type Kind } from '../../../../server/site/notifications/events.ts'
import { notify } from '../../../../server/site/notifications/notifications-service.ts'
import { PASSWORD } from '../../../helpers/accounts.ts'
import { eventValues } from '../../../helpers/event-values.ts'
import { signUp } from '../../../helpers/joining.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

/** Decoded text of a mail. */
const readable = (raw: string) =>
  raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** All rows of all tables. */
function rowsOf({ db }: FastifyInstance): Record<string, unknown[]> {
  const tables = db.$client
    .prepare<[], { name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
  return Object.fromEntries(
    tables.map(({ name }) => [name, db.$client.prepare(`SELECT * FROM "${name}"`).all()]),
  )
}

t.test('GET and HEAD of every mailed link change nothing', async (t) => {
  const smtp = await smtpServer(t)
  const boss = 'boss@example.test'
  const swap = await testSwap(t, { SMTP_URL: smtp.url, ADMIN_EMAILS: boss })
  const { app, owner, requester, call } = swap
  await signUp(app, { email: boss, password: PASSWORD, password_confirmation: PASSWORD })
  await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: boss, password: PASSWORD } })
  await app.inject({ method: 'POST', url: '/api/auth/send-otp', payload: { email: requester.email } })
  await call(requester, 'POST', '/account/email', { email: 'new@example.test', password: PASSWORD })
  const { values, about } = await eventValues(swap)
  for (const kind of Object.keys(EVENTS) as Kind[])
    immediate(app.db, () =>
      notify(app.db, kind, { to: owner.id, values: values as never, url: '/dashboard', about }),
    )
  const linksNow = () => {
    const mails = smtp.received.map(({ raw }) => readable(raw)).join('\n')
    const found = mails.matchAll(/https?:\/\/[\w.:-]+(\/[^\s"'<>)]*)/g)
    return [
      ...new Set(
        [...found]
          .filter(([link]) => link.startsWith(app.config.publicUrl))
          .map(([, path]) => path!.replaceAll('&amp;', '&')),
      ),
    ]
  }
  const secrets = ['/email-proof?', '/email-undo?', '/createnewpassword?', '/admin-proof?', '/unsubscribe/']
  await until(() => secrets.every((secret) => linksNow().some((link) => link.startsWith(secret))))
  const isDue = ({ nextAttemptAt }: { nextAttemptAt: Date | null }) =>
    nextAttemptAt !== null && nextAttemptAt.getTime() < Date.now() + MINUTE
  await until(
    () => ![...app.db.select().from(outbox).all(), ...app.db.select().from(deliveries).all()].some(isDue),
  )
  const { data } = (await call(owner, 'POST', '/invitations', {})).body
  const links = [...linksNow(), new URL(data.url).pathname]
  t.ok(links.length > secrets.length + 2, `${links.length} links`)
  const isSecret = (link: string) => [...secrets, '/join/'].some((secret) => link.startsWith(secret))
  // Signed-in users follow only links with a secret, because their own pages may record the visit.
  const visits: { cookies: Record<string, string>; followed: string[] }[] = [
    { cookies: {}, followed: links },
    { cookies: { swapyard_token: requester.token }, followed: links.filter(isSecret) },
  ]
  for (const { cookies, followed } of visits) {
    // Visited before, because the first visit of a day is recorded in the session.
    await app.inject({ url: '/', cookies })
    const before = rowsOf(app)
    for (const [index, url] of followed.entries())
      for (const method of ['GET', 'HEAD', 'GET'] as const) {
        const { statusCode } = await app.inject({ method, url, cookies, remoteAddress: `192.0.2.${index}` })
        // An admin's link is refused to other accounts.
        t.ok(
          statusCode < 400 || (statusCode === 403 && cookies.swapyard_token),
          `${method} ${url}: ${statusCode}`,
        )
        t.strictSame(rowsOf(app), before, `${method} ${url} changes no row`)
      }
  }
})

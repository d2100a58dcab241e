import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { deliveries, notifications } from '../../../../db/schema/index.ts'
import { LANGUAGES, speaking } from '../../../../server/platform/catalogues/current.ts'
import { EVENTS, type Kind } from '../../../../server/site/notifications/events.ts'
import { notify } from '../../../../server/site/notifications/notifications-service.ts'
import { wordsOf } from '../../../../server/site/notifications/wording.ts'
import { eventValues } from '../../../helpers/event-values.ts'
import { pushService } from '../../../helpers/push-service.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

t.test('every event reaches its person by the channels of its row, and by no other', async (t) => {
  const [service, smtp] = [await pushService(t), await smtpServer(t)]
  const { app, owner, requester, offered, call } = await testSwap(t, {
    PUSH_HOSTS: service.host,
    SMTP_URL: smtp.url,
  })
  const { db } = app
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  await call(owner, 'POST', '/wishes', { text: 'guitar' })
  db.$client.prepare("UPDATE accounts SET role = 'admin' WHERE id = ?").run(owner.id)
  const { values, about } = await eventValues({ app, owner, requester, offered, call })
  await until(() =>
    db
      .select()
      .from(deliveries)
      .all()
      .some(({ outcome }) => outcome === 'sent'),
  )
  const details = JSON.stringify({ values, about: {} })
  for (const kind of Object.keys(EVENTS) as Kind[]) {
    db.delete(deliveries).run()
    db.delete(notifications).run()
    const { by, mailAfter } = EVENTS[kind] as { by: readonly string[]; mailAfter?: number }
    immediate(db, () => notify(db, kind, { to: owner.id, values: values as never, url: '/dashboard', about }))
    const rows = () => db.select().from(deliveries).all()
    const isNews = kind === 'news'
    const told = [
      ...(db.select().from(notifications).all().length > 0 ? ['page'] : []),
      ...rows().map(({ channel }) => channel),
    ]
    // News are sent only to subscribers.
    t.strictSame(told.sort(), isNews ? [] : [...by].sort(), kind)
    if (mailAfter === undefined) {
      await until(() => rows().every(({ outcome }) => outcome !== null))
      for (const { outcome, channel } of rows()) t.equal(outcome, 'sent', `${kind} by ${channel}`)
    }
    for (const language of LANGUAGES) {
      const { title, text, button } = speaking(language, () => wordsOf(db, owner.id, kind, details))
      t.ok(title && text && button, `${kind} has words in ${language}`)
      t.notMatch(`${title} ${text} ${button}`, /undefined|\[object|\{/, `${kind} in ${language}`)
    }
  }
})

import t from 'tap'
import { DAY, HOUR } from '../../../../server/platform/time-shared.ts'
import { remindOfHandovers } from '../../../../server/trading/handovers/handover-reminders.ts'
import { mailedSwap, pass, rows, unfolded, words } from '../../../helpers/mailed-swap.ts'
import { inTime } from '../../../helpers/meeting.ts'
import { pushService } from '../../../helpers/push-service.ts'
import { until } from '../../../helpers/until.ts'

/** First part of a mail, decoded from quoted-printable. */
const textOf = (raw: string) =>
  words(raw)
    .replaceAll('\r\n', ' ')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString())

/** A time formatted for a reader's zone and locale. */
const clock = (at: Date, timeZone: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)

t.test(
  'mails of an agreed meeting say when and where, in the zone and language of their reader',
  async (t) => {
    const { app, owner, requester, call, send, smtp } = await mailedSwap(t)
    const id = await send()
    await call(owner, 'POST', `/exchange-request/${id}/accept`)
    await call(requester, 'POST', '/notification-settings', { time_zone: 'America/New_York' })
    await call(owner, 'POST', '/notification-settings', { time_zone: 'Europe/Berlin' })
    app.db.$client.prepare("UPDATE accounts SET language = 'de' WHERE id = ?").run(owner.id)
    const start = new Date(Math.ceil((Date.now() + 3 * DAY) / DAY) * DAY + 20.5 * HOUR)
    const plan = { place: 'Library, 2nd floor', starts_at: start.toISOString(), revision: 0 }
    t.equal((await call(requester, 'POST', `/swaps/${id}/handover`, plan)).status, 200)
    t.equal((await call(owner, 'POST', `/swaps/${id}/handover/agreement`, { revision: 1 })).status, 200)
    const german = `Wann: ${clock(start, 'Europe/Berlin', 'de')}. Wo: Library, 2nd floor.`
    const english = `When: ${clock(start, 'America/New_York', 'en')}. Where: Library, 2nd floor.`
    /** Mails of an event by recipient's id. */
    async function mailed(kind: string, count: number): Promise<Map<number, string>> {
      const of = () => rows(app).filter((row) => row.kind === kind && row.channel === 'mail')
      await until(() => of().length === count && of().every(({ outcome }) => outcome === 'sent'))
      const rawOf = (delivery: number) =>
        smtp.received.find(({ raw }) => raw.includes(`<delivery-${delivery}-`))!.raw
      return new Map(of().map((row) => [row.accountId, rawOf(row.id)]))
    }
    const agreed = (await mailed('handover_agreed', 1)).get(requester.id)!
    t.ok(textOf(agreed).includes(english), textOf(agreed))
    t.notMatch(/^Subject: (.*)$/m.exec(unfolded(agreed))![1], 'Library', 'the subject is short')
    for (const [kind, before] of [
      ['handover_day_before', DAY],
      ['handover_hours_before', 2 * HOUR],
    ] as const) {
      remindOfHandovers(app.db, start.getTime() - before)
      const mails = await mailed(kind, 2)
      t.ok(textOf(mails.get(owner.id)!).includes(german), kind)
      t.ok(textOf(mails.get(requester.id)!).includes(english), kind)
    }
  },
)

t.test('a push about a meeting has the current time and place', async (t) => {
  const service = await pushService(t)
  const { app, owner, requester, call, send } = await mailedSwap(t, {}, { PUSH_HOSTS: service.host })
  const id = await send()
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  await until(() => rows(app).every(({ outcome }) => outcome !== null))
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  const later = inTime(12 * HOUR).slice(11, 16)
  const sooner = inTime(11 * HOUR + 59 * 60_000).slice(11, 16)
  await call(owner, 'POST', '/notification-settings', {
    quiet_from: later,
    quiet_to: sooner,
    time_zone: 'UTC',
  })
  const plan = { place: 'Library', starts_at: inTime(3 * DAY), revision: 0 }
  await call(owner, 'POST', `/swaps/${id}/handover`, plan)
  await call(requester, 'POST', `/swaps/${id}/handover/agreement`, { revision: 1 })
  await until(() => rows(app).some(({ kind, channel }) => kind === 'handover_agreed' && channel === 'push'))
  app.db.$client.prepare("UPDATE handovers SET place = 'Town hall'").run()
  await call(owner, 'POST', '/notification-settings', { quiet_from: null, quiet_to: null })
  pass(app, DAY)
  await until(() => service.received.length === 1)
  const { body } = service.received[0]!.message
  t.ok(body.endsWith(`When: ${clock(new Date(plan.starts_at), 'UTC', 'en')}. Where: Town hall.`), body)
})

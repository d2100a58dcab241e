import { isNull } from 'drizzle-orm'
import t from 'tap'
import { deliveries } from '../../../../db/schema/index.ts'
import { testItem } from '../../../helpers/items.ts'
import { mailedSwap, pass, rows, words } from '../../../helpers/mailed-swap.ts'
import { pushService } from '../../../helpers/push-service.ts'
import { until } from '../../../helpers/until.ts'

const HELD = 3_600_000

/** An offer whose mail and push are held, as in quiet hours. */
async function heldOffer(t: Parameters<typeof mailedSwap>[0]) {
  const service = await pushService(t)
  const site = await mailedSwap(t, {}, { PUSH_HOSTS: service.host })
  const { app, owner, requester, wanted, call, send } = site
  const hold = async (settings: object) =>
    t.equal((await call(owner, 'POST', '/notification-settings', settings)).status, 200)
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  // The whole day except a minute 12 hours from now.
  const quiet = (minutes: number) =>
    new Date(Date.now() + HELD * 12 + minutes * 60_000).toISOString().slice(11, 16)
  await hold({ quiet_from: quiet(1), quiet_to: quiet(0), time_zone: 'UTC' })
  const id = await send()
  const post = (who: { id: number }, name: string) => testItem(app, who.id, { name })
  const change = (item: number) =>
    call(requester, 'POST', `/exchange-request/${id}/offered-product`, { offered_product_ids: [item] })
  const counter = (who: typeof owner, revision: number, item: number) =>
    call(who, 'POST', `/exchange-request/${id}/counter`, {
      revision,
      requested_product_ids: [wanted],
      offered_product_ids: [item],
      message: 'Rather so',
    })
  /** Ends the quiet hours. */
  async function end() {
    const isHeld = ({ nextAttemptAt }: { nextAttemptAt: Date | null }) =>
      nextAttemptAt!.getTime() > Date.now() + HELD
    await until(() =>
      rows(app)
        .filter(({ accountId }) => accountId === owner.id)
        .every(isHeld),
    )
    await hold({ quiet_from: null, quiet_to: null })
    app.db.update(deliveries).set({ nextAttemptAt: new Date() }).where(isNull(deliveries.outcome)).run()
    pass(app, 0)
    await until(() => rows(app).every(({ outcome }) => outcome !== null))
  }
  return { ...site, service, id, post, change, counter, end }
}

t.test('a delayed offer has the current terms', async (t) => {
  const { requester, smtp, service, post, change, end } = await heldOffer(t)
  t.equal((await change(post(requester, 'NEWTHING'))).status, 200)
  await end()
  t.equal(smtp.received.length, 1)
  t.match(words(smtp.received[0]!.raw), 'Rita Requester offers NEWTHING for your Guitar.')
  t.notMatch(words(smtp.received[0]!.raw), 'Camera')
  t.strictSame(
    service.received.map(({ message }) => /NEWTHING/.test(message.body)),
    [true, true],
  )
})

t.test('there is no delivery for an offer that was replaced by a counter-offer', async (t) => {
  const { app, owner, requester, smtp, post, counter, end } = await heldOffer(t)
  const [one, two] = [post(requester, 'Kayak'), post(requester, 'Tent')]
  t.equal((await counter(owner, 1, one)).status, 200)
  t.equal((await counter(requester, 2, two)).status, 200)
  await end()
  const told = rows(app).filter(({ accountId, channel }) => accountId === owner.id && channel === 'mail')
  t.match(told, [
    { kind: 'swap_proposed', outcome: 'dropped', lastError: 'answered' },
    { kind: 'swap_countered', outcome: 'sent' },
  ])
  const mails = smtp.received.filter(({ to }) => to.includes(owner.email))
  t.equal(mails.length, 1)
  t.match(words(mails[0]!.raw), /Tent/)
})

t.test('a reason of a blocked user is not in the notification', async (t) => {
  const { owner, requester, id, smtp, service, call, end } = await heldOffer(t)
  t.equal((await call(owner, 'POST', `/exchange-request/${id}/accept`)).status, 200)
  const reason = 'You will be sorry'
  t.equal((await call(requester, 'POST', `/exchange-request/${id}/cancellation`, { reason })).status, 200)
  t.equal((await call(owner, 'POST', `/blocks/${requester.id}`)).status, 200)
  await end()
  const told = [
    ...smtp.received.filter(({ to }) => to.includes(owner.email)).map(({ raw }) => words(raw)),
    ...service.received.map(({ message }) => message.body),
  ]
  t.equal(told.length, 2)
  for (const text of told) {
    t.match(text, 'Rita Requester has called off')
    t.notMatch(text, 'sorry')
  }
})

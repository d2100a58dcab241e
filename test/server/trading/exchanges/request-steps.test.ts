import { setTimeout } from 'node:timers/promises'
import t from 'tap'
import { messages } from '../../../../db/schema/index.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { confirmTogether } from '../../../../server/swaps/swap-steps-service.ts'
import { findSwap } from '../../../../server/swaps/swaps-queries.ts'
import { acceptRequest, confirmSwap } from '../../../../server/trading/exchanges/exchange-steps-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testItem } from '../../../helpers/items.ts'
import { testCircle, testMeeting } from '../../../helpers/meeting.ts'
import { testSwap } from '../../../helpers/swap.ts'

t.test('steps of requests between two users are listed in order, for both only', async (t) => {
  const { app, owner, requester, id, call, propose, agree } = await testMeeting(t)
  const steps = async (who: { bearer: object }, other: { id: number }) =>
    (await call(who, 'GET', `/exchange-request/steps?with=${other.id}`)).body.data
  const names = async () => (await steps(owner, requester)).map(({ step }: { step: string }) => step)
  t.strictSame(await names(), ['asked', 'agreed'])
  await propose(requester)
  t.strictSame(await names(), ['asked', 'agreed', 'meeting_proposed'])
  await propose(owner, 1)
  await agree(requester, 2)
  await call(owner, 'POST', `/exchange-request/${id}/completion`)
  await call(owner, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'Moved' })
  const all = await steps(requester, owner)
  t.match(all, [
    { id, step: 'asked', by: requester.id, item_offered: 'Camera', item_wanted: 'Guitar' },
    { step: 'agreed', by: null },
    { step: 'meeting_proposed', by: requester.id },
    { step: 'meeting_proposed', by: owner.id },
    { step: 'meeting', by: requester.id },
    { step: 'confirmed', by: owner.id },
    { step: 'called_off' },
  ])
  t.strictSame(all, await steps(owner, requester))
  testCircle(app, 3, [owner, requester, testAccount(app)])
  t.strictSame(await steps(owner, requester), all, 'a circle is no request')
  const stranger = testAccount(app)
  t.strictSame(await steps(stranger, owner), [])
  t.equal((await app.inject(`/api/exchange-request/steps?with=${owner.id}`)).statusCode, 401)
  t.equal((await call(owner, 'GET', '/exchange-request/steps')).status, 422)
})

t.test(
  'terms stay as they were sent, whatever was chosen of them and however its things are called now',
  async (t) => {
    const { app, owner, requester, wanted, offered, call } = await testSwap(t)
    const more = ['Tent', 'Lamp'].map((name) => testItem(app, requester.id, { name }))
    const sent = await call(requester, 'POST', '/exchange-request', {
      message: 'Take one',
      requested_product_ids: [wanted],
      offered_product_ids: [offered, ...more],
      offered_pick: 1,
    })
    const { id } = sent.body.data
    await call(requester, 'POST', `/product/update/${offered}`, { name: 'Old camera' })
    const accepted = await call(owner, 'POST', `/exchange-request/${id}/accept`, {
      chosen_product_ids: [more[1]],
    })
    t.equal(accepted.status, 200)
    const { body } = await call(owner, 'GET', `/exchange-request/steps?with=${requester.id}`)
    t.match(body.data, [
      { step: 'asked', item_offered: 'Camera and 2 more', item_wanted: 'Guitar', message: 'Take one' },
      { step: 'edited', item_offered: 'Old camera and 2 more', item_wanted: 'Guitar', message: '' },
      { step: 'agreed', item_offered: 'Lamp', item_wanted: 'Guitar', message: '' },
    ])
  },
)

t.test(
  'an edit of a thing that is named is a step; of two who confirm the second completes it',
  async (t) => {
    const { app, owner, requester, send, wanted, call } = await testSwap(t)
    const id = await send()
    const edit = await call(owner, 'POST', `/product/update/${wanted}`, { name: 'Old guitar' })
    t.equal(edit.status, 200)
    const steps = async () =>
      (await call(owner, 'GET', `/exchange-request/steps?with=${requester.id}`)).body.data.map(
        ({ step, by }: { step: string; by: number | null }) => [step, by],
      )
    t.strictSame(await steps(), [
      ['asked', requester.id],
      ['edited', owner.id],
    ])
    acceptRequest(app.db, requester.id, id)
    confirmSwap(app.db, requester.id, id)
    await setTimeout(2)
    confirmSwap(app.db, owner.id, id)
    t.strictSame((await steps()).slice(2), [
      ['agreed', null],
      ['confirmed', requester.id],
      ['completed', null],
    ])
  },
)

t.test('of two who confirm at once neither does so before the swap is completed', async (t) => {
  const { app, owner, requester, send, call } = await testSwap(t)
  const id = await send()
  acceptRequest(app.db, owner.id, id)
  confirmTogether(app.db, findSwap(app.db, id)!, owner.id, requester.id)
  const { body } = await call(owner, 'GET', `/exchange-request/steps?with=${requester.id}`)
  t.strictSame(
    body.data.map(({ step }: { step: string }) => step),
    ['asked', 'agreed', 'completed'],
  )
})

t.test('a step is under its own day, not under that of the previous message', async (t) => {
  const { app, owner, requester, call, send } = await testSwap(t)
  await call(requester, 'POST', `/messages/${owner.id}`, { message: 'Is it still there?' })
  app.db
    .update(messages)
    .set({ createdAt: new Date(Date.now() - 3 * DAY) })
    .run()
  await send()
  await call(owner, 'POST', `/messages/${requester.id}`, { message: 'It is' })
  const { body } = await app.inject({
    url: `/dashboard/messages?userId=${requester.id}`,
    cookies: { swapyard_token: owner.token },
  })
  const thread = body.slice(body.indexOf('role="log"'))
  const lines = [...thread.matchAll(/<li class="(day|request-step|message)"/g)].map(([, name]) => name)
  t.strictSame(lines, ['day', 'message', 'day', 'request-step', 'message', 'message'])
})

import t from 'tap'
import { acceptRequest, confirmSwap } from '../../../../server/trading/exchanges/exchange-steps-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testItem } from '../../../helpers/items.ts'
import { testMeeting } from '../../../helpers/meeting.ts'
import { testSwap } from '../../../helpers/swap.ts'

t.test('open requests between two users are listed per user, in both directions', async (t) => {
  const { app, owner, requester, send, call } = await testSwap(t)
  const listed = async (who: { bearer: object }, other: number | string) => {
    const { status, body } = await call(who, 'GET', `/exchange-request/list?with=${other}`)
    return status === 200 ? body.data.map(({ id }: { id: number }) => id) : status
  }
  const agreed = await send()
  acceptRequest(app.db, owner.id, agreed)
  const sent = await send(owner, {
    requested_product_id: testItem(app, requester.id, { name: 'Drum' }),
    offered_product_id: testItem(app, owner.id, { name: 'Flute' }),
  })
  const third = testAccount(app)
  const elsewhere = await send(third, {
    requested_product_id: testItem(app, owner.id, { name: 'Harp' }),
    offered_product_id: testItem(app, third.id, { name: 'Bell' }),
  })

  t.strictSame(await listed(owner, requester.id), [agreed, sent], 'what waits for the other comes last')
  t.strictSame(await listed(requester, owner.id), [sent, agreed])
  t.strictSame(await listed(owner, third.id), [elsewhere])
  t.strictSame(await listed(third, requester.id), [], 'those of others are nobody else’s business')
  t.strictSame(await listed(owner, owner.id), [], 'nobody has requests with themselves')
  t.strictSame(await listed(owner, 999_999), [])
  const { body } = await call(owner, 'GET', '/exchange-request/list')
  t.strictSame(
    body.data.map(({ id }: { id: number }) => id),
    [elsewhere],
    'what one has sent is no request to oneself',
  )
  for (const wrong of ['x', 0, -1, '']) t.equal(await listed(owner, wrong), 422)

  confirmSwap(app.db, owner.id, agreed)
  confirmSwap(app.db, requester.id, agreed)
  await call(owner, 'POST', `/exchange-request/${sent}/withdrawal`)
  t.strictSame(await listed(owner, requester.id), [], 'what is over is not open')
})

t.test('every list shows the meeting’s status of an agreed swap, and whose turn it is', async (t) => {
  const { app, owner, requester, id, propose, agree, call } = await testMeeting(t)
  const see = async (who: { token: string }, url: string) => {
    const { body } = await app.inject({ url, cookies: { swapyard_token: who.token } })
    return /<[^>]*class="turn"[^>]*>(?:<[^>]*>)*[^<]*/.exec(body)?.[0] ?? ''
  }
  const everywhere = async (who: { token: string }, other: { id: number }, direction: string) =>
    Promise.all(
      [
        '/payment',
        `/dashboard/exchange-request?status=accepted&direction=${direction}`,
        `/dashboard/messages?userId=${other.id}`,
      ].map((url) => see(who, url)),
    )
  await propose(requester)
  const asked = await call(owner, 'GET', '/exchange-request/list?status=accepted')
  t.match(asked.body.data, [{ turn: 'me', handover: { place: 'Library', turn: 'me', with: requester.id } }])
  t.match(asked.body.data, [{ item_reserved: false }], 'it is reserved for this very swap')
  for (const said of await everywhere(owner, requester, 'incoming')) {
    t.match(said, 'Your turn: Rita Requester proposes a place and a time.')
    t.match(said, 'data-mine')
  }
  for (const said of await everywhere(requester, owner, 'outgoing')) {
    t.match(said, 'Waiting for Olga Owner to answer your proposal.')
    t.notMatch(said, 'data-mine')
  }
  await agree(owner)
  for (const said of await everywhere(owner, requester, 'incoming'))
    t.match(said, 'Next: meet and swap, then confirm it.')
  for (const who of [owner, requester]) confirmSwap(app.db, who.id, id)
  const over = await call(owner, 'GET', '/exchange-request/list?status=accepted')
  t.match(over.body.data, [{ outcome: 'completed', handover: null }])
})

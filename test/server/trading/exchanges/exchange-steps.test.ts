import { eq } from 'drizzle-orm'
import t from 'tap'
import { items, notifications } from '../../../../db/schema/index.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testItem } from '../../../helpers/items.ts'
import { testSwap } from '../../../helpers/swap.ts'

t.test(
  'a swap from request to handshake: reserved when accepted, traded when both have confirmed',
  async (t) => {
    const { owner, requester, wanted, offered, call, send, statusOf, told } = await testSwap(t)
    const id = await send()
    const accepted = await call(owner, 'POST', `/exchange-request/${id}/accept`)
    t.match(accepted, {
      status: 200,
      body: { message: 'Request accepted successfully', data: { status: 'accepted' } },
    })
    t.strictSame([statusOf(wanted), statusOf(offered)], ['reserved', 'reserved'])

    const first = await call(owner, 'POST', `/exchange-request/${id}/completion`)
    t.match(first.body.data, {
      outcome: null,
      turn: 'other',
      confirmed_by_me: true,
      confirmed_by_other: false,
    })
    t.equal((await call(owner, 'POST', `/exchange-request/${id}/completion`)).status, 409)
    t.equal(statusOf(wanted), 'reserved')

    const second = await call(requester, 'POST', `/exchange-request/${id}/completion`)
    t.match(second.body.data, { status: 'accepted', outcome: 'completed', turn: null })
    t.strictSame([statusOf(wanted), statusOf(offered)], ['traded', 'traded'])
    t.strictSame(told(requester), ['exchange_accepted', 'exchange_confirmed'])
    t.strictSame(told(owner), ['exchange_request', 'exchange_completed'])
    const listed = (await call(owner, 'GET', '/exchange-request/list?status=accepted')).body
    t.match(listed.data, [{ id, outcome: 'completed' }])
  },
)

t.test('declining, withdrawing and calling off list under rejected, each with its outcome', async (t) => {
  const { owner, requester, wanted, call, send, statusOf } = await testSwap(t)
  const declined = await send()
  const answer = await call(owner, 'POST', `/exchange-request/${declined}/decline`)
  t.match(answer, { status: 200, body: { message: 'Request canceled successfully' } })
  const withdrawn = await send()
  t.equal((await call(requester, 'POST', `/exchange-request/${withdrawn}/withdrawal`)).status, 200)
  const calledOff = await send()
  await call(owner, 'POST', `/exchange-request/${calledOff}/accept`)
  t.equal((await call(requester, 'POST', `/exchange-request/${calledOff}/cancellation`, {})).status, 422)
  const off = await call(requester, 'POST', `/exchange-request/${calledOff}/cancellation`, {
    reason: 'It broke',
  })
  t.match(off, { status: 200, body: { data: { outcome: 'called_off', reason: 'It broke' } } })
  t.equal(statusOf(wanted), 'available')

  const { data } = (await call(owner, 'GET', '/exchange-request/list?status=rejected')).body
  t.strictSame(
    data.map(({ outcome }: { outcome: string }) => outcome),
    ['called_off', 'withdrawn', 'declined'],
  )
})

t.test(
  'a request is none of a third person’s business, and each side can do its own part only',
  async (t) => {
    const { app, owner, requester, call, send } = await testSwap(t)
    const stranger = testAccount(app)
    const id = await send()
    const verbs = ['accept', 'decline', 'withdrawal', 'completion', 'cancellation']
    for (const verb of verbs) {
      const { status } = await call(stranger, 'POST', `/exchange-request/${id}/${verb}`, { reason: 'x' })
      t.equal(status, 404, verb)
    }
    t.equal((await call(stranger, 'GET', `/exchange-request/${id}/offered-product`)).status, 404)
    t.equal((await call(requester, 'POST', `/exchange-request/${id}/accept`)).status, 403)
    t.equal((await call(requester, 'POST', `/exchange-request/${id}/decline`)).status, 403)
    t.equal((await call(owner, 'POST', `/exchange-request/${id}/withdrawal`)).status, 403)
    t.equal((await call(owner, 'POST', `/exchange-request/${id}/offered-product`, { name: 'X' })).status, 403)
    t.equal((await app.inject({ url: '/api/exchange-request/list' })).statusCode, 401)
  },
)

t.test('a late step gets 409 with the reason', async (t) => {
  const { owner, requester, call, send } = await testSwap(t)
  const id = await send()
  t.equal((await call(owner, 'POST', `/exchange-request/${id}/completion`)).status, 409, 'too early')
  await call(owner, 'POST', `/exchange-request/${id}/decline`)
  t.match(await call(owner, 'POST', `/exchange-request/${id}/accept`), {
    status: 409,
    body: { message: 'This request has already been declined.' },
  })
  t.equal((await call(requester, 'POST', `/exchange-request/${id}/withdrawal`)).status, 409)
})

t.test('of two at once one wins and the other gets 409', async (t) => {
  const { app, owner, requester, wanted, offered, call, send } = await testSwap(t)
  const rival = testAccount(app)
  const first = await send()
  const second = await send(rival, { offered_product_id: testItem(app, rival.id) })
  const race = async (...calls: Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort()

  t.strictSame(
    await race(
      call(owner, 'POST', `/exchange-request/${first}/accept`),
      call(owner, 'POST', `/exchange-request/${first}/accept`),
      call(owner, 'POST', `/exchange-request/${second}/accept`),
    ),
    [200, 409, 409],
    'accepts of two requests for one item',
  )
  await call(owner, 'POST', `/exchange-request/${first}/cancellation`, { reason: 'x' })
  await call(owner, 'POST', `/exchange-request/${second}/cancellation`, { reason: 'x' })

  const third = await send()
  t.strictSame(
    await race(
      call(requester, 'POST', `/exchange-request/${third}/withdrawal`),
      call(owner, 'POST', `/exchange-request/${third}/accept`),
    ),
    [200, 409],
    'withdraw against accept',
  )
  await call(owner, 'POST', `/exchange-request/${third}/cancellation`, { reason: 'x' })

  const fourth = await send()
  t.strictSame(
    await race(
      call(owner, 'POST', `/exchange-request/${fourth}/accept`),
      call(owner, 'DELETE', `/products/delete/${wanted}`),
    ),
    [200, 409],
    'accept against delete of the item',
  )
  t.equal(
    (await call(requester, 'DELETE', `/products/delete/${offered}`)).status,
    409,
    'the offered one as well',
  )
})

t.test('a suspended party blocks agreement: the request remains, or the other rejects', async (t) => {
  const { app, owner, requester, call, send } = await testSwap(t)
  const id = await send()
  app.db.$client.prepare('UPDATE accounts SET suspended_at = 1 WHERE id = ?').run(requester.id)
  const [row] = (await call(owner, 'GET', '/exchange-request/list')).body.data
  t.strictSame([row.id, row.other_suspended, row.can], [id, true, ['decline', 'counter']])
  t.match(await call(owner, 'POST', `/exchange-request/${id}/accept`), {
    status: 409,
    body: {
      message: 'Rita Requester can’t swap right now, so the request is on hold. You can wait, or decline it.',
    },
  })
  t.equal((await call(owner, 'POST', `/exchange-request/${id}/decline`)).status, 200)
})

t.test('other requests wait while an item is reserved, and end with a word when it is gone', async (t) => {
  const { app, owner, requester, wanted, call, send, told } = await testSwap(t)
  const rival = testAccount(app)
  const id = await send()
  const waiting = await send(rival, { offered_product_id: testItem(app, rival.id) })
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  const { data } = (await call(owner, 'GET', '/exchange-request/list')).body
  t.match(data, [{ id: waiting, status: 'pending', item_reserved: true }])
  t.match(await call(owner, 'POST', `/exchange-request/${waiting}/accept`), {
    status: 409,
    body: { message: 'This item is reserved for another swap.' },
  })
  await call(owner, 'POST', `/exchange-request/${id}/completion`)
  await call(requester, 'POST', `/exchange-request/${id}/completion`)
  t.strictSame(told(rival), ['exchange_item_gone'])
  const ended = await call(rival, 'GET', '/exchange-request/list?direction=outgoing&status=rejected')
  t.match(ended.body.data, [{ id: waiting, outcome: 'item_gone' }])

  const lamp = testItem(app, owner.id, { name: 'Lamp' })
  const lost = await send(rival, { requested_product_id: lamp, offered_product_id: testItem(app, rival.id) })
  t.equal((await call(owner, 'DELETE', `/products/delete/${lamp}`)).status, 200)
  const gone = await call(rival, 'GET', `/exchange-request/${lost}/offered-product`)
  t.match(gone.body.data, { outcome: 'item_gone', item_wanted: 'Lamp', requested_product_id: null })
  t.ok(app.db.select().from(items).where(eq(items.id, wanted)).get(), 'a traded item stays')
})

t.test('what a step is answered with is worded for who takes it', async (t) => {
  const { owner, requester, call, send } = await testSwap(t)
  const german = (bearer: object) => ({ bearer: { ...bearer, 'accept-language': 'de' } })
  const withdrawn = await call(
    german(requester.bearer),
    'POST',
    `/exchange-request/${await send()}/withdrawal`,
  )
  t.equal(withdrawn.body.message, 'Du hast die Anfrage zurückgezogen')
  const declined = await call(german(owner.bearer), 'POST', `/exchange-request/${await send()}/decline`)
  t.equal(declined.body.message, 'Du hast die Anfrage abgelehnt')
})

t.test(
  'that the only item is promised elsewhere is a whole sentence in languages that name several first',
  async (t) => {
    const { app, owner, call, send } = await testSwap(t)
    const first = await send()
    const rival = testAccount(app)
    const waiting = await send(rival, { offered_product_id: testItem(app, rival.id) })
    await call(owner, 'POST', `/exchange-request/${first}/accept`)
    const said = async (language: string) => {
      const who = { bearer: { ...owner.bearer, 'accept-language': language } }
      return (await call(who, 'POST', `/exchange-request/${waiting}/accept`)).body.message
    }
    t.strictSame(
      [await said('es'), await said('fr'), await said('ar')],
      [
        'Este artículo está reservado para otro intercambio.',
        'Cet objet est réservé pour un autre échange.',
        'هذا الغرض محجوز لمبادلة أخرى.',
      ],
    )
  },
)

t.test('a block lets a swap be called off, and keeps the words of it from the other', async (t) => {
  const { app, owner, requester, call, send } = await testSwap(t)
  const id = await send()
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  await call(owner, 'POST', `/blocks/${requester.id}`)
  const reason = 'You will hear from me all the same'
  const off = await call(requester, 'POST', `/exchange-request/${id}/cancellation`, { reason })
  t.equal(off.status, 200)
  const look = async (who: typeof owner) => (await call(who, 'GET', `/exchange-request/${id}`)).body.data
  t.match(await look(owner), { outcome: 'called_off', reason: '' })
  t.match(await look(requester), { outcome: 'called_off', reason }, 'whose words they are reads them')
  const { notifications: told } = (await call(owner, 'GET', '/notifications')).body.data
  t.equal(told[0].text, 'Rita Requester has called off the swap of Guitar for Camera.')
  t.notMatch(JSON.stringify([app.db.select().from(notifications).all(), told]), reason)
})

t.test(
  'why a swap was called off is not read in a notice while one of the two has blocked the other',
  async (t) => {
    const { owner, requester, call, send } = await testSwap(t)
    const id = await send()
    await call(owner, 'POST', `/exchange-request/${id}/accept`)
    await call(requester, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'You will be sorry' })
    const told = async () =>
      (await call(owner, 'GET', '/notifications')).body.data.notifications[0].text as string
    t.match(await told(), 'You will be sorry')
    await call(owner, 'POST', `/blocks/${requester.id}`)
    t.equal(await told(), 'Rita Requester has called off the swap of Guitar for Camera.')
    await call(owner, 'DELETE', `/blocks/${requester.id}`)
    t.match(await told(), 'You will be sorry', 'as the page of the swap says it again')
  },
)

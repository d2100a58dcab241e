import { eq } from 'drizzle-orm'
import t from 'tap'
import { exchangeRequests, items, notifications } from '../../../db/schema/index.ts'
import { keepDeadlines } from '../../../server/exchanges/exchange-deadlines.ts'
import { SWAP_DEADLINE } from '../../../server/limits.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp } from '../../helpers/app.ts'
import { firstCategoryId, testItem } from '../../helpers/market.ts'

async function market(t: Parameters<typeof testApp>[0]) {
  const app = await testApp(t)
  const owner = testAccount(app, { name: 'Olga Owner' })
  const requester = testAccount(app, { name: 'Rita Requester' })
  const wanted = testItem(app, owner.id, 'Guitar')
  const offered = testItem(app, requester.id, 'Camera')
  const offer = (values: object = {}) => ({
    name: 'Camera',
    description: 'Takes pictures',
    condition: 'Old',
    product_category_id: firstCategoryId(app),
    message: 'Shall we swap?',
    requested_product_id: wanted,
    offered_product_id: offered,
    ...values,
  })
  const call = async (
    who: { bearer: object },
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const response = await app.inject({ method, url: `/api${url}`, headers: { ...who.bearer }, payload })
    return { status: response.statusCode, body: response.json() }
  }
  const send = async (who = requester, values: object = {}) => {
    const { body } = await call(who, 'POST', '/exchange-request', offer(values))
    return body.data.id as number
  }
  const statusOf = (id: number) => app.db.select().from(items).where(eq(items.id, id)).get()?.status
  const told = (who: { id: number }) =>
    app.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, who.id))
      .all()
      .map(({ type }) => type)
  return { app, owner, requester, wanted, offered, offer, call, send, statusOf, told }
}

t.test(
  'an offer from a listed item brings its pictures, tells the owner and stands in both lists',
  async (t) => {
    const { owner, requester, wanted, offered, offer, call, told } = await market(t)
    const { status, body } = await call(requester, 'POST', '/exchange-request', offer())
    t.equal(status, 200)
    t.equal(body.message, 'Exchange request created successfully')
    t.equal(body.data.images.length, 1)
    t.match(body.data.owner, { name: 'Rita Requester', phone: '+15550102030' })
    t.strictSame(told(owner), ['exchange_request'])

    const incoming = (await call(owner, 'GET', '/exchange-request/list')).body
    t.match(incoming.data, [
      {
        requester_name: 'Rita Requester',
        item_offered: 'Camera',
        item_wanted: 'Guitar',
        message: 'Shall we swap?',
        status: 'pending',
        outcome: null,
        turn: 'me',
        requested_product_id: wanted,
        offered_product_id: offered,
      },
    ])
    t.match(incoming.pagination, { current_page: 1, last_page: 1, per_page: 20, total: 1 })
    const outgoing = (await call(requester, 'GET', '/exchange-request/list?direction=outgoing')).body
    t.match(outgoing.data, [{ turn: 'other', other: { name: 'Olga Owner' } }])
  },
)

t.test(
  'a swap goes from request to handshake: reserved when accepted, traded when both have confirmed',
  async (t) => {
    const { owner, requester, wanted, offered, call, send, statusOf, told } = await market(t)
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
  const { owner, requester, wanted, call, send, statusOf } = await market(t)
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
  'one cannot ask for an own, a reserved, a traded or a deleted item, nor twice for the same',
  async (t) => {
    const { app, owner, requester, wanted, offer, call, send } = await market(t)
    const own = await call(owner, 'POST', '/exchange-request', offer({ offered_product_id: undefined }))
    t.match(own, { status: 422, body: { errors: { requested_product_id: ['This item is your own.'] } } })
    await send()
    t.equal((await call(requester, 'POST', '/exchange-request', offer())).status, 409)

    const third = testAccount(app)
    const theirs = testItem(app, third.id)
    for (const status of ['reserved', 'traded'] as const) {
      app.db.update(items).set({ status }).where(eq(items.id, wanted)).run()
      t.equal(
        (await call(third, 'POST', '/exchange-request', offer({ offered_product_id: theirs }))).status,
        409,
      )
    }
    for (const id of [wanted + 1000, 'x', -1]) {
      const { status } = await call(third, 'POST', '/exchange-request', offer({ requested_product_id: id }))
      t.ok([404, 422].includes(status), `${id}: ${status}`)
    }
    const foreign = offer({ requested_product_id: testItem(app, owner.id), offered_product_id: wanted })
    t.match(await call(third, 'POST', '/exchange-request', foreign), {
      status: 422,
      body: { errors: { offered_product_id: [String] } },
    })
  },
)

t.test('every field is required, and a hand-made offer needs a picture', async (t) => {
  const { requester, offer, call } = await market(t)
  const empty = await call(requester, 'POST', '/exchange-request', {})
  t.equal(empty.status, 422)
  for (const field of ['name', 'description', 'condition', 'product_category_id', 'message']) {
    t.ok(empty.body.errors[field], field)
  }
  const bare = await call(requester, 'POST', '/exchange-request', offer({ offered_product_id: undefined }))
  t.match(bare, { status: 422, body: { errors: { images: ['Add at least one picture'] } } })
  const scripts = await call(
    requester,
    'POST',
    '/exchange-request',
    offer({ description: '<script>x</script>' }),
  )
  t.match(scripts, { status: 422, body: { errors: { description: [String] } } })
})

t.test('a request that a shaky line sends twice is made once', async (t) => {
  const { app, requester, offer, call } = await market(t)
  const twice = await Promise.all(
    [1, 2].map(() => call(requester, 'POST', '/exchange-request', offer({ client_id: 'tap-1' }))),
  )
  t.strictSame(
    twice.map(({ status }) => status),
    [200, 200],
  )
  t.equal(twice[0]?.body.data.id, twice[1]?.body.data.id)
  t.equal(app.db.select().from(exchangeRequests).all().length, 1)
})

t.test(
  'a request is none of a third person’s business, and each side can do its own part only',
  async (t) => {
    const { app, owner, requester, call, send } = await market(t)
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

t.test('one who comes too late gets 409 and hears what has happened', async (t) => {
  const { owner, requester, call, send } = await market(t)
  const id = await send()
  t.equal((await call(owner, 'POST', `/exchange-request/${id}/completion`)).status, 409, 'too early')
  await call(owner, 'POST', `/exchange-request/${id}/decline`)
  t.match(await call(owner, 'POST', `/exchange-request/${id}/accept`), {
    status: 409,
    body: { message: 'This request has been declined already.' },
  })
  t.equal((await call(requester, 'POST', `/exchange-request/${id}/withdrawal`)).status, 409)
})

t.test('of two at once one wins and the other gets 409', async (t) => {
  const { app, owner, requester, wanted, offered, call, send } = await market(t)
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

t.test('other requests wait while an item is reserved, and end with a word when it is gone', async (t) => {
  const { app, owner, requester, wanted, call, send, told } = await market(t)
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

  const lamp = testItem(app, owner.id, 'Lamp')
  const lost = await send(rival, { requested_product_id: lamp, offered_product_id: testItem(app, rival.id) })
  t.equal((await call(owner, 'DELETE', `/products/delete/${lamp}`)).status, 200)
  const gone = await call(rival, 'GET', `/exchange-request/${lost}/offered-product`)
  t.match(gone.body.data, { outcome: 'item_gone', item_wanted: 'Lamp', requested_product_id: null })
  t.ok(app.db.select().from(items).where(eq(items.id, wanted)).get(), 'a traded item stays')
})

t.test('a pending offer can be changed by the one who made it, not once it is answered', async (t) => {
  const { owner, requester, call, send } = await market(t)
  const id = await send()
  const changed = await call(requester, 'POST', `/exchange-request/${id}/offered-product`, {
    name: 'Camera with bag',
    description: 'Now with <script>alert(1)</script><b>bag</b>',
  })
  t.match(changed, { status: 200, body: { data: { name: 'Camera with bag', message: 'Shall we swap?' } } })
  t.notMatch(changed.body.data.description, 'script')
  const pictures = changed.body.data.images
  const bare = await call(requester, 'POST', `/exchange-request/${id}/offered-product`, {
    removed_images: pictures,
  })
  t.equal(bare.status, 422, 'a picture has to stay')
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  t.equal(
    (await call(requester, 'POST', `/exchange-request/${id}/offered-product`, { name: 'X' })).status,
    409,
  )
})

t.test('a handshake of one side reminds the other after 3 days and ends neutrally after 14', async (t) => {
  const { app, owner, requester, wanted, call, send, statusOf, told } = await market(t)
  const id = await send()
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  const agreed = Date.now()
  keepDeadlines(app.db, agreed + 10 * SWAP_DEADLINE.expire)
  t.equal(statusOf(wanted), 'reserved', 'a swap that nobody has confirmed waits')

  await call(owner, 'POST', `/exchange-request/${id}/completion`)
  const now = Date.now()
  keepDeadlines(app.db, now + SWAP_DEADLINE.remind - 60_000)
  t.notOk(told(requester).includes('exchange_reminder'), 'not before 3 days')
  for (let day = 3; day < 14; day++) keepDeadlines(app.db, now + day * 86_400_000 + 60_000)
  t.equal(told(requester).filter((type) => type === 'exchange_reminder').length, 1, 'once')
  t.notOk(told(owner).includes('exchange_reminder'), 'not the one who has confirmed')
  keepDeadlines(app.db, now + SWAP_DEADLINE.expire + 60_000)
  t.equal(statusOf(wanted), 'available')
  const row = app.db.select().from(exchangeRequests).where(eq(exchangeRequests.id, id)).get()
  t.match(row, { status: 'rejected', outcome: 'expired' })
  t.ok(told(owner).includes('exchange_expired') && told(requester).includes('exchange_expired'))
})

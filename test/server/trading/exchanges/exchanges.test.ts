import { eq } from 'drizzle-orm'
import t from 'tap'
import { items, swaps } from '../../../../db/schema/index.ts'
import { proposeSwap } from '../../../../server/swaps/swap-terms.ts'
import { listedThings } from '../../../../server/swaps/swap-things.ts'
import { PENDING_REQUESTS } from '../../../../server/trading/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testItem } from '../../../helpers/items.ts'
import { testSwap } from '../../../helpers/swap.ts'

t.test('an offer of a listed item has its pictures, notifies the owner and is in both lists', async (t) => {
  const { owner, requester, wanted, offered, offer, call, told } = await testSwap(t)
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
})

t.test(
  'ids are whole numbers as JSON or a form has them, and what may be left out may be blank',
  async (t) => {
    const { requester, wanted, offered, offer, call } = await testSwap(t)
    const send = async (body: object) => (await call(requester, 'POST', '/exchange-request', body)).status
    for (const id of [[wanted], `0x${wanted.toString(16)}`, `${wanted}e0`, true, `${wanted}.0`])
      t.equal(await send(offer({ requested_product_id: id })), 422, String(id))
    t.equal(await send(offer({ offered_product_id: [], requested_product_id: String(wanted) })), 422)
    const blank = { offered_product_id: '', unlisted_of: '', offered_pick: null }
    const { body } = await call(requester, 'POST', '/exchange-request', offer(blank))
    t.strictSame(Object.keys(body.errors), ['images'], 'what is described has no picture, and that is all')
    const listed = { offered_product_id: String(offered), unlisted_of: null, offered_pick: '' }
    t.equal(await send(offer({ ...listed, requested_product_id: String(wanted) })), 200)
  },
)

t.test(
  'one cannot ask for an own, a reserved, a traded or a deleted item, nor twice for the same',
  async (t) => {
    const { app, owner, requester, wanted, offer, call, send } = await testSwap(t)
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
    const askFor = (id: unknown) =>
      call(third, 'POST', '/exchange-request', offer({ requested_product_id: id }))
    t.equal((await askFor(wanted + 1000)).status, 404)
    for (const id of ['x', -1, 1.5, null]) {
      t.match(await askFor(id), {
        status: 422,
        body: { errors: { requested_product_id: ['Choose an item'] } },
      })
    }
    const foreign = offer({ requested_product_id: testItem(app, owner.id), offered_product_id: wanted })
    t.match(await call(third, 'POST', '/exchange-request', foreign), {
      status: 422,
      body: { errors: { offered_product_id: [String] } },
    })
  },
)

t.test('every field is required, and a hand-made offer needs a picture', async (t) => {
  const { requester, offer, call } = await testSwap(t)
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
  const { app, requester, offer, call } = await testSwap(t)
  const twice = await Promise.all(
    [1, 2].map(() => call(requester, 'POST', '/exchange-request', offer({ client_id: 'tap-1' }))),
  )
  t.strictSame(
    twice.map(({ status }) => status),
    [200, 200],
  )
  t.equal(twice[0]?.body.data.id, twice[1]?.body.data.id)
  t.equal(twice[0]?.body.data.client_id, 'tap-1')
  t.equal(app.db.select().from(swaps).all().length, 1)
})

t.test('pending requests per user are limited', async (t) => {
  const { app, owner, requester, wanted, offered, offer, call, send } = await testSwap(t)
  const first = await send()
  const [thing] = listedThings(app.db, [offered])
  const leg = { ...thing!, fromId: requester.id, toId: owner.id }
  for (let at = 1; at < PENDING_REQUESTS; at++)
    proposeSwap(app.db, 'request', [requester.id, owner.id], [leg], { byId: requester.id })
  const drum = testItem(app, owner.id, { name: 'Drum' })
  const more = () => call(requester, 'POST', '/exchange-request', offer({ requested_product_id: drum }))
  t.match(await more(), { status: 409, body: { message: /^You have 200 pending requests/ } })
  const back = { requested_product_id: offered, offered_product_id: wanted }
  t.equal(
    (await call(owner, 'POST', '/exchange-request', offer(back))).status,
    200,
    'those that one gets do not count',
  )
  await call(requester, 'POST', `/exchange-request/${first}/withdrawal`)
  t.equal((await more()).status, 200)
})

t.test('a pending offer can be changed by the one who made it, not once it is answered', async (t) => {
  const { owner, requester, call, send } = await testSwap(t)
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

t.test('an invalid id in a path is 404 for every call', async (t) => {
  const { owner, call, send } = await testSwap(t)
  t.equal(await send(), 1, 'the one that a sloppy reading would find')
  for (const id of ['-1', '0', '1.0', '1.5', '1e3', 'x', '01', '%00', '9'.repeat(16), '9'.repeat(400)]) {
    const at = `/exchange-request/${id}`
    t.equal((await call(owner, 'GET', `${at}/offered-product`)).status, 404, id)
    for (const part of ['offered-product', 'accept', 'decline', 'withdrawal', 'completion', 'cancellation']) {
      t.equal((await call(owner, 'POST', `${at}/${part}`, {})).status, 404, `${id} ${part}`)
    }
  }
})

t.test(
  'a page of requests beyond the last is empty with true figures, one that makes no sense 422',
  async (t) => {
    const { owner, call, send } = await testSwap(t)
    await send()
    const asked = (page: string) => call(owner, 'GET', `/exchange-request/list?page=${page}`)
    const { status, body } = await asked('999')
    t.match(
      { body, code: status },
      { code: 200, body: { data: [], pagination: { current_page: 999, last_page: 1, total: 1 } } },
    )
    t.equal(body.data.length, 0)
    for (const page of ['0', '-1', '1.5', 'x', '', '1e3', '9'.repeat(30), '1&page=2']) {
      t.match(await asked(page), { status: 422, body: { errors: { page: [String] } } }, page)
    }
  },
)

t.test('an item that is promised already cannot be offered', async (t) => {
  const { app, owner, requester, offered, offer, call, send } = await testSwap(t)
  await call(owner, 'POST', `/exchange-request/${await send()}/accept`)
  const again = offer({ requested_product_id: testItem(app, owner.id), offered_product_id: offered })
  t.match(await call(requester, 'POST', '/exchange-request', again), {
    status: 422,
    body: { errors: { offered_product_id: ['Offer one of your own available items.'] } },
  })
})

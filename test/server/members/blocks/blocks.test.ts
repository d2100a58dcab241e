import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, swapRevisions, swaps } from '../../../../db/schema/index.ts'
import { RATE } from '../../../../server/platform/limits.ts'
import { isBlockedBetween } from '../../../../server/site/notifications/blocked-between.ts'
import { requestFor } from '../../../../server/swaps/item-requests.ts'
import { testChat } from '../../../helpers/chat.ts'
import { testItem } from '../../../helpers/items.ts'
import { testLive } from '../../../helpers/live.ts'
import { firstCategoryId } from '../../../helpers/market.ts'

t.test('a block prevents messages in both directions, with a polite text', async (t) => {
  const { ada, bob, eve, call, send, texts } = await testChat(t)
  await send(ada, bob, { message: 'Before' })
  t.strictSame((await call(bob, 'POST', `/blocks/${ada.id}`)).body.data, { blocked: 'by_me' })
  t.match(await send(ada, bob, { message: 'x' }), { status: 403, body: { message: /rather not hear/ } })
  t.match(await send(bob, ada, { message: 'x' }), { status: 403, body: { message: /Unblock them/ } })
  t.equal((await call(ada, 'GET', `/messages/${bob.id}`)).body.data.blocked, 'by_them')
  t.equal((await call(bob, 'GET', `/messages/${ada.id}`)).body.data.blocked, 'by_me')
  t.strictSame(await texts(ada, bob), ['Before'], 'what was sent before stays')
  t.equal((await send(eve, bob, { message: 'x' })).status, 200, 'others are not concerned')

  t.strictSame((await call(ada, 'DELETE', `/blocks/${bob.id}`)).body.data, { blocked: 'by_them' })
  t.equal((await send(ada, bob, { message: 'x' })).status, 403, 'the other’s block is not hers to take back')
  await call(bob, 'POST', `/blocks/${ada.id}`)
  t.strictSame((await call(bob, 'DELETE', `/blocks/${ada.id}`)).body.data, { blocked: null })
  t.equal((await send(ada, bob, { message: 'After' })).status, 200)
})

t.test('between blocked users there are no read receipts', async (t) => {
  const { ada, bob, window, call, send } = await testLive(t)
  const { id } = (await send(ada, bob, { message: 'Are you there?' })).body.data
  const of = { ada: await window(ada), bob: await window(bob) }
  await call(bob, 'POST', `/blocks/${ada.id}`)
  const read = await call(bob, 'POST', `/messages/${ada.id}/read`, { up_to: id })
  t.match(read.body.data, { unread_count: 0 })
  t.match((await of.bob.next('MessagesRead')).data, { up_to: id }, 'one’s own windows do')
  await of.ada.settled()
  t.notOk(of.ada.events.some(({ event }) => event === 'MessagesRead'))

  const readAt = async (me: typeof ada, other: typeof ada) =>
    (await call(me, 'GET', `/messages/${other.id}`)).body.data.messages[0].read_at
  t.equal(await readAt(ada, bob), null)
  t.type(await readAt(bob, ada), 'string')
  await call(bob, 'DELETE', `/blocks/${ada.id}`)
  t.type(await readAt(ada, bob), 'string')
})

t.test('a block prevents requests in both directions', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  await call(bob, 'POST', `/blocks/${ada.id}`)
  for (const [from, to] of [
    [ada, bob],
    [bob, ada],
  ] as const) {
    const offer = {
      name: 'Camera',
      description: 'Takes pictures',
      condition: 'Old',
      product_category_id: firstCategoryId(app),
      message: 'Shall we swap?',
      requested_product_id: testItem(app, to.id),
      offered_product_id: testItem(app, from.id),
    }
    t.equal((await call(from, 'POST', '/exchange-request', offer)).status, 403)
  }
  t.equal(app.db.select().from(swaps).all().length, 0)
})

t.test('the item page shows a block only between its owner and its reader', async (t) => {
  const { app, ada, bob, eve, call } = await testChat(t)
  await call(bob, 'POST', `/blocks/${ada.id}`)
  const standing = (owner: { id: number }, reader: { id: number }) =>
    requestFor(app.db, testItem(app, owner.id), reader.id)?.standing
  t.equal(standing(bob, ada), 'blocked_by_them')
  t.equal(standing(ada, bob), 'blocked_by_me')
  for (const one of [ada, bob]) {
    t.equal(standing(eve, one), undefined)
    t.equal(standing(one, eve), undefined)
  }
})

t.test('a block does not affect other users', async (t) => {
  const { app, ada, bob, eve, call } = await testChat(t)
  await call(bob, 'POST', `/blocks/${ada.id}`)
  const isBlocked = app.db.$client
    .prepare<{ one: number; other: number }, number>(`SELECT ${isBlockedBetween(':one', ':other')}`)
    .pluck()
  const pairs = [ada, bob, eve].flatMap(({ id: one }) =>
    [ada, bob, eve].map(({ id: other }) => ({ one, other })),
  )
  t.strictSame(
    pairs.filter((pair) => isBlocked.get(pair) === 1),
    [
      { one: ada.id, other: bob.id },
      { one: bob.id, other: ada.id },
    ],
  )
})

t.test('a blocked user cannot edit the offer, which ends without a reason for the other', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  const offer = {
    name: 'Camera',
    description: 'Takes pictures',
    condition: 'Old',
    product_category_id: firstCategoryId(app),
    message: 'Shall we swap?',
    requested_product_id: testItem(app, bob.id),
    offered_product_id: testItem(app, ada.id),
  }
  t.equal((await call(ada, 'POST', '/exchange-request', offer)).status, 200)
  const { id } = app.db.select().from(swaps).get()!
  const change = () => call(ada, 'POST', `/exchange-request/${id}/offered-product`, { message: 'Answer me!' })
  await call(bob, 'POST', `/blocks/${ada.id}`)
  t.match(await change(), { status: 403, body: { message: /rather not hear/ } })
  t.equal(app.db.select().from(swapRevisions).get()!.message, 'Shall we swap?')
  t.match((await call(ada, 'GET', `/exchange-request/${id}`)).body.data, { outcome: 'withdrawn', can: [] })
  const { notifications } = (await call(ada, 'GET', '/notifications')).body.data
  t.match(notifications, [{ text: 'The request to swap Camera for Kettle has ended.' }])
  await call(bob, 'DELETE', `/blocks/${ada.id}`)
  t.equal((await change()).status, 409)
})

t.test('one cannot block oneself or nobody', async (t) => {
  const { app, ada, call } = await testChat(t)
  const url = `/blocks/${ada.id}`
  t.equal((await call(ada, 'POST', url)).status, 422)
  const headers = { ...ada.bearer, 'accept-language': 'de' }
  t.match((await app.inject({ method: 'POST', url: `/api${url}`, headers })).json(), {
    message: 'Du kannst dich nicht selbst blockieren.',
  })
  t.equal((await call(ada, 'POST', '/blocks/999')).status, 404)
  t.equal((await call(ada, 'DELETE', '/blocks/999')).status, 200)
})

t.test('who is away is blocked by those whom they have met, and is nobody to others', async (t) => {
  const { app, ada, bob, eve, call } = await testChat(t)
  for (const [from, to] of [
    [ada, bob],
    [bob, eve],
  ] as const) {
    const body = {
      message: 'Shall we swap?',
      requested_product_id: testItem(app, to.id),
      offered_product_ids: [testItem(app, from.id)],
    }
    t.equal((await call(from, 'POST', '/exchange-request', body)).status, 200)
  }
  app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, eve.id)).run()
  t.equal((await call(bob, 'POST', `/blocks/${eve.id}`)).status, 200)
  t.equal((await call(ada, 'POST', `/blocks/${eve.id}`)).status, 404)
})

t.test('blocks are rate-limited, because others are notified each time', async (t) => {
  const { ada, bob, call } = await testChat(t)
  const block = async () => {
    const { status } = await call(ada, 'POST', `/blocks/${bob.id}`)
    await call(ada, 'DELETE', `/blocks/${bob.id}`)
    return status
  }
  for (let at = 0; at < RATE.blocks.max; at++) t.equal(await block(), 200)
  t.equal(await block(), 429)
})

import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, auditLog, items, reports, swapLegs, swaps } from '../../../../db/schema/index.ts'
import { createItem } from '../../../../server/market/items/create-item-service.ts'
import { updateItem } from '../../../../server/market/items/own-items-service.ts'
import { updateProfile } from '../../../../server/members/accounts/accounts-service.ts'
import { updateRequest } from '../../../../server/trading/exchanges/exchange-terms-service.ts'
import { PASSWORD } from '../../../helpers/accounts.ts'
import { testChat } from '../../../helpers/chat.ts'
import { statusIn, testImage, testItem } from '../../../helpers/items.ts'
import { testLive } from '../../../helpers/live.ts'
import { mailTo } from '../../../helpers/mail.ts'
import { firstCategoryId } from '../../../helpers/market.ts'
import { testModerator } from '../../../helpers/moderator.ts'

const because = { reason: 'Sells pills\nto everybody' }

/** The site with Ada, Bob and Eve, and an admin for suspensions. */
async function site(t: Parameters<typeof testChat>[0]) {
  const chat = await testChat(t)
  const { act, admin, see } = testModerator(chat.app)
  const suspend = (id: number) => act('POST', `/people/${id}/suspension`, because)
  const lift = (id: number) => act('DELETE', `/people/${id}/suspension`)
  const offer = async (from: typeof chat.ada, itemId: number) => {
    const { body } = await chat.call(from, 'POST', '/exchange-request', {
      name: 'Lamp',
      description: 'Warm light',
      condition: 'Old',
      product_category_id: firstCategoryId(chat.app),
      message: 'Shall we?',
      requested_product_id: itemId,
      offered_product_id: testItem(chat.app, from.id, { name: 'Lamp' }),
    })
    return chat.app.db.select().from(swaps).all().at(-1)?.id ?? body
  }
  return { ...chat, act, admin, see, suspend, lift, offer, statusOf: statusIn(chat.app) }
}

t.test('a suspended person’s open sockets are closed at once and their token is dead', async (t) => {
  const { app, ada, bob, call, window } = await testLive(t)
  const { act } = testModerator(app)
  const socket = await window(bob)
  const other = await window(ada)
  t.equal((await act('POST', `/people/${bob.id}/suspension`, because)).status, 200)
  t.equal(await socket.closed, 4009)
  for (const path of ['/profile', '/messages/1', '/users-with-last-message']) {
    t.equal((await call(bob, 'GET', path)).status, 401, path)
  }
  t.equal((await call(bob, 'POST', `/messages/${ada.id}`, { message: 'Let me in' })).status, 401)
  t.equal((await app.inject({ url: '/dashboard', cookies: { swapyard_token: bob.token } })).statusCode, 302)
  await other.settled()
  t.pass('the sockets of others stay')
})

t.test(
  'a suspended user is refused at sign-in, gets a mail with the reason, and may return afterwards',
  async (t) => {
    const { app, bob, suspend, lift, call } = await site(t)
    const signIn = () =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email: bob.email, password: PASSWORD },
      })
    await suspend(bob.id)
    const refused = await signIn()
    t.equal(refused.statusCode, 403)
    t.match(refused.json().message, /suspended/)
    t.match((await mailTo(app, bob.email, 'suspended')).text, because.reason)
    t.equal((await lift(bob.id)).status, 200)
    t.match(await mailTo(app, bob.email, 'suspension-lifted'), { subject: /active again/ })
    t.equal((await signIn()).statusCode, 200)
    t.equal((await call(bob, 'GET', '/profile')).status, 401, 'a session from before stays ended')
  },
)

t.test('available items of a suspended user leave all lists and return afterwards', async (t) => {
  const { app, ada, bob, call, suspend, lift, statusOf } = await site(t)
  const [kettle, camera] = [
    testItem(app, bob.id, { name: 'Kettle' }),
    testItem(app, bob.id, { name: 'Camera' }),
  ]
  app.db.update(items).set({ status: 'traded' }).where(eq(items.id, camera)).run()
  app.db.update(items).set({ pinnedAt: new Date() }).where(eq(items.id, kettle)).run()
  testItem(app, ada.id, { name: 'Radio' })
  await call(ada, 'POST', `/product/toggle-favorite/${kettle}`)
  const seen = async () => {
    const html = await Promise.all(
      ['/', '/browse', '/browse?product=kettle', `/productdetails/${kettle}`].map(async (url) => {
        const { body, statusCode } = await app.inject(url)
        return statusCode === 200 && (body.includes('Kettle') || body.includes(`/productdetails/${kettle}<`))
      }),
    )
    const favourites = await call(ada, 'GET', '/dashboard/favorites/list')
    return [...html, favourites.body.data.products.length === 1]
  }
  t.strictSame(await seen(), [true, true, true, true, true])
  await suspend(bob.id)
  t.strictSame(await seen(), [false, false, false, false, false])
  t.match(await call(ada, 'GET', `/home/product/details/${kettle}`), { status: 404 })
  await lift(bob.id)
  t.strictSame(await seen(), [true, true, true, true, true])
  t.strictSame([statusOf(kettle), statusOf(camera)], ['available', 'traded'])
})

t.test(
  'what an admin has taken down stays down when the suspension is lifted, and the other way round',
  async (t) => {
    const { app, bob, act, suspend, lift, statusOf } = await site(t)
    const [one, two] = [testItem(app, bob.id, { name: 'One' }), testItem(app, bob.id, { name: 'Two' })]
    await act('POST', `/items/${one}/hiding`)
    await suspend(bob.id)
    await act('POST', `/items/${two}/hiding`)
    await lift(bob.id)
    t.strictSame([statusOf(one), statusOf(two)], ['hidden', 'hidden'])
    await suspend(bob.id)
    await act('DELETE', `/items/${one}/hiding`)
    t.equal(statusOf(one), 'hidden', 'its owner is still suspended')
    await lift(bob.id)
    t.strictSame([statusOf(one), statusOf(two)], ['available', 'hidden'])
  },
)

t.test('proposals of a suspended user end, without a reason', async (t) => {
  const { app, ada, bob, call, offer, suspend, lift } = await site(t)
  const request = await offer(bob, testItem(app, ada.id))
  await suspend(bob.id)
  t.match(await call(ada, 'POST', `/exchange-request/${request}/accept`), {
    status: 409,
    body: { message: 'This request has been withdrawn.' },
  })
  const { body } = await call(ada, 'GET', '/exchange-request/list?status=rejected')
  t.match(body.data, [{ id: request, outcome: 'withdrawn', turn: null, can: [] }])
  const told = (await call(ada, 'GET', '/notifications')).body.data.notifications
  t.match(told[0], {
    title: 'Exchange Request Ended',
    text: 'The request to swap Kettle for Lamp has ended.',
  })
  await lift(bob.id)
  t.equal((await call(ada, 'POST', `/exchange-request/${request}/accept`)).status, 409, 'it stays ended')
})

t.test('what is only proposed to a suspended person ends too, and new requests are not taken', async (t) => {
  const { app, ada, bob, call, offer, suspend } = await site(t)
  const kettle = testItem(app, bob.id)
  const request = await offer(ada, kettle)
  await suspend(bob.id)
  t.equal((await call(bob, 'POST', `/exchange-request/${request}/accept`)).status, 401)
  const { body } = await call(ada, 'GET', '/exchange-request/list?direction=outgoing&status=rejected')
  t.match(
    body.data,
    [{ id: request, outcome: 'withdrawn', other_suspended: true, requested_product_id: null }],
    'no dead link',
  )
  const again = { requested_product_id: kettle, name: 'x', description: 'x', condition: 'Old', message: 'x' }
  const asked = await call(ada, 'POST', '/exchange-request', {
    ...again,
    product_category_id: firstCategoryId(app),
    offered_product_id: testItem(app, ada.id),
  })
  t.equal(asked.status, 404)
  t.equal((await call(ada, 'POST', `/messages/${bob.id}`, { message: 'Hello?' })).status, 403)
})

t.test(
  'an agreed swap with a suspended user continues, and the other party and admins are notified',
  async (t) => {
    const { app, ada, bob, admin, call, offer, suspend } = await site(t)
    const request = await offer(bob, testItem(app, ada.id))
    await call(ada, 'POST', `/exchange-request/${request}/accept`)
    await suspend(bob.id)
    const told = async (who: typeof ada) =>
      (await call(who, 'GET', '/notifications')).body.data.notifications[0]
    t.match(await told(ada), {
      title: 'Swap in Doubt',
      text: /Bob may no longer be able .*nobody is to blame/,
    })
    t.match(await told(admin), {
      title: 'Swap in Doubt',
      text: /The swap of Lamp for Kettle may not take place/,
    })
    const { data } = (await call(ada, 'GET', '/exchange-request/list?status=accepted')).body
    t.match(data, [{ id: request, outcome: null, can: ['complete', 'call_off'] }])
  },
)

t.test(
  'calling off a swap with a suspended person does not bring their item back into the lists',
  async (t) => {
    const { app, ada, bob, call, offer, see, suspend, lift, statusOf } = await site(t)
    const kettle = testItem(app, ada.id)
    const request = await offer(bob, kettle)
    await call(ada, 'POST', `/exchange-request/${request}/accept`)
    const lamp = app.db.select().from(swapLegs).where(eq(swapLegs.fromId, bob.id)).get()!.itemId!
    await suspend(bob.id)
    t.equal(statusOf(lamp), 'reserved', 'an agreed swap stays agreed')
    const { html } = await see('/items')
    t.match(html, 'Lamp')
    t.notMatch(html, `/productdetails/${lamp}`, 'no link to what is there for the two alone')
    t.equal(
      (await call(ada, 'POST', `/exchange-request/${request}/cancellation`, { reason: 'Gone' })).status,
      200,
    )
    t.strictSame([statusOf(lamp), statusOf(kettle)], ['hidden', 'available'])
    await lift(bob.id)
    t.equal(statusOf(lamp), 'available')
  },
)

t.test('what was under way when the suspension came writes nothing', async (t) => {
  const { app, ada, bob, offer, suspend } = await site(t)
  const kettle = testItem(app, bob.id)
  const request = await offer(bob, testItem(app, ada.id))
  const before = app.db.select().from(items).all()
  await suspend(bob.id)
  const input = {
    name: 'Late',
    description: 'Late',
    product_category_id: firstCategoryId(app),
    condition: 'Old' as const,
    image_ids: [testImage(app)],
  }
  const profile = { name: 'Late', phone_number: '+15550102030', address: 'Late' }
  t.throws(() => createItem(app.db, bob.id, input), /suspended/)
  t.throws(() => updateItem(app.db, bob.id, kettle, { name: 'Late' }), /suspended/)
  t.throws(() => updateRequest(app.db, bob.id, request, { name: 'Late' }), /suspended/)
  await t.rejects(updateProfile(app, bob.id, profile, null), /suspended/)
  t.strictSame(
    app.db
      .select()
      .from(items)
      .all()
      .map(({ name }) => name),
    before.map(({ name }) => name),
  )
})

t.test('suspending settles what is open about the person, and is noted', async (t) => {
  const { app, ada, bob, eve, admin, call, suspend } = await site(t)
  const kettle = testItem(app, bob.id)
  for (const body of [
    { target_kind: 'item', target_id: kettle, reason: 'spam' },
    { target_kind: 'person', target_id: bob.id, reason: 'abuse' },
    { target_kind: 'person', target_id: eve.id, reason: 'abuse' },
  ])
    await call(ada, 'POST', '/reports', body)
  await suspend(bob.id)
  const rows = app.db.select().from(reports).all()
  t.strictSame(
    rows.map(({ outcome, handledById }) => [outcome, handledById]),
    [
      ['upheld', admin.id],
      ['upheld', admin.id],
      [null, null],
    ],
  )
  const acts = app.db.select().from(auditLog).all()
  t.match(acts, [
    { adminId: admin.id, act: 'suspend', about: 'person', aboutId: String(bob.id), personId: bob.id },
  ])
  t.notMatch(JSON.stringify(acts), 'pills', 'the reason is between the admins and the person')
})

t.test('suspending and lifting what cannot be', async (t) => {
  const { app, admin, bob, act, suspend, lift } = await site(t)
  const cases: [answer: Awaited<ReturnType<typeof act>>, status: number][] = [
    [await suspend(999), 404],
    [await suspend(admin.id), 409],
    [await lift(bob.id), 409],
    [await lift(999), 404],
    [await act('POST', '/people/x/suspension', because), 404],
    [await act('POST', `/people/${bob.id}/suspension`, {}), 422],
    [await act('POST', `/people/${bob.id}/suspension`, { reason: '  ' }), 422],
    [await act('POST', `/people/${bob.id}/suspension`, { reason: 'x'.repeat(1001) }), 422],
    [await act('POST', `/people/${bob.id}/suspension`), 422],
    [await suspend(bob.id), 200],
    [await suspend(bob.id), 409],
  ]
  for (const [at, [answer, status]] of cases.entries()) t.equal(answer.status, status, `case ${at}`)
  t.equal(app.db.select().from(auditLog).all().length, 1, 'what was refused is not noted')
  t.equal(app.db.select().from(accounts).where(eq(accounts.id, admin.id)).get()?.suspendedAt, null)
})

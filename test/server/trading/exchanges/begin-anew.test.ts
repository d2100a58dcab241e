import t from 'tap'
import { testBundle } from '../../../helpers/bundle.ts'
import { testItem } from '../../../helpers/items.ts'

t.test('an ended request is repeated with its description', async (t) => {
  const { app, owner, requester, wanted, offered: camera, askByHand, look, call } = await testBundle(t)
  const drum = testItem(app, owner.id, { name: 'Drum' })
  const id = await askByHand(wanted)
  t.equal((await call(owner, 'DELETE', `/products/delete/${wanted}`)).status, 200)
  t.match(await look(requester, id), { outcome: 'item_gone', has_unlisted: true })
  const again = { requested_product_ids: [drum], unlisted_of: id, message: 'For the drum?' }
  t.match(
    await call(owner, 'POST', '/exchange-request', { ...again, requested_product_ids: [camera] }),
    { status: 422, body: { errors: { unlisted_of: [String] } } },
    'it is not the owner’s',
  )
  const sent = await call(requester, 'POST', '/exchange-request', again)
  t.equal(sent.status, 200)
  const { offered } = await look(owner, sent.body.data.id)
  t.match(offered, [{ id: null, name: 'Film', image: /^\/uploads/, condition: 'New' }])
  t.match(sent.body.data, { description: /Ten rolls/ })
})

t.test(
  'a request that brings along what an earlier one described adds one thing, and not ever more',
  async (t) => {
    const { app, owner, requester, wanted, askByHand, call } = await testBundle(t)
    const things = ['Drum', 'Flute'].map((name) => testItem(app, owner.id, { name }))
    const withdraw = (id: number) => call(requester, 'POST', `/exchange-request/${id}/withdrawal`)
    const first = await askByHand(wanted)
    await withdraw(first)
    const second = await askByHand(things[0]!, { unlisted_of: String(first) })
    t.ok(second)
    await withdraw(second)
    t.notOk(await askByHand(things[1]!, { unlisted_of: String(second) }), 'a third thing')
    t.equal(
      (
        await call(requester, 'POST', '/exchange-request', {
          requested_product_ids: [things[1]],
          unlisted_of: second,
          message: 'For the flute?',
        })
      ).status,
      200,
      'both come along again',
    )
  },
)

t.test(
  'another user’s request, or one with listed items only, has no free-text items to offer again',
  async (t) => {
    const { requester, wanted, offered, asked, ask, look, call } = await testBundle(t)
    const id = await asked([wanted], [offered])
    t.match(await look(requester, id), { has_unlisted: false })
    await call(requester, 'POST', `/exchange-request/${id}/withdrawal`)
    t.match(await ask([wanted], [], { unlisted_of: id }), {
      status: 422,
      body: { errors: { unlisted_of: [String] } },
    })
    t.equal((await ask([wanted], [], { unlisted_of: 99_999 })).status, 404)
  },
)

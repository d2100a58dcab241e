import t, { type Test } from 'tap'
import { createRequest } from '../../../../server/trading/exchanges/exchange-offers-service.ts'
import { counterRequest, updateRequest } from '../../../../server/trading/exchanges/exchange-terms-service.ts'
import { PASSWORD } from '../../../helpers/accounts.ts'
import { testBundle } from '../../../helpers/bundle.ts'
import { testItem } from '../../../helpers/items.ts'
import { testModerator } from '../../../helpers/moderator.ts'

// The page is outdated when the user acts: items, people or their relation have changed.

type Bundle = Awaited<ReturnType<typeof testBundle>> & { act: ReturnType<typeof testModerator>['act'] }

const site = async (t: Test): Promise<Bundle> => {
  const bundle = await testBundle(t)
  return { ...bundle, act: testModerator(bundle.app).act }
}

const MEANWHILE = {
  'the owner of the item was suspended': {
    happens: ({ act, owner }: Bundle) => act('POST', `/people/${owner.id}/suspension`, { reason: 'x' }),
    asks: 404,
    counters: 409,
  },
  'the owner has blocked the requester': {
    happens: ({ call, owner, requester }: Bundle) => call(owner, 'POST', `/blocks/${requester.id}`),
    asks: 403,
    counters: 403,
  },
  'the requester has blocked the owner': {
    happens: ({ call, owner, requester }: Bundle) => call(requester, 'POST', `/blocks/${owner.id}`),
    asks: 403,
    counters: 403,
  },
  'the item was hidden': {
    happens: ({ act, wanted }: Bundle) => act('POST', `/items/${wanted}/hiding`),
    asks: 404,
    counters: 404,
    waits: true,
  },
  'the item was deleted': {
    happens: ({ call, owner, wanted }: Bundle) => call(owner, 'DELETE', `/products/delete/${wanted}`),
    asks: 404,
    counters: 409,
  },
}

for (const [what, { happens, asks, counters, ...more }] of Object.entries(MEANWHILE)) {
  t.test(`${what} during the request: not requested, countered or accepted`, async (t) => {
    const bundle = await site(t)
    const { owner, requester, wanted, offered, ofOwner, ofRequester, asked, ask, counter, accept, look } =
      bundle
    const id = await asked([wanted], [offered])
    t.equal((await counter(owner, id, 1, [wanted], [offered, ofRequester[0]!])).status, 200)
    t.equal((await happens(bundle)).status, 200)
    t.equal((await accept(requester, id, { revision: 2 })).status, 409)
    t.equal((await counter(requester, id, 2, [wanted], [offered])).status, counters)
    t.equal((await ask([wanted, ofOwner[0]!], [offered])).status, asks)
    t.equal((await look(requester, id)).status, 'waits' in more ? 'pending' : 'rejected')
  })
}

t.test('who is suspended while they ask, counter or change has done none of it', async (t) => {
  const { app, act, owner, requester, wanted, offered, ofOwner, asked, look } = await site(t)
  const id = await asked([wanted], [offered])
  const terms = { requested_product_ids: [ofOwner[0]!], offered_product_ids: [offered] }
  const suspend = (who: typeof owner) => act('POST', `/people/${who.id}/suspension`, { reason: 'x' })
  const away = /suspended/
  t.equal((await suspend(requester)).status, 200)
  t.throws(() => createRequest(app.db, requester.id, { ...terms, message: 'Please' }, []), away)
  t.throws(() => updateRequest(app.db, requester.id, id, { message: 'Please' }), away)
  t.equal((await look(owner, id)).revision, 1)
  t.equal((await suspend(owner)).status, 200)
  t.throws(
    () => counterRequest(app.db, owner.id, id, { ...terms, revision: 1, message: '', keep_unlisted: false }),
    away,
  )
})

t.test('a counter of eleven things of either is refused, and changes nothing', async (t) => {
  const { app, owner, requester, wanted, offered, asked, counter, look } = await site(t)
  const id = await asked([wanted], [offered])
  const eleven = (ownerId: number) => Array.from({ length: 11 }, () => testItem(app, ownerId))
  t.match(await counter(owner, id, 1, eleven(owner.id), [offered]), {
    status: 422,
    body: { errors: { requested_product_ids: [String] } },
  })
  t.match(await counter(owner, id, 1, [wanted], eleven(requester.id)), {
    status: 422,
    body: { errors: { offered_product_ids: [String] } },
  })
  t.equal((await look(owner, id)).revision, 1)
})

t.test('no address of a deleted user is shown, in any state of the swap', async (t) => {
  const { owner, requester, wanted, offered, asked, accept, look, call } = await site(t)
  const id = await asked([wanted], [offered])
  await accept(owner, id)
  t.match((await look(owner, id)).other, { email: requester.email, contact_hidden: null })
  await call(requester, 'DELETE', '/account', { password: PASSWORD })
  const gone = { name: 'Former member', email: null, phone: null, contact_hidden: null }
  t.match((await look(owner, id)).other, gone)
  t.match((await call(owner, 'GET', `/exchange-request/${id}/offered-product`)).body.data.owner, gone)
})

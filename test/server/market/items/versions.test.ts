import t from 'tap'
import { testShop } from '../../../helpers/shop.ts'

t.test('an edit of an older version is refused with the differences (409)', async (t) => {
  const { call, post } = await testShop(t)
  const { id, version } = (await post()).body.data.product
  const url = `/product/update/${id}`
  const first = await call(url, { name: 'Camera with a lens', version: String(version) })
  t.equal(first.status, 200)
  t.ok(first.body.data.product.version > version)

  const older = await call(url, { description: 'Hardly used', version: String(version) })
  t.match(older, { status: 409, body: { status: false, message: /Item Name/ } })
  t.strictSame(older.body.errors, { name: ['Now: Camera with a lens'] }, 'only what differs')
  t.match((await call(url, {})).body.data.product.description, 'Works as it should', 'nothing was stored')

  const newest = await call(url, {
    description: 'Hardly used',
    version: String(first.body.data.product.version),
  })
  t.equal(newest.status, 200)
})

t.test('an edit without a version is accepted as before', async (t) => {
  const { call, post } = await testShop(t)
  const { id } = (await post()).body.data.product
  t.equal((await call(`/product/update/${id}`, { name: 'One' })).status, 200)
  t.equal((await call(`/product/update/${id}`, { name: 'Two' })).status, 200)
})

t.test('an edit that changes nothing makes no version, and a broken version is 422', async (t) => {
  const { call, post } = await testShop(t)
  const { id, version, name } = (await post()).body.data.product
  const same = await call(`/product/update/${id}`, { name, version: String(version) })
  t.equal(same.body.data.product.version, version)
  for (const wrong of ['x', '0', '1.5'])
    t.match(await call(`/product/update/${id}`, { version: wrong }), {
      status: 422,
      body: { errors: { version: [String] } },
    })
  t.equal((await call(`/product/update/${id}`, { version: '99' })).status, 409)
})

t.test('pictures, wishes and gifts count as edits', async (t) => {
  const { call, post } = await testShop(t)
  const { id, version } = (await post()).body.data.product
  const url = `/product/update/${id}`
  await call(url, { 'wishes[]': 'a tent' })
  await call(url, { is_gift: '1' })
  const older = await call(url, { name: 'x', version: String(version) })
  t.equal(older.status, 409)
  t.strictSame(Object.keys(older.body.errors).sort(), ['is_gift', 'wishes'])
})

t.test('a profile has a version as well', async (t) => {
  const { app, call, owner } = await testShop(t)
  const profile = async () => (await app.inject({ url: '/api/profile', headers: owner.bearer })).json().data
  const { version } = await profile()
  const url = '/dashboard/profile/update'
  const first = await call(url, { address: '2 Side St', version: String(version) })
  t.equal(first.status, 200, 'with a version, what was not touched may be left out')
  const older = await call(url, { about: 'I mend bicycles', version: String(version) })
  t.match(older, { status: 409, body: { errors: { address: ['Now: 2 Side St'] } } })
  t.match(await profile(), { about: '', address: '2 Side St', version: version + 1 })
  t.equal((await call(url, { about: 'I mend bicycles', version: String(version + 1) })).status, 200)
  t.equal((await call(url, { name: 'Ada' })).status, 422, 'without a version as before')
})

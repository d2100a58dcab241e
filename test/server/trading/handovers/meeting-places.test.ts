import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testAdmin } from '../../../helpers/admin.ts'
import { testApp } from '../../../helpers/app.ts'

interface Row {
  id: number
  name: string
  version: number
}

const rowsOf = ({ body }: { body: { data: { places: Row[] } } }) => body.data.places

t.test('admins keep a list of meeting places, which members are offered in its order', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  const { bearer } = testAccount(app)
  const offered = async () =>
    (await app.inject({ url: '/api/meeting-places', headers: bearer }))
      .json()
      .data.map(({ name }: Row) => name)
  t.strictSame(await offered(), [])
  await call('POST', '/meeting-places', { name: 'Library' })
  const [library, station] = rowsOf(await call('POST', '/meeting-places', { name: 'Station' })) as [Row, Row]
  t.strictSame(await offered(), ['Library', 'Station'])
  const order = { ids: [station.id, library.id], seen: [library.id, station.id] }
  t.equal((await call('POST', '/meeting-places/order', order)).status, 200)
  t.equal((await call('POST', '/meeting-places/order', order)).status, 409)
  await call('POST', `/meeting-places/${library.id}`, { name: 'Town library', version: 1 })
  t.strictSame(await offered(), ['Station', 'Town library'])
  t.equal((await call('DELETE', `/meeting-places/${station.id}`, { version: 1 })).status, 200)
  t.strictSame(await offered(), ['Town library'])
  t.equal((await app.inject('/api/meeting-places')).statusCode, 401)
})

t.test('the second of two admins gets a conflict, and no place is stored twice', async (t) => {
  const app = await testApp(t)
  const [ada, bob] = [testAdmin(app), testAdmin(app, 'Bob Admin')]
  const [{ id }] = rowsOf(await ada.call('POST', '/meeting-places', { name: 'Library' })) as [Row]
  t.equal((await ada.call('POST', `/meeting-places/${id}`, { name: 'Old Läden', version: 1 })).status, 200)
  t.equal((await bob.call('POST', `/meeting-places/${id}`, { name: 'New library', version: 1 })).status, 409)
  t.equal((await bob.call('DELETE', `/meeting-places/${id}`, { version: 1 })).status, 409)
  t.equal((await bob.call('DELETE', '/meeting-places/999', { version: 1 })).status, 404)
  t.match(await bob.call('POST', '/meeting-places', { name: 'OLD LÄDEN' }), {
    status: 422,
    body: { errors: { name: [String] } },
  })
  t.equal((await bob.call('POST', '/meeting-places', { name: ' ' })).status, 422)
})

t.test('fifty places are all there is room for', async (t) => {
  const app = await testApp(t)
  const { call } = testAdmin(app)
  for (let at = 0; at < 50; at++) await call('POST', '/meeting-places', { name: `Place ${at}` })
  t.equal((await call('POST', '/meeting-places', { name: 'One more' })).status, 409)
})

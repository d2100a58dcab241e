import t from 'tap'
import { testNeighbours } from '../../../helpers/neighbours.ts'
import { until } from '../../../helpers/until.ts'

t.test('a wish in German finds an item in Arabic, and the swap is agreed', async (t) => {
  const { app, person, item, call } = await testNeighbours(t)
  const [ada, karim] = [person('Ada'), person('Karim')]
  const lamp = item(ada, 'Stehlampe')
  await call(ada, 'POST', '/wishes', { text: 'ein Fahrrad', for: [lamp] })
  const bike = item(karim, 'دراجة حمراء')
  await until(() => app.db.$client.prepare('SELECT count(*) FROM wish_checks').pluck().get() === 0)

  const notices = (await call(ada, 'GET', '/notifications')).data.notifications
  t.match(notices, [{ type: 'wish_found', url: `/productdetails/${bike}` }], 'the wisher is notified')
  const isAcross = app.db.$client.prepare('SELECT is_across FROM wish_matches WHERE item_id = ?').pluck()
  t.equal(isAcross.get(bike), 1, 'the match is one across languages, so a circle needs a yes')
  t.match((await call(ada, 'GET', '/matches/deck')).data, [{ card: { id: bike }, why: 'your_wish' }])

  const asked = await call(ada, 'POST', '/exchange-request', {
    requested_product_ids: [bike],
    offered_product_ids: [lamp],
    message: 'Tauschen wir?',
  })
  t.equal(asked.status, 200)
  const accepted = await call(karim, 'POST', `/exchange-request/${asked.data.id}/accept`)
  t.equal(accepted.status, 200)
  const status = app.db.$client.prepare('SELECT status FROM items WHERE id = ?').pluck()
  t.strictSame([status.get(bike), status.get(lamp)], ['reserved', 'reserved'])
})

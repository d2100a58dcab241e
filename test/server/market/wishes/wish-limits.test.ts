import t from 'tap'
import { WISH } from '../../../../server/market/limits.ts'
import { testApp, testEnvironment } from '../../../helpers/app.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'
import { until } from '../../../helpers/until.ts'

// One account must not exhaust the limits of wishes and their owners.

/** A market, with the matches and notices of its wishes. */
async function limitedMarket(t: Parameters<typeof testNeighbours>[0], env: Record<string, string> = {}) {
  const market = await testNeighbours(t, env)
  const { $client } = market.app.db
  const compared = () => until(() => $client.prepare('SELECT count(*) FROM wish_checks').pluck().get() === 0)
  const matches = () => $client.prepare('SELECT item_id FROM wish_matches ORDER BY item_id').pluck().all()
  const notified = (like = '%') =>
    $client
      .prepare(
        `SELECT count(*) FROM notifications JOIN accounts ON accounts.id = account_id
         WHERE kind = 'wish_found' AND accounts.name LIKE ?`,
      )
      .pluck()
      .get(like)
  const wishers = async (count: number, name: string, wish: object) => {
    for (let at = 0; at < count; at++)
      await market.call(market.person(`${name} ${at}`), 'POST', '/wishes', wish)
  }
  return { ...market, compared, matches, notified, wishers }
}

t.test('a new wish finds the newest 3 items of one owner', async (t) => {
  const { person, item, call, matches } = await limitedMarket(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const honest = item(person('Cleo'), 'Kayak')
  const many = Array.from({ length: WISH.matches + 1 }, (_, at) => item(bob, `Kayak ${at}`))
  await call(ada, 'POST', '/wishes', { text: 'kayak' })
  t.strictSame(matches(), [honest, ...many.slice(-WISH.matchesOfOwner)])
})

t.test('a new wish finds the item behind 1,300 keyword items of one owner', async (t) => {
  const { app, person, item, call, matches } = await limitedMarket(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const honest = item(person('Cleo'), 'Kayak')
  app.db.$client.transaction(() => {
    for (let at = 0; at < 1300; at++)
      item(bob, at % 2 ? `Kayak ${at}` : `Thing ${at}`, { description: `${'word '.repeat(60)}kayak` })
  })()
  await call(ada, 'POST', '/wishes', { text: 'kayak' })
  t.equal(matches().length, 1 + WISH.matchesOfOwner)
  t.ok(matches().includes(honest))
})

t.test('new items of one owner replace only matches of the same owner', async (t) => {
  const { person, item, call, matches, compared } = await limitedMarket(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  await call(ada, 'POST', '/wishes', { text: 'kayak' })
  const honest = item(person('Cleo'), 'Kayak')
  const many = Array.from({ length: WISH.matches + 1 }, (_, at) => item(bob, `Kayak ${at}`))
  await compared()
  t.strictSame(matches(), [honest, ...many.slice(-WISH.matchesOfOwner)])
})

t.test('wanted items stay matched in addition to the newest 3 of their owner', async (t) => {
  const { app, person, item, call, matches, compared } = await limitedMarket(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  await call(ada, 'POST', '/wishes', { text: 'kayak' })
  const wanted = item(bob, 'Kayak')
  await compared()
  app.db.$client
    .prepare("INSERT INTO wants (account_id, item_id, answer, held_at) VALUES (?, ?, 'yes', 1)")
    .run(ada.id, wanted)
  const many = Array.from({ length: 5 }, (_, at) => item(bob, `Kayak ${at}`))
  await compared()
  t.strictSame(matches(), [wanted, ...many.slice(-WISH.matchesOfOwner)])
})

t.test('an older item of an owner replaces one that is no longer available', async (t) => {
  const env = testEnvironment(t)
  const { app, person, item, call, matches } = await limitedMarket(t, env)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const [oldest, ...newest] = Array.from({ length: 4 }, (_, at) => item(bob, `Kayak ${at}`))
  await call(ada, 'POST', '/wishes', { text: 'kayak' })
  t.strictSame(matches(), newest)
  app.db.$client.prepare("UPDATE items SET status = 'traded' WHERE id = ?").run(newest[1])
  await app.close()
  const again = await testApp(t, env)
  const found = again.db.$client.prepare('SELECT item_id FROM wish_matches ORDER BY item_id').pluck()
  await until(() => found.all().includes(oldest))
  t.strictSame(found.all(), [oldest, newest[0], newest[2]])
})

t.test('only the first 60 words of a description count for wishes', async (t) => {
  const { person, item, call, matches, compared } = await limitedMarket(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const words = (count: number) => 'word '.repeat(count)
  const found = item(bob, 'Boat', { description: `<p>${words(WISH.describing - 1)}kayak</p>` })
  item(bob, 'Thing', { description: `<p>${words(WISH.describing)}kayak</p>` })
  await call(ada, 'POST', '/wishes', { text: 'kayak' })
  t.strictSame(matches(), [found])
  item(bob, 'Other thing', { description: `<p>${words(WISH.describing)}kayak</p>` })
  await compared()
  t.strictSame(matches(), [found])
})

t.test('30 people are notified of one item, by name and category before description', async (t) => {
  const { person, item, compared, notified, wishers, category } = await limitedMarket(t)
  await wishers(WISH.toldOfItem, 'Lamp', { text: 'lamp' })
  await wishers(2, 'Category', { product_category_id: category })
  await wishers(3, 'Kayak', { text: 'kayak' })
  item(person('Bob'), 'Kayak', { product_category_id: category, description: 'With a lamp' })
  await compared()
  t.equal(notified(), WISH.toldOfItem)
  t.equal(notified('Kayak%'), 3)
  t.equal(notified('Category%'), 2)
  t.equal(notified('Lamp%'), WISH.toldOfItem - 5)
})

t.test('60 notices a day are sent of the items of one owner', async (t) => {
  const { app, person, item, compared, notified, wishers } = await limitedMarket(t)
  const [bob, cleo] = [person('Bob'), person('Cleo')]
  await wishers(WISH.toldOfItem, 'Kayak', { text: 'kayak' })
  for (let at = 0; at < 3; at++) item(bob, `Kayak ${at}`)
  await compared()
  t.equal(notified(), WISH.toldByOwner)
  item(cleo, 'Kayak')
  await compared()
  t.equal(notified(), WISH.toldByOwner + WISH.toldOfItem, 'other owners are not affected')
  app.db.$client.prepare('UPDATE wish_tellings SET told_at = told_at - ?').run(WISH.tellingTime)
  item(bob, 'Kayak again')
  await compared()
  t.equal(notified(), WISH.toldByOwner + 2 * WISH.toldOfItem, 'the next day begins at 0')
})

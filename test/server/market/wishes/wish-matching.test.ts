import { setImmediate } from 'node:timers/promises'
import t from 'tap'
import { deleteItem } from '../../../../server/market/items/own-items-service.ts'
import { WISH } from '../../../../server/market/limits.ts'
import { itemsInWords, wishesThatFit } from '../../../../server/market/wishes/wish-matches-service.ts'
import { forgetTellings } from '../../../../server/market/wishes/wish-notices.ts'
import { makeWish } from '../../../../server/market/wishes/wishes-service.ts'
import { testApp, testEnvironment } from '../../../helpers/app.ts'
import { type Neighbours, testNeighbours } from '../../../helpers/neighbours.ts'
import { until } from '../../../helpers/until.ts'

/** Waits until all changes are compared with all wishes. */
const compared = ({ app }: Neighbours) =>
  until(() => app.db.$client.prepare('SELECT count(*) FROM wish_checks').pluck().get() === 0)

const noticesOf = async ({ call }: Neighbours, who: { token: string }) => {
  const { data } = await call(who as never, 'GET', '/notifications')
  return data.notifications as { type: string; text: string; url: string }[]
}

t.test('a wish finds what search would, and not what merely asks for the same', async (t) => {
  const { app, person, item, category } = await testNeighbours(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const kayak = item(bob, 'Two sea kayaks')
  const sofa = item(bob, 'Red couch')
  const photo = item(bob, 'Photography course')
  const carpet = item(bob, 'Carpet', { description: 'From the nineties' })
  item(bob, 'Tent', { trade_preferences: 'A kayak' })
  item(ada, 'My own kayak')
  const found = (text: string, categoryId: number | null = null) =>
    itemsInWords(app.db, { text, categoryId, accountId: ada.id }).map(({ id }) => id)
  t.strictSame(
    found('a kayak'),
    [kayak],
    'another form, without the article, and not what is wanted for a tent',
  )
  t.strictSame(found('course aus dem photo'), [photo], 'nor without what only joins words, in any language')
  t.strictSame(found('couch without red'), [sofa], 'nor without what takes something away')
  t.strictSame(found('sofa'), [sofa], 'a synonym')
  t.strictSame(found('photo'), [photo], 'the beginning of a word')
  t.strictSame(found('car'), [], 'a short word is no beginning')
  t.strictSame(found('carpet'), [carpet])
  t.strictSame(found('kaiak'), [], 'no corrected words')
  t.strictSame(found('kayak', category), [], 'not in another category')
  t.strictSame(found('"* OR'), [])
})

t.test('the owner of a wish is notified once of a new matching item', async (t) => {
  const market = await testNeighbours(t)
  const { app, person, item, call, category } = market
  const [ada, bob, cleo, dan] = [person('Ada'), person('Bob'), person('Cleo'), person('Dan')]
  await call(ada, 'POST', '/wishes', { text: 'kayak' })
  await call(ada, 'POST', '/wishes', { text: 'sea kayak' })
  await call(cleo, 'POST', '/wishes', { product_category_id: category })
  await call(dan, 'POST', '/wishes', { text: 'kayak' })
  await call(bob, 'POST', '/wishes', { text: 'kayak' })
  app.db.$client.prepare('INSERT INTO blocks (blocker_id, blocked_id) VALUES (?, ?)').run(dan.id, bob.id)
  const kayak = item(bob, 'Sea kayak', { product_category_id: category })
  await compared(market)
  const told = await noticesOf(market, ada)
  t.match(told, [{ type: 'wish_found', url: `/productdetails/${kayak}` }])
  t.match(told[0]?.text, /“(sea )?kayak”, and Bob has posted Sea kayak\.$/)
  t.equal(told.length, 1, 'one notice for two wishes')
  t.match(await noticesOf(market, cleo), [
    { text: 'You’re looking for “Curiosities”, and Bob has posted Sea kayak.' },
  ])
  t.strictSame(await noticesOf(market, dan), [], 'not between people of whom one has blocked the other')
  t.strictSame(await noticesOf(market, bob), [], 'not to oneself')
  await call(bob, 'POST', `/product/update/${kayak}`, { name: 'Blue sea kayak' })
  await compared(market)
  t.equal((await noticesOf(market, ada)).length, 1, 'an edit is nothing new')
})

t.test('there is no notification of unrelated, own or unavailable items', async (t) => {
  const market = await testNeighbours(t)
  const { app, person, item, call, category } = market
  const [ada, bob] = [person('Ada'), person('Bob')]
  await call(ada, 'POST', '/wishes', { text: 'kayak', product_category_id: category })
  await call(bob, 'POST', '/wishes', { product_category_id: category })
  item(bob, 'Lamp', { product_category_id: category })
  item(bob, 'Kayak')
  const hidden = item(bob, 'Kayak', { product_category_id: category })
  app.db.$client.prepare("UPDATE items SET status = 'hidden' WHERE id = ?").run(hidden)
  await compared(market)
  t.strictSame(await noticesOf(market, ada), [])
  t.strictSame(await noticesOf(market, bob), [])
  item(bob, 'Kayak', { product_category_id: category })
  await compared(market)
  t.equal((await noticesOf(market, ada)).length, 1)
})

t.test('a wish for a category by its name in any language of the site is matched', async (t) => {
  const market = await testNeighbours(t)
  const { app, person, item, call } = market
  const [ada, bob] = [person('Ada'), person('Bob')]
  await call(ada, 'POST', '/wishes', { text: 'Fahrräder & Transport' })
  const id = app.db.$client
    .prepare("SELECT id FROM categories WHERE name = 'Bikes & Transport'")
    .pluck()
    .get()
  item(bob, 'Red one', { product_category_id: id as number })
  await compared(market)
  t.match(await noticesOf(market, ada), [{ type: 'wish_found' }])
})

t.test('matches found at creation are not announced again', async (t) => {
  const market = await testNeighbours(t)
  const { app, person, item } = market
  const [ada, bob] = [person('Ada'), person('Bob')]
  makeWish(app.db, ada.id, { text: 'tent' })
  // The item is not compared with wishes yet.
  const kayak = item(bob, 'Kayak')
  makeWish(app.db, ada.id, { text: 'kayak' })
  await compared(market)
  t.match(wishesThatFit(app.db, kayak, 5), [{ accountId: ada.id }])
  t.strictSame(await noticesOf(market, ada), [])
})

t.test("one person's flood of items is no flood of notices", async (t) => {
  const market = await testNeighbours(t)
  const { person, item, call } = market
  const [ada, bob, cleo] = [person('Ada'), person('Bob'), person('Cleo')]
  await call(ada, 'POST', '/wishes', { text: 'kayak' })
  for (let at = 0; at < 10; at++) item(bob, `Kayak ${at}`)
  await compared(market)
  t.equal((await noticesOf(market, ada)).length, 3)
  item(cleo, 'Kayak')
  await compared(market)
  t.equal((await noticesOf(market, ada)).length, 4, "somebody else's is told still")
})

t.test('nor is a flood that many people make, until the day is over', async (t) => {
  const market = await testNeighbours(t)
  const { app, person, item, call } = market
  const ada = person('Ada')
  await call(ada, 'POST', '/wishes', { text: 'kayak' })
  const told = () =>
    app.db.$client
      .prepare("SELECT count(*) FROM notifications WHERE account_id = ? AND kind = 'wish_found'")
      .pluck()
      .get(ada.id)
  for (let at = 0; at <= WISH.told; at++) item(person(`Bob ${at}`), 'Kayak')
  await compared(market)
  forgetTellings(app.db)
  item(person('Dan'), 'Kayak')
  await compared(market)
  t.equal(told(), WISH.told, 'what counts still is not forgotten')
  app.db.$client.prepare('UPDATE wish_tellings SET told_at = told_at - ?').run(WISH.tellingTime)
  item(person('Cleo'), 'Kayak')
  await compared(market)
  t.equal(told(), WISH.told + 1)
})

t.test('what a wish finds follows what is written, the newest 30', async (t) => {
  const market = await testNeighbours(t)
  const { app, person, item, call } = market
  const [ada, bob] = [person('Ada'), person('Bob')]
  const old = item(bob, 'Old kayak')
  const wish = (await call(ada, 'POST', '/wishes', { text: 'kayak' })).data.id
  const matches = () =>
    app.db.$client
      .prepare<[number], number>('SELECT item_id FROM wish_matches WHERE wish_id = ? ORDER BY item_id')
      .pluck()
      .all(wish)
  t.strictSame(matches(), [old], 'what was there before')
  const boat = item(bob, 'Boat')
  await call(bob, 'POST', `/product/update/${boat}`, { name: 'Kayak after all' })
  await call(bob, 'POST', `/product/update/${old}`, { name: 'Canoe after all' })
  await compared(market)
  t.strictSame(matches(), [boat])
  const many = ofOwners(market, 30)
  await compared(market)
  t.strictSame(
    matches(),
    many.map(({ id }) => id),
  )
  await call(many[3]!.owner, 'DELETE', `/products/delete/${many[3]!.id}`)
  t.equal(matches().length, 29)
  app.db.$client
    .prepare('INSERT INTO synonyms ("group", text, key) VALUES (900, ?, ?), (900, ?, ?)')
    .run('kayak', 'kayak', 'qajaq', 'qajaq')
  const inuit = item(bob, 'Qajaq')
  await compared(market)
  await until(() => matches().includes(inuit))
})

/** Lists one kayak each for `count` new owners. */
function ofOwners({ person, item }: Neighbours, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const owner = person(`Owner ${at}`)
    return { owner, id: item(owner, 'Kayak') }
  })
}

/** Event-loop turns until all changes are compared. */
async function turnsUntilCompared({ app }: Neighbours): Promise<number> {
  const waiting = app.db.$client.prepare('SELECT count(*) FROM wish_checks').pluck()
  let turns = 0
  for (; waiting.get() !== 0; turns++) await setImmediate()
  return turns
}

/** Adds `count` people with the same wish. */
async function wishers({ app, person, call }: Neighbours, count: number, text = 'kayak') {
  const { $client } = app.db
  const first = person('First')
  const id = (await call(first, 'POST', '/wishes', { text })).data.id
  $client.transaction(() => {
    for (let at = 0; at < count; at++) {
      const wisher = $client
        .prepare(
          `INSERT INTO accounts (name, email, phone_number, address, password_hash, terms_accepted_at)
           SELECT name, ? || email, phone_number, address, password_hash, terms_accepted_at FROM accounts WHERE id = ?`,
        )
        .run(at, first.id).lastInsertRowid
      const wish = $client
        .prepare('INSERT INTO wishes (account_id, text, key, for_any) VALUES (?, ?, ?, 1)')
        .run(wisher, text, text).lastInsertRowid
      $client.prepare('INSERT INTO wish_words SELECT word, ? FROM wish_words WHERE wish_id = ?').run(wish, id)
    }
  })()
}

t.test('an item that fits a thousand wishes is compared while the site serves', async (t) => {
  const market = await testNeighbours(t)
  const { app, person, item } = market
  const bob = person('Bob')
  const { $client } = app.db
  const notices = $client.prepare('SELECT count(*) FROM notifications').pluck()
  const matches = $client.prepare('SELECT count(*) FROM wish_matches WHERE item_id = ?').pluck()
  await wishers(market, 1000)
  const kayak = item(bob, 'Kayak')
  t.equal(notices.get(), 0, 'posting waits for none of it')
  const turns = await turnsUntilCompared(market)
  t.equal(notices.get(), WISH.toldOfItem)
  t.equal(matches.get(kayak), 1001)
  t.ok(turns >= 1000 / WISH.atOnce, `others had ${turns} turns meanwhile`)

  $client.prepare("UPDATE items SET name = 'Canoe' WHERE id = ?").run(kayak)
  const more = await turnsUntilCompared(market)
  t.equal(matches.get(kayak), 0)
  t.ok(more >= 1000 / WISH.atOnce, `others had ${more} turns while it was taken off them`)
})

t.test('so is one that fits none of a thousand wishes with a word of it', async (t) => {
  const market = await testNeighbours(t)
  const { person, item } = market
  await wishers(market, 1000, 'red kayak')
  item(person('Bob'), 'Kayak')
  const turns = await turnsUntilCompared(market)
  t.strictSame(noted(market), [])
  t.ok(turns >= 1000 / WISH.atOnce, `others had ${turns} turns meanwhile`)
})

t.test('a poster’s response includes few wishes, the likeliest first', async (t) => {
  const market = await testNeighbours(t)
  const { app, person, item, call, category } = market
  const [ada, bob, cleo] = [person('Ada'), person('Bob'), person('Cleo')]
  await wishers(market, WISH.answered, 'red kayak')
  await call(ada, 'POST', '/wishes', { text: 'lamp' })
  await call(cleo, 'POST', '/wishes', { text: 'tent' })
  const found = (itemId: number, most = 5) =>
    wishesThatFit(app.db, itemId, most).map(({ accountId }) => accountId)
  const tent = item(bob, 'Tent', { description: 'For a kayak, with a lamp' })
  t.strictSame(found(tent), [cleo.id], 'at once who looks for what it is called')
  await compared(market)
  t.strictSame(found(tent).toSorted(), [ada.id, cleo.id], 'everybody once it has been compared')
  t.equal(found(tent, 1).length, 1)

  const { $client } = app.db
  const ids = "SELECT account_id FROM wishes WHERE text = 'red kayak'"
  $client
    .prepare(`INSERT INTO wishes (account_id, category_id, for_any) SELECT account_id, ?, 1 FROM (${ids})`)
    .run(category)
  $client.exec(`UPDATE accounts SET suspended_at = 1 WHERE id IN (${ids})`)
  await call(cleo, 'POST', '/wishes', { product_category_id: category })
  const vase = item(bob, 'Vase', { product_category_id: category })
  t.strictSame(found(vase), [], 'nor for all who look for anything of its kind')
  await compared(market)
  t.match(
    await noticesOf(market, cleo),
    [{ text: /Bob has posted Vase\.$/ }, {}],
    'who are told all the same',
  )
})

t.test('an item deleted during matching does not block others', async (t) => {
  const market = await testNeighbours(t)
  const { app, person, item, call } = market
  const [ada, bob] = [person('Ada'), person('Bob')]
  await wishers(market, 500)
  await call(ada, 'POST', '/wishes', { text: 'lamp' })
  const kayak = item(bob, 'Kayak')
  const lamp = item(bob, 'Lamp')
  while (noted(market).length === 0) await setImmediate()
  deleteItem(app.db, bob.id, kayak)
  await compared(market)
  t.strictSame(noted(market), [lamp])
  t.match(await noticesOf(market, ada), [{ type: 'wish_found' }])
})

/** Items stored as matches of any wish. */
const noted = ({ app }: Neighbours) =>
  app.db.$client.prepare('SELECT DISTINCT item_id FROM wish_matches ORDER BY item_id').pluck().all()

t.test('an item that is edited while it is compared is compared again', async (t) => {
  const market = await testNeighbours(t)
  const { app, person, item, call, category } = market
  const [bob, cleo] = [person('Bob'), person('Cleo')]
  await wishers(market, 500)
  await call(cleo, 'POST', '/wishes', { product_category_id: category })
  // Suspended people are not notified, so they do not count towards the item's limit.
  app.db.$client.exec(
    "UPDATE accounts SET suspended_at = 1 WHERE id IN (SELECT account_id FROM wishes WHERE text = 'kayak')",
  )
  const kayak = item(bob, 'Kayak', { product_category_id: category })
  await until(() => noted(market).length === 1)
  t.equal(app.db.$client.prepare('SELECT count(*) FROM wish_checks').pluck().get(), 1, 'in parts')
  await call(bob, 'POST', `/product/update/${kayak}`, { name: 'Canoe' })
  await compared(market)
  t.strictSame(noted(market), [])
  t.equal((await noticesOf(market, cleo)).length, 1, 'and is news once')
})

t.test('an item that matches after an edit is announced once', async (t) => {
  const market = await testNeighbours(t)
  const { person, item, call } = market
  const [ada, bob] = [person('Ada'), person('Bob')]
  await call(ada, 'POST', '/wishes', { text: 'kayak' })
  const thing = item(bob, 'Boat')
  await compared(market)
  t.strictSame(await noticesOf(market, ada), [])
  const rename = async (name: string) => {
    await call(bob, 'POST', `/product/update/${thing}`, { name })
    await compared(market)
  }
  await rename('Kayak')
  t.match(await noticesOf(market, ada), [{ type: 'wish_found', url: `/productdetails/${thing}` }])
  await rename('Boat')
  await rename('Red kayak')
  t.equal((await noticesOf(market, ada)).length, 1)
})

t.test('an item available again matches newer wishes', async (t) => {
  const market = await testNeighbours(t)
  const { app, person, item, call } = market
  const [ada, bob] = [person('Ada'), person('Bob')]
  const kayak = item(bob, 'Kayak')
  const become = (status: string) =>
    app.db.$client.prepare('UPDATE items SET status = ? WHERE id = ?').run(status, kayak)
  become('reserved')
  await call(ada, 'POST', '/wishes', { text: 'kayak' })
  t.strictSame(noted(market), [])
  become('available')
  await compared(market)
  t.strictSame(noted(market), [kayak])
  t.strictSame(await noticesOf(market, ada), [], 'it is nothing new')
})

t.test('older items replace unavailable ones', async (t) => {
  const env = testEnvironment(t)
  const market = await testNeighbours(t, env)
  const { app, person, call } = market
  const [oldest, ...newest] = ofOwners(market, 31).map(({ id }) => id)
  await call(person('Ada'), 'POST', '/wishes', { text: 'kayak' })
  t.strictSame(noted(market), newest)
  app.db.$client.prepare("UPDATE items SET status = 'traded' WHERE id = ?").run(newest[7])
  await app.close()
  const again = await testApp(t, env)
  await until(() => noted({ app: again } as Neighbours).includes(oldest))
  t.notOk(noted({ app: again } as Neighbours).includes(newest[7]))
})

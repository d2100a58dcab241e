import t from 'tap'
import { WISH } from '../../../../server/market/limits.ts'
import { makeWish, ownWishes } from '../../../../server/market/wishes/wishes-service.ts'
import { marketNews } from '../../../../server/swaps/market-news.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'
import { until } from '../../../helpers/until.ts'

t.test('a wish is made, listed, and taken off', async (t) => {
  const { person, item, call, category } = await testNeighbours(t)
  const ada = person('Ada')
  const lamp = item(ada, 'Lamp')
  const any = await call(ada, 'POST', '/wishes', { text: ' A kayak ' })
  t.match(any, {
    status: 200,
    data: { text: 'A kayak', product_category_id: null, category: null, for: null },
  })
  const some = await call(ada, 'POST', '/wishes', { product_category_id: category, for: [lamp] })
  t.match(some.data, {
    text: null,
    product_category_id: category,
    category: { id: category, name: 'Curiosities' },
    for: [lamp],
  })
  const list = await call(ada, 'GET', '/wishes')
  t.strictSame(list.data, [some.data, any.data], 'the newest first')
  t.match(list.body.pagination, { current_page: 1, total: 2 })
  t.equal((await call(ada, 'DELETE', `/wishes/${any.data.id}`)).status, 200)
  t.equal((await call(ada, 'DELETE', `/wishes/${any.data.id}`)).status, 404)
  t.strictSame((await call(ada, 'GET', '/wishes')).data, [some.data])
})

t.test('an empty, too long or invalid wish is refused by field', async (t) => {
  const { person, item, call } = await testNeighbours(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const other = item(bob, 'Lamp')
  const wrong: [object, string][] = [
    [{}, 'text'],
    [{ text: '  ' }, 'text'],
    [{ text: '!?' }, 'text'],
    [{ text: 'x'.repeat(81) }, 'text'],
    [{ text: 7 }, 'text'],
    [{ product_category_id: 999_999 }, 'product_category_id'],
    [{ product_category_id: 0 }, 'product_category_id'],
    [{ text: 'Kayak', for: [] }, 'for'],
    [{ text: 'Kayak', for: [other] }, 'for'],
    [{ text: 'Kayak', for: ['lamp'] }, 'for'],
    [{ text: 'Kayak', for: other }, 'for'],
  ]
  for (const [body, field] of wrong) {
    const { status, body: answer } = await call(ada, 'POST', '/wishes', body)
    t.equal(status, 422, JSON.stringify(body))
    t.ok(
      Object.keys(answer.errors).some((name) => name.startsWith(field)),
      `${field} of ${JSON.stringify(body)}`,
    )
  }
  t.equal((await call(ada, 'POST', '/wishes', { text: 'x'.repeat(80) })).status, 200)
  t.equal((await call(null, 'POST', '/wishes', { text: 'Kayak' })).status, 401)
})

t.test('a duplicate wish is stored once, and other users cannot delete it', async (t) => {
  const { person, call } = await testNeighbours(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const first = await call(ada, 'POST', '/wishes', { text: 'Kayak' })
  t.equal((await call(ada, 'POST', '/wishes', { text: 'kayak ' })).data.id, first.data.id)
  t.equal((await call(bob, 'DELETE', `/wishes/${first.data.id}`)).status, 404)
  t.equal((await call(ada, 'GET', '/wishes')).data.length, 1)
})

t.test('the same words for another category, or for other things, are another wish', async (t) => {
  const { person, item, call, category } = await testNeighbours(t)
  const ada = person('Ada')
  const [lamp, tent] = [item(ada, 'Lamp'), item(ada, 'Tent')]
  for (const more of [{}, { product_category_id: category }, { for: [lamp] }, { for: [tent] }])
    t.equal((await call(ada, 'POST', '/wishes', { text: 'Kayak', ...more })).status, 200)
  t.match(
    (await call(ada, 'GET', '/wishes')).data,
    [
      { for: [tent] },
      { for: [lamp] },
      { for: null, product_category_id: category },
      { for: null, product_category_id: null },
    ],
    'the newest first',
  )
})

t.test('saving an item does not change general wishes, which its form omits', async (t) => {
  const { person, item, call } = await testNeighbours(t)
  const ada = person('Ada')
  const lamp = item(ada, 'Lamp')
  const any = (await call(ada, 'POST', '/wishes', { text: 'Kayak' })).data
  for (const wishes of [['Kayak'], []]) await call(ada, 'POST', `/product/update/${lamp}`, { wishes })
  t.strictSame((await call(ada, 'GET', '/wishes')).data, [any])
})

t.test('wishes for a former item are not shown with its owner', async (t) => {
  const { app, person, item, call } = await testNeighbours(t)
  const ada = person('Ada')
  const lamp = item(ada, 'Lamp')
  await call(ada, 'POST', '/wishes', { text: 'Kayak', for: [lamp] })
  await call(ada, 'POST', '/wishes', { text: 'Tent' })
  const shown = async () =>
    (await call(null, 'GET', `/people/${ada.id}`)).data.wishes.map(({ text }: { text: string }) => text)
  t.strictSame(await shown(), ['Tent', 'Kayak'])
  app.db.$client.prepare("UPDATE items SET status = 'traded' WHERE id = ?").run(lamp)
  t.strictSame(await shown(), ['Tent'])
})

t.test('an item shows ten of the wishes for it', async (t) => {
  const { person, item, call } = await testNeighbours(t)
  const ada = person('Ada')
  const lamp = item(ada, 'Lamp')
  for (let at = 0; at <= WISH.shown; at++) await call(ada, 'POST', '/wishes', { text: `Thing number ${at}` })
  const { product } = (await call(null, 'GET', `/home/product/details/${lamp}`)).data
  t.equal(product.wishes.length, WISH.shown)
})

t.test('nobody who is suspended while they send a wish makes one', async (t) => {
  const { app, person } = await testNeighbours(t)
  const { id } = person('Ada')
  app.db.$client.prepare('UPDATE accounts SET suspended_at = 1 WHERE id = ?').run(id)
  t.throws(() => makeWish(app.db, id, { text: 'Kayak' }), { status: 401, message: /suspended/ })
  t.same(ownWishes(app.db, id), [])
})

t.test('circles are searched through the items of a wish, and its matches', async (t) => {
  const { app, person, item } = await testNeighbours(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const [lamp, tent] = [item(ada, 'Lamp'), item(ada, 'Tent')]
  const news: number[] = []
  marketNews(app.db).on('news', (ids) => news.push(...ids))
  makeWish(app.db, ada.id, { text: 'Kayak', for: [lamp] })
  t.strictSame(news.splice(0), [lamp])
  makeWish(app.db, ada.id, { text: 'Kayak' })
  t.strictSame(news.splice(0), [tent, lamp])
  const kayak = item(bob, 'Kayak')
  news.length = 0
  await until(() => news.includes(kayak))
})

t.test('a person has at most 50 wishes, also by the form of an item', async (t) => {
  const { person, item, call } = await testNeighbours(t)
  const ada = person('Ada')
  const lamp = item(ada, 'Lamp')
  for (let at = 0; at < 49; at++) await call(ada, 'POST', '/wishes', { text: `Thing number ${at}` })
  const two = await call(ada, 'POST', `/product/update/${lamp}`, { name: 'Other', wishes: ['Kayak', 'Tent'] })
  t.equal(two.status, 409)
  const after = await call(ada, 'GET', `/home/product/details/${lamp}`)
  t.equal(after.data.product.name, 'Lamp', 'all of the change, or none of it')
  t.equal((await call(ada, 'POST', '/wishes', { text: 'The last' })).status, 200)
  t.equal((await call(ada, 'POST', '/wishes', { text: 'One more' })).status, 409)
})

t.test('the form of an item takes its wishes, and editing replaces them', async (t) => {
  const { person, item, call } = await testNeighbours(t)
  const ada = person('Ada')
  const lamp = item(ada, 'Lamp', { wishes: ['Kayak', 'board games', 'kâyak', ' '] })
  const texts = async (id: number) => {
    const { product } = (await call(null, 'GET', `/home/product/details/${id}`)).data
    return product.wishes.map(({ text }: { text: string }) => text)
  }
  t.strictSame(await texts(lamp), ['Kayak', 'board games'])
  const card = (await call(null, 'GET', '/home/search?product=lamp')).data.products[0]
  t.strictSame(
    card.wishes.map(({ text }: { text: string }) => text),
    ['Kayak', 'board games'],
  )
  t.equal(card.trade_preferences, 'Kayak, board games', 'trade preferences read as the wishes do')
  const table = item(ada, 'Table', { wishes: ['kayak'] })
  const mine = (await call(ada, 'GET', '/wishes')).data
  t.match(
    mine,
    [
      { text: 'board games', for: [lamp] },
      { text: 'Kayak', for: [lamp, table] },
    ],
    'one wish for two',
  )
  await call(ada, 'POST', `/product/update/${lamp}`, { wishes: ['Tent'] })
  t.strictSame(await texts(lamp), ['Tent'])
  t.strictSame(await texts(table), ['Kayak'], 'that of the other item stays')
  await call(ada, 'POST', `/product/update/${lamp}`, { name: 'Nice lamp' })
  t.strictSame(await texts(lamp), ['Tent'], 'what is left out stays')
  await call(ada, 'POST', `/product/update/${lamp}`, { wishes: [] })
  t.strictSame(await texts(lamp), [])
  t.match((await call(ada, 'GET', '/wishes')).data, [{ text: 'Kayak', for: [table] }])
  t.equal((await call(ada, 'GET', '/wishes')).data.length, 1, 'one for nothing at all is gone')
  await call(ada, 'POST', '/wishes', { text: 'Anything wooden' })
  t.strictSame(await texts(lamp), ['Anything wooden'], 'a wish for anything stands with all')
  for (const wishes of [['x'.repeat(81)], Array.from({ length: 11 }, (_, at) => `Thing ${at}`), 'Tent']) {
    t.equal((await call(ada, 'POST', `/product/update/${lamp}`, { wishes })).status, 422)
  }
})

t.test(
  'wishes with a category, which the form of an item does not show, stay when it is saved',
  async (t) => {
    const { person, item, call, category } = await testNeighbours(t)
    const ada = person('Ada')
    const lamp = item(ada, 'Lamp', { wishes: ['Tent'] })
    await call(ada, 'POST', '/wishes', { text: 'Kayak', product_category_id: category, for: [lamp] })
    await call(ada, 'POST', '/wishes', { product_category_id: category, for: [lamp] })
    const [own] = (await call(ada, 'GET', '/dashboard/my-products')).data.products
    t.strictSame(own.item_wishes, ['Tent'])
    await call(ada, 'POST', `/product/update/${lamp}`, { wishes: ['Kayak'] })
    t.match((await call(ada, 'GET', '/wishes')).data, [
      { text: 'Kayak', category: null },
      { text: null, category: { id: category } },
      { text: 'Kayak', category: { id: category } },
    ])
  },
)

t.test('trade preferences that were written stay as they were', async (t) => {
  const { person, item, call } = await testNeighbours(t)
  const ada = person('Ada')
  const lamp = item(ada, 'Lamp', { trade_preferences: 'Whatever is red', wishes: ['Kayak'] })
  const read = async () =>
    (await call(null, 'GET', `/home/product/details/${lamp}`)).data.product.trade_preferences
  t.equal(await read(), 'Whatever is red')
  await call(ada, 'POST', `/product/update/${lamp}`, { trade_preferences: '' })
  t.equal(await read(), 'Kayak')
  await call(ada, 'POST', `/product/update/${lamp}`, { trade_preferences: 'Kayak', wishes: ['Tent'] })
  t.equal(await read(), 'Tent', 'what a form only sent back was not written')
})

t.test(
  'a wish for certain items is deleted with the last of them, and one with words survives its category',
  async (t) => {
    const { app, person, item, call, category } = await testNeighbours(t)
    const ada = person('Ada')
    const [lamp, table] = [item(ada, 'Lamp'), item(ada, 'Table')]
    await call(ada, 'POST', '/wishes', { text: 'Kayak', for: [lamp, table] })
    await call(ada, 'POST', '/wishes', { text: 'Vase', product_category_id: category })
    await call(ada, 'POST', '/wishes', { product_category_id: category })
    await call(ada, 'DELETE', `/products/delete/${lamp}`)
    t.match((await call(ada, 'GET', '/wishes')).data[2], { text: 'Kayak', for: [table] })
    await call(ada, 'DELETE', `/products/delete/${table}`)
    app.db.$client.prepare('DELETE FROM categories WHERE id = ?').run(category)
    t.match((await call(ada, 'GET', '/wishes')).data, [{ text: 'Vase', product_category_id: null }])
  },
)

t.test('while one types, categories and words of the market are offered', async (t) => {
  const { person, item, call } = await testNeighbours(t)
  const ada = person('Ada')
  item(ada, 'Sea kayak')
  item(ada, 'Kaleidoscope', { description: 'Shows kangaroos' })
  const completions = async (text: string) =>
    (await call(ada, 'GET', `/wishes/completions?text=${encodeURIComponent(text)}`)).data
  t.strictSame(await completions('ka'), ['kayak', 'kaleidoscope'], 'words of names, the shorter first')
  t.strictSame(await completions('red ka'), ['red kayak', 'red kaleidoscope'])
  t.strictSame(await completions('CURIO'), ['Curiosities'])
  t.strictSame(await completions('"* OR'), [])
  t.strictSame(await completions('k'), [])
})

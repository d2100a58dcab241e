import t from 'tap'
import { categories } from '../../../../db/schema/index.ts'
import { readCatalogue } from '../../../../server/demo/catalogue.ts'
import { demoItems } from '../../../../server/demo/items.ts'
import { headOf, suggestionsForName } from '../../../../server/market/items/similar-names.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testImage, testItem } from '../../../helpers/items.ts'
import { testMarket } from '../../../helpers/market.ts'

/** A market with suggestions. */
async function suggesting(t: Parameters<typeof testApp>[0]) {
  const market = await testMarket(t)
  const call = async (name: string, speech = 'en') => {
    const { statusCode: status, body } = await market.app.inject({
      url: `/api/items/suggestions?name=${encodeURIComponent(name)}`,
      headers: { ...market.owner.bearer, 'accept-language': speech },
    })
    return { status, body: JSON.parse(body) }
  }
  return { ...market, call }
}

/** The demo market's items without images, each with its own owner. */
async function demoMarket(t: Parameters<typeof testApp>[0]) {
  const app = await testApp(t)
  const ids = new Map(
    app.db
      .select()
      .from(categories)
      .all()
      .map(({ id, name }) => [name, id]),
  )
  const owners = new Map<number, number>()
  const wanted = demoItems(readCatalogue())
  for (const { owner } of wanted) if (!owners.has(owner)) owners.set(owner, testAccount(app).id)
  const image = testImage(app)
  const listed = wanted.map((item) => ({
    ...item,
    categoryId: ids.get(item.category)!,
    id: testItem(app, owners.get(item.owner)!, {
      name: item.name,
      description: item.description,
      product_category_id: ids.get(item.category)!,
      condition: item.condition,
      image_ids: [image],
    }),
  }))
  return { app, listed }
}

t.test(
  'suggests the right category for at least 80 % of the demo items, each left out in turn',
  async (t) => {
    const { app, listed } = await demoMarket(t)
    const { $client } = app.db
    const figures = { category: 0, conditions: 0, condition: 0 }
    for (const { id, name, categoryId, condition } of listed) {
      $client.exec('BEGIN')
      $client.prepare("UPDATE items SET status = 'hidden' WHERE id = ?").run(id)
      const found = suggestionsForName(app.db, name)
      $client.exec('ROLLBACK')
      if (found.category?.id === categoryId) figures.category++
      if (found.condition) figures.conditions++
      if (found.condition === condition) figures.condition++
    }
    const share = figures.category / listed.length
    t.comment(`${JSON.stringify(figures)} of ${listed.length}: ${(100 * share).toFixed(1)} %`)
    t.ok(share >= 0.8)
    t.ok(figures.condition >= 0.8 * figures.conditions, 'a condition is suggested only if it is nearly sure')
  },
)

t.test('suggests by words in any form, synonyms and translations, and the noun decides', async (t) => {
  const { app, call, list } = await suggesting(t)
  list('Road bike, 54 cm', { product_category_id: 7 })
  list('Wooden table', { product_category_id: 4 })
  testItem(app, testAccount(app).id, { name: 'Garden table', product_category_id: 4 })
  list('Table lamp', { product_category_id: 5 })
  const categoryOf = async (name: string, speech = 'en') => (await call(name, speech)).body.data.category?.id
  t.equal(await categoryOf('Bikes'), 7)
  t.equal(await categoryOf('Bicycle with lights'), 7, 'a synonym')
  t.equal(await categoryOf('Fahrrad', 'de'), 7, 'a translation')
  t.equal(await categoryOf('Lamp for the table'), 5)
  t.equal(await categoryOf('Table for a lamp'), 4)
  t.equal(await categoryOf('Xylophone'), undefined)
  t.equal(await categoryOf('  '), undefined)
  t.equal(await categoryOf('"* OR NEAR('), undefined, 'nothing typed is an operator')
  app.db.$client.prepare("UPDATE items SET status = 'hidden'").run()
  t.equal(await categoryOf('Bikes'), undefined, 'hidden items suggest nothing')
})

t.test('an owner counts once, and a condition is suggested if nearly all owners agree', async (t) => {
  const { app, call } = await suggesting(t)
  const flood = testAccount(app).id
  for (let at = 0; at < 12; at++)
    testItem(app, flood, { name: `Kettle ${at}`, product_category_id: 9, condition: 'New' })
  t.strictSame((await call('Kettle')).body.data.condition, null, 'one owner is no market')
  const others = Array.from({ length: 10 }, () => testAccount(app).id)
  for (const owner of others)
    testItem(app, owner, { name: 'Old kettle', product_category_id: 3, condition: 'Old' })
  const { category, condition } = (await call('Kettle')).body.data
  t.match(category, { id: 3, name: String })
  t.equal(condition, 'Old')
  for (const owner of others)
    testItem(app, owner, { name: 'Kettle', product_category_id: 3, condition: 'LikeNew' })
  t.equal((await call('Kettle')).body.data.condition, null)
})

t.test('suggestions are for members, and a name has at most 120 characters', async (t) => {
  const { app, call } = await suggesting(t)
  t.equal((await app.inject('/api/items/suggestions?name=Kettle')).statusCode, 401)
  t.strictSame((await call('')).body.data, { category: null, condition: null })
  t.equal((await call('x'.repeat(121))).status, 422)
})

t.test('the noun of a name is its last word in English and German, its first in French', async (t) => {
  t.equal(headOf('Red road bike with lights, 54 cm', 'en'), 'bike')
  t.equal(headOf('Rotes Rennrad mit Licht', 'de'), 'rennrad')
  t.equal(headOf('Vélo de course, rouge', 'fr'), 'vélo')
  t.equal(headOf('…', 'en'), undefined)
})

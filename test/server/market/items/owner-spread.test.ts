import t from 'tap'
import { OWNER_SPREAD } from '../../../../server/market/limits.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'

// One account must not push all others' items off the first page.

/** 4 items of other owners, then 20 newer ones of Eve's. */
async function flooded(t: Parameters<typeof testNeighbours>[0]) {
  const market = await testNeighbours(t)
  const { person, item, category } = market
  const here = { product_category_id: category }
  const others = ['Ada', 'Bob', 'Cleo'].map((name) => item(person(name), `${name}'s lamp`, here))
  const dan = person('Dan')
  others.push(item(dan, 'Dan’s lamp', here))
  const eve = person('Eve')
  const flood = Array.from({ length: 20 }, (_, at) => item(eve, `Lamp ${at}`, here))
  const idsOf = async (path: string) => {
    const { body } = await market.get(path)
    return (body.data.products ?? body.data.featured_items).map(({ id }: { id: number }) => id) as number[]
  }
  return { ...market, others, eve, flood, idsOf }
}

const lists = {
  home: '/home?',
  'a category': '/home/products/filter?product_category_id=:category&',
  'all categories': '/home/products/filter?product_category_id=all&',
  'a condition': '/home/products/filter?product_category_id=all&condition=LikeNew&',
}

for (const [name, path] of Object.entries(lists)) {
  t.test(`the first page of ${name} has room for other owners, and pages have each item once`, async (t) => {
    const { others, flood, idsOf, category } = await flooded(t)
    const page = (at: number) => idsOf(`${path.replace(':category', String(category))}page=${at}`)
    const first = await page(1)
    t.strictSame(first, [...others, ...flood.slice(12)].reverse(), 'all others, and the newest of one owner')
    t.strictSame(await page(2), flood.slice(0, 12).reverse())
  })
}

t.test('at most 3 of one owner among 12 if others fill the page', async (t) => {
  const { person, item, flood, idsOf } = await flooded(t)
  const many = Array.from({ length: 6 }, (_, at) => person(`Person ${at}`)).map((one) => item(one, 'Kettle'))
  const again = person('Mallory')
  const second = Array.from({ length: 10 }, (_, at) => item(again, `Pot ${at}`))
  const first = await idsOf('/home?page=1')
  t.equal(first.filter((id) => flood.includes(id)).length, OWNER_SPREAD.most)
  t.equal(first.filter((id) => second.includes(id)).length, OWNER_SPREAD.most)
  t.strictSame(
    first.filter((id) => many.includes(id)),
    many.toReversed(),
  )
  const all = [
    ...first,
    ...(await idsOf('/home?page=2')),
    ...(await idsOf('/home?page=3')),
    ...(await idsOf('/home?page=4')),
  ]
  t.equal(new Set(all).size, all.length)
  t.equal(all.length, 40)
})

t.test('a sole owner fills pages in plain order, and other orders stay as they are', async (t) => {
  const { person, item, idsOf, flood, category } = await flooded(t)
  const oldest = await idsOf(`/home/products/filter?product_category_id=${category}&sort=oldest`)
  t.strictSame(oldest.slice(4), flood.slice(0, 8))
  const ida = person('Ida')
  const tents = Array.from({ length: 14 }, (_, at) => item(ida, `Tent ${at}`, { product_category_id: 2 }))
  const path = '/home/products/filter?product_category_id=2&page='
  t.strictSame([...(await idsOf(`${path}1`)), ...(await idsOf(`${path}2`))], tents.toReversed())
})

t.test('pinned items count for nobody', async (t) => {
  const { app, flood, idsOf } = await flooded(t)
  const pinned = flood.slice(0, 5)
  for (const id of pinned) app.db.$client.prepare('UPDATE items SET pinned_at = ? WHERE id = ?').run(id, id)
  const first = await idsOf('/home?page=1')
  t.strictSame(first.slice(0, 5), pinned.toReversed())
  t.equal(first.length, 12)
})

t.test('suggestions and the feed have room for other owners', async (t) => {
  const { app, others, flood } = await flooded(t)
  const page = (await app.inject(`/productdetails/${flood[0]}`)).body
  for (const id of others) t.match(page, `/productdetails/${id}"`)
  const feed = (await app.inject('/feed.atom')).body
  for (const id of others) t.match(feed, `/productdetails/${id}<`)
})

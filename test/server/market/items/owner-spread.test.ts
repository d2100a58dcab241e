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

/** More items than a search counts. */
const MANY = 1300

t.test(
  'thousands of items of one owner leave room on the first page, and pages have each item once',
  async (t) => {
    const { app, item, eve, others, idsOf, category } = await flooded(t)
    const flood: number[] = []
    app.db.$client.transaction(() => {
      for (let at = 0; at < MANY; at++) flood.push(item(eve, `Lamp ${at}`, { product_category_id: category }))
    })()
    const [pinned] = flood as [number]
    app.db.$client.prepare('UPDATE items SET pinned_at = 1 WHERE id = ?').run(flood[0])
    const newest = flood.toReversed()
    for (const [name, path] of Object.entries(lists)) {
      const page = (at: number) => idsOf(`${path.replace(':category', String(category))}page=${at}`)
      const [first, second, late] = [await page(1), await page(2), await page(70)]
      const isPinned = name === 'home'
      const plain = isPinned ? newest.filter((id) => id !== pinned) : newest
      const start = [
        ...(isPinned ? [pinned] : []),
        ...plain.slice(0, isPinned ? 7 : 8),
        ...others.toReversed(),
      ]
      t.strictSame(first, start, `${name}: page 1`)
      const rest = plain.filter((id) => !start.includes(id))
      t.strictSame(second, rest.slice(0, 12), `${name}: page 2`)
      t.strictSame(late, rest.slice(68 * 12, 69 * 12), `${name}: page 70`)
    }
    const last = Math.ceil((MANY + 24) / 12)
    const end = [...(await idsOf(`/home?page=${last - 1}`)), ...(await idsOf(`/home?page=${last}`))]
    t.strictSame([...end].sort(), [...new Set(end)].sort())
    t.notOk(
      end.some((id) => others.includes(id)),
      'what is on page 1 does not follow again',
    )
  },
)

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

t.test('suggestions and each dozen of the feed have at most 3 of one owner', async (t) => {
  const { app, person, item, category } = await testNeighbours(t)
  const many = Array.from({ length: 12 }, (_, at) => person(`Person ${at}`)).flatMap((one) =>
    [1, 2, 3].map((at) => item(one, `Kettle ${at}`)),
  )
  const [eve, mallory] = [person('Eve'), person('Mallory')]
  const floods = [eve, mallory].map((one) =>
    Array.from({ length: 10 }, (_, at) => item(one, `Lamp ${at}`, { product_category_id: category })),
  )
  const idsIn = (text: string) =>
    [...text.matchAll(/<id>[^<]+productdetails\/(\d+)</g)].map(([, id]) => Number(id))
  const ids = idsIn((await app.inject('/feed.atom')).body)
  t.equal(new Set(ids).size, 30)
  for (const flood of floods) {
    const of = (part: number[]) => part.filter((id) => flood.includes(id)).length
    t.strictSame([of(ids.slice(0, 12)), of(ids.slice(12, 24)), of(ids.slice(24))], [3, 3, 0])
  }
  const page = (await app.inject(`/productdetails/${floods[0]![0]}`)).body
  const shown = (list: number[]) => list.filter((id) => page.includes(`/productdetails/${id}"`)).length
  t.equal(shown(floods[1]!), 3, 'suggestions')
  t.equal(shown(many), 2)
})

t.test('suggestions and the feed have room for other owners', async (t) => {
  const { app, others, flood } = await flooded(t)
  const page = (await app.inject(`/productdetails/${flood[0]}`)).body
  for (const id of others) t.match(page, `/productdetails/${id}"`)
  const feed = (await app.inject('/feed.atom')).body
  for (const id of others) t.match(feed, `/productdetails/${id}<`)
})

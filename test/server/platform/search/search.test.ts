import { eq } from 'drizzle-orm'
import t from 'tap'
import { categories, items } from '../../../../db/schema/index.ts'
import { namesOf, testMarket } from '../../../helpers/market.ts'

const search = (text: string, more = '') => `/home/search?product=${encodeURIComponent(text)}${more}`

t.test('search finds words and prefixes, ignoring case and accents', async (t) => {
  const { list, get } = await testMarket(t)
  list('Café Téléphone')
  list('Desk lamp')
  for (const text of ['café', 'CAFE', 'caf', 'TELEPHONE', 'télé', 'cafe\u0301', 'té']) {
    t.strictSame(namesOf(await get(search(text))), ['Café Téléphone'], text)
  }
  t.strictSame(namesOf(await get(search('afe'))), [], 'the middle of a word is no beginning')
})

t.test('search looks into name, description, trade preferences and category', async (t) => {
  const { app, list, get } = await testMarket(t)
  const { id } = app.db.select().from(categories).where(eq(categories.name, 'Pet Supplies')).get()!
  list('Aquarium', { description: '<p>With a <b>castle</b></p>', product_category_id: id })
  list('Spade', { trade_preferences: 'Looking for a wheelbarrow' })
  t.strictSame(namesOf(await get(search('aquar'))), ['Aquarium'])
  t.strictSame(namesOf(await get(search('castle'))), ['Aquarium'])
  t.strictSame(namesOf(await get(search('wheelbarrow'))), ['Spade'])
  for (const text of ['supplies', 'PET', 'pét castle', 'suppl aquar']) {
    t.strictSame(namesOf(await get(search(text))), ['Aquarium'], text)
  }
  t.strictSame(namesOf(await get(search('pet spade'))), [])
  t.strictSame(namesOf(await get(search('likenew'))), [], 'the condition is no word of the item')
})

t.test('a word is one word in every script', async (t) => {
  const { list, get } = await testMarket(t)
  list('हिन्दी पुस्तक')
  list('ภาษาไทย', { description: 'Việt' })
  t.strictSame(namesOf(await get(search('हिन्दी'))), ['हिन्दी पुस्तक'])
  t.strictSame(namesOf(await get(search('पुस्'))), ['हिन्दी पुस्तक'])
  t.strictSame(namesOf(await get(search('हद'))), [], 'its consonants alone are another word')
  t.strictSame(namesOf(await get(search('ภาษา'))), ['ภาษาไทย'])
  t.strictSame(namesOf(await get(search('viet'))), ['ภาษาไทย'])
})

t.test('several words narrow, wherever each of them stands', async (t) => {
  const { list, get } = await testMarket(t)
  list('Red chair', { description: 'oak' })
  list('Red table', { description: 'pine' })
  list('Blue chair', { description: 'oak' })
  t.strictSame(namesOf(await get(search('oak red'))), ['Red chair'])
  t.strictSame(namesOf(await get(search('chair'))), ['Blue chair', 'Red chair'])
  t.strictSame(namesOf(await get(search('oak purple'))), [])
})

t.test('an exact word in the name is first, then the newest', async (t) => {
  const { list, get } = await testMarket(t)
  list('Old drum')
  list('Drum kit')
  list('Drumstick')
  list('Guitar', { description: 'No drum' })
  t.strictSame(namesOf(await get(search('drum'))), ['Drum kit', 'Old drum', 'Guitar', 'Drumstick'])
  t.strictSame(namesOf(await get(search('drum', '&sort=newest'))), [
    'Guitar',
    'Drumstick',
    'Drum kit',
    'Old drum',
  ])
  t.strictSame(namesOf(await get(search('drum', '&sort=oldest'))), [
    'Old drum',
    'Drum kit',
    'Drumstick',
    'Guitar',
  ])
  t.strictSame(namesOf(await get(search('drum', '&sort=alphabetical_asc'))), [
    'Drum kit',
    'Drumstick',
    'Guitar',
    'Old drum',
  ])
  t.strictSame(namesOf(await get(search('drum', '&sort=alphabetical_desc'))), [
    'Old drum',
    'Guitar',
    'Drumstick',
    'Drum kit',
  ])
})

t.test('exact words in names come first on every page, and each item once', async (t) => {
  const { listMany, get } = await testMarket(t)
  listMany(20, (at) => `Old drum ${at}`)
  listMany(10, (at) => `Guitar ${at}`, { description: 'No old drum' })
  const pages = [1, 2, 3].map((page) => get(search('old drum', `&page=${page}`)))
  const found = (await Promise.all(pages)).map(namesOf)
  t.strictSame(
    found.flat(),
    [
      ...Array.from({ length: 20 }, (_, at) => `Old drum ${19 - at}`),
      ...Array.from({ length: 10 }, (_, at) => `Guitar ${9 - at}`),
    ],
    'newest first in both',
  )
  t.equal((await pages[0])!.body.data.pagination.total, 30)
})

t.test('nothing typed is an operator', async (t) => {
  const { list, get, category } = await testMarket(t)
  list('Kite')
  list('Near and far', { description: 'or not' })
  t.strictSame(namesOf(await get(search('kite OR far'))), [])
  t.strictSame(namesOf(await get(search('NOT kite'))), [])
  t.strictSame(namesOf(await get(search('near'))), ['Near and far'])
  t.strictSame(namesOf(await get(search('NEAR(and far)'))), ['Near and far'])
  t.strictSame(namesOf(await get(search('name:kite'))), [], 'name is a word like any other')
  t.strictSame(namesOf(await get(search('"kite"'))), ['Kite'])
  t.strictSame(namesOf(await get(search('ki*'))), ['Kite'])
  for (const own of [`c${category}`, `\uE000c${category}`, 'keys', '\uE000LikeNew']) {
    t.strictSame(namesOf(await get(search(own))), [], `the index's own word ${JSON.stringify(own)}`)
  }
})

t.test('text, category and condition narrow together, by either call', async (t) => {
  const { app, list, get, category } = await testMarket(t)
  const { id: other } = app.db.select().from(categories).where(eq(categories.name, 'Electronics')).get()!
  list('Radio A', { condition: 'New' })
  list('Radio B', { condition: 'Old' })
  list('Radio C', { condition: 'LikeNew', product_category_id: other })
  list('Globe', { condition: 'New' })
  const here = `&product_category_id=${category}`
  t.strictSame(namesOf(await get(search('radio', here))), ['Radio B', 'Radio A'])
  t.strictSame(namesOf(await get(`/home/products/filter?product=radio${here}`)), ['Radio B', 'Radio A'])
  t.strictSame(namesOf(await get(search('radio', `${here}&condition=used`))), ['Radio B'])
  t.strictSame(namesOf(await get(`/home/products/filter?condition=new${here}`)), ['Globe', 'Radio A'])
  t.strictSame(namesOf(await get(search('radio', '&condition=refurbished'))), ['Radio C'])
  t.strictSame(namesOf(await get(search('radio', '&condition=LikeNew'))), ['Radio C'])
})

t.test('only available items are found, and again once they are available again', async (t) => {
  const { app, list, get } = await testMarket(t)
  const id = list('Sledge')
  for (const status of ['reserved', 'traded', 'hidden', 'available'] as const) {
    app.db.update(items).set({ status }).where(eq(items.id, id)).run()
    t.strictSame(namesOf(await get(search('sledge'))), status === 'available' ? ['Sledge'] : [], status)
  }
  app.db.delete(items).where(eq(items.id, id)).run()
  t.strictSame(namesOf(await get(search('sledge'))), [])
})

t.test('a changed item and a renamed category are found by their new words only', async (t) => {
  const { app, list, get, category } = await testMarket(t)
  const id = list('Canoe')
  app.db.update(items).set({ name: 'Kayak' }).where(eq(items.id, id)).run()
  app.db.update(categories).set({ name: 'Boats' }).where(eq(categories.id, category)).run()
  t.strictSame(namesOf(await get(search('canoe'))), [])
  t.strictSame(namesOf(await get(search('curiosities'))), [])
  t.strictSame(namesOf(await get(search('kayak boats'))), ['Kayak'])
  t.strictSame(namesOf(await get(search('kayak', `&product_category_id=${category}`))), ['Kayak'])
})

t.test('a search counts to 1,000 and reports that there are more', async (t) => {
  const { listMany, list, get } = await testMarket(t)
  listMany(999, (at) => `Thing ${at}`)
  list('Something', { description: 'a thing' })
  const all = await get(search('thing'))
  t.strictSame(all.body.data.pagination, { current_page: 1, last_page: 84, per_page: 12, total: 1000 })
  listMany(2, () => 'Thing too')
  const capped = { per_page: 12, total: 1000, total_capped: true, last_page: 84 }
  for (const sort of ['', '&sort=oldest', '&sort=newest', '&sort=alphabetical_asc']) {
    const first = await get(search('thing', sort))
    t.strictSame(first.body.data.pagination, { current_page: 1, ...capped })
    const last = await get(search('thing', `${sort}&page=84`))
    t.equal(last.body.data.products.length, 1000 - 83 * 12)
    const beyond = await get(search('thing', `${sort}&page=85`))
    t.strictSame(beyond.body.data, {
      products: [],
      pagination: { current_page: 85, ...capped },
      corrected: null,
    })
  }
})

t.test(
  'words with marks are whole words, and a letter that the index does not know finds nothing',
  async (t) => {
    const { list, get } = await testMarket(t)
    list('साइकिल')
    list('सात')
    t.strictSame(namesOf(await get(search('साइकिल'))), ['साइकिल'])
    t.strictSame(namesOf(await get(search('a\u{1E900}b'))), [])
  },
)

t.test('no user text acts as a search filter', async (t) => {
  const { list, get } = await testMarket(t)
  const made = list('Kite \uE000Old')
  t.ok(made)
  t.strictSame(namesOf(await get(search('kite', '&condition=Old'))), [])
})

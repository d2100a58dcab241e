import { eq } from 'drizzle-orm'
import t from 'tap'
import { items } from '../../../../db/schema/index.ts'
import { suggestionsFor } from '../../../../server/market/items/suggestions-service.ts'
import { speaking } from '../../../../server/platform/catalogues/current.ts'
import { NameWords } from '../../../../server/platform/search/name-words.ts'
import { testMarket } from '../../../helpers/market.ts'

async function suggesting(t: Parameters<typeof testMarket>[0]) {
  const market = await testMarket(t)
  const answer = (text: string) => market.get(`/home/suggestions?product=${encodeURIComponent(text)}`)
  const texts = async (text: string) =>
    (await answer(text)).body.data.map((one: { text: string }) => one.text) as string[]
  return { ...market, answer, texts }
}

t.test(
  'categories come first with the number of their items, then words of names by how many have them',
  async (t) => {
    const { list, category, answer, texts } = await suggesting(t)
    list('Curtain', { description: 'curly' })
    list('Red curtain')
    list('Curious lamp')
    t.strictSame((await answer('CUR')).body.data, [
      { text: 'Curiosities', category_id: category, item_count: 3 },
      { text: 'curtain', category_id: null, item_count: null },
      { text: 'curious', category_id: null, item_count: null },
    ])
    t.strictSame(await texts('red cur'), ['red curtain', 'red curious'], 'the last word is completed')
    t.strictSame(await texts('trans'), ['Bikes & Transport'], 'a word within the name of a category')
    t.strictSame(await texts('curl'), [], 'words of descriptions alone are none')
  },
)

t.test('an Arabic category is found by its name without the prefixed article', async (t) => {
  const { app } = await suggesting(t)
  const first = (product: string) => speaking('ar', () => suggestionsFor(app.db, product)[0]?.text)
  for (const typed of ['كتب', 'الكتب', 'مجل']) t.equal(first(typed), 'الكتب والمجلات', typed)
})

t.test('a name that is saved again and again counts once', async (t) => {
  const { app, list, texts } = await suggesting(t)
  const id = list('Gumtree')
  list('Guitar')
  list('Old guitar')
  for (let at = 0; at < 5; at++) app.db.update(items).set({ name: 'Gumtree' }).where(eq(items.id, id)).run()
  t.strictSame(await texts('gu'), ['guitar', 'gumtree'])
})

t.test('there are at most eight, and none for one letter, signs, or a text that is whole', async (t) => {
  const { list, answer, texts } = await suggesting(t)
  for (const word of 'kaa kab kac kad kae kaf kag kah kai kaj'.split(' ')) list(word)
  t.equal((await texts('ka')).length, 8)
  for (const text of ['', ' ', 'k', '"*', '🚲🚲', '" OR "', '%_', '\0\0', 'kaa'])
    t.strictSame(await texts(text), [], JSON.stringify(text))
  t.equal((await answer('k'.repeat(200))).status, 200)
  t.equal((await answer('k'.repeat(201))).status, 422)
  t.equal((await answer('a\uD800b'.toWellFormed())).status, 200)
})

t.test('words are spelled as in the newest name, in every script', async (t) => {
  const { list, texts } = await suggesting(t)
  list('Bücher mit Bildern')
  list('كتاب جديد')
  list('日本語の本')
  list('Чайник для самовара')
  list('Φακός')
  t.strictSame(await texts('buc'), ['bücher'])
  t.strictSame(await texts('büc'), ['bücher'])
  t.strictSame(await texts('mi'), [], 'a word that names nothing')
  t.strictSame(await texts('كت'), ['كتاب'])
  t.strictSame(await texts('日本'), ['日本語の本'])
  t.strictSame(await texts('ча'), ['чайник'])
  t.strictSame(await texts('φακ'), ['φακός'])
})

t.test(
  'what is hidden, traded, deleted or renamed is suggested no more, and what is written at once',
  async (t) => {
    const { app, list, texts } = await suggesting(t)
    const id = list('Xylophone')
    t.strictSame(await texts('xy'), ['xylophone'])
    for (const status of ['hidden', 'traded', 'available'] as const) {
      app.db.update(items).set({ status }).run()
      t.strictSame(await texts('xy'), status === 'available' ? ['xylophone'] : [], status)
    }
    app.db.update(items).set({ name: 'Xyster' }).run()
    t.strictSame(await texts('xy'), ['xyster'])
    app.db.$client.prepare('DELETE FROM items WHERE id = ?').run(id)
    t.strictSame(await texts('xy'), [])
  },
)

t.test('the words in the most names are first, up to the limit', async (t) => {
  const words = new NameWords()
  const nobody = () => undefined
  for (const [word, names] of Object.entries({ kite: 2, kit: 5, kitchen: 3, kitten: 1 }))
    words.add(word, nobody, names)
  words.add('kitten', nobody, 9)
  t.strictSame(words.beginningWith('KIT', 3), ['kitten', 'kit', 'kitchen'])
  for (const word of ['x1', 'a', 'k'.repeat(33), 'with']) words.add(word, nobody)
  for (const start of ['x1', 'a', 'kk', 'with']) t.strictSame(words.beginningWith(start, 8), [], start)
})

import t from 'tap'
import { browseView } from '../../../../server/market/items/browse-service.ts'
import { speaking } from '../../../../server/platform/catalogues/current.ts'
import { readOldSpellings } from '../../../../server/platform/search/reread-spellings.ts'
import { searchFor } from '../../../../server/platform/search/search-service.ts'
import { testMarket } from '../../../helpers/market.ts'

/** A market with these items, and a search that returns names. */
async function market(t: Parameters<typeof testMarket>[0], names: string[]) {
  const { app, list } = await testMarket(t)
  const byId = new Map(names.map((name) => [list(name), name]))
  const find = (text: string, language: 'en' | 'de' | 'es' | 'fr' | 'ar' = 'en') =>
    speaking(language, () => searchFor(app.db, { text, sort: null, shown: 12 }))
  const found = (...asked: Parameters<typeof find>) => find(...asked).ids.map((id) => byId.get(id))
  return { app, find, found }
}

t.test('function words do not stop a search', async (t) => {
  const { found } = await market(t, [
    'Nähmaschine',
    'Armario blanco',
    'Tent for two',
    'Taladro',
    'Vélo rouge',
  ])
  t.equal(found('eine Nähmaschine', 'de')[0], 'Nähmaschine')
  t.equal(found('el armario', 'es')[0], 'Armario blanco')
  t.equal(found('un taladro', 'es')[0], 'Taladro')
  t.equal(found('un vélo', 'fr')[0], 'Vélo rouge')
  t.equal(found('looking for a tent')[0], 'Tent for two')
})

t.test('a word that a language has is never corrected, nor read by another language', async (t) => {
  const { find } = await market(t, [
    'Happy hat',
    'Soft scarf, never worn',
    'Hand cream',
    'Home office',
    'Bird nest',
    'Felt',
    'Ten jazz records',
  ])
  for (const word of [
    'refrigerator',
    'nappy',
    'vest',
    'Zelt',
    'Handy',
    'zapatillas',
    'heladera',
    'nevera',
    'vaso',
  ]) {
    const { ids, corrected } = find(word)
    t.strictSame([ids, corrected], [[], null], word)
  }
})

t.test('German compounds are found by their second part, after the word itself', async (t) => {
  const { found } = await market(t, [
    'Fahrrad',
    'Kinderfahrrad',
    'Schreibtisch',
    'Hochstuhl',
    'Schlafsofa',
    'Handschuhe',
    'Bildschirm',
  ])
  t.strictSame(found('Fahrrad', 'de').slice(0, 2), ['Fahrrad', 'Kinderfahrrad'])
  t.strictSame(found('Rad', 'de').includes('Kinderfahrrad'), true)
  t.strictSame(found('Tisch', 'de'), ['Schreibtisch'])
  t.strictSame(found('Stuhl', 'de'), ['Hochstuhl'])
  t.strictSame(found('Sofa', 'de'), ['Schlafsofa'])
  t.strictSame(found('Schuhe', 'de'), [])
})

t.test('plurals in -s, Arabic prefixes, broken plurals and a final ى are understood', async (t) => {
  const { found } = await market(t, ['Zwei Sofas', 'Vélos anciens', 'كتب قديمة', 'خزانة', 'كرسي', 'والدراجة'])
  t.equal(found('Sofa', 'de')[0], 'Zwei Sofas')
  t.equal(found('vélo', 'fr')[0], 'Vélos anciens')
  t.equal(found('كتاب', 'ar')[0], 'كتب قديمة')
  t.equal(found('خزائن', 'ar')[0], 'خزانة')
  t.equal(found('كرسى', 'ar')[0], 'كرسي')
  t.equal(found('دراجة', 'ar')[0], 'والدراجة')
  t.equal(found('بالدراجة', 'ar')[0], 'والدراجة')
})

t.test('one thing that is written in two ways is found by both', async (t) => {
  const names = [
    'Sony WH-1000XM4',
    'Wi-Fi router',
    'E-Bike',
    'USB C cable',
    "M&M's",
    'SSD 256 GB',
    'Jeans 32x34',
    'PlayStation 5',
    'ISBN 978-3-16-148410-0',
    'Lego-Steine',
  ]
  const { app, find } = await market(t, names)
  const finds = (text: string, name: string) => {
    const { ids } = find(text)
    const found = app.db.$client
      .prepare('SELECT name FROM items WHERE id = ?')
      .pluck()
      .get(ids[0] ?? 0)
    t.equal(found, name, text)
  }
  for (const text of ['WH1000XM4', 'wh 1000 xm4', 'wh-1000xm4']) finds(text, 'Sony WH-1000XM4')
  for (const text of ['wifi', 'wi fi', 'Wi-Fi']) finds(text, 'Wi-Fi router')
  for (const text of ['ebike', 'e bike']) finds(text, 'E-Bike')
  for (const text of ['usb-c', 'USBC']) finds(text, 'USB C cable')
  for (const text of ["m&m's", 'M&Ms']) finds(text, "M&M's")
  finds('256GB', 'SSD 256 GB')
  finds('32 x 34', 'Jeans 32x34')
  finds('playstation5', 'PlayStation 5')
  finds('9783161484100', 'ISBN 978-3-16-148410-0')
  finds('Legosteine', 'Lego-Steine')
  app.db.$client.exec('DELETE FROM item_spellings')
  t.equal(find('9783161484100').ids.length, 0)
  await readOldSpellings(app.db, 0)
  finds('9783161484100', 'ISBN 978-3-16-148410-0')
})

t.test(
  'a search finds items in other languages after its own, and the page shows the translation',
  async (t) => {
    const { app, found } = await market(t, [
      'Fahrrad',
      'دراجة حمراء',
      'Old bicycle',
      'Garden hose',
      'Blaue Hose mit Taschen',
    ])
    t.strictSame(found('bike').slice(0, 1), ['Old bicycle'])
    t.strictSame(found('bike').length, 3)
    t.strictSame(found('Fahrrad', 'de')[0], 'Fahrrad')
    t.strictSame(found('trousers'), ['Blaue Hose mit Taschen'], 'no garden hose')
    const { also } = speaking('en', () => browseView(app.db, { product: 'bike', page: 1 }))
    t.strictSame(
      also.find(({ language }) => language === 'de'),
      { language: 'de', text: 'Fahrrad' },
    )
  },
)

t.test('bad input is answered', async (t) => {
  const { find } = await market(t, ['Lamp'])
  for (const text of [
    `a${'\u0301'.repeat(199)}`,
    'the of and',
    '!?*"',
    '\u202elamp\u202c',
    '1-'.repeat(100),
    'a b c d e f g h i j k l m n',
  ])
    t.doesNotThrow(() => find(text), JSON.stringify(text.slice(0, 20)))
})

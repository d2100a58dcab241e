import t from 'tap'
import { browseView } from '../../../../server/market/items/browse-service.ts'
import { type Language, speaking } from '../../../../server/platform/catalogues/current.ts'
import { saveLanguages } from '../../../../server/platform/languages/languages-service.ts'
import { searchFor } from '../../../../server/platform/search/search-service.ts'
import { replaceSynonyms } from '../../../../server/platform/search/synonyms-queries.ts'
import { namesOf, testMarket } from '../../../helpers/market.ts'

const search = (text: string, more = '') => `/home/search?product=${encodeURIComponent(text)}${more}`

t.test('other forms of a word are found, in the languages of the site', async (t) => {
  const { list, get } = await testMarket(t)
  for (const name of ['Tent for two', 'Desk lamp', 'Film camera', "Children's bike", 'Spare battery'])
    list(name)
  list('Alte Lampen', { description: 'Bücher' })
  list('Una bicicleta')
  list('الكتاب')
  for (const name of ['Dos luces', 'Disfraz de pirata', 'Nœud papillon', 'دراجة هوائية', 'كاميرا', 'ساعات'])
    list(name)
  const found = async (text: string) => namesOf(await get(search(text)))
  t.equal((await found('tents'))[0], 'Tent for two')
  t.equal((await found('cameras'))[0], 'Film camera')
  t.equal((await found("children's"))[0], "Children's bike")
  t.equal((await found('childrens'))[0], "Children's bike")
  t.equal((await found('batteries'))[0], 'Spare battery')
  t.equal((await found('lamps'))[0], 'Desk lamp')
  t.equal((await found('Buch'))[0], 'Alte Lampen')
  t.equal((await found('bicicletas'))[0], 'Una bicicleta')
  t.equal((await found('luz'))[0], 'Dos luces')
  t.equal((await found('disfraces'))[0], 'Disfraz de pirata')
  t.equal((await found('noeud'))[0], 'Nœud papillon')
  t.equal((await found('noeuds'))[0], 'Nœud papillon')
  for (const text of ['دراجات', 'الدراجات']) t.equal((await found(text))[0], 'دراجة هوائية', text)
  t.equal((await found('كاميرات'))[0], 'كاميرا')
  t.equal((await found('ساعة'))[0], 'ساعات')
  t.equal((await found('كِتَاب'))[0], 'الكتاب', 'vowel signs may be written or left out')
})

t.test('words of other scripts are found without their accents, and misspelt', async (t) => {
  const { list, get } = await testMarket(t)
  for (const name of ['Ёлка', 'Чайник', 'Σκηνή']) list(name)
  const found = async (text: string) => {
    const { body } = await get(search(text))
    return [body.data.products.map((product: { name: string }) => product.name), body.data.corrected]
  }
  t.strictSame(await found('елка'), [['Ёлка'], null])
  t.strictSame(await found('σκηνη'), [['Σκηνή'], null])
  t.strictSame(await found('чайнек'), [['Чайник'], 'чайник'])
})

t.test('a number is found in any digits', async (t) => {
  const { list, get } = await testMarket(t)
  list('iPhone 12')
  list('هاتف ١٢')
  const found = async (text: string) => namesOf(await get(search(text)))
  for (const text of ['12', '١٢', '۱۲'])
    t.strictSame((await found(text)).sort(), ['iPhone 12', 'هاتف ١٢'], text)
  t.strictSame(await found('iphone ١٢'), ['iPhone 12'])
})

t.test('words that came with the site as meaning the same find no other thing', async (t) => {
  const { list, get } = await testMarket(t)
  const others = { taza: 'Vaso azul', bouilloire: 'Théière bleue', pulli: 'Strickjacke', لعبة: 'دمية' }
  for (const name of Object.values(others)) list(name)
  for (const [word, name] of Object.entries(others))
    t.notOk(namesOf(await get(search(word))).includes(name), word)
})

t.test('an exact word is first, then other forms in names', async (t) => {
  const { list, get } = await testMarket(t)
  list('Two tents')
  list('One tent')
  list('Stove', { description: 'for a tent' })
  t.strictSame(namesOf(await get(search('tents'))), ['Two tents', 'One tent', 'Stove'])
})

t.test('a text full of words that nobody looks for takes the place of no correction', async (t) => {
  const { list, get } = await testMarket(t)
  list('Classical guitar')
  list('Bass guitar')
  const noise = [...'abcdefghijklmnopqrstvwxyz'].flatMap((letter) => [`guit${letter}`, `gu${letter}tr`])
  list('Noise', { description: noise.filter((word) => word !== 'guitr').join(' ') })
  const { body } = await get(search('guitr'))
  t.equal(body.data.corrected, 'guitar')
})

t.test('a category is found by its name as the one who searches reads it', async (t) => {
  const { app, list } = await testMarket(t)
  const { id } = app.db.$client
    .prepare("SELECT id FROM categories WHERE name = 'Bikes & Transport'")
    .get() as {
    id: number
  }
  list('Red one', { product_category_id: id })
  const books = app.db.$client.prepare("SELECT id FROM categories WHERE name LIKE 'Books%'").pluck().get()
  list('Blue one', { product_category_id: Number(books) })
  const found = async (language: string, text: string) =>
    namesOf({
      body: (
        await app.inject({ url: `/api${search(text)}`, headers: { 'accept-language': language } })
      ).json(),
    })
  t.strictSame(await found('de', 'Fahrräder'), ['Red one'])
  t.strictSame(await found('en', 'bikes'), ['Red one'])
  t.strictSame(await found('en', 'Fahrräder'), [], 'in no language that is not read')
  for (const text of ['الكتب', 'كتب', 'مجلات'])
    t.strictSame(
      await found('ar', text),
      ['Blue one'],
      'with its article, which is written into the word, or without',
    )
})

t.test('a dead end leads to the category that it names in the language of who reads', async (t) => {
  const { app } = await testMarket(t)
  const leadsTo = (language: Language, product: string) =>
    speaking(language, () => browseView(app.db, { product, page: 1 }).suggested.map(({ name }) => name))
  t.strictSame(leadsTo('en', 'book'), ['Books & Magazines'])
  t.strictSame(leadsTo('de', 'Buch'), ['Bücher & Zeitschriften'])
  t.strictSame(leadsTo('ar', 'دراجة'), ['الدراجات والنقل'])
  saveLanguages(app.db, { site: 'de', offered: ['en'] })
  app.db.$client.prepare("UPDATE categories SET name = 'Schränke' WHERE name = 'Curiosities'").run()
  t.strictSame(leadsTo('en', 'Schrank'), ['Schränke'], 'a name that admins have given it')
})

t.test('an unknown word is replaced by its nearest word', async (t) => {
  const { list, get } = await testMarket(t)
  list('Classical guitar')
  list('Red bicycle')
  list('Old typewriter')
  for (const [typed, meant, name] of [
    ['guitr', 'guitar', 'Classical guitar'],
    ['gutiar', 'guitar', 'Classical guitar'],
    ['Guitaar!', 'guitar', 'Classical guitar'],
    ['guitear', 'guitar', 'Classical guitar'],
    ['bicyle', 'bicycle', 'Red bicycle'],
    ['red bicyle', 'red bicycle', 'Red bicycle'],
    ['tipewritter', 'typewriter', 'Old typewriter'],
  ] as const) {
    const answer = await get(search(typed))
    t.strictSame([namesOf(answer), answer.body.data.corrected], [[name], meant], typed)
    const insisted = await get(search(typed, '&exact=1'))
    t.strictSame([namesOf(insisted), insisted.body.data.corrected], [[], null], `${typed} to the letter`)
  }
  for (const typed of ['guitar', 'guit', 'gatr', 'guitarrras', 'xyzxyz', 'red xyzxyz', 'guitar bicycle'])
    t.equal((await get(search(typed))).body.data.corrected, null, typed)
  t.equal((await get('/home/search?product=guitr&exact=yes')).status, 422)
})

t.test('the vocabulary is in step with what people write', async (t) => {
  const { app, list, get } = await testMarket(t)
  list('Kettle')
  t.strictSame(namesOf(await get(search('xylofone'))), [])
  const id = list('Xylophone')
  t.strictSame(namesOf(await get(search('xylofone'))), ['Xylophone'])
  app.db.$client.prepare('DELETE FROM items WHERE id = ?').run(id)
  const gone = await get(search('xylofone'))
  t.strictSame([namesOf(gone), gone.body.data.corrected], [[], null])
})

t.test('of two words at the same distance, the one in more items is used', async (t) => {
  const { list, get } = await testMarket(t)
  list('Boot')
  list('Boat')
  list('Boat two')
  t.equal((await get(search('boxt'))).body.data.corrected, 'boat')
})

t.test('a correction without results is not shown', async (t) => {
  const { list, get } = await testMarket(t)
  list('Guitar')
  const answer = await get(search('guitr', '&condition=Old'))
  t.strictSame([namesOf(answer), answer.body.data.corrected], [[], null])
})

t.test('numbers and models are not corrected', async (t) => {
  const { list, get } = await testMarket(t)
  list('Camera x1234', { description: 'from 1987' })
  for (const typed of ['x1235', '1988']) t.strictSame(namesOf(await get(search(typed))), [], typed)
})

t.test('synonyms are found, by each of their forms and together', async (t) => {
  const { app, list, get } = await testMarket(t)
  list('Grey sofa')
  list('Washer, hardly used')
  for (const text of ['couch', 'couches', 'settee', 'grey couch']) {
    const answer = await get(search(text))
    t.strictSame([namesOf(answer), answer.body.data.corrected], [['Grey sofa'], null], text)
  }
  for (const text of ['washing machine', 'washing machines'])
    t.strictSame(namesOf(await get(search(text))), ['Washer, hardly used'], text)
  list('Sleeping bag')
  list('Vacuum cleaners, two')
  t.strictSame(namesOf(await get(search('sleeping bags'))), ['Sleeping bag'])
  for (const text of ['hoover', 'vacuum cleaner'])
    t.strictSame(namesOf(await get(search(text))), ['Vacuum cleaners, two'], text)
  t.strictSame(namesOf(await get(search('settee', '&exact=1'))), [])
  replaceSynonyms(app.db, [
    ['aa', 'bb'],
    ['bb', 'cc'],
    ['cc', 'aa', '"cc" OR sofa*'],
  ])
  list('cc')
  t.strictSame(namesOf(await get(search('aa'))), ['cc'], 'lists in a circle end')
  t.strictSame(namesOf(await get(search('couch'))), ['Grey sofa'], 'the lexicon stays')
})

t.test('2,000 lists of synonyms are queried by the searched words', async (t) => {
  const { app, list, get } = await testMarket(t)
  replaceSynonyms(
    app.db,
    Array.from({ length: 2000 }, (_, at) => [`thing${at}`, 'kite']),
  )
  list('Kite')
  t.strictSame(namesOf(await get(search('thing1999'))), ['Kite'])
  t.strictSame(namesOf(await get(search('kite'))), ['Kite'])
})

t.test('hostile texts are answered, and find nothing but what they say', async (t) => {
  const { app, list, get } = await testMarket(t)
  list('日本語の本 🚲')
  list('Guitar')
  const many = Array.from({ length: 200 }, (_, at) => `w${at}`).join(' ')
  t.equal((await get(search('a'.repeat(1000)))).status, 422)
  t.equal((await get(search('é'.repeat(200)))).status, 200)
  t.equal((await get(search(many))).status, 422)
  for (const text of ['!?"*()', '🚲', 'guiтар', '\u064B\u0650', '\u200F', many.slice(0, 199)])
    t.strictSame(namesOf(await get(search(text))), [], JSON.stringify(text))
  const half = searchFor(app.db, { text: '\uD800guitr', sort: null, shown: 12 })
  t.equal(half.corrected, 'guitar', 'half a character is no word')
  t.strictSame(namesOf(await get(search('日本'))), ['日本語の本 🚲'], 'without blanks, by its beginning')
})

t.test('half a character in an address is answered, and is no word', async (t) => {
  const { app, list } = await testMarket(t)
  list('Guitar')
  // UTF-8 must not encode U+D800 to U+DFFF; first as typed, then as browsers send them.
  for (const [half, found] of [
    ['%ED%A0%80', []],
    ['%ED%BF%BF', []],
    ['%EF%BF%BD', ['Guitar']],
  ] as const) {
    for (const path of ['home/search', 'home/products/filter', 'home/suggestions'])
      t.equal((await app.inject(`/api/${path}?product=${half}`)).statusCode, 200, `${path} ${half}`)
    const answer = await app.inject(`/api/home/search?product=${half}%20guitar`)
    t.strictSame(namesOf({ body: answer.json() }), found, half)
    t.equal((await app.inject(`/browse?product=${half}%20guitar`)).statusCode, 200, `browse ${half}`)
  }
})

t.test('items that match only by their category are after named ones', async (t) => {
  const { list, get } = await testMarket(t)
  list('Curious thing', { description: 'a curiosities cabinet', product_category_id: 1 })
  list('Stone')
  t.strictSame(namesOf(await get(search('curiosities'))), ['Curious thing', 'Stone'])
})

t.test('each language of the site has its own forms, spellings and synonyms', async (t) => {
  const { list, get } = await testMarket(t)
  for (const name of ['Fahrräder', 'Großer Koffer', 'Canapé bleu', 'Lámparas viejas', 'دراجة حمراء'])
    list(name)
  list('Armoire ancienne')
  const found = async (text: string) => namesOf(await get(search(text)))
  for (const [text, name] of [
    ['fahrrad', 'Fahrräder'],
    ['fahrraeder', 'Fahrräder'],
    ['velo', 'Fahrräder'],
    ['grosser koffer', 'Großer Koffer'],
    ['koffern', 'Großer Koffer'],
    ['valija', 'Großer Koffer'],
    ['divan', 'Canapé bleu'],
    ["d'armoire", 'Armoire ancienne'],
    ['l’armoire', 'Armoire ancienne'],
    ['penderies', 'Armoire ancienne'],
    ['lámpara', 'Lámparas viejas'],
    ['بسكليت', 'دراجة حمراء'],
    ['الدراجات', 'دراجة حمراء'],
  ] as const)
    t.equal((await found(text))[0], name, text)
})

t.test('forms are those of the languages that the site speaks, from one search to the next', async (t) => {
  const { app, list, get } = await testMarket(t)
  for (const name of ['Spare battery', 'Ein Kind', 'Haus am See', 'Cheval de bois', 'Silla roja', 'كتاب'])
    list(name)
  const found = async () => {
    const names: string[] = []
    for (const text of ['batteries', 'Kindern', 'Häusern', 'chevaux', 'sillas', 'للكتاب']) {
      const answer = await get(search(text))
      if (answer.body.data.corrected === null) names.push(...namesOf(answer))
    }
    return names
  }
  t.strictSame(await found(), [
    'Spare battery',
    'Ein Kind',
    'Haus am See',
    'Cheval de bois',
    'Silla roja',
    'كتاب',
  ])
  for (const [language, names] of [
    ['en', ['Spare battery', 'Silla roja']],
    ['de', ['Ein Kind', 'Haus am See', 'Silla roja']],
    ['es', ['Silla roja']],
    ['fr', ['Cheval de bois', 'Silla roja']],
    ['ar', ['كتاب']],
  ] as const) {
    saveLanguages(app.db, { site: language, offered: [language] })
    t.strictSame(await found(), names, language)
  }
  saveLanguages(app.db, { site: 'de', offered: ['de', 'fr'] })
  t.strictSame(await found(), ['Ein Kind', 'Haus am See', 'Cheval de bois', 'Silla roja'], 'two languages')
})

t.test('a list of synonyms is found by each form of its words', async (t) => {
  const { app, list, get } = await testMarket(t)
  replaceSynonyms(app.db, [
    ['Bücher', 'Schmöker'],
    ['chevaux', 'dada'],
  ])
  list('Schmöker')
  list('Dada')
  for (const text of ['Buch', 'Büchern', 'buecher'])
    t.strictSame(namesOf(await get(search(text))), ['Schmöker'], text)
  t.strictSame(namesOf(await get(search('cheval'))), ['Dada'])
})

import t from 'tap'
import { readCatalogue } from '../../server/platform/catalogues/compile.ts'
import { fallbacksOf } from '../../server/platform/catalogues/generate.ts'
import { contextNotes, pluralNote } from '../../server/platform/catalogues/translation-notes.ts'
import { outdated } from '../../server/platform/catalogues/translation-record.ts'
import { checkRows, fromCsv, toCsv } from '../../server/platform/catalogues/translation-table.ts'
import { offeredLanguage } from '../../server/platform/languages/languages-shared.ts'

const english = new Map([
  ['offers_sent', '{name} sent you an offer'],
  ['offers_items', '{count, plural, one {# item} other {# items}}'],
  ['offers_quote', 'Say "yes", or\n"no"; thanks'],
])
const source = readCatalogue('en', english, null).messages
const row = (key: string, translation: string) => ({ key, note: '', english: english.get(key)!, translation })

t.test('a table survives a round trip with quotes, commas and line ends', async (t) => {
  const rows = [...english.keys()].map((key) => row(key, `„${key}“, "x"\nü`))
  t.strictSame(fromCsv(toCsv(rows)), rows)
  t.strictSame(fromCsv('key;english;translation\r\na;b;"c;d"\r\n'), [
    { key: 'a', note: '', english: 'b', translation: 'c;d' },
  ])
  t.throws(() => fromCsv('key,english\n'), /no column "translation"/)
  t.throws(() => fromCsv('key,english,translation\na,b,"c'), /not closed/)
})

t.test('an import takes over what the build would take', async (t) => {
  const { texts, faults } = checkRows(
    [
      row('offers_sent', 'Oferta de {name}'),
      row('offers_items', '{count, plural, other {# itens}}'),
      row('offers_quote', ' '),
      { ...row('offers_sent', 'x'), key: 'offers_gone', english: 'Gone' },
    ],
    'pt-BR',
    english,
    source,
  )
  t.strictSame([...texts], [['offers_sent', 'Oferta de {name}']])
  t.match(faults.get('offers_items'), /lacks "one"/)
  t.match(faults.get('offers_gone'), /no such message/)
})

t.test('an import finds a key that was renamed after the export by its English', async (t) => {
  const { texts, faults } = checkRows(
    [
      { ...row('offers_sent', 'Oferta de {name}'), key: 'offers_name_sent_you_an_offer' },
      { ...row('offers_quote', 'x'), key: 'items_quote' },
    ],
    'pt-BR',
    english,
    source,
  )
  t.strictSame([...texts], [['offers_sent', 'Oferta de {name}']])
  t.match(faults.get('items_quote'), /no such message/, 'in another area')
})

t.test('an import refuses a sentence whose English has changed since the export', async (t) => {
  const { texts, faults } = checkRows(
    [{ ...row('offers_sent', 'Oferta de {name}'), english: '{name} has sent you an offer' }],
    'pt-BR',
    english,
    source,
  )
  t.equal(texts.size, 0)
  t.match(faults.get('offers_sent'), /has changed since/)
})

t.test('a page keeps the tags and links of the English', async (t) => {
  const page = '<p>See <a href="/browse">all items</a>.</p>\n'
  const originals = new Map([...english, ['pages/about.html', page]])
  const imported = (translation: string, key = 'pages/about.html', english = page) =>
    checkRows([{ key, note: '', english, translation }], 'pt-BR', originals, source)
  const fits = imported('<p>Veja <a href="/browse">todos</a>.</p>\r\n')
  t.strictSame([...fits.texts], [['pages/about.html', '<p>Veja <a href="/browse">todos</a>.</p>\n']])
  const other = '<p>Veja <a href="https://example.org">todos</a>.</p>'
  t.match(imported(other).faults.get('pages/about.html'), /same tags/)
  t.match(imported(page, 'pages/gone.html', '<p>Gone</p>').faults.get('pages/gone.html'), /no such page/)
})

t.test('notes name the plural forms of a language, with their numbers', async (t) => {
  t.equal(pluralNote('pt-BR'), 'Plural forms: one (0, 1); other (2, 3, 4, …)')
  t.match(pluralNote('ar'), /zero \(0\); one \(1\); two \(2\); few \(3, 4, 5, …\)/)
})

t.test('a translation is out of date if the English changed and the translation did not', async (t) => {
  const { createHash } = await import('node:crypto')
  const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const record = new Map([['offers_sent', { english: short('old'), translation: short('alt') }]])
  t.strictSame(outdated(record, english, new Map([['offers_sent', 'alt']])), ['offers_sent'])
  t.strictSame(outdated(record, english, new Map([['offers_sent', 'neu']])), [])
  t.strictSame(outdated(new Map(), english, new Map([['offers_sent', 'alt']])), [])
})

t.test('notes name the place and the values of a message', async (t) => {
  const note = contextNotes(
    readCatalogue('en', new Map([['items_old', '{name}: <link>old</link>']]), null).messages,
  )
  t.match(note.get('items_old'), /condition of an item.*\{name\} is filled in.*<link> is a link/)
})

t.test('a region falls back to its language, and then to English', async (t) => {
  t.strictSame(fallbacksOf('pt-BR'), ['pt-BR', 'pt', 'en'])
  t.strictSame(fallbacksOf('de'), ['de', 'en'])
  t.strictSame(fallbacksOf('en'), ['en'])
  const languages = { site: 'en', offered: ['de', 'en', 'pt-BR'] } as unknown as Parameters<
    typeof offeredLanguage
  >[1]
  t.equal(offeredLanguage('pt', languages), 'pt-BR')
  t.equal(offeredLanguage('pt-PT', languages), 'pt-BR')
  t.equal(offeredLanguage('de-AT', languages), 'de')
  t.equal(offeredLanguage('it', languages), undefined)
})

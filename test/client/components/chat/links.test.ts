import t from 'tap'
import { linkParts } from '../../../../client/components/chat/links.ts'

/** The linked addresses in a text. */
const linked = (text: string) => linkParts(text).flatMap(({ part, href }) => (href ? [part] : []))

t.test('a bracket belongs to the address if it was opened there', async (t) => {
  const drill = 'https://en.wikipedia.org/wiki/Drill_(tool)'
  for (const text of [drill, `See ${drill}.`, `(${drill})`, `It is here (${drill}).`, `[${drill}], then`])
    t.strictSame(linked(text), [drill], text)
  t.strictSame(linked('(see https://example.org/a)'), ['https://example.org/a'])
  t.strictSame(linked('https://example.org/a[1]'), ['https://example.org/a[1]'])
  t.strictSame(linked('https://example.org/a](b'), ['https://example.org/a](b'])
})

t.test('punctuation of any language ends the address', async (t) => {
  const address = 'https://example.org/drill'
  const after = [
    ...'։፡።‽⟩〕״′﹐｡､⸮〟⁾׃؞᙮᠂༎๚`».“”’‘…؟،؛。、，！？）」>\'";:!?,‹›۔।',
    '...',
    '?!',
    '\u200f',
    '\u200b',
    '\u00a0',
  ]
  for (const end of after)
    for (const rest of ['', ' and more', 'もっと']) {
      if (rest === 'もっと' && /^[.'!?;:,]+$/.test(end)) continue
      t.strictSame(linked(`Look: ${address}${end}${rest}`), [address], JSON.stringify(end + rest))
    }
  for (const [open, close] of ['«»', '“”', '„“', '‘’', '（）', '「」', '""', "''", '<>'].map((pair) => [
    ...pair,
  ]))
    t.strictSame(linked(`${open}${address}${close}`), [address], `${open}${close}`)
})

t.test('a dash at the end and an inverted mark are not part of the address', async (t) => {
  const address = 'https://example.org/drill'
  for (const end of ['—', '–', '‐', '.—', '¿', '¡', '¿y tú?', '¡gracias!'])
    t.strictSame(linked(`Look: ${address}${end}`), [address], end)
  for (const open of ['¿', '¡', '—', '–']) t.strictSame(linked(`${open}${address}?`), [address], open)
  t.strictSame(
    linked('https://example.org/1990–2000'),
    ['https://example.org/1990–2000'],
    'a dash in the middle stays',
  )
  t.strictSame(linked('¿www.example.org?'), ['www.example.org'])
})

t.test('a dot in the middle of a name is part of the address', async (t) => {
  for (const address of [
    'https://zh.wikipedia.org/wiki/列奥纳多·达·芬奇',
    'https://ja.wikipedia.org/wiki/レオナルド・ダ・ヴィンチ',
    'https://ca.wikipedia.org/wiki/Paral·lel',
  ])
    for (const end of ['', '·', '・', ' · more', '。'])
      t.strictSame(linked(`${address}${end}`), [address], end)
  t.strictSame(linked('https://a.example/b・https://c.example/d'), [
    'https://a.example/b',
    'https://c.example/d',
  ])
})

t.test('schemes in any case and www. are links', async (t) => {
  const hrefs = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])
  t.strictSame(hrefs('Https://example.org'), ['Https://example.org'])
  t.strictSame(hrefs('HTTPS://EXAMPLE.ORG/A, HTTP://b.example'), [
    'HTTPS://EXAMPLE.ORG/A',
    'HTTP://b.example',
  ])
  t.strictSame(hrefs('See www.example.org/a_(b).'), ['https://www.example.org/a_(b)'])
  t.strictSame(hrefs('WWW.example.org'), ['https://WWW.example.org'])
  t.strictSame(hrefs('见www.example.org。'), ['https://www.example.org'])
  t.strictSame(hrefs('https://bücher.example/straße?q=größe#ä'), ['https://bücher.example/straße?q=größe#ä'])
  t.strictSame(hrefs('https://example.org/?u=https://b.example/x'), [
    'https://example.org/?u=https://b.example/x',
  ])
})

t.test('other words are no links', async (t) => {
  for (const text of [
    'www.',
    'www...',
    'www.example',
    'awww.example.org',
    'me@www.example.org',
    'https://',
    'http://)',
  ])
    t.strictSame(linked(text), [], text)
})

t.test('the parts are the text, whole', async (t) => {
  for (const text of ['', 'a', 'a https://b.example, (www.c.example) d', 'https://a.example https:// www. b'])
    t.equal(
      linkParts(text)
        .map(({ part }) => part)
        .join(''),
      text,
    )
})

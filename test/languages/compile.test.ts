import t from 'tap'
import {
  aloneCode,
  directionOf,
  ISOLATE,
  messageData,
  pluralForms,
  readCatalogue,
  readMessage,
} from '../../server/platform/catalogues/compile.ts'
import { speaking } from '../../server/platform/catalogues/current.ts'
import { format, formatterOf } from '../../server/platform/catalogues/format.ts'
import { bytesText, dollars, listed } from '../../server/platform/catalogues/intl.ts'
import { PICTURE, QUOTA } from '../../server/platform/limits.ts'

/** Formats a message as the scripts of pages do, which the server must format alike. */
function say(text: string, values: Record<string, unknown> = {}, language = 'en'): unknown {
  const message = readMessage(text, language)
  const inPage = new Function('v', `${ISOLATE} return (${aloneCode(message, language)})(v)`)(values)
  const formatter = formatterOf(language, directionOf(language) === 'rtl')
  const onServer = format(JSON.parse(JSON.stringify(messageData(message))), values, formatter)
  t.strictSame(onServer, inPage, `the server words ${text} as pages do`)
  return inPage
}

t.test('a message is worded with values, plurals, choices and numbers', async (t) => {
  t.equal(say('Hello `$' + '{x}`, it’s {name}', { name: 'Zoë', x: '1' }), 'Hello `$1`, it’s Zoë')
  const items = '{count, plural, =0 {nothing} one {# item} other {# items}}'
  t.strictSame(
    [0, 1, 2, 1234].map((count) => say(items, { count })),
    ['nothing', '1 item', '2 items', '1,234 items'],
  )
  t.equal(say('{kind, select, a {An A} b {A {x}} other {None}}', { kind: 'b', x: 7 }), 'A 7')
  t.equal(say('{n, number}', { n: 12345.5 }, 'de'), '12.345,5')
  t.equal(say("It's ''{x}''", { x: 'so' }), "It's 'so'")
})

t.test('Arabic has six forms, and each is asked for', async (t) => {
  t.strictSame(pluralForms('ar'), new Set(['zero', 'one', 'two', 'few', 'many', 'other']))
  t.throws(() => readMessage('{count, plural, one {x} other {y}}', 'ar'), /lacks "zero"/)
  const text = '{n, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}'
  t.strictSame(
    [0, 1, 2, 3, 11, 100].map((n) => say(text, { n }, 'ar')),
    ['z', 'o', 't', 'f', 'm', 'x'],
  )
})

t.test('a name that is written the other way is isolated, and no other', async (t) => {
  t.equal(say('{name} قال', { name: 'Anna' }, 'ar'), '\u2068Anna\u2069 قال')
  t.equal(say('{name}, Bild {n}', { name: 'أمينة', n: 3 }, 'de'), '\u2068أمينة\u2069, Bild 3')
  t.strictSame(say('<b>{name}</b>: {n}', { name: 'אופניים', n: 3, b: (text: string) => text }, 'en'), [
    '\u2068אופניים\u2069',
    ': ',
    '3',
  ])
  t.equal(say('{name}, Bild {n}', { name: 'Zoë', n: 3 }, 'de'), 'Zoë, Bild 3')
})

t.test('a message with tags is a list of parts, and HTML in it is text', async (t) => {
  const link = (text: string) => ({ link: text })
  t.strictSame(say('I agree to the <link>terms of {site}</link>.', { link, site: 'X' }), [
    'I agree to the ',
    { link: 'terms of X' },
    '.',
  ])
  t.strictSame(say('{n, plural, one {<b>one</b> thing} other {# things}}', { n: 1, b: link }), [
    { link: 'one' },
    ' thing',
  ])
  t.throws(() => readMessage('<a><b>x</b></a>', 'en'), /inside another tag/)
  t.throws(() => readMessage('<img src=x onerror=alert(1)>', 'en'))
})

t.test('what takes away the meaning of a brace is refused', async (t) => {
  t.throws(() => readMessage("Nothing for '{query}'", 'en'), /write two/)
  t.throws(() => readMessage('{at, date, short}', 'en'), /only names/)
})

t.test('a translation with other values than English, or with HTML, is at fault', async (t) => {
  const english = readCatalogue(
    'en',
    new Map([
      ['a_x', 'Hello {name}'],
      ['a_y', 'Fine'],
      ['a_z', 'Good'],
    ]),
    null,
  )
  const { messages, faults } = readCatalogue(
    'de',
    new Map([
      ['a_x', 'Hallo'],
      ['a_y', 'Gut, {name}'],
      ['a_z', '<b>Gut</b>'],
      ['a_w', 'Zu viel'],
      ['A-', '{'],
    ]),
    english.messages,
  )
  t.strictSame([...faults.keys()], ['a_x', 'a_y', 'a_z', 'a_w', 'A-'])
  t.equal(messages.size, 0)
})

t.test('prices and lists read as each language writes them', async (t) => {
  const of = (language: 'ar' | 'de' | 'en' | 'es' | 'fr') =>
    speaking(language, () => dollars(24.99)).replaceAll(/[\u00a0\u202f]/g, ' ')
  t.strictSame(
    [of('en'), of('de'), of('es'), of('fr'), of('ar')],
    ['$24.99', '24,99 $', '24,99 $', '24,99 $', '\u200f24.99 \u2066US$\u2069'],
  )
  t.equal(
    speaking('de', () => listed(['Lampe', 'Zelt'])),
    'Lampe und Zelt',
  )
  t.equal(
    speaking('de', () => listed(['مصباح', 'Zelt'])),
    '\u2068مصباح\u2069 und \u2068Zelt\u2069',
  )
})

t.test('a size reads as the limit does that it is counted against', async (t) => {
  t.equal(bytesText(PICTURE.bytes), '10 MB')
  t.equal(bytesText(QUOTA.person), '200 MB')
  t.equal(bytesText(QUOTA.disk), '2 GB')
  t.equal(bytesText(1), '1 byte')
})

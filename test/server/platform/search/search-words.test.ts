import t from 'tap'
import { SEARCH_WORDS } from '../../../../server/platform/limits.ts'
import { searchWords } from '../../../../server/platform/search/search-words.ts'

t.test('words are runs of letters, digits and accents', async (t) => {
  t.strictSame(searchWords(' Red,bicycle—26" '), ['red', 'bicycle', '26'])
  t.strictSame(searchWords('café हिन्दी'), ['café', 'हिन्दी'])
})

t.test('nothing is left of signs, emoji, NUL and characters for private use', async (t) => {
  for (const text of ['', '  ', '*', '"', '" OR "', '\0', '🚲', '\uE000', '^-+:(){}']) {
    t.strictSame(
      searchWords(text).filter((word) => word !== 'or'),
      [],
      JSON.stringify(text),
    )
  }
  t.strictSame(searchWords('\uE000c1'), ['c1'])
  t.strictSame(searchWords('\u0301'), [], 'an accent alone is no word')
})

t.test('a word that begins another one asks for nothing more', async (t) => {
  t.strictSame(searchWords('b bi bike bike BIKE'), ['bike'])
})

t.test('words beyond the limit are ignored', async (t) => {
  const words = Array.from({ length: 40 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}${at}x`)
  t.equal(searchWords(words.join(' ')).length, SEARCH_WORDS)
})

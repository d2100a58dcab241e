import t from 'tap'
import { inNfc } from '../../../../server/platform/http/nfc-validator.ts'
import { line } from '../../../../server/platform/schemas/text-shared.ts'
import { namesOf, testMarket } from '../../../helpers/market.ts'

/** Words whose letters have two Unicode forms: Cyrillic, Greek, Hangul, Arabic, Latin. */
const WORDS = ['чайник', 'σκηνή', '자전거', 'أثاث', 'bücher']

t.test('a word is found in both forms of Unicode, and a wish is stored in NFC', async (t) => {
  const { app, owner, list, get } = await testMarket(t)
  for (const word of WORDS) list(word)
  for (const word of WORDS) {
    for (const form of ['NFC', 'NFD'] as const) {
      const found = namesOf(await get(`/home/search?product=${encodeURIComponent(word.normalize(form))}`))
      t.strictSame(found, [word], `${word} ${form}`)
    }
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/wishes',
      headers: owner.bearer,
      payload: { text: word.normalize('NFD') },
    })
    t.equal(statusCode, 200)
    t.equal(JSON.parse(body).data.text, word)
  }
})

t.test('a text of a socket or a form in the browser is normalized by its schema', async (t) => {
  t.equal(line(20, () => 'Name').parse('cafe\u0301'), 'café')
})

t.test('strings at any depth are normalized, and nothing else is changed', async (t) => {
  const file = Buffer.from('e\u0301')
  const body = { a: ['e\u0301', { b: 'и\u0306' }], n: 1, none: null, file }
  t.strictSame(inNfc(body), { a: ['é', { b: 'й' }], n: 1, none: null, file })
  t.equal((inNfc(body) as typeof body).file, file)
})

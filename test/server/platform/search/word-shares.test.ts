import t from 'tap'
import { VOCABULARY } from '../../../../server/platform/limits.ts'
import { marketWords } from '../../../../server/platform/search/market-words.ts'
import { NameWords } from '../../../../server/platform/search/name-words.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp, testEnvironment } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'
import { until } from '../../../helpers/until.ts'

/** A unique word of six letters for a number. */
const word = (begin: string, at: number) =>
  begin + (at + 26 ** 4).toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)

/** Consecutive unique words. */
const noise = (begin: string, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => word(begin, from + at))

t.test('one user cannot fill the vocabulary, neither by posting nor at a start', async (t) => {
  const env = testEnvironment(t)
  const first = await testApp(t, env)
  const [mallory, ada, bob] = ['Mallory', 'Ada', 'Bob'].map((name) => testAccount(first, { name }))
  const post = (app: typeof first, who: { id: number }, words: string[]) =>
    testItem(app, who.id, { name: 'Thing', description: `<p>${words.join(' ')}</p>` })
  const perItem = 700
  for (let from = 0; from < VOCABULARY.freely + 3 * VOCABULARY.perPerson; from += perItem) {
    post(first, mallory!, noise('b', from, perItem))
  }
  post(first, ada!, ['zither'])
  await first.close()

  const app = await testApp(t, env)
  const words = marketWords(app.db)
  const isKnown = (typed: string) => words.near(typed).length > 0
  // Awaits the word that is read last.
  await until(() => isKnown('zithre'))
  t.ok(words.size < VOCABULARY.freely + VOCABULARY.perPerson + 500, String(words.size))

  const before = words.size
  post(app, mallory!, noise('c', 0, perItem))
  t.equal(words.size, before, 'they bring no more')
  post(app, bob!, ['xylophone'])
  t.ok(isKnown('xylophnoe'), 'and others do')
})

t.test('new words per item are limited', async (t) => {
  const app = await testApp(t)
  const words = marketWords(app.db)
  const before = words.size
  const description = `<p>${noise('b', 0, 700).join(' ')}</p>`
  testItem(app, testAccount(app).id, { name: 'Zither', description })
  t.equal(words.size - before, VOCABULARY.perItem)
  t.ok(words.near('zithre').length > 0, 'those of its name first')
})

t.test('nor those of names', async (t) => {
  const words = new NameWords()
  for (const typed of noise('b', 0, VOCABULARY.freely)) words.add(typed, () => 1)
  for (const typed of noise('c', 0, VOCABULARY.perPerson + 1)) words.add(typed, () => 1)
  words.add('zither', () => 2)
  t.strictSame(words.beginningWith(word('c', VOCABULARY.perPerson - 1), 1).length, 1)
  t.strictSame(words.beginningWith(word('c', VOCABULARY.perPerson), 1), [])
  t.strictSame(words.beginningWith('zit', 1), ['zither'])
})

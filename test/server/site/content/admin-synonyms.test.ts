import t, { type Test } from 'tap'
import { FAILED_WORDS, SYNONYMS } from '../../../../server/platform/limits.ts'
import {
  addSynonym,
  listSynonyms,
  replaceSynonyms,
} from '../../../../server/platform/search/synonyms-queries.ts'
import { testApp } from '../../../helpers/app.ts'
import { namesOf, testMarket } from '../../../helpers/market.ts'
import { testModerator } from '../../../helpers/moderator.ts'

async function wordsOf(t: Test) {
  const market = await testMarket(t)
  const { app } = market
  const ida = testModerator(app)
  const find = async (text: string, more = '', remoteAddress = '192.0.2.1') =>
    namesOf({
      body: (
        await app.inject({
          url: `/api/home/search?product=${encodeURIComponent(text)}${more}`,
          remoteAddress,
        })
      ).json(),
    })
  const failed = () => app.failedWords.latest().map(({ word, count }) => `${word} ${count}`)
  return { ...market, ...ida, find, failed }
}

t.test('failed words are counted once per network, without the user', async (t) => {
  const { app, list, find, failed, see } = await wordsOf(t)
  list('Red kayak')
  for (const network of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await find('zeppelin kayak', '', network)
  await app.inject({ url: '/browse?product=zeppelin', remoteAddress: '192.0.2.3' })
  t.strictSame(failed(), ['zeppelin 3'], 'what stands in an item is none of them')
  const { html } = await see('/words')
  t.match(html, 'zeppelin')
  t.match(html, /Looked for 3 times/)
  const columns = app.db.$client.prepare("SELECT group_concat(name) FROM pragma_table_info('failed_words')")
  t.equal(columns.pluck().get(), 'word,count,last_at')
  list('Zeppelin')
  t.strictSame(failed(), [], 'what is there by now is shown no more')
})

t.test('slips, insisting, numbers and texts that are none are not counted', async (t) => {
  const { list, find, failed } = await wordsOf(t)
  list('Guitar')
  await find('guitr')
  await find('zeppelin', '&exact=1')
  for (const text of ['+1 202 555 0100', 'x1234', '!?', '🚲', 'q', 'q'.repeat(40)]) await find(text)
  t.strictSame(failed(), [])
})

t.test('a network adds thirty words an hour, and the list retains the most searched', async (t) => {
  const { app, find, failed } = await wordsOf(t)
  const name = (at: number) => `zz${String(at).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}q`
  for (let at = 0; at < 40; at++) await find(name(at))
  t.equal(failed().length, 30)
  for (const network of ['a', 'b']) app.failedWords.note('wanted', network)
  for (let network = 0; network < 20; network++) {
    for (let at = 0; at < 30; at++)
      app.failedWords.note(name(1000 * (network + 1) + at), `192.0.3.${network}`)
    app.failedWords.write()
  }
  const kept = app.db.$client.prepare('SELECT count(*) FROM failed_words').pluck().get()
  t.equal(kept, 500)
  t.equal(app.db.$client.prepare("SELECT count FROM failed_words WHERE word = 'wanted'").pluck().get(), 2)
})

t.test(
  'words that were not found outlive a restart, and are forgotten where nobody looks for them again',
  async (t) => {
    const { app } = await wordsOf(t)
    for (const word of ['zeppelin', 'quagga']) app.failedWords.note(word, '192.0.2.1')
    await app.close()
    const again = await testApp(t, { DATABASE_FILE: app.config.databaseFile })
    t.strictSame(
      again.failedWords
        .latest()
        .map(({ word }) => word)
        .sort(),
      ['quagga', 'zeppelin'],
    )
    again.db.$client.prepare('UPDATE failed_words SET last_at = last_at - ?').run(FAILED_WORDS.lifetime)
    again.failedWords.note('quagga', '192.0.2.2')
    const left = again.failedWords.latest().map(({ word, count }) => `${word} ${count}`)
    t.strictSame(left, ['quagga 2'])
  },
)

t.test('all networks of a /48 of IPv6, which one person can rent, are one that looks', async (t) => {
  const { app, failed } = await wordsOf(t)
  for (let at = 0; at < 3; at++) app.failedWords.note('zeppelin', `2001:db8:7:${at}::1`)
  app.failedWords.note('zeppelin', '2001:db8:8::1')
  t.strictSame(failed(), ['zeppelin 2'])
})

t.test('a word that a full list has no room for begins another one', async (t) => {
  const { app } = await wordsOf(t)
  const full = ['kayak', ...Array.from({ length: SYNONYMS.texts - 1 }, (_, at) => `boat ${at}`)]
  replaceSynonyms(app.db, [full])
  t.equal(addSynonym(app.db, 'qajaq', 'kayak'), true)
  t.strictSame(listSynonyms(app.db), [full, ['kayak', 'qajaq']])
})

t.test('a word that was not found becomes a synonym in one press', async (t) => {
  const { app, list, find, failed, act, see } = await wordsOf(t)
  list('Rowing boat')
  await find('wherry')
  t.equal((await act('POST', '/synonyms/word', { word: 'wherry', means: 'boat' })).status, 200)
  t.strictSame(await find('wherry'), ['Rowing boat'])
  t.strictSame(failed(), [])
  t.ok(listSynonyms(app.db).some((texts) => texts.join() === 'boat,wherry'))
  t.equal((await act('POST', '/synonyms/word', { word: 'skiffle', means: 'wherries' })).status, 200)
  t.ok(
    listSynonyms(app.db).some((texts) => texts.join() === 'boat,wherry,skiffle'),
    'a list that has the word, in whichever form, takes another',
  )
  const count = listSynonyms(app.db).length
  t.equal((await act('POST', '/synonyms/word', { word: 'skiffle', means: 'boat' })).status, 200)
  t.equal(
    listSynonyms(app.db)
      .flat()
      .filter((text) => text === 'skiffle').length,
    1,
    'twice is once',
  )
  t.equal(listSynonyms(app.db).length, count)
  t.match((await see('/audit-log')).html, /Made “.*wherry.*” find “.*boat.*” too/)
  for (const [word, means] of [
    ['wherry', ''],
    ['wherry', 'Wherry'],
    ['!', 'boat'],
    ['a b c d', 'boat'],
    ['q'.repeat(61), 'boat'],
  ])
    t.equal((await act('POST', '/synonyms/word', { word, means })).status, 422, `${word} ${means}`)
})

t.test(
  'a word of the market inside one that was not found is proposed, and a word can be forgotten',
  async (t) => {
    const { list, find, failed, act, see } = await wordsOf(t)
    list('Grey sofa')
    await find('sofabed')
    t.match((await see('/words')).html, /name="means"[^>]*value="sofa"|value="sofa"[^>]*name="means"/)
    t.equal((await act('POST', '/failed-words/forget', { word: 'sofabed' })).status, 200)
    t.strictSame(failed(), [])
  },
)

t.test('admins edit the lists; errors have their line and nothing is saved', async (t) => {
  const { app, list, find, act, see } = await wordsOf(t)
  list('Grey sofa')
  const save = (synonyms: string, seen?: string) =>
    act('POST', '/synonyms', { synonyms, ...(seen ? { seen } : {}) })
  const before = listSynonyms(app.db)
  for (const [text, said] of [
    ['a, b\nsofa', 'Line 2: “sofa” is on its own'],
    ['a, b\n\n!!, c', 'Line 3: “!!” has no letter'],
    ['one two three four, c', 'Line 1: “one two three four” has more than 3 words'],
    [`${'q'.repeat(61)}, c`, 'Line 1: “qqqqqqqqqqqqqqqqqqqq…” is too long'],
    [Array.from({ length: 13 }, (_, at) => `w${at}`).join(), 'Line 1: At most 12'],
    [
      Array.from({ length: SYNONYMS.lists + 1 }, (_, at) => `w${at}, v${at}`).join('\n'),
      'at most 2,000 lists',
    ],
  ] as const) {
    const { status, body } = await save(text)
    t.equal(status, 422, said)
    t.match(body.errors.synonyms[0], said)
  }
  t.strictSame(listSynonyms(app.db), before)
  const circle = 'davenport, lounger\r\nlounger, sofa\nsofa، davenport\n"OR", sofa*'
  t.equal((await save(circle)).status, 200)
  t.strictSame(await find('davenport'), ['Grey sofa'], 'synonyms in a circle end')
  t.strictSame(await find('or'), ['Grey sofa'], 'nothing in a list is an operator')
  const many = Array.from({ length: SYNONYMS.lists }, (_, at) => `thing${at}, sofa`).join('\n')
  t.equal((await save(many)).status, 200)
  t.equal(listSynonyms(app.db).length, 2000)
  t.strictSame(await find('thing1999'), ['Grey sofa'])
  t.equal(
    (await act('POST', '/synonyms/word', { word: 'new', means: 'newer' })).status,
    422,
    'no more fit in',
  )
  t.equal((await save('a, b', 'another')).status, 409, 'not over what somebody else has saved')
  const [, seen] = /name="seen"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="seen"/
    .exec((await see('/words')).html)!
    .filter(Boolean)
  t.equal((await save('', seen)).status, 200, 'a list may be empty')
  t.strictSame(listSynonyms(app.db), [])
  t.match((await see('/audit-log')).html, /Saved 2,?000 lists/)
})

t.test('a lone surrogate in JSON is removed', async (t) => {
  const { app, act } = await wordsOf(t)
  const half = { word: 'zep\uD800', means: '\uDFFF' }
  const answer = await act('POST', '/synonyms/word', half)
  t.equal(answer.status, 422)
  t.ok(
    listSynonyms(app.db)
      .flat()
      .every((text) => text.isWellFormed()),
  )
})

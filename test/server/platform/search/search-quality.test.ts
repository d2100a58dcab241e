import t from 'tap'
import { judgedMarket, queriesOf, SETS } from '../../../helpers/search-quality.ts'

t.test('the judgement sets have at least 120 queries each, none of them twice', async (t) => {
  for (const set of SETS) {
    const texts = queriesOf(set).map(({ language, text }) => `${language} ${text}`)
    t.ok(texts.length >= 120, `${set}: ${texts.length} queries`)
    t.equal(new Set(texts).size, texts.length, `${set}: distinct queries`)
  }
})

t.test('search finds at least 90 % of the expected and at most 2 % of wrong items', async (t) => {
  const market = judgedMarket()
  t.teardown(() => market.close())
  for (const set of SETS) {
    const { recall, wrong } = market.judgeSet(set)
    t.ok(recall >= 0.9, `${set}: recall ${recall}`)
    t.ok(wrong <= 0.02, `${set}: wrong finds ${wrong}`)
  }
})

import t from 'tap'
import { pickText } from '../../../../client/components/exchanges/exchange-texts.ts'

t.test('a pick counts what is listed: the rest comes along', async (t) => {
  const offered = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: null }]
  t.equal(pickText(offered, 2), 'any 2 of these 3')
  t.equal(pickText(offered, null), '')
})

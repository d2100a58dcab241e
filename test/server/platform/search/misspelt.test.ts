import t from 'tap'
import { readCatalogue } from '../../../../server/demo/catalogue.ts'
import { searchItems } from '../../../../server/market/items/items-service.ts'
import { testMarket } from '../../../helpers/market.ts'
import { misspelt } from '../../../helpers/misspelt.ts'

t.test('of 200 misspellings and forms, 95 % find their thing on the first page', async (t) => {
  const { app, list } = await testMarket(t)
  app.db.$client.transaction(() => {
    for (const { name, description, tradePreferences } of readCatalogue())
      list(name, { description, trade_preferences: tradePreferences })
  })()
  const lost = misspelt().filter(({ name, typed }) => {
    const { products } = searchItems(app.db, { text: typed, sort: null, page: 1 })
    return !products.some((found) => found.name === name)
  })
  t.comment(lost)
  t.ok(lost.length <= 10, `${lost.length} of 200 are lost: ${lost.map(({ typed }) => typed).join(', ')}`)
})

import t from 'tap'
import { suggestionsForName } from '../../../../server/market/items/similar-names.ts'
import { WISH } from '../../../../server/market/limits.ts'
import { itemsTakenInReturn } from '../../../../server/market/wishes/taken-in-return.ts'
import { itemsInWords } from '../../../../server/market/wishes/wish-matches-service.ts'
import { newsFor } from '../../../../server/site/deliveries/news-queries.ts'
import { myWishes } from '../../../../server/trading/matches/deck-wishes.ts'
import { newestListed, newestStanding } from '../../../../server/trading/matches/matches-queries.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'

/** More than the 3,000 newest items that lists once read. */
const MANY = 3200

t.test('2 owners with thousands of newer items push nobody out', async (t) => {
  const { app, person, item, category } = await testNeighbours(t)
  const { db } = app
  const [ada, honest, eve, mallory] = ['Ada', 'Honest', 'Eve', 'Mallory'].map(person) as [
    ReturnType<typeof person>,
    ...ReturnType<typeof person>[],
  ]
  const other = db.$client.prepare('SELECT id FROM categories WHERE id <> ?').pluck().get(category) as number
  const own = item(ada, 'Lamp')
  const vase = item(honest!, 'Kayak', { product_category_id: other, trade_preferences: 'a lamp' })
  const others = ['Bob', 'Cleo', 'Dan'].map((name) =>
    item(person(name), 'Kayak', { product_category_id: other }),
  )
  const preferences = { product_category_id: category, trade_preferences: 'a lamp of another kind' }
  db.$client.transaction(() => {
    for (let at = 0; at <= MANY; at++) item(at % 2 ? eve! : mallory!, 'Kayak', preferences)
  })()

  const matches = itemsInWords(db, { text: 'kayak', categoryId: null, accountId: ada.id })
  t.equal(matches.length, 2 * WISH.matchesOfOwner + 4, 'matches of a wish')
  t.ok(matches.some(({ id }) => id === vase))

  const standing = newestStanding(db, ada.id)
  t.equal(standing.length, 2 * 3 + 4, 'the deck')

  t.ok(itemsTakenInReturn(db, own, 100).includes(vase), 'items that are taken in return')
  t.equal(suggestionsForName(db, 'kayak').category?.id, other, 'the suggested category')

  app.db.$client
    .prepare("INSERT INTO wishes (account_id, text, category_id) VALUES (?, '', ?)")
    .run(ada.id, other)
  const listed = newestListed(db)
  t.strictSame(listed.length, 7, 'the owners among whom the deck draws')
  const ofWish = [...myWishes(db, ada.id).keys()].filter((id) => id !== own)
  t.strictSame(ofWish.sort(), [vase, ...others].sort(), 'a wish for a category')

  const news = newsFor(db, ada.id, 0, 100).map(({ id }) => id)
  for (const id of [vase, ...others]) t.ok(news.includes(id), 'the newsletter')
})

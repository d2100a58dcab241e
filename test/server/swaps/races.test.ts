import t from 'tap'
import { proposeSwap } from '../../../server/swaps/swap-terms.ts'
import { listedThings } from '../../../server/swaps/swap-things.ts'
import { createRequest } from '../../../server/trading/exchanges/exchange-offers-service.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp } from '../../helpers/app.ts'
import { testImage, testItem } from '../../helpers/items.ts'

const ROUNDS = 50
const AT_ONCE = 20

t.test('of twenty accepts at once of swaps that share items one wins, fifty times over', async (t) => {
  const app = await testApp(t)
  const owner = testAccount(app)
  const others = Array.from({ length: AT_ONCE }, () => testAccount(app))
  const image_ids = [testImage(app)]
  const item = (ownerId: number) => testItem(app, ownerId, { image_ids })
  const twice = app.db.$client.prepare(
    `SELECT item_id FROM swap_legs WHERE swap_state = 'agreed' AND until_revision IS NULL
     GROUP BY item_id HAVING count(*) > 1`,
  )
  for (let round = 0; round < ROUNDS; round++) {
    // Each requests two items of a ring, so that neighbours share one, and all share the last.
    const ring = others.map(() => item(owner.id))
    const shared = item(owner.id)
    const ids = others.map(({ id }, at) =>
      createRequest(
        app.db,
        id,
        {
          requested_product_ids: [ring[at]!, ring[(at + 1) % AT_ONCE]!, shared],
          offered_product_ids: [item(id)],
          message: 'Please',
          client_id: undefined,
        },
        [],
      ),
    )
    const answers = await Promise.all(
      ids.map((id) =>
        app.inject({
          method: 'POST',
          url: `/api/exchange-request/${id}/accept`,
          headers: owner.bearer,
          // Different addresses because of rate limits.
          remoteAddress: `10.0.0.${round + 1}`,
        }),
      ),
    )
    const won = answers.filter(({ statusCode }) => statusCode === 200)
    const lost = answers.filter(({ statusCode }) => statusCode === 409)
    if (won.length !== 1 || lost.length !== AT_ONCE - 1 || twice.get()) {
      return t.fail(`round ${round}: ${answers.map(({ statusCode }) => statusCode).join(' ')}`)
    }
  }
  t.equal(app.db.$client.prepare("SELECT count(*) FROM swaps WHERE state = 'agreed'").pluck().get(), ROUNDS)
})

t.test('the database itself refuses an item in two agreed swaps, and in two open circles', async (t) => {
  const app = await testApp(t)
  const [one, two] = [testAccount(app).id, testAccount(app).id] as const
  const [lamp, tent] = [testItem(app, one), testItem(app, two)] as const
  const [mine, theirs] = listedThings(app.db, [lamp, tent])
  const propose = (kind: 'request' | 'circle') =>
    proposeSwap(
      app.db,
      kind,
      [one, two],
      [
        { ...mine!, fromId: one, toId: two },
        { ...theirs!, fromId: two, toId: one },
      ],
      { byId: kind === 'request' ? one : null },
    ).id
  const set = (id: number, state: string) =>
    app.db.$client.prepare('UPDATE swaps SET state = ? WHERE id = ?').run(state, id)
  const [first, second] = [propose('request'), propose('request')] as const
  set(first, 'agreed')
  t.throws(() => set(second, 'agreed'), { code: 'SQLITE_CONSTRAINT_UNIQUE' })
  t.throws(() => set(propose('circle'), 'agreed'), { code: 'SQLITE_CONSTRAINT_UNIQUE' })
  t.throws(() => propose('circle'), { code: 'SQLITE_CONSTRAINT_UNIQUE' })
  app.db.$client
    .prepare("UPDATE swap_legs SET outcome = 'traded' WHERE swap_id = ? AND until_revision IS NULL")
    .run(first)
  set(first, 'completed')
  t.throws(() => set(second, 'agreed'), { code: 'SQLITE_CONSTRAINT_UNIQUE' }, 'nor one that was traded')
  t.strictSame(
    app.db.$client
      .prepare('SELECT DISTINCT swap_state FROM swap_parties WHERE swap_id = ?')
      .pluck()
      .all(first),
    ['completed'],
    'its people have the state of the swap',
  )
})

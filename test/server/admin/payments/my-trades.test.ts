import t from 'tap'
import { acceptRequest, confirmSwap } from '../../../../server/trading/exchanges/exchange-steps-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testCircles } from '../../../helpers/circle.ts'
import { testItem } from '../../../helpers/items.ts'
import { testSwap } from '../../../helpers/swap.ts'

const TITLE = '<h1>Choose the right plan for you</h1>'

t.test("My Trades begins with the user's own trades, above the plans", async (t) => {
  const { app, owner, requester, send } = await testSwap(t)
  /** Headings and texts above the plans. */
  const tradesOf = async (who: { token: string }) => {
    const { body, headers } = await app.inject({ url: '/payment', cookies: { swapyard_token: who.token } })
    t.match(body, TITLE)
    t.equal(headers['cache-control'], 'private, no-store')
    const [above] = body.split(TITLE)
    return above!.slice(above!.indexOf('My Trades</h2>'))
  }
  t.match(await tradesOf(owner), /No trade is under way\.[\s\S]*href="\/uploaditem">Post Your First Trade/)

  const id = await send()
  const link = `href="/dashboard/exchange-product-details?id=${id}"`
  t.match(await tradesOf(owner), /Your turn<\/h3>[\s\S]*Your turn: accept, decline, or make another offer/)
  t.match(await tradesOf(owner), link)
  t.match(
    await tradesOf(requester),
    /Waiting for the other person<\/h3>[\s\S]*Waiting for Olga Owner to answer/,
  )
  t.match(await tradesOf(requester), link)
  t.notMatch(await tradesOf(testAccount(app)), link, "those of others are nobody else's business")

  acceptRequest(app.db, owner.id, id)
  for (const who of [owner, requester]) t.match(await tradesOf(who), 'Your turn</h3>')
  confirmSwap(app.db, owner.id, id)
  t.match(await tradesOf(requester), 'Your turn: Olga Owner has confirmed the swap')
  confirmSwap(app.db, requester.id, id)
  for (const who of [owner, requester]) t.match(await tradesOf(who), 'No trade is under way.')
})

t.test('own turns are first, despite many others', async (t) => {
  const { app, owner, requester, send } = await testSwap(t)
  const mine = await send()
  for (let at = 0; at < 21; at++) {
    const wanted = testItem(app, requester.id, { name: `Thing ${at}` })
    const offered = testItem(app, owner.id, { name: `Swap ${at}` })
    await send(owner, { requested_product_id: wanted, offered_product_id: offered })
  }
  const { body } = await app.inject({ url: '/payment', cookies: { swapyard_token: owner.token } })
  t.match(body, `exchange-product-details?id=${mine}"`)
  t.equal(body.match(/class="trade /g)?.length, 20)
})

t.test('circles are included until they end', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const [ada, ben] = [people[0]!, people[1]!]
  const tradesOf = async (who: { token: string }) => {
    const { body } = await app.inject({ url: '/payment', cookies: { swapyard_token: who.token } })
    const [above] = body.split(TITLE)
    return above!.slice(above!.indexOf('My Trades</h2>'))
  }
  const id = close()
  const link = `href="/dashboard/circles/${id}"`
  // Each gets the next person's item.
  t.match(await tradesOf(ada), /Your turn<\/h3>[\s\S]*Your Thing of Ada for Thing of Ben/)
  t.match(await tradesOf(ada), link)
  await call(ada, 'POST', `/circles/${id}/acceptance`, {})
  t.match(await tradesOf(ada), /Waiting for the other person<\/h3>[\s\S]*Your Thing of Ada for Thing of Ben/)
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`, {})
  for (const who of people) {
    t.match(await tradesOf(who), /Your turn<\/h3>[\s\S]*A swap of three/)
    t.match(await tradesOf(who), link)
  }
  t.notMatch(await tradesOf(testAccount(app)), link)
  await call(ben, 'POST', `/circles/${id}/cancellation`, { reason: 'Rain' })
  for (const who of people) t.match(await tradesOf(who), 'No trade is under way.')
})

t.test('a visitor is asked to sign in, and returns', async (t) => {
  const { app, send } = await testSwap(t)
  await send()
  for (let round = 0; round < 2; round++) {
    const { body } = await app.inject('/payment')
    t.match(body, '<a class="link" href="/sign-in?redirect=%2Fpayment">Sign in</a> to see your trades')
    t.match(body, 'href="/uploaditem">Post Your First Trade')
    t.notMatch(body, 'Guitar')
  }
})

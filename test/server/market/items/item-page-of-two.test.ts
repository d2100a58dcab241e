import t from 'tap'
import { deleteItem } from '../../../../server/market/items/own-items-service.ts'
import { acceptRequest, confirmSwap } from '../../../../server/trading/exchanges/exchange-steps-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testCircles } from '../../../helpers/circle.ts'
import { testItem } from '../../../helpers/items.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { testSwap } from '../../../helpers/swap.ts'

/** A swap, and its item pages for a user: rendered twice, the second time from the cache. */
async function itemPages(t: Parameters<typeof testSwap>[0]) {
  const swap = await testSwap(t)
  const pageOf = async (item: number, who?: { token: string }) => {
    const ask = async () => {
      const cookies: Record<string, string> = who ? { swapyard_token: who.token } : {}
      return (await swap.app.inject({ url: `/productdetails/${item}`, cookies })).body
    }
    const made = await ask()
    t.equal(await ask(), made, 'the same from what lies ready')
    return made
  }
  return { ...swap, pageOf }
}

const THEIRS = /Send message[\s\S]*Report this item/

t.test("an own item shows the owner's section and no actions of others", async (t) => {
  const { app, owner, requester, wanted, send, pageOf } = await itemPages(t)
  // The pages of others are loaded first, so that the cache is filled.
  t.match(await pageOf(wanted), THEIRS)
  t.match(await pageOf(wanted, requester), THEIRS)
  const own = await pageOf(wanted, owner)
  t.match(own, 'This is yours')
  t.match(own, 'Nobody has asked for it yet.')
  t.match(own, `href="/dashboard?edit=${wanted}"`)
  t.notMatch(own, /Send message|Report this item|exchange-button/)
  t.notMatch(await pageOf(wanted, requester), 'This is yours')
  t.notMatch(await pageOf(wanted), 'This is yours')

  await send()
  t.match(await pageOf(wanted, owner), 'One person has asked for it.')
  const third = testAccount(app)
  await send(third, { offered_product_id: testItem(app, third.id, { name: 'Lute' }) })
  t.match(await pageOf(wanted, owner), '2 requests for it.')
})

t.test(
  "an own item that is offered for another is not asked for, and leads to the swap once that's agreed",
  async (t) => {
    const { app, owner, requester, wanted, offered, send, pageOf } = await itemPages(t)
    const id = await send()
    t.match(await pageOf(offered, requester), 'Nobody has asked for it yet.')
    acceptRequest(app.db, owner.id, id)
    for (const [item, who] of [
      [wanted, owner],
      [offered, requester],
    ] as const) {
      const page = await pageOf(item, who)
      t.match(page, 'You have agreed to swap it.')
      t.match(page, `href="/dashboard/exchange-product-details?id=${id}"`)
      t.notMatch(page, '?edit=', 'what is promised stays as it was offered')
    }
    confirmSwap(app.db, owner.id, id)
    confirmSwap(app.db, requester.id, id)
    t.match(await pageOf(wanted, owner), 'You have swapped it.')
  },
)

t.test('a requested item shows its state and links to the request', async (t) => {
  const { app, owner, requester, wanted, offered, send, call, pageOf } = await itemPages(t)
  const [visitor, bystander] = [undefined, testAccount(app)]
  t.match(await pageOf(wanted, requester), 'exchange-button')
  const id = await send()
  const asked = await pageOf(wanted, requester)
  t.match(asked, 'You have asked for this. Its owner has not answered yet.')
  t.match(asked, `href="/dashboard/exchange-product-details?id=${id}"`)
  t.notMatch(asked, 'exchange-button')
  for (const who of [visitor, bystander]) t.notMatch(await pageOf(wanted, who), 'You have asked')
  const given = await pageOf(offered, owner)
  t.match(given, 'exchange-button', 'what one is offered was not asked for')
  t.match(given, 'Already part of an offer between you two')
  t.match(given, `href="/dashboard/exchange-product-details?id=${id}"`)
  for (const who of [visitor, bystander]) t.notMatch(await pageOf(offered, who), 'Already part of')

  acceptRequest(app.db, owner.id, id)
  t.match(await pageOf(wanted, requester), 'You have agreed to swap for this.')
  t.notMatch(await pageOf(wanted, requester), 'A swap has been agreed')
  t.match(await pageOf(offered, owner), 'You have agreed to swap for this.')
  for (const who of [visitor, bystander]) t.match(await pageOf(wanted, who), 'A swap has been agreed')

  await call(owner, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'Rain' })
  t.match(await pageOf(wanted, requester), 'exchange-button', 'one may ask again')
  deleteItem(app.db, owner.id, wanted)
})

t.test('the edit link opens the item from any page of the list, for its owner only', async (t) => {
  const { app, owner, requester, wanted } = await itemPages(t)
  for (let at = 0; at < 9; at++) testItem(app, owner.id, { name: `Later ${at}` })
  const editing = async (who: { token: string }, edit: unknown) => {
    const { statusCode, body } = await app.inject({
      url: `/dashboard?edit=${edit}`,
      cookies: { swapyard_token: who.token },
    })
    t.equal(statusCode, 200)
    return /"editing":(?:null|\{"id":(\d+))/.exec(body)?.[1] ?? null
  }
  t.equal(await editing(owner, wanted), String(wanted))
  t.equal(await editing(requester, wanted), null)
  for (const wrong of ['', 'x', 0, 999_999]) t.equal(await editing(owner, wrong), null)
})

t.test('an item that is promised in a swap of three leads those whom it concerns there', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const [ada, ben, cleo] = [people[0]!, people[1]!, people[2]!]
  const pageOf = async (item: number, who: { token: string }) =>
    (await app.inject({ url: `/productdetails/${item}`, cookies: { swapyard_token: who.token } })).body
  const id = close()
  t.notMatch(await pageOf(ben.item, ada), `/dashboard/circles/${id}`, 'while it is only proposed')
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`, {})
  const own = await pageOf(ben.item, ben)
  t.match(own, 'You have agreed to swap it.')
  t.match(own, `/dashboard/circles/${id}`)
  // Each gets the next person's item.
  const gets = await pageOf(ben.item, ada)
  t.match(gets, 'You have agreed to swap for this.')
  t.match(gets, `/dashboard/circles/${id}`)
  t.match(await pageOf(ben.item, cleo), 'A swap has been agreed for this item')

  t.equal((await call(ada, 'POST', `/circles/${id}/completion`, { leg: ben.item })).status, 200)
  const { act } = testModerator(app)
  t.equal((await act('POST', `/swaps/${id}/legs/${ben.item}`, { outcome: 'returned' })).status, 200)
  t.match(await pageOf(ben.item, ben), 'Nobody has asked for it yet.', 'it went back, and is free')
  t.notMatch(await pageOf(ben.item, ada), 'You have agreed to swap for this.')
})

import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, blocks, conversations, messages } from '../../../../db/schema/index.ts'
import { MINUTE } from '../../../../server/platform/time-shared.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'
import { testMarket } from '../../../helpers/market.ts'
import { reviewing } from '../../../helpers/reviews.ts'

t.test('what search engines show of a person ends with no half of a pictogram', async (t) => {
  const app = await testApp(t)
  const { id } = testAccount(app, { about: `${'x'.repeat(159)}🌻 and more` })
  const { body } = await app.inject(`/people/${id}`)
  t.match(body, `content="${'x'.repeat(159)}"`)
  t.notMatch(body, '\ufffd')
})

t.test('a person’s page: profile, items, reviews', async (t) => {
  const app = await testApp(t)
  const { call, swapped, review } = reviewing(app)
  const ada = testAccount(app, { name: 'Ada <b>Example', about: 'I mend\nbicycles', address: 'Old Town' })
  const bo = testAccount(app, { name: 'Bo' })
  const page = async (who?: { token: string }, query = '') => {
    const answer = await app.inject({
      url: `/people/${ada.id}${query}`,
      ...(who ? { cookies: { swapyard_token: who.token } } : {}),
    })
    return { status: answer.statusCode, html: answer.body }
  }
  const empty = await page()
  t.equal(empty.status, 200)
  for (const text of [
    'Ada &lt;b&gt;Example',
    'Old Town',
    'I mend\nbicycles',
    'Nothing to swap',
    'No swaps yet',
  ])
    t.match(empty.html, text)
  t.notMatch(empty.html, ada.email)
  testItem(app, ada.id, { name: 'Kettle' })
  const swap = await swapped(bo, ada)
  t.match((await page()).html, 'Kettle', 'what has changed is there at once')
  t.match((await page()).html, '1 swap<')
  await review(bo, swap, ada, true, 'On time')
  t.notMatch((await page()).html, 'On time')
  await review(ada, swap, bo)
  t.match((await page()).html, 'On time')
  t.match((await page()).html, '1 swap, 1 would swap again')
  t.match((await page(bo)).html, 'Send message')
  t.notMatch((await page(bo)).html, 'Your answer')
  const own = (await page(ada)).html
  t.match(own, 'Change your profile')
  t.match(own, 'Your answer')
  t.notMatch(own, 'Send message')
  t.equal((await page(undefined, '?page=0')).status, 422)
  t.equal((await page(undefined, '?page=9&reviews=9')).status, 200)
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec((await page()).html)!
  t.match(JSON.parse(json!), {
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Ada <b>Example', description: 'I mend\nbicycles' },
  })
  t.notMatch(json, 'Old Town')

  await call(ada, 'POST', `/blocks/${bo.id}`)
  t.equal((await page(bo)).status, 404, 'nobody looks at those who have blocked them, kept or not')
  t.equal((await page(bo)).status, 404)
  t.equal((await page()).status, 200)
  t.match(
    (await app.inject({ url: `/people/${bo.id}`, cookies: { swapyard_token: ada.token } })).body,
    'Unblock',
  )
  app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, ada.id)).run()
  t.equal((await page()).status, 404)
  for (const url of ['/people/0', '/people/999999', '/people/ada'])
    t.equal((await app.inject(url)).statusCode, 404)
})

t.test('a hundred items come by pages, and each page of items keeps the one of reviews', async (t) => {
  const { app, owner, listMany } = await testMarket(t)
  listMany(100, (at) => `Book ${at}`)
  const { body } = await app.inject(`/people/${owner.id}?page=2`)
  t.match(body, '100 items')
  t.match(body, 'Page 2 of 9')
  t.match(body, `/people/${owner.id}?page=3#items`)
})

t.test('the call answers every field', async (t) => {
  const { app, owner, get } = await testMarket(t)
  const viewer = testAccount(app)
  const path = `/people/${owner.id}`
  t.strictSame(Object.keys((await get(path)).body.data).sort(), [
    'about',
    'avatar',
    'id',
    'is_blocked',
    'is_me',
    'member_since',
    'name',
    'place',
    'replies_within',
    'swaps_completed',
    'wishes',
    'would_swap_again',
  ])
  t.match((await get(path)).body.data, {
    is_me: false,
    is_blocked: false,
    replies_within: null,
    place: String,
  })
  t.match((await get(path, owner.bearer)).body.data, { is_me: true })
  app.db.insert(blocks).values({ blockerId: viewer.id, blockedId: owner.id }).run()
  t.match((await get(path, viewer.bearer)).body.data, { is_blocked: true })
  t.equal((await get('/people/99999')).status, 404)
})

t.test('the response time is shown from five answers on, as the median', async (t) => {
  const { app, owner, get } = await testMarket(t)
  const answered = (after: number | null, first: 'theirs' | 'mine' = 'theirs', words = 1) => {
    const other = testAccount(app)
    const { id: conversationId } = app.db
      .insert(conversations)
      .values({ lowAccountId: owner.id, highAccountId: other.id })
      .returning({ id: conversations.id })
      .get()
    const write = (senderId: number, receiverId: number, at: number) =>
      app.db
        .insert(messages)
        .values({ conversationId, senderId, receiverId, text: 'Hm', createdAt: new Date(at) })
        .run()
    const at = Date.now() - 100 * 24 * 60 * MINUTE
    if (first === 'theirs') for (let word = 0; word < words; word++) write(other.id, owner.id, at)
    if (after !== null) write(owner.id, other.id, at + after)
  }
  const within = async () => (await get(`/people/${owner.id}`)).body.data.replies_within
  for (const minutes of [1, 5, 30, 50 * 60]) answered(minutes * MINUTE)
  answered(null)
  answered(MINUTE, 'mine')
  t.equal(await within(), null, 'four answers, one that is none, and one who has written first')
  answered(MINUTE, 'theirs', 100)
  t.equal(await within(), null, 'nor is one after a hundred messages')
  answered(40 * MINUTE, 'theirs', 99)
  t.equal(await within(), 'hour')
  for (const hours of [3, 4]) answered(hours * 60 * MINUTE)
  t.equal(await within(), 'hour')
  answered(20 * 60 * MINUTE)
  answered(22 * 60 * MINUTE)
  t.equal(await within(), 'day')
  for (let at = 0; at < 10; at++) answered(100 * 60 * MINUTE)
  t.equal(await within(), 'week')
  for (let at = 0; at < 30; at++) answered(9 * 24 * 60 * MINUTE)
  t.equal(await within(), null, 'longer than a week')
})

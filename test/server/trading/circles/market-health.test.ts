import t, { type Test } from 'tap'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { switchCircles } from '../../../../server/trading/circles/circle-runs.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'

/** A market without automatic proposals, with the admin's call. */
async function testHealth(t: Test) {
  const market = await testNeighbours(t)
  switchCircles(market.app.db, false)
  const { admin } = testModerator(market.app)
  const health = async () => (await market.call(admin, 'GET', '/admin/circles/health')).data
  const want = async (who: Parameters<typeof market.call>[0], id: number) =>
    t.equal((await market.call(who, 'POST', '/wants', { product_id: id })).status, 200)
  const withItem = (name: string) => {
    const person = market.person(name)
    return { ...person, item: market.item(person, `Thing of ${name}`) }
  }
  return { ...market, admin, health, want, withItem }
}

t.test('is for admins, and an empty market has no shares', async (t) => {
  const { call, person, admin } = await testHealth(t)
  t.equal((await call(null, 'GET', '/admin/circles/health')).status, 404)
  t.equal((await call(person('Ada'), 'GET', '/admin/circles/health')).status, 404)
  t.strictSame(await call(admin, 'GET', '/admin/circles/health').then(({ data }) => data), {
    active: 0,
    in_circle: 0,
    one_away: 0,
    unwanted: 0,
    wants_nothing: 0,
    shares: { in_circle: 0, one_away: 0, unwanted: 0, wants_nothing: 0 },
    advice:
      'No one is active yet: invite people, and ask each to post an item and to say what they’re looking for.',
  })
})

t.test('counts who is in a possible circle, one yes away, unwanted, and wants nothing', async (t) => {
  const { withItem, want, health, person, call } = await testHealth(t)
  const [ada, ben, cem] = ['Ada', 'Ben', 'Cem'].map(withItem) as [
    ReturnType<typeof withItem>,
    ...ReturnType<typeof withItem>[],
  ]
  t.match(await health(), { active: 3, in_circle: 0, one_away: 0, unwanted: 3, wants_nothing: 3 })
  await want(ada, ben!.item)
  await want(ben!, cem!.item)
  t.match(
    await health(),
    { active: 3, in_circle: 0, one_away: 2, unwanted: 1, wants_nothing: 1 },
    'Ben and Cem can close a circle of two, or Cem one of three; nobody wants the item of Ada',
  )
  await want(cem!, ada.item)
  const { shares, ...closed } = await health()
  t.match(closed, { active: 3, in_circle: 3, one_away: 0, unwanted: 0, wants_nothing: 0 })
  t.strictSame(shares, { in_circle: 1, one_away: 0, unwanted: 0, wants_nothing: 0 })
  t.match(closed.advice, 'Everyone who is active')
  const dora = person('Dora')
  t.equal((await health()).active, 3, 'no item, wish or want')
  await call(dora, 'POST', '/wishes', { text: 'Zither' })
  t.match(await health(), { active: 4, unwanted: 0, wants_nothing: 0, shares: { in_circle: 0.75 } })
})

t.test('a refused item is no way to a circle', async (t) => {
  const { withItem, want, health, call } = await testHealth(t)
  const [ada, ben] = [withItem('Ada'), withItem('Ben')]
  await want(ben, ada.item)
  t.match(await health(), { one_away: 1 })
  t.equal((await call(ada, 'POST', `/wants/${ben.item}/refusal`)).status, 200)
  t.match(await health(), { in_circle: 0, one_away: 0 })
  // A detour: Cem gives for the item of Ben, and Ada does not refuse his.
  const cem = withItem('Cem')
  await want(cem, ben.item)
  t.match(await health(), { in_circle: 0, one_away: 2 }, 'Ada by the item of Cem, Ben by the same')
})

t.test('a block and absence end what is possible', async (t) => {
  const { app, withItem, want, health, call } = await testHealth(t)
  const [ada, ben] = [withItem('Ada'), withItem('Ben')]
  await want(ada, ben.item)
  await want(ben, ada.item)
  t.match(await health(), { in_circle: 2 })
  t.equal((await call(ada, 'POST', `/blocks/${ben.id}`)).status, 200)
  t.match(await health(), { active: 2, in_circle: 0, one_away: 0 })
  app.db.$client
    .prepare('UPDATE accounts SET created_at = ?, seen_at = NULL WHERE id = ?')
    .run(Date.now() - 61 * DAY, ben.id)
  t.match(await health(), { active: 1 })
})

t.test('people whom an open circle asks are in a circle', async (t) => {
  const { app, withItem, want, health } = await testHealth(t)
  switchCircles(app.db, true)
  const [ada, ben] = [withItem('Ada'), withItem('Ben')]
  await want(ada, ben.item)
  await want(ben, ada.item)
  t.equal(app.db.$client.prepare("SELECT count(*) FROM swaps WHERE state = 'proposed'").pluck().get(), 1)
  t.match(await health(), { in_circle: 2, one_away: 0, unwanted: 0, wants_nothing: 0 })
})

t.test('a waiting gift request counts as a want of the one and for the other', async (t) => {
  const { app, withItem, health, call } = await testHealth(t)
  const [ada, ben] = [withItem('Ada'), withItem('Ben')]
  app.db.$client.prepare('UPDATE items SET is_gift = 1 WHERE id = ?').run(ben.item)
  t.match(await health(), { unwanted: 2, wants_nothing: 2 })
  t.equal((await call(ada, 'POST', `/gifts/${ben.item}/request`, {})).status, 200)
  t.match(await health(), { unwanted: 1, wants_nothing: 1, in_circle: 0, one_away: 0 })
})

t.test(
  'the page shows how well the market is connected, and the best next step, in the reader’s language',
  async (t) => {
    const { app, admin, withItem, want } = await testHealth(t)
    const [ada, ben] = [withItem('Ada'), withItem('Ben')]
    await want(ada, ben.item)
    const page = async (language: string) =>
      (
        await app.inject({
          url: '/admin/circles',
          cookies: { swapyard_token: admin.token },
          headers: { 'accept-language': language },
        })
      ).body
    const english = await page('en')
    t.match(english, '1 user is one yes away from a swap')
    t.match(english, '1 (50%)')
    t.match(await page('de'), 'Wie gut der Markt verbunden ist')
  },
)

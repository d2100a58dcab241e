import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { swaps } from '../../../../db/schema/index.ts'
import { makeWant } from '../../../../server/market/wants/wants-service.ts'
import { block } from '../../../../server/members/blocks/blocks-service.ts'
import { HOUR } from '../../../../server/platform/time-shared.ts'
import type { Delivery } from '../../../../server/site/deliveries/carrying.ts'
import { keepDeadlines } from '../../../../server/swaps/swap-deadlines.ts'
import { MarketInTables } from '../../../../server/trading/circles/arcs-queries.ts'
import { circlesOfWants } from '../../../../server/trading/circles/circles-of-wants.ts'
import { CirclesRunner } from '../../../../server/trading/circles/circles-runner.ts'
import { proposeCircle } from '../../../../server/trading/circles/propose-circle.ts'
import { CIRCLE } from '../../../../server/trading/limits.ts'
import { checkStillHolds } from '../../../../server/trading/staleness/staleness-guards.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testCircles } from '../../../helpers/circle.ts'
import { formPayload } from '../../../helpers/form.ts'
import { testItem } from '../../../helpers/items.ts'
import { testModerator } from '../../../helpers/moderator.ts'

t.test('three people find, agree on and complete a swap of three', async (t) => {
  const { app, people, call, close, statusOf, told } = await testCircles(t)
  const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const id = close()
  t.ok(id, 'the last want answers the circle')
  t.ok(
    people.every((who) => told(who).includes('circle_found')),
    'everybody is asked at once',
  )
  t.strictSame(
    people.map(({ item }) => statusOf(item)),
    ['available', 'available', 'available'],
  )

  const { body: seen } = await call(ada, 'GET', `/circles/${id}`)
  t.match(seen.data, {
    state: 'proposed',
    outcome: null,
    revision: 1,
    my_answer: null,
    answers: { yes: 0, of: 3 },
    can: ['acceptance', 'refusal'],
    why: 'want',
  })
  const { legs } = seen.data
  t.equal(legs[0].item.id, ada.item, 'what I give stands first')
  t.equal(legs[0].from.id, ada.id)
  t.equal(legs[0].to.id, cleo.id, 'who wants it gets it')
  t.equal(legs[1].from.id, cleo.id)
  t.equal(legs[2].item.id, ben.item)
  t.equal(legs[2].to.id, ada.id, 'and I get what I want')

  t.equal(seen.data.shape, 'circle')
  t.match(legs, [{ state: 'waiting' }, { state: 'waiting' }, { state: 'waiting' }])
  t.equal((await call(ada, 'GET', '/circles?shape=circle')).body.data.length, 1)
  t.strictSame((await call(ada, 'GET', '/circles?shape=chain')).body.data, [])
  t.equal((await call(ada, 'GET', '/circles?shape=line')).status, 422)

  for (const [at, who] of people.entries()) {
    const { status, body } = await call(who, 'POST', `/circles/${id}/acceptance`, { revision: 1 })
    t.equal(status, 200)
    t.match(body.data, {
      my_answer: 'yes',
      state: at === 2 ? 'agreed' : 'proposed',
      answers: { yes: at + 1 },
    })
  }
  t.strictSame(
    people.map(({ item }) => statusOf(item)),
    ['reserved', 'reserved', 'reserved'],
  )
  t.ok(told(ada).includes('circle_agreed'))
  t.match((await call(ada, 'GET', `/circles/${id}`)).body.data.legs, [{ state: 'ready' }, {}, {}])

  t.equal((await call(ada, 'POST', `/circles/${id}/completion`, {})).status, 422, 'which leg has to be said')
  t.equal(
    (await call(cleo, 'POST', `/circles/${id}/completion`, { leg: ben.item })).status,
    403,
    'it goes between the others',
  )
  t.equal((await call(cleo, 'POST', `/circles/${id}/completion`, { leg: 9999 })).status, 422, 'not in it')
  for (const { item } of people) {
    const [giver, receiver] = [
      people.find((who) => who.item === item)!,
      people[(people.findIndex((who) => who.item === item) + 2) % 3]!,
    ]
    t.equal((await call(giver, 'POST', `/circles/${id}/completion`, { leg: item })).status, 200)
    t.equal(statusOf(item), 'reserved')
    t.equal((await call(giver, 'POST', `/circles/${id}/completion`, { leg: item })).status, 409, 'once')
    t.equal((await call(receiver, 'POST', `/circles/${id}/completion`, { leg: item })).status, 200)
    t.equal(statusOf(item), 'traded', 'a leg that both have confirmed is done')
  }
  t.match((await call(ben, 'GET', `/circles/${id}`)).body.data, {
    state: 'completed',
    can: [],
    expires_at: null,
  })
  t.match((await call(ben, 'GET', '/circles?state=completed')).body, {
    data: [{ id }],
    pagination: { total: 1, current_page: 1 },
  })
  t.strictSame((await call(ben, 'GET', '/circles')).body.data, [], 'proposed ones where no state is said')
  t.equal((await call(ben, 'POST', `/circles/${id}/cancellation`, { reason: 'No' })).status, 409)
  t.strictSame((await call(ben, 'GET', '/exchange-request/list?status=accepted')).body.data, [])
  t.equal((await call(ben, 'GET', `/exchange-request/${id}`)).status, 404, 'it is no request')
  await app.close()
})

t.test('before a swap of four is agreed, each sees only neighbours', async (t) => {
  const { people, call, close } = await testCircles(t, 4)
  const [ada, , cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  await call(ada, 'POST', `/product/toggle-favorite/${cleo.item}`)
  await call(cleo, 'POST', '/wishes', { text: 'a kayak' })
  const id = close()
  const look = async () => (await call(people[0]!, 'GET', `/circles/${id}`)).body.data.legs
  const before = await look()
  t.equal(before.length, 4)
  t.match(before[0], { from: { name: 'Ada' }, to: { name: 'Dan' } })
  t.match(before[1], {
    from: { name: 'Dan' },
    to: null,
    item: { name: 'Thing of Dan', owner: { name: 'Dan' } },
  })
  t.match(before[2], { from: null, to: { name: 'Ben' } }, 'I get from Ben, so I see that he gets something')
  for (const field of ['id', 'owner', 'address', 'created_at', 'trade_preferences']) {
    t.notOk(field in before[2].item, `no ${field}: not which item of whom`)
    t.ok(field in before[0].item, 'of neighbours everything')
  }
  t.equal(before[2].item.neighbourhood, null)
  t.match(before[2].item, { name: 'Thing of Cleo', wishes: [], is_favorite: false })
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  const after = await look()
  t.match(
    after[2],
    { from: { name: 'Cleo' }, item: { owner: { name: 'Cleo' } } },
    'all names once it is agreed',
  )
})

t.test('a no ends it anonymously, and the pair is not asked again', async (t) => {
  const { people, call, close, want, told, standing } = await testCircles(t)
  const id = close()
  const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  await call(ada, 'POST', `/circles/${id}/acceptance`)
  t.match((await call(ada, 'GET', `/circles/${id}`)).body.data, { can: ['refusal'] })
  t.equal((await call(ada, 'POST', `/circles/${id}/refusal`)).status, 200, 'a yes can be taken back')
  t.match(standing(id), { state: 'ended', outcome: 'declined' })
  t.match((await call(ada, 'GET', `/circles/${id}`)).body.data, { my_answer: null, answers: { yes: 0 } })
  t.ok(told(ben).includes('circle_ended'))
  t.equal((await call(ben, 'POST', `/circles/${id}/acceptance`)).status, 409, 'too late')
  t.equal((await call(ben, 'POST', `/circles/${id}/refusal`)).status, 409)
  t.strictSame(want(cleo, ada.item), [], 'the same loop is not asked again')
})

t.test('strangers get 404, and input is validated', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const id = close()
  const stranger = testAccount(app)
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '/acceptance'],
    ['POST', '/refusal'],
    ['POST', '/completion', {}],
    ['POST', '/cancellation', { reason: 'No' }],
    ['GET', '/messages'],
    ['POST', '/messages', { message: 'Hello' }],
  ] as const) {
    t.equal((await call(stranger, method, `/circles/${id}${path}`, body)).status, 404, `${method} ${path}`)
    t.equal((await call({ bearer: {} }, method, `/circles/${id}${path}`, body)).status, 401)
  }
  const ada = people[0]!
  t.equal(
    (await call(ada, 'POST', `/circles/${id}/acceptance`, { revision: 2 })).status,
    409,
    'another revision',
  )
  t.equal((await call(ada, 'POST', `/circles/${id}/acceptance`, { revision: 'x' })).status, 422)
  t.equal(
    (await call(ada, 'POST', `/circles/${id}/completion`, { leg: ada.item })).status,
    409,
    'not agreed yet',
  )
  t.equal((await call(ada, 'POST', `/circles/${id}/cancellation`, { reason: 'No' })).status, 409)
  t.equal((await call(ada, 'POST', `/circles/${id}/cancellation`, {})).status, 422, 'a reason is asked for')
  t.equal((await call(ada, 'POST', `/circles/${id}/messages`, { message: 'Hello' })).status, 409)
  t.equal((await call(ada, 'GET', '/circles?state=lost')).status, 422)
  t.equal((await call(ada, 'GET', '/circles/x')).status, 404)
  await call(ada, 'POST', `/circles/${id}/acceptance`)
  t.match(
    (await call(ada, 'POST', `/circles/${id}/acceptance`)).body.data.answers,
    { yes: 1 },
    'yes twice is one yes',
  )
})

t.test(
  'a yes after the end is refused, and the database refuses an item in a second open circle',
  async (t) => {
    const { app, people, call, close, standing } = await testCircles(t)
    const id = close()
    const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
    const second = { items: [ada.item, ben.item], people: [ada.id, ben.id], why: ['want', 'want'] } as const
    t.throws(() => immediate(app.db, () => proposeCircle(app.db, second)), {
      code: 'SQLITE_CONSTRAINT_UNIQUE',
    })
    t.strictSame(
      app.db
        .select()
        .from(swaps)
        .all()
        .map((swap) => swap.id),
      [id],
      'nothing of it stays',
    )
    await call(ada, 'POST', `/circles/${id}/refusal`)
    t.match(standing(id), { state: 'ended', outcome: 'declined' })
    for (const who of people) {
      for (const step of ['acceptance', 'refusal'])
        t.equal((await call(who, 'POST', `/circles/${id}/${step}`)).status, 409, step)
    }
    t.match(standing(id), { state: 'ended', outcome: 'declined' })
  },
)

t.test('a person on both sides of a loop makes it none', async (t) => {
  const { app, people, call, want } = await testCircles(t)
  const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const second = testItem(app, ada.id, { name: 'Second' })
  await call(ada, 'POST', '/wants', { product_id: ben.item, for: [ada.item] })
  await call(ada, 'POST', '/wants', { product_id: cleo.item, for: [second] })
  t.strictSame(want(ben, second), [])
  t.strictSame(
    want(cleo, ada.item),
    [],
    'Ada gives to Ben, who gives to Ada, who gives to Cleo, who gives to Ada',
  )
  t.match(await new CirclesRunner(app.db).run(), { loops: 0, proposed: 0 })
})

t.test('an edited item raises the revision, and all are asked again', async (t) => {
  const { people, call, close, told } = await testCircles(t)
  const id = close()
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
  await call(ada, 'POST', `/circles/${id}/acceptance`, { revision: 1 })
  const before = (await call(ada, 'GET', `/circles/${id}`)).body.data
  const edited = await call(ben, 'POST', `/product/update/${ben.item}`, {
    name: 'A worse thing',
  })
  t.equal(edited.status, 200, JSON.stringify(edited.body))
  t.match((await call(ada, 'GET', `/circles/${id}`)).body.data, {
    revision: 2,
    my_answer: null,
    answers: { yes: 0 },
  })
  t.ok(told(ada).includes('circle_changed') && told(ben).includes('circle_changed'))
  t.equal((await call(ada, 'POST', `/circles/${id}/acceptance`, { revision: 1 })).status, 409)
  const { terms_hash } = (await call(ada, 'GET', `/circles/${id}`)).body.data
  t.not(terms_hash, before.terms_hash)
  const yes = (seen: object) => call(ada, 'POST', `/circles/${id}/acceptance`, seen)
  t.equal((await yes({ terms_hash: before.terms_hash })).status, 409, 'a yes to terms that were not seen')
  t.equal((await yes({ revision: 2, terms_hash })).status, 200)
})

t.test('edits give all the whole time again, but nobody holds a circle open by editing', async (t) => {
  const { app, people, call, close, standing, told } = await testCircles(t)
  const id = close()
  const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const { createdAt } = standing(id)
  let shift = 0
  /** Advances the circle's time by hours. */
  const pass = (hours: number) => {
    shift += hours * HOUR
    app.db.$client
      .prepare('UPDATE swaps SET created_at = created_at - ?, waiting_since = waiting_since - ?')
      .run(hours * HOUR, hours * HOUR)
    app.db.$client.prepare('UPDATE swap_revisions SET created_at = created_at - ?').run(hours * HOUR)
  }
  const edit = (text: string) => call(ben, 'POST', `/product/update/${ben.item}`, { name: text })
  const endsAt = async () =>
    Date.parse((await call(ada, 'GET', `/circles/${id}`)).body.data.expires_at) + shift - createdAt.getTime()
  pass(70)
  await edit('First')
  t.ok((await endsAt()) >= (70 + 72) * HOUR, 'the whole time again')
  for (const text of ['Second', 'Third', 'Fourth', 'Fifth']) {
    pass(40)
    await edit(text)
  }
  t.equal(await endsAt(), (7 * 24 + 72) * HOUR, 'at most ten days in all')
  t.match((await call(ada, 'GET', `/circles/${id}`)).body.data, { revision: 6, answers: { yes: 0 } })

  const heard = () => told(ada).filter((type) => type === 'circle_changed').length
  const before = heard()
  await edit('Sixth')
  t.equal(heard(), before, 'one edit after another is told of once')
  await call(ada, 'POST', `/circles/${id}/acceptance`)
  await edit('Seventh')
  t.equal(heard(), before + 1, 'but to those who had said yes to the one before')

  keepDeadlines(app.db, Date.now() + 72 * HOUR)
  t.match(standing(id), { state: 'ended', outcome: 'expired' })
  t.equal(
    app.db.$client
      .prepare('SELECT coalesce(sum(unanswered), 0) FROM circle_people WHERE account_id = ?')
      .pluck()
      .get(cleo.id),
    0,
    'who was asked anew at the last moment has not stayed silent',
  )
})

t.test('when an item is deleted, promised or hidden otherwise, it ends as item_gone', async (t) => {
  const { app, people, call, close, standing, told } = await testCircles(t, 4)
  const [ada, ben, , dan] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ]
  const id = close(people.slice(0, 3))
  const request = await call(dan, 'POST', '/exchange-request', {
    requested_product_id: ben.item,
    offered_product_ids: [dan.item],
    message: 'Please',
  })
  t.equal(request.status, 200, JSON.stringify(request.body))
  await call(ben, 'POST', `/exchange-request/${request.body.data.id}/accept`)
  t.match(standing(id), { state: 'ended', outcome: 'item_gone' })
  t.ok(told(ada).includes('circle_ended'))

  const other = testItem(app, ben.id, { name: 'Another' })
  t.strictSame((await call(ben, 'GET', '/circles?state=ended')).body.data[0].id, id)
  t.ok(other)
})

t.test(
  'who does not answer is reminded, the loop is not proposed again, and two in a row leave one out',
  async (t) => {
    const { app, people, call, close, want, standing, told } = await testCircles(t, 4)
    const [ada, ben, cleo, dan] = people as [
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
      (typeof people)[0],
    ]
    const id = close([ada, ben, cleo])
    await call(ada, 'POST', `/circles/${id}/acceptance`)
    const start = standing(id).waitingSince.getTime()
    keepDeadlines(app.db, start + 47 * HOUR)
    t.notOk(told(ben).includes('circle_reminder'))
    keepDeadlines(app.db, start + 48 * HOUR)
    t.ok(told(ben).includes('circle_reminder') && told(cleo).includes('circle_reminder'))
    t.notOk(told(ada).includes('circle_reminder'), 'she has answered')
    keepDeadlines(app.db, start + 71 * HOUR)
    t.match(standing(id), { state: 'proposed' })
    keepDeadlines(app.db, start + 72 * HOUR)
    t.match(standing(id), { state: 'ended', outcome: 'expired' })
    t.strictSame(want(ada, ben.item), [], 'not the same again')

    want(dan, ben.item)
    const match = want(ben, dan.item)[0]!
    t.match(
      (await call(dan, 'GET', `/circles/${match}`)).body.data.expires_at,
      new Date(standing(match).waitingSince.getTime() + 48 * HOUR).toISOString(),
    )
    keepDeadlines(app.db, standing(match).waitingSince.getTime() + 48 * HOUR)
    t.match(standing(match), { outcome: 'expired' })
    const more = testItem(app, dan.id, { name: 'More' })
    t.strictSame(want(ben, more), [], 'Ben has left two unanswered')
    await call(ben, 'POST', '/circles/presence')
    t.equal(want(ben, more).length, 1, 'he is here')
  },
)

t.test('who has not been here for 60 days is in no circle', async (t) => {
  const { app, people, close } = await testCircles(t)
  const long = Date.now() - CIRCLE.away - HOUR
  app.db.$client
    .prepare('UPDATE accounts SET created_at = ?, seen_at = NULL WHERE id = ?')
    .run(long, people[1]!.id)
  t.equal(close(), undefined)
  app.db.$client.prepare('UPDATE accounts SET is_demo = 1 WHERE id = ?').run(people[1]!.id)
  t.equal(
    new MarketInTables(app.db).ownerOf(people[1]!.item),
    people[1]!.id,
    'people of the demo market stay',
  )
  app.db.$client.prepare('UPDATE accounts SET is_demo = 0 WHERE id = ?').run(people[1]!.id)
  app.db.$client.prepare('UPDATE accounts SET seen_at = ? WHERE id = ?').run(Date.now(), people[1]!.id)
  t.ok(close())
})

t.test(
  'blocking ends what is proposed, and nothing is proposed to people who have blocked one another',
  async (t) => {
    const { app, people, close, standing, told } = await testCircles(t, 4)
    const id = close()
    block(app, people[0]!.id, people[2]!.id)
    t.match(standing(id), { state: 'ended', outcome: 'withdrawn' }, 'though they are no neighbours')
    t.ok(told(people[1]!).includes('circle_ended'))
    t.equal(close(), undefined)
  },
)

t.test('a deleted wish and an ended request leave the question that was asked of all', async (t) => {
  const { app, people, call, want, standing } = await testCircles(t, 4)
  const [ada, ben, cleo, dan] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ]
  const wish = await call(ada, 'POST', '/wishes', { text: 'thing of ben' })
  const wished = want(ben, ada.item)[0]!
  t.match(standing(wished), { state: 'proposed' })
  await call(ada, 'DELETE', `/wishes/${wish.body.data.id}`)
  t.match(standing(wished), { state: 'proposed' }, 'she is asked for this very thing now')

  const request = await call(cleo, 'POST', '/exchange-request', {
    requested_product_id: dan.item,
    offered_product_ids: [cleo.item],
    message: 'Please',
  })
  const third = testItem(app, ben.id, { name: 'A third' })
  app.db.$client
    .prepare(
      "INSERT INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) VALUES (?, ?, 'yes', 1, 1, 1, NULL)",
    )
    .run(dan.id, third)
  const [around] = want(ben, cleo.item)
  t.match(standing(around!), { state: 'proposed' })
  await call(cleo, 'POST', `/exchange-request/${request.body.data.id}/withdrawal`)
  t.match(standing(around!), { state: 'proposed' }, 'each of them may still say no')
  await call(cleo, 'POST', `/circles/${around}/refusal`)
  t.match(standing(around!), { outcome: 'declined' })
})

t.test('the people of an agreed swap write to one another', async (t) => {
  const { app, people, call, close, told } = await testCircles(t)
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
  const waiting = async () => (await call(ben, 'GET', '/unread-counts')).body.data.messages
  const before = await waiting()
  const sent = await call(ada, 'POST', `/circles/${id}/messages`, { message: 'Saturday?', client_id: 'one' })
  t.equal(await waiting(), before + 1)
  t.match(sent.body.data, {
    text: 'Saturday?',
    sender_id: ada.id,
    circle_id: id,
    client_id: 'one',
    attachments: [],
  })
  t.equal(
    (await call(ada, 'POST', `/circles/${id}/messages`, { message: 'Saturday?', client_id: 'one' })).body.data
      .id,
    sent.body.data.id,
    'sent twice, kept once',
  )
  await call(ada, 'POST', `/circles/${id}/messages`, { message: 'At ten?', client_id: 'two' })
  t.match((await call(ben, 'GET', `/circles/${id}/messages`)).body.data, {
    messages: [{ text: 'At ten?' }, { text: 'Saturday?' }],
    next_before: null,
  })
  const times = () => told(ben).filter((type) => type === 'circle_message').length
  t.equal(times(), 1, 'told once until it is seen')
  t.equal(await waiting(), before, 'and that was seen')
  await call(ada, 'POST', `/circles/${id}/messages`, { message: 'Bring a bag' })
  t.equal(times(), 2, 'told again of what came after that')
  app.db.$client.pragma('query_only = 1')
  t.equal(
    (await call(ben, 'GET', `/circles/${id}/messages`)).status,
    200,
    'read where nothing can be written',
  )
  app.db.$client.pragma('query_only = 0')
  const form = async (fields: Record<string, string | File>) => {
    const { headers, payload } = await formPayload(fields)
    const url = `/api/circles/${id}/messages`
    return app.inject({ method: 'POST', url, headers: { ...headers, ...ben.bearer }, payload })
  }
  t.match(
    (await form({ message: 'Ten it is' })).json().data,
    { text: 'Ten it is', read_at: null },
    'as a form',
  )
  const file = new File(['x'], 'x.txt', { type: 'text/plain' })
  t.equal((await form({ message: 'Look', 'attachments[]': file })).statusCode, 422, 'files are not taken')
  t.equal((await call(ada, 'POST', `/circles/${id}/messages`, { message: ' ' })).status, 422)
  t.equal((await call(ada, 'POST', `/circles/${id}/messages`, { message: 'x'.repeat(5001) })).status, 422)
})

t.test('after a circle, blocked users cannot message each other in it', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  const write = async (who: { bearer: object }) =>
    (await call(who, 'POST', `/circles/${id}/messages`, { message: 'Well' })).status
  block(app, ben.id, ada.id)
  t.equal(await write(ada), 200, 'they still have to meet')
  const told = {
    accountId: ben.id,
    kind: 'circle_message',
    channel: 'push',
    details: JSON.stringify({ values: { by: { person: ada.id } } }),
    notificationId: null,
    staleAt: null,
  }
  const check = () => checkStillHolds(app.db, told as unknown as Delivery, { circle: id })
  t.doesNotThrow(check, 'and hear of it by mail and push')
  await call(cleo, 'POST', `/circles/${id}/cancellation`, { reason: 'It broke' })
  t.strictSame([await write(ada), await write(ben), await write(cleo)], [403, 403, 200])
  t.throws(check, { message: 'moved_on' })
})

t.test('the reason of a cancellation is hidden between blocked users', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  block(app, ben.id, ada.id)
  const off = await call(ada, 'POST', `/circles/${id}/cancellation`, { reason: 'It broke' })
  t.equal(off.status, 200)
  const reason = async (who: typeof ada) => (await call(who, 'GET', `/circles/${id}`)).body.data.reason
  t.strictSame([await reason(ada), await reason(ben), await reason(cleo)], ['It broke', '', 'It broke'])
  const newest = async (who: typeof ada) =>
    (await call(who, 'GET', '/notifications')).body.data.notifications[0].text
  t.match(await newest(ben), /^Ada has called off the swap in which .*\.$/)
  t.match(await newest(cleo), /^Ada has called off the swap in which .*: It broke$/)
})

t.test('rejecting an item ends the circle with it', async (t) => {
  const { people, call, want, standing } = await testCircles(t, 2)
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
  await call(ada, 'POST', '/wishes', { text: 'thing of ben' })
  const id = want(ben, ada.item)[0]!
  t.match(standing(id), { state: 'proposed' })
  t.equal((await call(ada, 'POST', `/wants/${ben.item}/refusal`)).status, 200)
  t.match(standing(id), { state: 'ended', outcome: 'withdrawn' })
})

t.test('a repeated yes ends nothing, despite others’ missing answers', async (t) => {
  const { app, people, call, close, standing } = await testCircles(t, 2)
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
  const id = close()
  for (const { id: absent } of people)
    app.db.$client.prepare('INSERT INTO circle_people (account_id, unanswered) VALUES (?, 2)').run(absent)
  t.equal((await call(ada, 'POST', '/wants', { product_id: ben.item })).status, 200)
  t.match(standing(id), { state: 'proposed' })
  await call(ada, 'POST', '/wants', { product_id: ben.item, for: [testItem(app, ada.id)] })
  t.match(standing(id), { state: 'ended', outcome: 'withdrawn' }, 'for another thing it is taken back')
})

t.test('a want does not reveal circles of others found at the time', async (t) => {
  const { app, people, told } = await testCircles(t, 4)
  const [ada, ben, cleo, dan] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ]
  const wanted = (who: { id: number }, itemId: number) =>
    app.db.$client
      .prepare(
        "INSERT INTO wants (account_id, item_id, answer, for_any, created_at, held_at, asked_at) VALUES (?, ?, 'yes', 1, 1, 1, NULL)",
      )
      .run(who.id, itemId)
  // Two loops compete for Ada's item until Cleo's is gone, without a search since.
  wanted(ada, ben.item)
  wanted(ada, cleo.item)
  wanted(ben, ada.item)
  wanted(cleo, ada.item)
  app.db.$client.prepare("UPDATE items SET status = 'hidden' WHERE id = ?").run(cleo.item)
  // In the same turn, before the automatic search.
  const { circles } = makeWant(app, circlesOfWants, dan.id, { product_id: ada.item })
  t.strictSame(circles, [])
  t.ok(told(ada).includes('circle_found'), 'it is found')
})

t.test(
  'a circle’s proposal is current for users without an answer, also after their own edits',
  async (t) => {
    const { app, people, call, close } = await testCircles(t)
    const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
    const id = close()
    await call(ben, 'POST', `/product/update/${ben.item}`, { name: 'A worse thing' })
    await call(ada, 'POST', `/circles/${id}/acceptance`, { revision: 2 })
    const check = ({ id: accountId }: { id: number }) => {
      const delivery = {
        accountId,
        kind: 'circle_answer_reminder',
        channel: 'push',
        notificationId: null,
        staleAt: null,
      }
      return checkStillHolds(app.db, delivery as unknown as Delivery, { swap: id, revision: 2 })
    }
    t.match(check(ben), { email: String })
    t.throws(() => check(ada), { message: 'answered' })
  },
)

t.test(
  'a party who has confirmed with a neighbour is not asked again, despite other open legs',
  async (t) => {
    const { app, people, call, close } = await testCircles(t)
    const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
    const id = close()
    for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
    const check = (who: { id: number }, kind: string, values: object = {}) => {
      const delivery = {
        accountId: who.id,
        kind,
        channel: 'push',
        notificationId: null,
        staleAt: null,
        details: JSON.stringify({ values }),
      }
      return checkStillHolds(app.db, delivery as unknown as Delivery, { swap: id })
    }
    const confirmed = { by: { person: ada.id } }
    await call(ada, 'POST', `/circles/${id}/completion`, { leg: ada.item })
    t.match(check(cleo, 'circle_confirmed', confirmed), { email: String })
    await call(cleo, 'POST', `/circles/${id}/completion`, { leg: ada.item })
    t.throws(() => check(cleo, 'circle_confirmed', confirmed), { message: 'answered' })
    t.match(check(cleo, 'circle_confirmation_reminder'), { email: String }, 'she still gives something')
    await call(cleo, 'POST', `/circles/${id}/completion`, { leg: cleo.item })
    t.throws(() => check(cleo, 'circle_confirmation_reminder', { by: null }), { message: 'answered' })
    t.match(check(ben, 'circle_confirmation_reminder'), { email: String })
  },
)

t.test('a meeting is announced while anything is open between the two', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const [ada, , cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  const starts_at = new Date(Date.now() + 5 * HOUR).toISOString()
  const plan = { with: cleo.id, place: 'Library', starts_at, revision: 0 }
  t.equal((await call(ada, 'POST', `/swaps/${id}/handover`, plan)).status, 200)
  const delivery = {
    accountId: cleo.id,
    kind: 'handover_proposed',
    channel: 'push',
    notificationId: null,
    staleAt: null,
    details: JSON.stringify({ values: { other: { person: ada.id } } }),
  }
  const check = () => checkStillHolds(app.db, delivery as unknown as Delivery, { swap: id, plan: 1 })
  t.match(check(), { email: String })
  for (const who of [ada, cleo]) await call(who, 'POST', `/circles/${id}/completion`, { leg: ada.item })
  t.throws(check, { message: 'moved_on' })
})

t.test('a resolved doubt about a swap is not announced', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  const check = (by: { id: number }) => {
    const delivery = {
      accountId: cleo.id,
      kind: 'circle_in_doubt',
      channel: 'push',
      notificationId: null,
      staleAt: null,
      details: JSON.stringify({ values: { by: { person: by.id } } }),
    }
    return checkStillHolds(app.db, delivery as unknown as Delivery, { swap: id })
  }
  await call(ada, 'POST', `/blocks/${ben.id}`)
  t.match(check(ada), { email: String }, 'also by a block between two others')
  await call(ada, 'DELETE', `/blocks/${ben.id}`)
  t.throws(() => check(ada), { message: 'moved_on' })
  const { act } = testModerator(app)
  await act('POST', `/people/${ben.id}/suspension`, { reason: 'x' })
  t.match(check(ben), { email: String })
  await act('DELETE', `/people/${ben.id}/suspension`)
  t.throws(() => check(ben), { message: 'moved_on' })
})

t.test('deleted and suspended users get no message notifications', async (t) => {
  const { app, people, call, close, told } = await testCircles(t)
  const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  await testModerator(app).act('POST', `/people/${ben.id}/suspension`, { reason: 'x' })
  const gone = await call(cleo, 'DELETE', '/account', { password: PASSWORD })
  t.equal(gone.status, 200, JSON.stringify(gone.body))
  t.equal((await call(ada, 'POST', `/circles/${id}/messages`, { message: 'Is anybody here?' })).status, 200)
  t.notOk(told(ben).includes('circle_message'))
  t.strictSame(told(cleo), [])
})

t.test('admins get a link to the suspended user of an agreed circle, and see all its items', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const cleo = people[2]!
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  const { admin, act } = testModerator(app)
  await act('POST', `/people/${cleo.id}/suspension`, { reason: 'x' })
  const { notifications } = (await call(admin, 'GET', '/notifications')).body.data
  const [notice] = (notifications as { type: string; url: string; text: string }[]).filter(
    ({ type }) => type === 'swap_in_doubt',
  )
  t.equal(notice?.url, `/admin/people/${cleo.id}`)
  t.match(notice?.text, /Thing of Cleo/)
  t.match(notice?.text, /Thing of \w+ and 1 more/)
})

t.test('a cancellation after an account deletion is explained in each reader’s language', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  const headers = { ...cleo.bearer, 'accept-language': 'de' }
  const left = await app.inject({
    method: 'DELETE',
    url: '/api/account',
    headers,
    payload: { password: PASSWORD },
  })
  t.equal(left.statusCode, 200)
  const reasonFor = async (who: { bearer: object }, language: string) => {
    const ask = { headers: { ...who.bearer, 'accept-language': language } }
    const notices = (await app.inject({ url: '/api/notifications', ...ask })).json().data.notifications
    const { reason } = (await app.inject({ url: `/api/circles/${id}`, ...ask })).json().data
    return [reason, notices.some(({ text }: { text: string }) => text.includes(reason))]
  }
  t.strictSame(await reasonFor(ada, 'en'), ['They have left.', true])
  t.strictSame(await reasonFor(ben, 'fr'), ['Cette personne est partie.', true])
})

t.test('calling off frees what has not changed hands, and that loop is not proposed again', async (t) => {
  const { people, call, close, statusOf, standing, want } = await testCircles(t)
  const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  await call(ada, 'POST', `/circles/${id}/completion`, { leg: ada.item })
  await call(cleo, 'POST', `/circles/${id}/completion`, { leg: ada.item })
  t.equal((await call(ben, 'POST', `/circles/${id}/cancellation`, { reason: 'It broke' })).status, 200)
  t.match(standing(id), { state: 'ended', outcome: 'called_off', reason: 'It broke' })
  t.strictSame(
    [ada, ben, cleo].map(({ item }) => statusOf(item)),
    ['traded', 'available', 'available'],
  )
  t.strictSame(want(ada, ben.item), [])
})

t.test('a reason may be about one whom I give to or get from', async (t) => {
  const { people, call, close, standing } = await testCircles(t, 4)
  const [ada, ben, cleo, dan] = people as [P, P, P, P]
  type P = (typeof people)[0]
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  const { body } = await call(ada, 'GET', `/circles/${id}`)
  const neighbours = [body.data.legs[0].to.id, body.data.legs[3].from.id]
  const stranger = [ben, cleo, dan].find((who) => !neighbours.includes(who.id))!
  const callOff = (about: number) =>
    call(ada, 'POST', `/circles/${id}/cancellation`, { reason: 'I waited', kind: 'no_show', about })
  t.equal((await callOff(stranger.id)).status, 422)
  t.equal((await callOff(neighbours[0])).status, 200)
  t.match(standing(id), { callOffKind: 'no_show', calledOffById: ada.id, callOffAboutId: neighbours[0] })
})

t.test(
  'after a circle each reviews those they gave to or got from, and both reviews appear together',
  async (t) => {
    const { people, call, close } = await testCircles(t, 3)
    const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
    const id = close()
    for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
    const circle = async (who: { bearer: object }) => (await call(who, 'GET', `/circles/${id}`)).body.data
    t.strictSame((await circle(ada)).reviewable, [], 'not before it is completed')
    for (const who of people) {
      for (const leg of people.map(({ item }) => item))
        await call(who, 'POST', `/circles/${id}/completion`, { leg })
    }
    const say = (who: typeof ada, about: typeof ada) =>
      call(who, 'POST', `/swaps/${id}/reviews`, { about: about.id, would_swap_again: true, text: 'Lovely' })
    t.strictSame(
      (await circle(ada)).reviewable.toSorted(),
      people.slice(1).map((who) => who.id),
    )
    t.equal((await say(ada, ben)).status, 200)
    t.match(await circle(ada), { reviews: [], my_reviews: [{ about: ben.id, text: 'Lovely' }] })
    t.match(await circle(ben), { reviews: [], my_reviews: [] })
    await say(ben, ada)
    for (const who of people) {
      t.match((await circle(who)).reviews, [
        { about: ben.id, by: { id: ada.id } },
        { about: ada.id, by: { id: ben.id } },
      ])
    }
    t.notOk((await circle(ada)).reviewable.includes(ben.id))
  },
)

t.test('in a swap of two, either item confirms all that its sender gives and gets', async (t) => {
  const { people, call, close, statusOf, standing } = await testCircles(t, 2)
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0]]
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  const first = await call(ada, 'POST', `/circles/${id}/completion`, { leg: ben.item })
  t.equal(first.status, 200)
  t.equal((await call(ada, 'POST', `/circles/${id}/completion`, { leg: ada.item })).status, 409, 'once')
  t.equal((await call(ben, 'POST', `/circles/${id}/completion`, { leg: ben.item })).status, 200)
  t.strictSame(
    people.map(({ item }) => statusOf(item)),
    ['traded', 'traded'],
  )
  t.equal(standing(id).state, 'completed')
})

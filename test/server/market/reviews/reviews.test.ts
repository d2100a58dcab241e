import { eq } from 'drizzle-orm'
import t, { type Test } from 'tap'
import { accounts, notifications, swapLegs, swapParties, swaps } from '../../../../db/schema/index.ts'
import { REVIEW_TIME } from '../../../../server/market/limits.ts'
import {
  answerReview,
  tellOfReviews,
  review as writeReview,
} from '../../../../server/market/reviews/reviews-service.ts'
import { SAME_PAIR } from '../../../../server/swaps/limits.ts'
import { takeStep } from '../../../../server/swaps/swap-moves.ts'
import { findSwap } from '../../../../server/swaps/swaps-queries.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { reviewing } from '../../../helpers/reviews.ts'

async function town(t: Test, count = 2) {
  const app = await testApp(t)
  const people = Array.from({ length: count }, (_, at) => testAccount(app, { name: `Person ${at}` }))
  const [ada, bo] = people as [ReturnType<typeof testAccount>, ReturnType<typeof testAccount>]
  const calls = reviewing(app)
  const about = async (who: { id: number }) =>
    (await calls.call(null, 'GET', `/people/${who.id}/reviews`)).body
  const figures = async (who: { id: number }) => {
    const { body } = await calls.call(null, 'GET', `/people/${who.id}`)
    const { swaps_completed, would_swap_again } = body.data
    return [swaps_completed, would_swap_again.yes, would_swap_again.of]
  }
  const told = (who: { id: number }) =>
    app.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, who.id))
      .all()
      .filter(({ type }) => type.startsWith('review'))
      .map(({ type, url }) => [type, url])
  return { app, people, ada, bo, ...calls, about, figures, told }
}

t.test('reviews are hidden until both users have written; then they are published and final', async (t) => {
  const { ada, bo, swapped, review, about, figures, call, told } = await town(t)
  const swap = await swapped(ada, bo)
  const request = async (who: { bearer: object }) =>
    (await call(who, 'GET', `/exchange-request/${swap}`)).body.data
  t.match(await request(bo), { can: ['review'], reviews: [] })
  const first = await review(ada, swap, bo, false, 'Came late')
  t.equal(first.status, 200)
  t.match(first.body.message, 'once you’ve both written one')
  t.match(first.body.data, { by: { id: ada.id, name: 'Person 0', avatar: null }, would_swap_again: false })
  t.strictSame(Object.keys(first.body.data).sort(), [
    'answer',
    'by',
    'created_at',
    'id',
    'text',
    'would_swap_again',
  ])
  const changed = await review(ada, swap, bo, true, '  Came late,\r\nbut came  ')
  t.equal(changed.body.data.id, first.body.data.id, 'it is the same one, changed')
  t.match(await about(bo), { data: [], pagination: { total: 0, per_page: 20 } })
  t.strictSame(await figures(bo), [1, 0, 0])
  t.match(
    await request(bo),
    { can: ['review'], reviews: [], my_review: null },
    'whether they have written is not told',
  )
  t.match(await request(ada), { can: ['review'], reviews: [], my_review: { text: 'Came late,\nbut came' } })
  t.strictSame(told(bo), [])
  t.equal((await call(bo, 'POST', `/reviews/${first.body.data.id}/answer`, { text: 'Oh' })).status, 404)

  t.match(await review(bo, swap, ada, false), {
    status: 200,
    body: { message: 'Thank you. You’ve both written a review, so everyone can read them now.' },
  })
  t.match(await about(bo), {
    data: [{ by: { id: ada.id }, would_swap_again: true, text: 'Came late,\nbut came', answer: null }],
    pagination: { total: 1 },
  })
  t.strictSame(await figures(bo), [1, 1, 1])
  t.strictSame(await figures(ada), [1, 0, 1])
  const shown = await request(bo)
  t.equal(shown.reviews.length, 2)
  t.strictSame(shown.can, [])
  t.equal((await review(ada, swap, bo, false, 'Taken back')).status, 409)
  t.strictSame(told(bo), [['review', `/people/${bo.id}#review-${first.body.data.id}`]])
  t.equal(told(ada).length, 1)
})

t.test('review ids do not reveal the other review', async (t) => {
  const { ada, bo, swapped, review } = await town(t)
  const ids: number[] = []
  for (const who of [ada, bo]) {
    const { body } = await review(who, await swapped(ada, bo), who === ada ? bo : ada)
    ids.push(body.data.id)
  }
  t.ok(ids.every((id) => Number.isSafeInteger(id) && id > 1_000_000))
  t.ok(Math.abs(ids[0]! - ids[1]!) > 1000, `${ids}`)
})

t.test('after 14 days what was written is shown, and nothing can be written or changed', async (t) => {
  const { app, ada, bo, swapped, review, about, passes, told } = await town(t)
  const swap = await swapped(ada, bo)
  await review(ada, swap, bo, true, 'Fine')
  passes(REVIEW_TIME - 60_000)
  t.equal((await review(ada, swap, bo, true, 'Very fine')).status, 200)
  t.equal((await about(bo)).data.length, 0)
  tellOfReviews(app.db, Date.now())
  t.strictSame(told(bo), [])
  passes(60_000)
  t.match((await about(bo)).data, [{ text: 'Very fine' }])
  t.equal((await review(ada, swap, bo)).status, 409)
  t.equal((await review(bo, swap, ada)).status, 409)
  for (let i = 0; i < 2; i++) tellOfReviews(app.db, Date.now())
  t.equal(told(bo).length, 1, 'told once')
})

t.test('a review hidden before its notification is announced once shown again', async (t) => {
  const { app, ada, bo, swapped, review, passes, told } = await town(t)
  const { act } = testModerator(app)
  const { id } = (await review(ada, await swapped(ada, bo), bo, false, 'Rude words')).body.data
  passes(REVIEW_TIME)
  t.equal((await act('POST', `/reviews/${id}/hiding`)).status, 200)
  tellOfReviews(app.db, Date.now())
  t.strictSame(told(bo), [])
  t.equal((await act('DELETE', `/reviews/${id}/hiding`)).status, 200)
  tellOfReviews(app.db, Date.now())
  t.equal(told(bo).length, 1)
})

t.test(
  'only a swap that is completed makes one possible, and only among those who gave and got',
  async (t) => {
    const { app, people, ada, bo, agreed, swapped, review, call } = await town(t, 3)
    const stranger = people[2]!
    const open = await agreed(ada, bo)
    t.equal((await review(ada, open, bo)).status, 409, 'before it is completed')
    await call(ada, 'POST', `/exchange-request/${open}/cancellation`, { reason: 'Changed my mind' })
    t.equal((await review(ada, open, bo)).status, 409, 'called off')
    const swap = await swapped(ada, bo)
    t.equal((await review(stranger, swap, bo)).status, 404)
    t.equal((await review(stranger, swap, stranger)).status, 404, 'they learn nothing of it')
    t.equal((await review(ada, 99_999, bo)).status, 404)
    t.equal((await review(ada, swap, stranger)).status, 404)
    t.equal((await review(ada, swap, ada)).status, 422)
    for (const [wrong, field] of [
      [{}, 'about'],
      [{ about: bo.id }, 'would_swap_again'],
      [{ about: bo.id, would_swap_again: 'perhaps' }, 'would_swap_again'],
      [{ about: 'somebody', would_swap_again: true }, 'about'],
      [{ about: bo.id, would_swap_again: true, text: 'x'.repeat(501) }, 'text'],
      [{ about: bo.id, would_swap_again: true, text: 7 }, 'text'],
    ] as const) {
      const { status, body } = await call(ada, 'POST', `/swaps/${swap}/reviews`, wrong)
      t.equal(status, 422)
      t.ok(body.errors[field], JSON.stringify(wrong))
    }
    t.equal((await call(null, 'POST', `/swaps/${swap}/reviews`, { about: bo.id })).status, 401)
    const typed = { about: String(bo.id), would_swap_again: 'true', text: 'x'.repeat(500) }
    t.equal((await call(ada, 'POST', `/swaps/${swap}/reviews`, typed)).status, 200, 'as a form sends it')
    const later = await swapped(ada, bo)
    app.db
      .update(accounts)
      .set({ leftAt: new Date(), suspendedAt: new Date() })
      .where(eq(accounts.id, bo.id))
      .run()
    t.equal((await review(ada, later, bo)).status, 409, 'of somebody who has left')
    t.notMatch((await call(ada, 'GET', `/exchange-request/${later}`)).body.data.can, ['review'])
    app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, ada.id)).run()
    const body = { about: bo.id, would_swap_again: true, text: '' }
    t.throws(() => writeReview(app.db, ada.id, swap, body), /suspended/)
    t.throws(() => answerReview(app.db, ada.id, 1, 'Oh'), /suspended/)
  },
)

t.test('the reviewed person answers once; nobody else does', async (t) => {
  const { people, ada, bo, swapped, review, about, call, told } = await town(t, 3)
  const swap = await swapped(ada, bo)
  const { id } = (await review(ada, swap, bo)).body.data
  await review(bo, swap, ada)
  const answer = (who: { bearer: object } | null, text: unknown) =>
    call(who, 'POST', `/reviews/${id}/answer`, { text })
  t.equal((await answer(null, 'Thanks')).status, 401)
  t.equal((await answer(ada, 'Thanks')).status, 403)
  t.equal((await answer(people[2]!, 'Thanks')).status, 403)
  for (const text of ['', '  ', 'x'.repeat(501), 5]) t.equal((await answer(bo, text)).status, 422)
  t.match((await answer(bo, 'Thanks')).body.data, { id, answer: 'Thanks' })
  t.equal((await answer(bo, 'Thanks again')).status, 409)
  t.match((await about(bo)).data, [{ answer: 'Thanks' }])
  t.ok(told(ada).some(([type]) => type === 'review_answer'))
  t.equal((await call(bo, 'POST', '/reviews/99999/answer', { text: 'Hm' })).status, 404)
})

t.test(
  'reviews are reported, and hidden by admins: then nobody sees them, and they count nowhere',
  async (t) => {
    const { app, ada, bo, swapped, review, about, figures, call } = await town(t)
    const { act, see } = testModerator(app)
    const swap = await swapped(ada, bo)
    const { id } = (await review(ada, swap, bo, false, 'A crook')).body.data
    const report = { target_kind: 'review', target_id: id, reason: 'abuse' }
    t.equal((await call(bo, 'POST', '/reports', report)).status, 404, 'not before it is shown')
    t.equal((await act('POST', `/reviews/${id}/hiding`)).status, 404, 'nor hidden')
    await review(bo, swap, ada)
    t.equal((await call(ada, 'POST', '/reports', report)).status, 422, 'not one’s own')
    t.equal((await call(bo, 'POST', '/reports', report)).status, 200)
    const queue = await see('/reports')
    t.match(queue.html, 'A review by')
    t.match(queue.html, 'A crook')
    t.equal((await call(ada, 'POST', `/admin/reviews/${id}/hiding`)).status, 404)
    t.equal((await act('POST', `/reviews/${id}/hiding`)).status, 200)
    t.equal((await act('POST', `/reviews/${id}/hiding`)).status, 409)
    t.equal((await about(bo)).data.length, 0)
    t.strictSame(await figures(bo), [1, 0, 0])
    t.strictSame(await figures(ada), [1, 1, 1], 'the other one stays')
    t.equal((await call(bo, 'POST', `/reviews/${id}/answer`, { text: 'Hm' })).status, 404)
    t.match((await see('/reports?state=handled')).html, 'Show again')
    t.equal((await act('DELETE', `/reviews/${id}/hiding`)).status, 200)
    t.equal((await act('DELETE', `/reviews/${id}/hiding`)).status, 409)
    t.equal((await act('POST', '/reviews/99999/hiding')).status, 404)
    t.strictSame(await figures(bo), [1, 0, 1])
  },
)

t.test('several swaps of the same two within 30 days count once, with the newest review', async (t) => {
  const { ada, bo, swapped, review, figures, passes, about } = await town(t)
  const both = async (yes: boolean) => {
    const swap = await swapped(ada, bo)
    await review(ada, swap, bo, yes)
    await review(bo, swap, ada, true)
  }
  await both(true)
  await both(false)
  t.strictSame(await figures(bo), [1, 0, 1])
  t.equal((await about(bo)).data.length, 2, 'all are there to read')
  passes(SAME_PAIR - 60_000)
  await both(true)
  t.strictSame(await figures(bo), [1, 1, 1])
  passes(60_001)
  await both(true)
  t.strictSame(await figures(bo), [2, 2, 2])
  t.strictSame(await figures(ada), [2, 2, 2])
})

t.test('ten people who swap with each other in a ring, again and again, raise nothing', async (t) => {
  const { people, swapped, review, figures } = await town(t, 10)
  for (let round = 0; round < 2; round++) {
    for (const [at, one] of people.entries()) {
      const next = people[(at + 1) % people.length]!
      const swap = await swapped(one, next)
      await review(one, swap, next)
      await review(next, swap, one)
    }
  }
  for (const one of people) t.strictSame(await figures(one), [2, 2, 2], 'one swap with each neighbour')
})

t.test('in a swap of three each reviews those whom they gave to and got from, pair by pair', async (t) => {
  const { app, people, review, about, figures } = await town(t, 4)
  const ring = people.slice(0, 4)
  const { id } = app.db
    .insert(swaps)
    .values({ kind: 'circle', state: 'agreed', waitingSince: new Date() })
    .returning({ id: swaps.id })
    .get()
  const copied = { swapId: id, swapKind: 'circle', swapState: 'agreed' } as const
  app.db
    .insert(swapParties)
    .values(ring.map(({ id: accountId }, place) => ({ ...copied, accountId, place })))
    .run()
  for (const [at, from] of ring.entries()) {
    const to = ring[(at + 1) % ring.length]!
    app.db
      .insert(swapLegs)
      .values({ ...copied, fromId: from.id, toId: to.id, position: 0, sinceRevision: 1, name: 'Thing' })
      .run()
  }
  app.db.$client.exec(`INSERT INTO swap_revisions (swap_id, revision) VALUES (${id}, 1)`)
  takeStep(app.db, findSwap(app.db, id)!, 'complete')
  const [a, b, c, d] = ring as [(typeof ring)[0], (typeof ring)[0], (typeof ring)[0], (typeof ring)[0]]
  t.equal((await review(a, id, c)).status, 404, 'they have nothing of each other')
  t.equal((await review(a, id, b)).status, 200)
  t.equal((await review(a, id, d)).status, 200)
  t.equal((await about(b)).data.length, 0)
  t.equal((await review(b, id, a)).status, 200)
  t.equal((await about(b)).data.length, 1)
  t.equal((await about(d)).data.length, 0, 'they have not written yet')
  t.equal((await review(d, id, c)).status, 200)
  t.equal((await about(d)).data.length, 0, 'nor of who has written of them')
  t.strictSame(await figures(a), [1, 1, 1], 'one swap, though with two people')
})

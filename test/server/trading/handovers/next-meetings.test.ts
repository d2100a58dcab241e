import { eq } from 'drizzle-orm'
import t from 'tap'
import { handovers } from '../../../../db/schema/index.ts'
import { HOUR } from '../../../../server/platform/time-shared.ts'
import { inTime, testCircle, testMeeting } from '../../../helpers/meeting.ts'

const PATH = '/dashboard/meeting'

/** A swap of two with an agreed meeting, and the page of the next meetings as one of them sees it. */
async function agreedMeeting(t: Parameters<typeof testMeeting>[0]) {
  const meeting = await testMeeting(t)
  const { app, owner, requester, propose, agree } = meeting
  await propose(requester)
  await agree(owner)
  const pageFor = (who: { token: string }, query = '') =>
    app.inject({ url: PATH + query, cookies: { swapyard_token: who.token } })
  return { ...meeting, pageFor }
}

t.test('lists the next agreed meeting with place, time, contact and what changes hands', async (t) => {
  const { owner, requester, call, id, pageFor } = await agreedMeeting(t)
  const { statusCode, body, headers } = await pageFor(owner)
  t.equal(statusCode, 200)
  t.match(headers['cache-control'], /no-store/)
  for (const part of ['Library', requester.email, ' UTC']) t.match(body, part)
  t.notMatch(body, 'class="digits"', 'no code was made')
  const { code } = (await call(owner, 'POST', `/swaps/${id}/code`)).body.data
  t.match((await pageFor(owner)).body, new RegExp(`class="digits"[\\s\\S]*${code}`))
  t.notMatch((await pageFor(requester)).body, 'class="digits"', 'a code is shown by the person who made it')
})

t.test('times are in the time zone of the query, and in UTC for an unknown one', async (t) => {
  const { owner, pageFor } = await agreedMeeting(t)
  t.match((await pageFor(owner, '?zone=Asia%2FTokyo')).body, 'GMT+9')
  for (const zone of ['Nowhere', 'x'.repeat(100), '']) {
    const { statusCode, body } = await pageFor(owner, `?zone=${zone}`)
    t.equal(statusCode, 200)
    t.match(body, ' UTC')
  }
})

t.test(
  'redirects without a meeting: none agreed, long past, or with nothing left to hand over',
  async (t) => {
    const { app, owner, requester, call, id, propose, pageFor } = await agreedMeeting(t)
    const leads = async () => (await pageFor(owner)).headers.location
    const at = (ms: number) =>
      app.db
        .update(handovers)
        .set({ startsAt: new Date(Date.now() + ms) })
        .where(eq(handovers.swapId, id))
        .run()
    at(-2 * HOUR)
    t.equal(await leads(), undefined, 'it has just begun')
    at(-4 * HOUR)
    t.equal(await leads(), '/dashboard/exchange-request?status=accepted')
    at(HOUR)
    t.equal(await leads(), undefined)
    await propose(requester, 1)
    t.equal(await leads(), '/dashboard/exchange-request?status=accepted', 'only proposed')
    await call(owner, 'POST', `/swaps/${id}/handover/agreement`, { revision: 2 })
    t.equal(await leads(), undefined)
    for (const who of [owner, requester]) await call(who, 'POST', `/exchange-request/${id}/completion`)
    t.equal(await leads(), '/dashboard/exchange-request?status=accepted', 'completed')
  },
)

t.test('a meeting of all names the two people with whom something changes hands', async (t) => {
  const { app } = await testMeeting(t)
  const { id, people } = testCircle(app, 4)
  const post = (at: number, url: string, body: object) =>
    app.inject({ method: 'POST', url: `/api/swaps/${id}/${url}`, headers: people[at]!.bearer, body })
  const time = inTime(30 * HOUR)
  await post(0, 'meeting', { place: 'Fountain', times: [time], revision: 0 })
  for (const at of [1, 2, 3]) await post(at, 'meeting/answer', { times: [time], revision: 1 })
  const { body } = await app.inject({ url: PATH, cookies: { swapyard_token: people[0]!.token } })
  for (const at of [1, 3]) t.match(body, people[at]!.email)
  t.notMatch(body, people[2]!.email, 'contacts are shared between partners of a swap only')
})

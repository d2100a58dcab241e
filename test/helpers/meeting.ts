import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import { swapLegs, swapParties, swapRevisions, swaps } from '../../db/schema/index.ts'
import { DAY } from '../../server/platform/time-shared.ts'
import { testAccount } from './accounts.ts'
import { testItem } from './items.ts'
import { testSwap } from './swap.ts'

/** ISO 8601 time this many milliseconds from now. */
export const inTime = (ms: number): string => new Date(Date.now() + ms).toISOString()

/** As `testSwap`, agreed, with helpers to arrange a meeting. */
export async function testMeeting(t: Test) {
  const swap = await testSwap(t)
  const { app, owner, requester, call, send } = swap
  const id = await send()
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  const propose = (who: { bearer: object }, revision = 0, more: object = {}) =>
    call(who, 'POST', `/swaps/${id}/handover`, {
      place: 'Library',
      starts_at: inTime(3 * DAY),
      revision,
      ...more,
    })
  const agree = (who: { bearer: object }, revision = 1, more: object = {}) =>
    call(who, 'POST', `/swaps/${id}/handover/agreement`, { revision, ...more })
  const planFor = async (who: { bearer: object }) =>
    (await call(who, 'GET', `/exchange-request/${id}`)).body.data.handover
  const calendar = (who: { bearer: object }, swapId = id, query = '') =>
    app.inject({ url: `/api/swaps/${swapId}/handover.ics${query}`, headers: { ...who.bearer } })
  return { ...swap, owner, requester, id, propose, agree, planFor, calendar }
}

/** An agreed swap of several people in a ring. */
export function testCircle(
  app: FastifyInstance,
  size: number,
  people = Array.from({ length: size }, (_, at) => testAccount(app, { name: `Person ${at + 1}` })),
  thing: Parameters<typeof testItem>[2] = {},
) {
  const items = people.map((person, at) => testItem(app, person.id, { ...thing, name: `Thing ${at + 1}` }))
  const kind = { kind: 'circle', state: 'agreed' } as const
  const { id } = app.db
    .insert(swaps)
    .values({ ...kind, waitingSince: new Date(), agreedAt: new Date() })
    .returning({ id: swaps.id })
    .get()
  const of = { swapId: id, swapKind: kind.kind, swapState: kind.state }
  for (const [place, person] of people.entries()) {
    app.db
      .insert(swapParties)
      .values({ ...of, accountId: person.id, place })
      .run()
  }
  app.db.insert(swapRevisions).values({ swapId: id, revision: 1 }).run()
  for (const [at, person] of people.entries()) {
    const leg = {
      fromId: person.id,
      toId: people[(at + 1) % size]!.id,
      itemId: items[at]!,
      name: `Thing ${at + 1}`,
    }
    app.db
      .insert(swapLegs)
      .values({ ...of, ...leg, position: at, sinceRevision: 1 })
      .run()
  }
  return { id, people, items }
}

import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts } from '../../../../db/schema/index.ts'
import { DAY, HOUR } from '../../../../server/platform/time-shared.ts'
import { type Candidate, inOrder } from '../../../../server/trading/gifts/gift-draw.ts'
import { keepGiftDeadlines } from '../../../../server/trading/gifts/gift-rounds-service.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'

// Nothing that a user can do gives an advantage beyond the order in the specification: not many accounts, not asking first, not asking for
// everything. The draws here have fixed seeds, so the figures are the same in each run.

const DRAWS = 1000
const NOW = 100 * DAY
const LISTED = 98 * DAY

const member = (requestId: number, joinedAt: number, more: Partial<Candidate> = {}): Candidate => ({
  requestId,
  joinedAt,
  received: 0,
  lastAt: null,
  ...more,
})

/** How many of DRAWS each request wins. */
function winsOf(candidates: readonly Candidate[]): (requestId: number) => number {
  const wins = new Map<number, number>()
  for (let draw = 0; draw < DRAWS; draw++) {
    const seed = createHash('sha256').update(`sock puppets ${draw}`).digest('hex')
    const [first] = inOrder(candidates, { seed, listedAt: LISTED, now: NOW })
    wins.set(first!.requestId, (wins.get(first!.requestId) ?? 0) + 1)
  }
  return (requestId) => wins.get(requestId) ?? 0
}

/** Five members of the same day; the attacker is the first of them. */
const HONEST = [1, 2, 3, 4, 5].map((id) => member(id, 40 * DAY))
const puppets = (joinedAt: number) => Array.from({ length: 10 }, (_, at) => member(100 + at, joinedAt + at))

t.test('ten accounts that are made after the listing never win, and do not change who does', async (t) => {
  const before = winsOf(HONEST)
  const after = winsOf([...HONEST, ...puppets(LISTED + HOUR)])
  for (const { requestId } of HONEST) t.equal(after(requestId), before(requestId))
})

t.test(
  'ten accounts that are made a day before the listing rank behind members who have waited longer',
  async (t) => {
    const before = winsOf(HONEST)
    const after = winsOf([...HONEST, ...puppets(LISTED - DAY)])
    for (const { requestId } of HONEST) t.equal(after(requestId), before(requestId))
  },
)

t.test('the place in the order of asking does not count', async (t) => {
  // Ids of requests rise in the order of asking.
  const wins = winsOf(HONEST)
  for (const { requestId } of HONEST) {
    t.ok(
      Math.abs(wins(requestId) - DRAWS / 5) < 50,
      `request ${requestId} wins ${wins(requestId)} of ${DRAWS}`,
    )
  }
})

t.test(
  'a user who received a gift lately ranks behind those who did not, however often they ask',
  async (t) => {
    const greedy = member(1, 10 * DAY, { received: 1, lastAt: 97 * DAY })
    t.equal(winsOf([greedy, ...HONEST.slice(1)])(1), 0)
    const longAgo = member(1, 10 * DAY, { lastAt: 60 * DAY })
    t.equal(
      winsOf([longAgo, ...HONEST.slice(1)])(1),
      0,
      'also once the gift does not count any more: they waited less',
    )
  },
)

t.test('by API: puppets, the first who asks, and who withdraws and asks again gain nothing', async (t) => {
  const { app, person, item, call } = await testNeighbours(t)
  const gus = person('Gus')
  const honest = ['Ada', 'Bob', 'Cleo'].map(person)
  const joined = (id: number, days: number) =>
    app.db
      .update(accounts)
      .set({ createdAt: new Date(Date.now() - days * DAY) })
      .where(eq(accounts.id, id))
      .run()
  for (const { id } of honest) joined(id, 40)
  const gift = item(gus, 'Pram', { is_gift: true })
  app.db.$client.prepare('UPDATE items SET created_at = ? WHERE id = ?').run(Date.now() - DAY, gift)
  const ask = async (who: typeof gus) => {
    const { status, data } = await call(who, 'POST', `/gifts/${gift}/request`, {})
    t.equal(status, 200)
    return data.id as number
  }
  const withdraw = async (who: typeof gus) =>
    t.equal((await call(who, 'DELETE', `/gifts/${gift}/request`)).status, 200)
  const list = async () => (await call(gus, 'GET', `/gifts/${gift}/requests`)).body

  const fake = Array.from({ length: 10 }, (_, at) => person(`Puppet ${at}`))
  for (const who of fake) await ask(who)
  for (const who of honest) await ask(who)
  const { commitment, seed, tickets } = (await list()).draw
  t.match(
    { seed, tickets },
    { seed: null, tickets: [] },
    'nobody can choose a ticket: the seed is secret while users ask',
  )
  // Asking again gives another ticket, which nobody knows.
  await withdraw(honest[0]!)
  await ask(honest[0]!)

  keepGiftDeadlines(app.db, Date.now() + 25 * HOUR)
  const after = await list()
  t.equal(createHash('sha256').update(Buffer.from(after.draw.seed, 'hex')).digest('hex'), commitment)
  const suggested = after.data.find(({ suggested }: { suggested: boolean }) => suggested)
  const names = honest.map(({ id }) => id)
  t.ok(names.includes(suggested.person.id), 'an account that is older than the listing')
  const lowest = after.data
    .filter(({ person: { id } }: { person: { id: number } }) => names.includes(id))
    .map(({ id }: { id: number }) => ({
      id,
      ticket: createHash('sha256').update(`${after.draw.seed}:${id}`).digest('hex'),
    }))
    .sort((one: { ticket: string }, other: { ticket: string }) => (one.ticket < other.ticket ? -1 : 1))[0]
  t.equal(suggested.id, lowest.id, 'everybody can check it')

  // Now that the seed is public, asking again would let a user choose a ticket: it ranks behind all others.
  const winner = honest.find(({ id }) => id === suggested.person.id)!
  await withdraw(winner)
  await ask(winner)
  const again = (await list()).data
  const next = again.find(({ suggested }: { suggested: boolean }) => suggested)
  t.not(next.person.id, winner.id)
  t.ok(names.includes(next.person.id), 'the next of the honest members, not a puppet')
  for (const who of honest.filter(({ id }) => id !== winner.id)) await withdraw(who)
  const left = (await list()).data.find(({ suggested }: { suggested: boolean }) => suggested)
  t.not(left.person.id, winner.id, 'who asked later ranks behind all earlier requests')
})

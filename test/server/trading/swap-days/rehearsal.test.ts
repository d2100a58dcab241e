import t from 'tap'
import { setAnswer } from '../../../../server/market/wants/wants-queries.ts'
import { seededRandom } from '../../../../server/solver/seeded-random.ts'
import { testApp } from '../../../helpers/app.ts'
import { testSwapDay } from '../../../helpers/swap-day.ts'

const PEOPLE = 60
const THINGS_EACH = 5
/** Wants per user. */
const WANTS_EACH = 14
const NO_SHOWS = 6

interface Party {
  person: { id: number }
}
interface Move {
  product_id: number
  from: Party
  to: Party
}

t.test('a rehearsal: 60 people, 300 items, one person in ten does not come', async (t) => {
  const app = await testApp(t)
  const { id, call, act, turn, joins, checkIn } = await testSwapDay(app)
  const random = seededRandom(2026)
  const people: Awaited<ReturnType<typeof joins>>[] = []
  for (let at = 0; at < PEOPLE; at++) {
    const names = Array.from({ length: THINGS_EACH }, (_, n) => `Item ${at}.${n}`)
    people.push(await joins(`Person ${at}`, names))
  }
  const items = people.flatMap(({ ids }, owner) => ids.map((itemId) => ({ itemId, owner })))
  t.equal(items.length, 300)
  for (const [at, { id: accountId }] of people.entries()) {
    const others = items.filter(({ owner }) => owner !== at)
    for (let n = 0; n < WANTS_EACH; n++) {
      // Skewed popularity, as in real markets.
      const { itemId } = others[Math.floor(random() ** 1.5 * others.length)]!
      setAnswer(app.db).run({ accountId, itemId, answer: 'yes', forAny: true, now: new Date() })
    }
  }
  await turn('check_in')
  const absent = new Set(people.filter((_, at) => at % (PEOPLE / NO_SHOWS) === 3).map((one) => one.id))
  t.equal(absent.size, NO_SHOWS)
  const planOf = async () => {
    t.equal((await act('POST', '/matching')).status, 200)
    return (await act('GET', '/plan')).body.data.moves as Move[]
  }
  const receivers = (moves: readonly Move[]) => new Set(moves.map(({ to }) => to.person.id))

  // The plan made weeks ahead, with everybody.
  for (const { ids } of people) t.equal((await checkIn(ids)).body.data.things.length, THINGS_EACH)
  const ahead = await planOf()
  const wouldBeServed = [...receivers(ahead)].filter((one) => !absent.has(one))
  const served = receivers(ahead.filter(({ from }) => !absent.has(from.person.id)))
  const gaveForNothing = new Set(
    ahead.map(({ from }) => from.person.id).filter((one) => !absent.has(one) && !served.has(one)),
  )
  t.comment(`planned ahead, ${gaveForNothing.size} of those who came give for nothing`)

  // On the day, six people are absent.
  const missing = people.filter((one) => absent.has(one.id)).flatMap(({ ids }) => ids)
  for (const itemId of missing) t.equal((await act('DELETE', `/check-ins/${itemId}`)).status, 200)
  const moves = await planOf()
  const got = receivers(moves)
  for (const { from, to } of moves) {
    t.ok(got.has(from.person.id), 'nobody gives for nothing')
    t.notOk(absent.has(from.person.id) || absent.has(to.person.id))
  }
  const kept = wouldBeServed.filter((one) => got.has(one)).length
  t.ok(kept >= wouldBeServed.length * 0.95, `${kept} of ${wouldBeServed.length} are served`)
  t.equal(new Set(moves.map(({ product_id }) => product_id)).size, moves.length)

  t.equal((await turn('pick_up')).status, 200)
  t.equal(
    (await act('POST', '/pick-ups', { product_ids: moves.slice(0, 100).map((move) => move.product_id) }))
      .status,
    200,
  )
  for (let at = 100; at < moves.length; at += 100) {
    await act('POST', '/pick-ups', { product_ids: moves.slice(at, at + 100).map((move) => move.product_id) })
  }
  t.equal((await turn('finished')).status, 200)
  const [first] = got
  const figures = (await call(null, 'GET', `/people/${first}`)).body.data
  t.match(JSON.stringify(figures), '"swaps_completed":1')
  t.equal((await call(null, 'GET', `/swap-days/${id}`)).body.data.state, 'finished')
})

import t from 'tap'
import { wantedCount } from '../../../../server/market/items/wanted-queries.ts'
import { noisyCount } from '../../../../server/platform/bounded-odds.ts'
import { MASK } from '../../../../server/platform/limits.ts'
import { keyedHash } from '../../../../server/platform/sessions/tokens.ts'
import { seededRandom } from '../../../../server/solver/seeded-random.ts'
import { deckOf } from '../../../../server/trading/matches/deck-service.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'

const TRIALS = 200
const PEOPLE = 12
const SEED = 20261128
/** Twice the rate of guessing, in TRIALS. */
const MOST = Math.floor((2 * TRIALS) / PEOPLE)

/** A market of people with one item each, and viewers whose own item is created and deleted. */
async function testMarket(t: Parameters<typeof testNeighbours>[0]) {
  const site = await testNeighbours(t)
  const { app, person, item } = site
  const people = Array.from({ length: PEOPLE }, (_, at) => person(`Person ${at}`))
  const items = new Map(people.map((who) => [who.id, item(who, `Thing of ${who.id}`)]))
  const sql = app.db.$client
  const addWant = sql.prepare(
    "INSERT INTO wants (account_id, item_id, answer, for_any, held_at) VALUES (?, ?, 'yes', 1, 0)",
  )
  const want = (who: number, wanted: number) => addWant.run(who, wanted)
  /** Deletes the item with its wants. */
  const end = (id: number) => sql.prepare('DELETE FROM items WHERE id = ?').run(id)
  const draw = keyedHash(`seed ${SEED}`)
  /** Ids of people whose items a deck shows as "for you" in a week. */
  const forYou = (me: number, week: number) =>
    new Set(
      deckOf(app.db, me, [], draw, week * MASK.period)
        .filter(({ why }) => why === 'for_you')
        .map(({ card }) => card.owner.id),
    )
  return { ...site, people, items, want, end, draw, forYou }
}

t.test(
  'decks of two weeks name the user who wants my item at most twice as often as guessing does',
  async (t) => {
    const { person, item, people, want, end, forYou } = await testMarket(t)
    const me = person('Viewer').id
    const random = seededRandom(SEED)
    const anyOf = (ids: number[]) => ids[Math.floor(random() * ids.length)]!
    const all = people.map(({ id }) => id)
    const hits = { newly: 0, shown: 0, withAndWithout: 0 }
    for (let trial = 0; trial < TRIALS; trial++) {
      const week = 3 * trial
      const lamp = item({ id: me } as never, 'Lamp')
      const before = forYou(me, week)
      const wanter = anyOf(all)
      want(wanter, lamp)
      t.strictSame(forYou(me, week), before, 'nothing changes within a week')
      const after = forYou(me, week + 1)
      end(lamp)
      const without = forYou(me, week + 2)
      const guess = (likely: number[]) => (anyOf(likely.length > 0 ? likely : all) === wanter ? 1 : 0)
      hits.newly += guess([...after].filter((id) => !before.has(id)))
      hits.shown += guess([...after])
      hits.withAndWithout += guess([...after].filter((id) => !without.has(id)))
    }
    t.comment(`of ${TRIALS} right: ${JSON.stringify(hits)}, by guessing ${TRIALS / PEOPLE}, allowed ${MOST}`)
    for (const [how, right] of Object.entries(hits)) t.ok(right <= MOST, `${how}: ${right}`)
  },
)

t.test('counts name the item that a person wants at most twice as often as guessing does', async (t) => {
  const { app, person, item, people, want, draw } = await testMarket(t)
  const me = person('Viewer')
  const mine = Array.from({ length: PEOPLE }, (_, at) => item(me, `Lamp ${at}`))
  const random = seededRandom(SEED)
  const hits = { wanted: 0, left: 0 }
  for (let trial = 0; trial < TRIALS; trial++) {
    const counts = (week: number) =>
      mine.map((id) => wantedCount(app.db, id, { now: (3 * trial + week) * MASK.period, draw }))
    const before = counts(0)
    const at = Math.floor(random() * mine.length)
    const wanter = people[trial % PEOPLE]!.id
    want(wanter, mine[at]!)
    t.strictSame(counts(0), before, 'nothing changes within a week')
    const after = counts(1)
    app.db.$client.prepare('DELETE FROM wants WHERE account_id = ?').run(wanter)
    t.strictSame(counts(1), after, 'nor when somebody leaves')
    const without = counts(2)
    const best = (one: number[], other: number[]) => {
      const rises = one.map((count, nth) => count - other[nth]!)
      const highest = rises.flatMap((rise, nth) => (rise === Math.max(...rises) ? nth : []))
      return highest[Math.floor(random() * highest.length)] === at ? 1 : 0
    }
    hits.wanted += best(after, before)
    hits.left += best(after, without)
  }
  t.comment(`of ${TRIALS} right: ${JSON.stringify(hits)}, by guessing ${TRIALS / PEOPLE}, allowed ${MOST}`)
  for (const [how, right] of Object.entries(hits)) t.ok(right <= MOST, `${how}: ${right}`)
})

t.test('another user’s want or refusal changes no deck in any week', async (t) => {
  const { app, person, item, people, items, want, forYou } = await testMarket(t)
  const [ada, eve] = [person('Ada').id, person('Eve').id]
  const lamp = item({ id: ada } as never, 'Lamp')
  item({ id: eve } as never, 'Vase')
  const [bob, cleo] = people.map(({ id }) => id) as [number, number]
  const weeks = Array.from({ length: 30 }, (_, week) => week)
  const decks = (me: number) => {
    app.db.$client.prepare('DELETE FROM deck_draws').run()
    return weeks.map((week) => [...forYou(me, week)])
  }
  want(bob, lamp)
  const before = { ada: decks(ada), eve: decks(eve) }
  want(cleo, items.get(bob)!)
  t.strictSame({ ada: decks(ada), eve: decks(eve) }, before, 'Cleo wants what Bob would give')
  const refuse = app.db.$client.prepare(
    "INSERT INTO wants (account_id, item_id, answer, for_any, held_at) VALUES (?, ?, 'no', 0, 0)",
  )
  for (const { id } of people.slice(2)) refuse.run(id, lamp)
  t.strictSame(decks(ada), before.ada, 'refusals')
})

t.test('in each week a want makes nothing more than half again as likely', async (t) => {
  const { person, item, people, want, forYou } = await testMarket(t)
  const ada = person('Ada').id
  const lamp = item({ id: ada } as never, 'Lamp')
  const [bob] = people.map(({ id }) => id) as [number]
  want(bob, lamp)
  const WEEKS = 1000
  const shown = new Map(people.map(({ id }) => [id, 0]))
  for (let week = 0; week < WEEKS; week++) {
    for (const id of forYou(ada, week)) shown.set(id, shown.get(id)! + 1)
  }
  const ofOthers = people.slice(1).reduce((sum, { id }) => sum + shown.get(id)!, 0) / (PEOPLE - 1)
  const ratio = shown.get(bob)! / ofOthers
  t.comment(
    `shown in ${shown.get(bob)} of ${WEEKS} weeks, others in ${Math.round(ofOthers)}: ${ratio.toFixed(2)}`,
  )
  t.ok(ratio <= MASK.odds, 'bounded')
  t.ok(ratio > 1, 'and still of use')
})

t.test('one more in a count makes no result more than half again as likely', (t) => {
  const draw = keyedHash(`seed ${SEED}`)
  const DRAWS = 20_000
  const seen = [3, 4].map((count) => {
    const results = new Map<number, number>()
    for (let at = 0; at < DRAWS; at++) {
      const result = noisyCount(draw, String(at), count)
      results.set(result, (results.get(result) ?? 0) + 1)
    }
    return results
  })
  for (let result = -2; result <= 9; result++) {
    const [one, other] = [seen[0]!.get(result)!, seen[1]!.get(result)!]
    const ratio = Math.max(one / other, other / one)
    // The same draws with a different count, enough to make chance negligible.
    t.ok(ratio <= MASK.odds * 1.1, `${result}: ${ratio.toFixed(2)}`)
  }
  t.end()
})

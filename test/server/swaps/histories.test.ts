import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { swapRevisions, swaps } from '../../../db/schema/index.ts'
import { deleteItem, updateItem } from '../../../server/market/items/own-items-service.ts'
import { AppError } from '../../../server/platform/errors.ts'
import { seededRandom } from '../../../server/solver/seeded-random.ts'
import { SWAP_DEADLINE, SWAP_TERMS } from '../../../server/swaps/limits.ts'
import { keepDeadlines } from '../../../server/swaps/swap-deadlines.ts'
import { SWAP_STEPS, standingOf } from '../../../server/swaps/swap-standings.ts'
import { createRequest } from '../../../server/trading/exchanges/exchange-offers-service.ts'
import {
  acceptRequest,
  callOffSwap,
  confirmSwap,
  declineRequest,
  withdrawRequest,
} from '../../../server/trading/exchanges/exchange-steps-service.ts'
import { counterRequest } from '../../../server/trading/exchanges/exchange-terms-service.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp } from '../../helpers/app.ts'
import { testItem } from '../../helpers/items.ts'
import { PaperMarket } from './model.ts'

const TURNS = 4000
const LEGAL = new Set(Object.values(SWAP_STEPS).map(({ from, to }) => `${from} → ${to}`))

/** Differences between the database and the model. */
function differences({ db }: FastifyInstance, paper: PaperMarket): string[] {
  const found: string[] = []
  const rows = db.select().from(swaps).all()
  if (rows.length !== paper.requests.size) found.push(`${rows.length} swaps, not ${paper.requests.size}`)
  for (const row of rows) {
    const request = paper.requests.get(row.id)!
    const is = `${standingOf(row)} at revision ${row.revision}`
    const shouldBe = `${request.standing} at revision ${request.revision}`
    if (is !== shouldBe) found.push(`request ${row.id} is ${is}, not ${shouldBe}`)
  }
  const statuses = db.$client.prepare<[], [number, string]>('SELECT id, status FROM items').raw().all()
  for (const [id, status] of statuses) {
    if (status !== paper.statusOf(id)) found.push(`item ${id} is ${status}, not ${paper.statusOf(id)}`)
  }
  return found
}

/** Invariants of the database, independent of the model. */
const NEVER = {
  'an item in two agreed swaps': `SELECT item_id FROM swap_legs WHERE swap_state = 'agreed' AND until_revision IS NULL
    AND item_id IS NOT NULL GROUP BY item_id HAVING count(*) > 1`,
  'a reserved item without an agreed swap, or one with a free item': `SELECT id FROM items WHERE (status = 'reserved') <>
    EXISTS (SELECT 1 FROM swap_legs WHERE item_id = items.id AND swap_state = 'agreed' AND until_revision IS NULL)`,
  'a party or leg in another state than its swap': `SELECT 1 FROM swaps JOIN swap_parties ON swap_id = id
    WHERE swap_state <> state UNION SELECT 1 FROM swaps JOIN swap_legs ON swap_id = swaps.id WHERE swap_state <> state`,
  'a completed swap with a leg that is not traded': `SELECT 1 FROM swap_legs WHERE swap_state = 'completed'
    AND until_revision IS NULL AND outcome IS NOT 'traded'`,
  'terms by which somebody gives nothing': `SELECT 1 FROM swap_parties AS party WHERE NOT EXISTS
    (SELECT 1 FROM swap_legs WHERE swap_id = party.swap_id AND from_id = account_id AND until_revision IS NULL)`,
  'a swap whose newest revision is not there': `SELECT 1 FROM swaps WHERE NOT EXISTS
    (SELECT 1 FROM swap_revisions WHERE swap_id = swaps.id AND swap_revisions.revision = swaps.revision)`,
}

t.test('random histories are answered, and end, as the rules on paper say', async (t) => {
  const app = await testApp(t)
  const { db } = app
  const next = seededRandom(20_261_122)
  const random = (below: number) => Math.floor(next() * below)
  const paper = new PaperMarket()
  const people = Array.from({ length: 4 }, (_, index) => testAccount(app, { name: `Person ${index}` }).id)
  const oneOf = <T>(list: readonly T[]): T => list[random(list.length)]!
  const some = <T>(list: readonly T[], most: number): T[] => {
    const taken = new Set(Array.from({ length: 1 + random(most) }, () => oneOf(list)))
    return [...taken]
  }
  const list = () => {
    const owner = oneOf(people)
    paper.items.set(testItem(app, owner), owner)
  }
  for (let count = 0; count < 16; count++) list()
  const itemsOf = (owner: number) => [...paper.items].filter(([, whose]) => whose === owner).map(([id]) => id)
  const anyItem = () => oneOf([...paper.items.keys()])
  /** Usually items of one person, sometimes any. */
  const itemsFrom = (owner: number, most: number) =>
    random(12) === 0
      ? some([...paper.items.keys(), 99_999], most)
      : some([...itemsOf(owner), anyItem()], most)
  /** Usually a recent request, because most old ones have ended. */
  const anyRequest = () => Math.max(1, paper.requests.size - random(10))
  /** Usually one of the two parties, sometimes anyone. */
  const somebodyOf = (id: number) => {
    const request = paper.requests.get(id)
    return request && random(8) > 0 ? oneOf([request.owner, request.requester]) : oneOf(people)
  }

  /** Steps run in the model and in the product; return the responses of both. */
  const steps: Record<string, () => [expected: number, work: () => unknown]> = {
    ask: () => {
      const me = oneOf(people)
      const wanted = itemsFrom(oneOf(people), 2)
      const offered = itemsFrom(me, 3)
      const pick = offered.length > 1 && random(3) === 0 ? offered.length - 1 : null
      const made = paper.ask(me, wanted, offered, pick)
      if (typeof made === 'object') paper.requests.set(paper.requests.size + 1, made)
      const body = {
        ...{ requested_product_ids: wanted, offered_product_ids: offered, message: 'Hello' },
        ...{ offered_pick: pick ?? undefined, client_id: undefined },
      }
      return [typeof made === 'object' ? 200 : made, () => createRequest(db, me, body, [])]
    },
    counter: () => {
      const id = anyRequest()
      const me = somebodyOf(id)
      const request = paper.requests.get(id)
      const revision = (request?.revision ?? 1) + (random(8) === 0 ? 1 : 0)
      const [wanted, offered] = [itemsFrom(request?.owner ?? me, 2), itemsFrom(request?.requester ?? me, 2)]
      const body = { revision, requested_product_ids: wanted, offered_product_ids: offered }
      return [
        paper.counter(me, id, revision, wanted, offered, SWAP_TERMS.revisions),
        () => counterRequest(db, me, id, { ...body, keep_unlisted: false, message: '' }),
      ]
    },
    accept: () => {
      const id = anyRequest()
      const me = somebodyOf(id)
      const request = paper.requests.get(id)
      const revision = random(3) === 0 ? undefined : (request?.revision ?? 1) + (random(8) === 0 ? 1 : 0)
      const pick = request?.pick ?? null
      const chosen = pick === null ? undefined : request!.offered.slice(0, pick - (random(6) === 0 ? 1 : 0))
      return [
        paper.accept(me, id, revision, chosen),
        () => acceptRequest(db, me, id, { revision, chosen_product_ids: chosen }),
      ]
    },
    decline: () => {
      const id = anyRequest()
      const me = somebodyOf(id)
      return [paper.end(me, id, 'declined'), () => declineRequest(db, me, id)]
    },
    withdraw: () => {
      const id = anyRequest()
      const me = somebodyOf(id)
      return [paper.end(me, id, 'withdrawn'), () => withdrawRequest(db, me, id)]
    },
    callOff: () => {
      const id = anyRequest()
      const me = somebodyOf(id)
      return [paper.end(me, id, 'called_off'), () => callOffSwap(db, me, id, 'changed my mind')]
    },
    confirm: () => {
      const id = anyRequest()
      const me = somebodyOf(id)
      return [paper.confirm(me, id), () => confirmSwap(db, me, id)]
    },
    remove: () => {
      const item = anyItem()
      const me = random(4) === 0 ? oneOf(people) : paper.items.get(item)!
      return [paper.remove(me, item), () => deleteItem(db, me, item)]
    },
    edit: () => {
      const item = anyItem()
      const me = random(4) === 0 ? oneOf(people) : paper.items.get(item)!
      // Moves the edit into the past, so that the next one is a separate revision.
      db.update(swapRevisions)
        .set({ createdAt: new Date(0) })
        .run()
      return [paper.edit(me, item), () => updateItem(db, me, item, { name: `Thing ${random(1_000_000)}` })]
    },
    letTimePass: () => {
      paper.letTimePass()
      return [200, () => keepDeadlines(db, Date.now() + SWAP_DEADLINE.handover.expire + 60_000)]
    },
  }
  const often = {
    ask: 40,
    counter: 12,
    accept: 25,
    decline: 5,
    withdraw: 5,
    callOff: 5,
    confirm: 28,
    remove: 3,
  }
  const bag = [
    ...Object.entries(often).flatMap(([name, times]) => Array.from({ length: times }, () => name)),
    ...Array.from({ length: 6 }, () => 'edit'),
    'letTimePass',
  ]

  const answers = new Set<string>()
  const taken = new Set<string>()
  let before = new Map([...paper.requests].map(([id, { standing }]) => [id, standing]))
  for (let turn = 0; turn < TURNS; turn++) {
    if (turn % 20 === 0) list()
    const name = oneOf(bag)
    const [expected, work] = steps[name]!()
    let got = 200
    try {
      work()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      got = error.status
    }
    answers.add(`${name}: ${got}`)
    if (got !== expected) return t.fail(`turn ${turn}: ${name} is answered ${got}, not ${expected}`)
    for (const [id, { standing }] of paper.requests) {
      const old = before.get(id) ?? standing
      if (old !== standing) taken.add(`${old} → ${standing}`)
    }
    before = new Map([...paper.requests].map(([id, { standing }]) => [id, standing]))
    if (turn % 25 > 0 && turn < TURNS - 1) continue
    const wrong = differences(app, paper)
    for (const [what, query] of Object.entries(NEVER)) if (db.$client.prepare(query).get()) wrong.push(what)
    if (wrong.length > 0) return t.fail(`after turn ${turn}, ${name}: ${wrong.join('; ')}`)
  }
  t.strictSame([...taken].sort(), [...LEGAL].sort(), 'every legal step was taken, and no other')
  const hard = ['counter: 200', 'counter: 403', 'counter: 409', 'accept: 409', 'accept: 422', 'remove: 409']
  t.strictSame(
    hard.filter((answer) => !answers.has(answer)),
    [],
    'what is hard to come by came',
  )
})

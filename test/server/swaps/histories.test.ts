import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { items, swapLegs, swaps } from '../../../db/schema/index.ts'
import { AppError } from '../../../server/errors.ts'
import { createRequest } from '../../../server/exchanges/exchange-offers-service.ts'
import {
  acceptRequest,
  callOffSwap,
  confirmSwap,
  declineRequest,
  withdrawRequest,
} from '../../../server/exchanges/exchange-steps-service.ts'
import { deleteItem } from '../../../server/items/own-items-service.ts'
import { SWAP_DEADLINE } from '../../../server/limits.ts'
import { keepDeadlines } from '../../../server/swaps/swap-deadlines.ts'
import { SWAP_STEPS, type SwapStanding, standingOf } from '../../../server/swaps/swap-standings.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp } from '../../helpers/app.ts'
import { testItem } from '../../helpers/items.ts'
import { firstCategoryId } from '../../helpers/market.ts'

/** Numbers that look random and are the same in every run (mulberry32). */
function generator(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const LEGAL = new Set(Object.values(SWAP_STEPS).map(({ from, to }) => `${from} → ${to}`))

const states = (app: FastifyInstance) =>
  new Map<number, SwapStanding>(
    app.db
      .select()
      .from(swaps)
      .all()
      .map((row) => [row.id, standingOf(row)]),
  )

/** What must be true of items and requests at any time. */
function broken(app: FastifyInstance): string[] {
  const standings = states(app)
  const legs = app.db.select().from(swapLegs).all()
  const found: string[] = []
  for (const item of app.db.select().from(items).all()) {
    const of = legs.filter(({ itemId }) => itemId === item.id)
    const count = (state: SwapStanding) => of.filter(({ swapId }) => standings.get(swapId) === state).length
    if (count('agreed') > 1) found.push(`item ${item.id} is promised ${count('agreed')} times`)
    if ((item.status === 'reserved') !== (count('agreed') === 1)) found.push(`item ${item.id} ${item.status}`)
    if ((item.status === 'traded') !== (count('completed') === 1))
      found.push(`item ${item.id} ${item.status}`)
    if (item.status === 'traded' && count('proposed') > 0)
      found.push(`item ${item.id} is traded and asked for`)
  }
  return found
}

t.test(
  'random histories of everybody’s steps never leave a state that the table does not allow',
  async (t) => {
    const app = await testApp(t)
    const random = generator(20_261_121)
    const people = Array.from({ length: 4 }, (_, index) => testAccount(app, { name: `Person ${index}` }))
    const person = () => people[random(people.length)]!
    let listed: { id: number; ownerId: number }[] = []
    const list = () => {
      const owner = person()
      listed.push({ id: testItem(app, owner.id), ownerId: owner.id })
    }
    for (let count = 0; count < 10; count++) list()
    const item = () => listed[random(listed.length)]!
    /** One of the latest: most of the old ones have ended. */
    const requestId = () => Math.max(1, states(app).size - random(12))
    const ownItem = (ownerId: number) => listed.filter((one) => one.ownerId === ownerId)[random(3)]?.id

    const steps: (() => void)[] = [
      list,
      () => {
        const requester = person()
        const fields = { name: 'Offer', description: 'x', condition: 'Old', message: 'Hello' } as const
        const ids = {
          requested_product_id: item().id,
          offered_product_id: ownItem(requester.id),
          product_category_id: firstCategoryId(app),
        }
        createRequest(app.db, requester.id, { ...fields, ...ids, client_id: undefined }, [1])
      },
      () => acceptRequest(app.db, person().id, requestId()),
      () => declineRequest(app.db, person().id, requestId()),
      () => withdrawRequest(app.db, person().id, requestId()),
      () => confirmSwap(app.db, person().id, requestId()),
      () => callOffSwap(app.db, person().id, requestId(), 'changed my mind'),
      () => {
        const { id, ownerId } = item()
        deleteItem(app.db, ownerId, id)
        listed = listed.filter((one) => one.id !== id)
      },
      () => keepDeadlines(app.db, Date.now() + SWAP_DEADLINE.handover.expire + 60_000),
    ]
    const weights = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4, 5, 5, 5, 5, 6, 7, 8]

    const seen = new Set<string>()
    let before = states(app)
    for (let turn = 0; turn < 4000; turn++) {
      const step = turn % 40 === 0 ? list : steps[weights[random(weights.length)]!]!
      try {
        step()
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
      const after = states(app)
      for (const [id, state] of after) {
        const old = before.get(id)
        if (old !== undefined && old !== state) seen.add(`${old} → ${state}`)
      }
      before = after
      const wrong = broken(app)
      if (wrong.length > 0) return t.fail(`after turn ${turn}: ${wrong.join(', ')}`)
    }
    t.strictSame(
      [...seen].filter((step) => !LEGAL.has(step)),
      [],
      'no step outside the table',
    )
    t.strictSame(
      [...LEGAL].filter((step) => !seen.has(step)),
      [],
      'every step of the table was taken',
    )
  },
)

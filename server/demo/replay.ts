import { eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import {
  categories,
  completedPairs,
  notifications,
  swapLegs,
  swapRevisions,
  swaps,
} from '../../db/schema/index.ts'
import { HOUR } from '../platform/time-shared.ts'
import { expireSwap } from '../swaps/swap-endings-service.ts'
import { createRequest } from '../trading/exchanges/exchange-offers-service.ts'
import {
  acceptRequest,
  callOffSwap,
  confirmSwap,
  declineRequest,
  getRequest,
  withdrawRequest,
} from '../trading/exchanges/exchange-steps-service.ts'
import { counterRequest } from '../trading/exchanges/exchange-terms-service.ts'
import type { DemoItem } from './items.ts'
import { BY_HAND, COUNTER_MESSAGE, type Move, STEPS } from './offers.ts'
import type { DemoRequest } from './requests.ts'

interface DemoIds {
  people: readonly number[]
  items: readonly number[]
  byHand: readonly number[]
}

const READ_AFTER = 26 * HOUR

const MOVES: Record<
  Exclude<Move, 'counter'>,
  (db: Db, id: number, owner: number, requester: number, reason: string) => void
> = {
  accept: (db, id, owner) => acceptRequest(db, owner, id),
  decline: (db, id, owner) => declineRequest(db, owner, id),
  withdraw: (db, id, _owner, requester) => withdrawRequest(db, requester, id),
  callOff: (db, id, owner, _requester, reason) => callOffSwap(db, owner, id, reason),
  ownerConfirms: (db, id, owner) => confirmSwap(db, owner, id),
  requesterConfirms: (db, id, _owner, requester) => confirmSwap(db, requester, id),
  expire: (db, id, owner) => expireSwap(db, getRequest(db, owner, id).swap),
}

function send(db: Db, request: DemoRequest, town: readonly DemoItem[], ids: DemoIds): number {
  const { offered, requester, message, wanted, state } = request
  const byHand = 'byHand' in offered
  const places = byHand ? [] : state === 'bundle' ? offered.items : offered.items.slice(0, 1)
  const thing = byHand ? BY_HAND[offered.byHand]! : town[places[0]!]!
  const category = db.select().from(categories).where(eq(categories.name, thing.category)).get()!
  const described = {
    name: thing.name,
    description: thing.description,
    condition: thing.condition,
    product_category_id: category.id,
    offered_product_id: byHand ? undefined : ids.items[places[0]!]!,
  }
  const bundle = {
    offered_product_ids: places.map((place) => ids.items[place]!),
    offered_pick: places.length - 1,
  }
  const body = {
    ...(state === 'bundle' ? bundle : described),
    ...{ message, requested_product_id: ids.items[wanted]!, client_id: undefined },
  }
  return createRequest(db, ids.people[requester]!, body, byHand ? [ids.byHand[offered.byHand]!] : [])
}

/** Makes a counter-offer that asks for all items in `offered`. */
function counter(db: Db, id: number, { owner, wanted, offered }: DemoRequest, ids: DemoIds): void {
  counterRequest(db, ids.people[owner]!, id, {
    revision: 1,
    requested_product_ids: [ids.items[wanted]!],
    offered_product_ids: ('items' in offered ? offered.items : []).map((place) => ids.items[place]!),
    keep_unlisted: true,
    message: COUNTER_MESSAGE,
  })
}

/** Tables that `backdate` changes: the column with the swap's id, and the columns with times. */
const MOMENTS = [
  {
    ofSwap: swaps.id,
    times: [swaps.createdAt, swaps.updatedAt, swaps.waitingSince, swaps.agreedAt, swaps.endedAt],
  },
  { ofSwap: swapRevisions.swapId, times: [swapRevisions.createdAt] },
  { ofSwap: swapLegs.swapId, times: [swapLegs.givenAt, swapLegs.receivedAt] },
  { ofSwap: completedPairs.swapId, times: [completedPairs.completedAt] },
]

export const lastNotification = (db: Db): number =>
  db.select({ id: sql<number>`coalesce(max(id), 0)` }).from(notifications).get()!.id

/** Moves the times of a swap written since `start` to `at`, because the services use the current time. */
export function backdate(db: Db, id: number, start: number, lastNotification: number, at: Date): void {
  for (const { ofSwap, times } of MOMENTS) {
    const then = times.map(
      (time) => sql`${sql.identifier(time.name)} = iif(${time} >= ${start}, ${at.getTime()}, ${time})`,
    )
    db.run(sql`UPDATE ${ofSwap.table} SET ${sql.join(then, sql`, `)} WHERE ${ofSwap} = ${id}`)
  }
  db.run(
    sql`UPDATE ${swaps} SET ${sql.identifier(swaps.dueAt.name)} = ${swaps.dueAt} - ${Date.now() - at.getTime()}
      WHERE ${swaps.id} = ${id} AND ${swaps.dueAt} >= ${start}`,
  )
  const read = start - at.getTime() > READ_AFTER
  db.update(notifications)
    .set({ createdAt: at, readAt: read ? new Date(at.getTime() + HOUR) : null })
    .where(gt(notifications.id, lastNotification))
    .run()
}

export function replayRequests(
  db: Db,
  requests: readonly DemoRequest[],
  town: readonly DemoItem[],
  ids: DemoIds,
  now: number,
): void {
  const requestIds = new Map<DemoRequest, number>()
  const events = requests.flatMap((request) => [
    { request, age: request.age, run: () => send(db, request, town, ids) },
    ...STEPS[request.state].map(([move, share]) => ({
      request,
      age: request.age * share,
      run: () => {
        const [owner, requester] = [ids.people[request.owner]!, ids.people[request.requester]!]
        const id = requestIds.get(request)!
        if (move === 'counter') counter(db, id, request, ids)
        else MOVES[move](db, id, owner, requester, request.reason)
        return id
      },
    })),
  ])
  for (const { request, age, run } of events.sort((a, b) => b.age - a.age)) {
    const last = lastNotification(db)
    const id = run()
    requestIds.set(request, id)
    backdate(db, id, now, last, new Date(now - age))
  }
}

import { eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { categories, exchangeRequests, notifications } from '../../db/schema/index.ts'
import { expireSwap } from '../exchanges/exchange-endings-service.ts'
import {
  acceptRequest,
  callOffSwap,
  confirmSwap,
  declineRequest,
  getRequest,
  withdrawRequest,
} from '../exchanges/exchange-steps-service.ts'
import { createRequest } from '../exchanges/exchanges-service.ts'
import type { DemoItem } from './items.ts'
import { BY_HAND, type Move, STEPS } from './offers.ts'
import { PEOPLE } from './people.ts'
import type { DemoRequest } from './requests.ts'

/** Ids of the rows of the demo town, by place. */
export interface DemoIds {
  people: readonly number[]
  items: readonly number[]
  /** Id of the picture of each thing of BY_HAND. */
  byHand: readonly number[]
}

/** Notifications older than this, in milliseconds, have been read. */
const READ_AFTER = 26 * 60 * 60 * 1000

const MOVES: Record<Move, (db: Db, id: number, owner: number, requester: number, reason: string) => void> = {
  accept: (db, id, owner) => acceptRequest(db, owner, id),
  decline: (db, id, owner) => declineRequest(db, owner, id),
  withdraw: (db, id, _owner, requester) => withdrawRequest(db, requester, id),
  callOff: (db, id, owner, _requester, reason) => callOffSwap(db, owner, id, reason),
  ownerConfirms: (db, id, owner) => confirmSwap(db, owner, id),
  requesterConfirms: (db, id, _owner, requester) => confirmSwap(db, requester, id),
  expire: (db, id, owner) => expireSwap(db, getRequest(db, owner, id).row.request),
}

function send(db: Db, request: DemoRequest, town: readonly DemoItem[], ids: DemoIds): number {
  const { offered, requester, message, wanted } = request
  const byHand = 'byHand' in offered
  const thing = byHand ? BY_HAND[offered.byHand]! : town[offered.item]!
  const category = db.select().from(categories).where(eq(categories.name, thing.category)).get()!
  const body = {
    name: thing.name,
    description: thing.description,
    condition: thing.condition,
    product_category_id: category.id,
    message,
    requested_product_id: ids.items[wanted]!,
    offered_product_id: byHand ? undefined : ids.items[offered.item]!,
    client_id: undefined,
  }
  const person = { id: ids.people[requester]!, name: PEOPLE[requester]![0] }
  return createRequest(db, person, body, byHand ? [ids.byHand[offered.byHand]!] : [])
}

/** Moves into the past what was written since `start`: the services know no other time than now. */
function backdate(db: Db, id: number, start: number, lastNotification: number, at: Date): void {
  const then = (column: { name: string }) =>
    sql`iif(${sql.identifier(column.name)} >= ${start}, ${at.getTime()}, ${sql.identifier(column.name)})`
  const { createdAt, updatedAt, acceptedAt, ownerCompletedAt, requesterCompletedAt } = exchangeRequests
  db.update(exchangeRequests)
    .set({
      createdAt: then(createdAt),
      updatedAt: then(updatedAt),
      acceptedAt: then(acceptedAt),
      ownerCompletedAt: then(ownerCompletedAt),
      requesterCompletedAt: then(requesterCompletedAt),
    })
    .where(eq(exchangeRequests.id, id))
    .run()
  const read = start - at.getTime() > READ_AFTER
  db.update(notifications)
    .set({ createdAt: at, readAt: read ? new Date(at.getTime() + 60 * 60 * 1000) : null })
    .where(gt(notifications.id, lastNotification))
    .run()
}

/** Lets the people of the town send, accept, decline and confirm, each at its moment and in order. */
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
        MOVES[move](db, requestIds.get(request)!, owner, requester, request.reason)
        return requestIds.get(request)!
      },
    })),
  ])
  for (const { request, age, run } of events.sort((a, b) => b.age - a.age)) {
    const last = db.select({ id: sql<number>`coalesce(max(id), 0)` }).from(notifications).get()!.id
    const id = run()
    requestIds.set(request, id)
    backdate(db, id, now, last, new Date(now - age))
  }
}

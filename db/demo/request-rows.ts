import { eq } from 'drizzle-orm'
import { safeHtml } from '../../server/content/safe-html.ts'
import type { Db } from '../open.ts'
import { categories, exchangeRequestImages, exchangeRequests, items } from '../schema/index.ts'
import type { DemoItem } from './items.ts'
import { BY_HAND, STATES } from './offers.ts'
import type { DemoRequest } from './requests.ts'

/** Ids of the rows of the demo town, by place. */
export interface DemoIds {
  people: readonly number[]
  items: readonly number[]
  /** Ids of the pictures of each item. */
  pictures: readonly (readonly number[])[]
  /** Id of the picture of each thing of BY_HAND. */
  byHand: readonly number[]
}

function offerOf({ offered }: DemoRequest, town: readonly DemoItem[], ids: DemoIds) {
  if ('byHand' in offered) {
    return { thing: BY_HAND[offered.byHand]!, itemId: null, pictures: [ids.byHand[offered.byHand]!] }
  }
  const { item } = offered
  return { thing: town[item]!, itemId: ids.items[item]!, pictures: ids.pictures[item]! }
}

/** The moments of a request: made, answered, confirmed. */
export const momentsOf = ({ age, state }: DemoRequest, now: number) => {
  const answer = state === 'expired' ? age - 16 * 60 * 60 * 1000 : age * 0.7
  return {
    createdAt: new Date(now - age),
    answeredAt: new Date(now - answer),
    doneAt: new Date(now - (state === 'expired' ? answer : age * 0.4)),
  }
}

/** Adds a request in its state, and puts the items that it binds into theirs (decisions, section 4). */
export function addRequest(
  db: Db,
  request: DemoRequest,
  town: readonly DemoItem[],
  ids: DemoIds,
  now: number,
): void {
  const { status, outcome, agreed, done } = STATES[request.state]
  const { thing, itemId, pictures } = offerOf(request, town, ids)
  const { createdAt, answeredAt, doneAt } = momentsOf(request, now)
  const category = db.select().from(categories).where(eq(categories.name, thing.category)).get()!
  const { id } = db
    .insert(exchangeRequests)
    .values({
      requesterId: ids.people[request.requester]!,
      ownerId: ids.people[request.owner]!,
      requestedItemId: ids.items[request.wanted]!,
      requestedItemName: town[request.wanted]!.name,
      offeredItemId: itemId,
      name: thing.name,
      description: safeHtml(thing.description),
      condition: thing.condition,
      categoryId: category.id,
      message: request.message,
      status,
      outcome,
      reason: request.reason,
      acceptedAt: agreed ? answeredAt : null,
      ownerCompletedAt: done.includes('owner') ? doneAt : null,
      requesterCompletedAt: done.includes('requester') ? doneAt : null,
      createdAt,
      updatedAt: status === 'pending' ? createdAt : answeredAt,
    })
    .returning({ id: exchangeRequests.id })
    .get()
  db.insert(exchangeRequestImages)
    .values(pictures.map((imageId, position) => ({ requestId: id, position, imageId })))
    .run()
  if (status !== 'accepted') return
  for (const bound of [ids.items[request.wanted]!, ...(itemId === null ? [] : [itemId])]) {
    const itemStatus = outcome === 'completed' ? 'traded' : 'reserved'
    db.update(items).set({ status: itemStatus }).where(eq(items.id, bound)).run()
  }
}

import type { Db } from '../../../db/open.ts'
import { canSeeItem } from '../../market/items/item-details-service.ts'
import { itemById } from '../../market/items/own-items-queries.ts'
import { checkNotBlocked } from '../../members/blocks/blocks-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { pendingRequest } from './exchanges-queries.ts'

type Field = 'requested_product_id' | 'requested_product_ids' | 'offered_product_id' | 'offered_product_ids'

const notOnesOwn = () => m.swaps_own_item_required()

/**
 * Validates another user's items; all must have one owner.
 * @param ownerId required owner; default: that of the first.
 * @returns the owner.
 * @throws AppError 404 no access; 403 blocked; 422 own item or another owner; 409 not available
 */
export function checkTheirs(
  db: Db,
  me: number,
  ids: readonly number[],
  field: Field,
  ownerId?: number,
): number {
  const items = ids.map((id) => {
    if (!canSeeItem(db, id, me)) throw notFound(m.swaps_item_missing())
    return itemById(db).get({ id })!
  })
  const owner = ownerId ?? items[0]!.ownerId
  for (const item of items) {
    if (item.ownerId === me) throw invalid({ [field]: [m.swaps_own_item()] })
    if (item.ownerId !== owner) throw invalid({ [field]: [m.swaps_items_of_one_person()] })
    if (item.isGift && giftsAreOn(db)) throw invalid({ [field]: [m.gifts_ask_instead({ name: item.name })] })
  }
  checkNotBlocked(db, me, owner)
  const alone = items.length === 1 ? 'yes' : 'no'
  for (const { status, name } of items) {
    if (status === 'reserved') throw conflict(m.swaps_item_reserved({ alone, name }))
    if (status !== 'available') throw conflict(m.swaps_item_unavailable({ alone, name }))
  }
  return owner
}

/** Validates own items. @throws AppError 422 not own or not available */
export function checkOwn(db: Db, me: number, ids: readonly number[], field: Field): void {
  for (const id of ids) {
    const item = itemById(db).get({ id })
    if (item?.ownerId !== me || item.status !== 'available') throw invalid({ [field]: [notOnesOwn()] })
    if (item.isGift && giftsAreOn(db)) throw invalid({ [field]: [m.gifts_not_offered({ name: item.name })] })
  }
}

/**
 * Prevents two pending requests for an item by one user.
 * @param except the request being changed.
 * @param asker name of the requester, if the other party names the items.
 * @throws AppError 409 already requested
 */
export function checkNotAskedFor(
  db: Db,
  requesterId: number,
  ids: readonly number[],
  except = 0,
  asker?: string,
): void {
  const taken = ids.find((itemId) => pendingRequest(db).get({ requesterId, itemId, except }))
  if (taken === undefined) return
  throw conflict(
    asker === undefined
      ? m.swaps_asked_already()
      : m.swaps_rival_request({ name: asker, item: itemById(db).get({ id: taken })!.name }),
  )
}

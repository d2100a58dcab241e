import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { type Db, immediate } from '../../../db/open.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { checkNotBlocked } from '../../members/blocks/blocks-service.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound, tooMany } from '../../platform/errors.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { type Pagination, paginate } from '../../platform/schemas/pagination-shared.ts'
import { DAY } from '../../platform/time-shared.ts'
import { cardsOf } from '../items/cards-queries.ts'
import { canSeeItem } from '../items/item-details-service.ts'
import { itemVisibility } from '../items/items-queries.ts'
import { WANT } from '../limits.ts'
import { matchWant } from '../wishes/wish-uses.ts'
import type { WantWatcher } from './want-watcher.ts'
import {
  deleteWant,
  isGuestsItem,
  mayBeNamed,
  namedFor,
  openWants,
  setAnswer,
  setFor,
  setWantDay,
  wantDay,
  wantOf,
  wantsPage,
  wantsTotal,
} from './wants-queries.ts'
import type { WantBody } from './wants-routes.ts'
import type { WantRowView, WantView } from './wants-shared.ts'

/** @throws AppError 404 not found or no access; 422 own item */
export function othersItem(db: Db, me: number, itemId: number) {
  if (!canSeeItem(db, itemId, me) && !isGuestsItem(db).get({ itemId }))
    throw notFound(m.wishes_item_missing())
  const item = itemVisibility(db).get({ id: itemId })!
  if (item.ownerId === me) throw invalid({ product_id: [m.wishes_that_is_yours_already()] })
  return item
}

function countNew(db: Db, me: number): void {
  if (openWants(db).get({ accountId: me })!.total >= WANT.perPerson) {
    throw tooMany(DAY / 1000, m.wishes_interest_limit({ perPerson: WANT.perPerson }))
  }
  const now = new Date()
  const last = wantDay(db).get({ accountId: me })
  // Ignores a day in the future, from a wrong clock.
  const day = last && Math.abs(+now - +last.since) < DAY ? last : { since: now, count: 0 }
  if (day.count >= WANT.newInADay) {
    throw tooMany(
      Math.ceil((+day.since + DAY - +now) / 1000),
      m.wishes_daily_limit({ newInADay: WANT.newInADay }),
    )
  }
  setWantDay(db).run({ accountId: me, since: day.since, count: day.count + 1 })
}

/**
 * Creates or replaces a want.
 * @returns the want, and ids of created circles.
 * @throws AppError 404 not found or no access; 422 own item, or offered items not own and available; 403 blocked; 409 traded; 429 as
 * `countNew`; 401 suspended
 */
export function makeWant(
  site: FastifyInstance,
  watcher: WantWatcher,
  me: number,
  { product_id: itemId, for: named }: z.output<typeof WantBody>,
): { want: WantView; circles: number[] } {
  const { db } = site
  const things = named ?? null
  return immediate(db, () => {
    checkActive(db, me)
    const item = othersItem(db, me, itemId)
    checkNotBlocked(db, me, item.ownerId)
    if (item.status === 'traded') throw conflict(m.wishes_item_traded())
    const of = { accountId: me, itemId }
    if (things && !mayBeNamed(db, of, things)) {
      throw invalid({ for: [m.wishes_own_items_unavailable()] })
    }
    if (wantOf(db).get(of)?.answer !== 'yes') countNew(db, me)
    setAnswer(db).run({ ...of, answer: 'yes', forAny: !things, now: new Date() })
    setFor(db, of, things ?? [])
    matchWant(db, me, itemId)
    return {
      want: { product_id: itemId, for: things },
      circles: watcher.stands(site, { ...of, for: things }),
    }
  })
}

/** Withdraws a want. @throws AppError 404 no such want */
export function dropWant(site: FastifyInstance, watcher: WantWatcher, me: number, itemId: number): void {
  const of = { accountId: me, itemId }
  immediate(site.db, () => {
    if (deleteWant(site.db).run(of).changes === 0) throw notFound(m.wishes_interest_missing())
    watcher.ends(site, of)
  })
}

/** Ends the want, and proposals waiting for the user's yes. @throws AppError 404 not found or no access; 422 own item; 401 suspended */
export function refuseItem(site: FastifyInstance, watcher: WantWatcher, me: number, itemId: number): void {
  const { db } = site
  immediate(db, () => {
    checkActive(db, me)
    othersItem(db, me, itemId)
    const of = { accountId: me, itemId }
    setAnswer(db).run({ ...of, answer: 'no', forAny: false, now: new Date() })
    setFor(db, of, [])
    watcher.ends(site, of)
  })
}

export function ownWants(db: Db, me: number, page: number): { wants: WantRowView[]; pagination: Pagination } {
  const limit = PAGE_SIZE.wants
  const pagination = paginate(page, limit, wantsTotal(db).get({ accountId: me })!.total)
  const rows = wantsPage(db).all({ accountId: me, limit, offset: (page - 1) * limit })
  const ids = rows.map(({ itemId }) => itemId)
  const named = namedFor(db, me, ids)
  const byItem = new Map(rows.map((row) => [row.itemId, row]))
  const wants = cardsOf(db, ids, me).map((card) => {
    const { forAny, heldAt, askedAt } = byItem.get(card.id)!
    return {
      product_id: card.id,
      for: forAny ? null : (named.get(card.id) ?? []),
      card,
      since: heldAt.toISOString(),
      is_asked: askedAt !== null,
    }
  })
  return { wants, pagination }
}

export const answerOf = (db: Db, me: number, itemId: number | undefined): 'yes' | 'no' | null =>
  itemId === undefined ? null : (wantOf(db).get({ accountId: me, itemId })?.answer ?? null)

/** True for another user's available item that this user has not answered. */
export function mayBeAsked(db: Db, me: number, itemId: number): boolean {
  const item = itemVisibility(db).get({ id: itemId })
  const isOpen =
    item !== undefined && item.ownerId !== me && item.status !== 'traded' && item.status !== 'hidden'
  return isOpen && answerOf(db, me, itemId) === null
}

import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import { cardsOf } from '../../market/items/cards-queries.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { qrPath } from '../../platform/qr-path.ts'
import { push } from '../../platform/realtime/live-events.ts'
import { type Pagination, paginate } from '../../platform/schemas/pagination-shared.ts'
import { moderatorIds } from '../../platform/sessions/admins-queries.ts'
import { DECK } from '../limits.ts'
import { newCode } from './day-codes.ts'
import {
  addThing,
  dayDeck,
  movesOf,
  ownThings,
  removeThing,
  setLeftover,
  type ThingRow,
  thingOf,
  thingsPage,
  thingsThere,
} from './day-things-queries.ts'
import {
  codeOf,
  type DayRow,
  dayById,
  daysPage,
  daysTotal,
  guestsOf,
  hasJoined,
  joinDay,
  leaveDay,
  peopleOf,
  peopleThere,
} from './days-queries.ts'
import type { DayCard, DayDeckCard, DayView, MineView } from './days-shared.ts'

type Site = Pick<FastifyInstance, 'config' | 'db'>

export function getDay(db: Db, id: number): DayRow {
  const day = dayById(db).get({ id })
  if (!day) throw notFound(m.days_missing())
  return day
}

export const dayView = (db: Db, day: DayRow, me?: number): DayView => ({
  id: day.id,
  title: day.title,
  place: day.place,
  starts_at: new Date(day.startsAt).toISOString(),
  check_in_until: new Date(day.checkInUntil).toISOString(),
  text: day.text,
  things_per_person: day.most,
  state: day.state,
  things: thingsThere(db).get({ id: day.id })!,
  people: peopleThere(db).get({ id: day.id })!,
  joined: me !== undefined && codeOf(db).get({ id: day.id, accountId: me }) !== undefined,
})

export function listDays(db: Db, page: number, me?: number): { days: DayView[]; pagination: Pagination } {
  const limit = PAGE_SIZE.swapDays
  const pagination = paginate(page, limit, daysTotal(db).get()!)
  const rows = daysPage(db).all({ limit, offset: (page - 1) * limit })
  return { days: rows.map((day) => dayView(db, day, me)), pagination }
}

/** Cards of items in the order of `ids`. Guests' items have no owner. */
export function dayCards(db: Db, dayId: number, ids: number[], me?: number): DayCard[] {
  const guests = new Set(
    guestsOf(db)
      .all({ id: dayId })
      .map(({ accountId }) => accountId),
  )
  return cardsOf(db, ids, me).map(({ owner, ...card }) => (guests.has(owner.id) ? card : { ...card, owner }))
}

export function thingViews(db: Db, dayId: number, rows: readonly ThingRow[], me?: number) {
  const cards = new Map(
    dayCards(
      db,
      dayId,
      rows.map(({ itemId }) => itemId),
      me,
    ).map((card) => [card.id, card]),
  )
  return rows.map(({ itemId, number, state, leftoverAsGift }) => ({
    item: cards.get(itemId)!,
    number,
    state,
    leftover_as_gift: leftoverAsGift === 1,
  }))
}

export function dayThings(
  db: Db,
  id: number,
  page: number,
  me?: number,
): { cards: DayCard[]; pagination: Pagination } {
  getDay(db, id)
  const limit = PAGE_SIZE.swapDays
  const pagination = paginate(page, limit, thingsThere(db).get({ id })!)
  return {
    cards: dayCards(db, id, thingsPage(db).all({ id, limit, offset: (page - 1) * limit }), me),
    pagination,
  }
}

export const ownDayThings = (db: Db, id: number, me: number) =>
  thingViews(db, id, ownThings(db).all({ id, accountId: me }), me)

/** Updates open windows of moderators and participants. */
export function announceDay(site: Site, id: number): void {
  const { db } = site
  const people = peopleOf(db)
    .all({ id })
    .map(({ accountId }) => accountId)
  push(db, { to: [...new Set([...moderatorIds(site), ...people])], name: 'SwapDayChanged', data: { id } })
}

const isJoinable = ({ state }: DayRow) => state === 'announced' || state === 'check_in'

/**
 * Joins and adds items.
 * @returns the user's items of the day.
 * @throws AppError 404 no such day; 422 not own item; 409 not available, too many, or check-in ended
 */
export function joinWith(
  site: Site,
  id: number,
  me: number,
  { product_ids, leftover_as_gift }: { product_ids: number[]; leftover_as_gift?: boolean | undefined },
) {
  const { db } = site
  return immediate(db, () => {
    checkActive(db, me)
    const day = getDay(db, id)
    if (!isJoinable(day)) throw conflict(m.days_check_in_over())
    const now = Date.now()
    const before = new Set(
      ownThings(db)
        .all({ id, accountId: me })
        .map(({ itemId }) => itemId),
    )
    const added = [...new Set(product_ids)]
    const ownerAndStatus = db.$client.prepare<[number], { ownerId: number; status: string }>(
      'SELECT owner_id AS ownerId, status FROM items WHERE id = ?',
    )
    const rows = added.map((itemId) => ownerAndStatus.get(itemId))
    if (rows.some((row) => row?.ownerId !== me)) throw invalid({ product_ids: [m.days_own_items_only()] })
    for (const [at, itemId] of added.entries()) {
      if (!before.has(itemId) && rows[at]!.status !== 'available') throw conflict(m.days_item_not_available())
    }
    if (new Set([...before, ...added]).size > Math.max(day.most, before.size))
      throw conflict(m.days_too_many_items({ most: day.most }))
    joinDay(db).run({ id, accountId: me, code: newCode('m'), now })
    for (const itemId of added) {
      const leftoverAsGift = leftover_as_gift ? 1 : 0
      addThing(db).run({ id, itemId, leftoverAsGift, now })
      if (leftover_as_gift !== undefined) setLeftover(db).run({ id, itemId, leftoverAsGift })
    }
    announceDay(site, id)
    return ownDayThings(db, id, me)
  })
}

/** @throws AppError 404 not own item of the day; 409 checked in */
export function removeFrom(site: Site, id: number, me: number, itemId: number) {
  const { db } = site
  return immediate(db, () => {
    getDay(db, id)
    const thing = thingOf(db).get({ id, itemId })
    if (thing?.ownerId !== me) throw notFound(m.days_no_such_item())
    if (thing.state !== 'announced') throw conflict(m.days_item_checked_in())
    removeThing(db).run({ id, itemId })
    announceDay(site, id)
    return ownDayThings(db, id, me)
  })
}

/** @throws AppError 404 not joined; 409 an item is checked in */
export function leave(site: Site, id: number, me: number): void {
  const { db } = site
  immediate(db, () => {
    getDay(db, id)
    if (!hasJoined(db).get({ id, accountId: me })) throw notFound(m.days_not_joined())
    const things = ownThings(db).all({ id, accountId: me })
    if (things.some(({ state }) => state !== 'announced')) throw conflict(m.days_item_checked_in())
    for (const { itemId } of things) removeThing(db).run({ id, itemId })
    leaveDay(db).run({ id, accountId: me })
    announceDay(site, id)
  })
}

export function deckOfDay(db: Db, id: number, me: number, skip: readonly number[]): DayDeckCard[] {
  getDay(db, id)
  const ids = dayDeck(db).all({ id, me, skip: JSON.stringify(skip), limit: DECK.cards })
  return dayCards(db, id, ids, me).map((card) => ({ card, why: 'day', mine: [] }))
}

/** Check-in code of a member or guest. A member's QR code is for moderators to scan; a guest's opens the guest card. */
export function codeView(db: Db, publicUrl: string, id: number, me: number): { code: string; qr: string } {
  getDay(db, id)
  const code = codeOf(db).get({ id, accountId: me })
  if (code === undefined) throw notFound(m.days_not_joined())
  const path = code.startsWith('g') ? `/swap-days/${id}/guest/${code}` : `/admin/swap-days/${id}?code=${code}`
  return { code, qr: qrPath(new URL(path, publicUrl).href) }
}

/** Own items, and from pick-up the received ones. */
export function mineOf(db: Db, id: number, me: number): MineView {
  const day = getDay(db, id)
  // Before pick-up, only moderators see the plan.
  const isOpen = day.state === 'pick_up' || day.state === 'finished' || day.state === 'cancelled'
  const moves = isOpen ? movesOf(db).all({ id }) : []
  const goes = new Set(moves.filter(({ state }) => state !== 'returned').map(({ itemId }) => itemId))
  const gets = moves.filter(({ toId, state }) => toId === me && state !== 'returned')
  const cards = new Map(
    dayCards(
      db,
      id,
      gets.map(({ itemId }) => itemId),
      me,
    ).map((card) => [card.id, card]),
  )
  return {
    things: ownDayThings(db, id, me).map((thing) => ({ ...thing, goes: goes.has(thing.item.id) })),
    gets: gets.flatMap(({ itemId, number, state }) => {
      const item = cards.get(itemId)
      return item ? [{ item, number, state }] : []
    }),
  }
}

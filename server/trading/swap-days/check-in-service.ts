import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import { listCategories } from '../../market/items/categories-queries.ts'
import { checkGift, createItem } from '../../market/items/create-item-service.ts'
import { NO_PICTURE } from '../../market/items/item-fields-shared.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { type SentPicture, sentBy, withImages } from '../../platform/images/images-service.ts'
import { folded } from '../../platform/search/folded-shared.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import type { NewThing, TicksBody } from './admin-days-routes.ts'
import { newCode } from './day-codes.ts'
import {
  addThing,
  dropPlan,
  nextNumber,
  ownThings,
  setThing,
  type ThingRow,
  thingOf,
} from './day-things-queries.ts'
import { type DayRow, guestById, joinDay, membersNamed, peopleOf, personByCode } from './days-queries.ts'
import { announceDay, getDay, thingViews } from './days-service.ts'
import type { DayPersonView, DayThingView, TicksView } from './days-shared.ts'
import { announceConflict, noteAct } from './desk-service.ts'
import { holdThing, letGoOfThing } from './hold-service.ts'
import { partiesOf } from './plan-service.ts'

type Ticks = z.output<typeof TicksBody>
type Thing = z.output<typeof NewThing>

const takesCheckIns = ({ state }: DayRow) => state === 'check_in' || state === 'matched'

/** When a helper acted. The phone's clock may be ahead, so times in the future count as now. */
export const actedAt = (at: Date | undefined): number => Math.min(at?.getTime() ?? Date.now(), Date.now())

/** Invalidates the plan if checked-in items changed after the matching. @returns whether there was a plan. */
function voidPlan(db: Db, { id, result }: DayRow): boolean {
  if (result === null) return false
  dropPlan.moves(db).run({ id })
  dropPlan.result(db).run({ id, result: null })
  return true
}

const itemRow = (db: Db, itemId: number) =>
  db.$client
    .prepare<[number], { ownerId: number; name: string; status: string }>(
      'SELECT owner_id AS ownerId, name, status FROM items WHERE id = ?',
    )
    .get(itemId)

/** Checks one item in. @returns its number, or why it cannot be checked in. */
function checkInOne(
  site: AdminSite,
  me: ViewerView,
  id: number,
  itemId: number,
  sentAt: Date | undefined,
): number | { reason: string } {
  const { db } = site
  const at = actedAt(sentAt)
  const item = itemRow(db, itemId)
  if (!item) return { reason: m.days_no_such_item() }
  const before = thingOf(db).get({ id, itemId })
  if (before?.hold) return before.number!
  // Another moderator undid the check-in after this check-in was made, possibly offline. The later act counts.
  if (before?.checkedAt && before.checkedAt > at) {
    announceConflict(site, id, itemId, 'undone')
    return { reason: m.days_conflict_undone({ name: item.name }) }
  }
  if (item.status !== 'available') return { reason: m.days_not_available_named({ name: item.name }) }
  const now = Date.now()
  if (!before) addThing(db).run({ id, itemId, leftoverAsGift: 0, now })
  joinDay(db).run({ id, accountId: item.ownerId, code: newCode('m'), now })
  const thing = thingOf(db).get({ id, itemId })!
  const number = thing.number ?? nextNumber(db).get({ id })!
  noteAct(site, { id, itemId, me: me.id, at: sentAt, kept: 'done' })
  holdThing(db, id, thing, number, at)
  return number
}

/** Checks items in. @throws AppError 404 unknown day; 409 not in check-in. */
export function checkIn(site: AdminSite, me: ViewerView, id: number, { product_ids, at }: Ticks) {
  const { db } = site
  return actAsModerator(site, me, () => {
    const day = getDay(db, id)
    if (!takesCheckIns(day)) throw conflict(m.days_no_check_in_now())
    const view: TicksView = { things: [], refused: [] }
    let isNew = false
    for (const product_id of new Set(product_ids)) {
      const held = thingOf(db).get({ id, itemId: product_id })?.hold
      const number = checkInOne(site, me, id, product_id, at)
      if (typeof number !== 'number') view.refused.push({ product_id, ...number })
      else {
        isNew ||= !held
        view.things.push({ product_id, number, state: 'checked_in' })
      }
    }
    const isVoid = isNew && voidPlan(db, day)
    if (isNew) announceDay(site, id)
    return { view, isVoid }
  })
}

/**
 * Undoes a check-in. The item keeps its number, which no other item gets.
 *
 * @throws AppError 404 not an item of the day; 409 pick-up has begun.
 */
export function undoCheckIn(
  site: AdminSite,
  me: ViewerView,
  id: number,
  itemId: number,
  at: Date | undefined,
) {
  const { db } = site
  return actAsModerator(site, me, () => {
    const day = getDay(db, id)
    const thing = thingOf(db).get({ id, itemId })
    if (!thing) throw notFound(m.days_no_such_item())
    if (!takesCheckIns(day)) throw conflict(m.days_no_check_in_now())
    const view: TicksView = { things: [], refused: [] }
    const when = actedAt(at)
    if (thing.hold && thing.checkedAt !== null && thing.checkedAt > when) {
      view.refused.push({ product_id: itemId, reason: m.days_conflict_redone({ name: thing.name }) })
      announceConflict(site, id, itemId, 'done')
      return { view, isVoid: false }
    }
    view.things.push({ product_id: itemId, number: thing.number, state: 'announced' })
    if (!thing.hold) return { view, isVoid: false }
    noteAct(site, { id, itemId, me: me.id, at, kept: 'undone' })
    letGoOfThing(db, id, thing, false)
    setThing(db).run({ ...thing, id, state: 'announced', hold: null, checkedAt: when })
    const isVoid = voidPlan(db, day)
    announceDay(site, id)
    return { view, isVoid }
  })
}

/** The code of a card as it is typed, or in the link of its QR code. */
const codeIn = (text: string) => /([mg][a-z2-9]{12})\s*$/.exec(text.trim())?.[1] ?? text.trim()

function personView(db: Db, id: number, accountId: number): DayPersonView {
  const things = thingViews(db, id, ownThings(db).all({ id, accountId }))
  return { ...partiesOf(db, id)(accountId), things }
}

/** People of the day by code or name; a name of 3 letters or more also finds other members. Without a search, everyone of the day. */
export function findPeople(
  db: Db,
  id: number,
  { code, name = '' }: { code?: string | undefined; name?: string | undefined },
): DayPersonView[] {
  getDay(db, id)
  if (code !== undefined) {
    const accountId = personByCode(db).get({ id, code: codeIn(code) })
    return accountId === undefined ? [] : [personView(db, id, accountId)]
  }
  const typed = folded(name.trim())
  const words = (of: string) => ` ${folded(of)}`
  const ofDay = peopleOf(db)
    .all({ id })
    .filter((row) => words(row.name).includes(` ${typed}`))
  const known = new Set(ofDay.map(({ accountId }) => accountId))
  const others =
    [...typed].length < 3
      ? []
      : membersNamed(db)
          .all({ name: typed })
          .filter(({ accountId }) => !known.has(accountId))
  return [
    ...ofDay.map(({ accountId }) => personView(db, id, accountId)),
    ...others.map(({ accountId, name: called }) => ({
      person: { id: accountId, name: called },
      things: availableViews(db, id, accountId),
    })),
  ]
}

/** Available items of a member who did not join, which can be checked in. */
function availableViews(db: Db, id: number, accountId: number): DayThingView[] {
  const rows = db.$client
    .prepare<[number], { itemId: number; name: string }>(
      "SELECT id AS itemId, name FROM items WHERE owner_id = ? AND status = 'available' ORDER BY id DESC LIMIT 20",
    )
    .all(accountId)
    .map(
      (row): ThingRow => ({
        ...row,
        ownerId: accountId,
        number: null,
        state: 'announced',
        hold: null,
        leftoverAsGift: 0,
        checkedAt: null,
      }),
    )
  return thingViews(db, id, rows)
}

const thingByClientId = (db: Db, id: number, clientId: string) =>
  db.$client
    .prepare<[number, string], number>(
      'SELECT item_id FROM swap_day_things WHERE day_id = ? AND client_id = ?',
    )
    .pluck()
    .get(id, clientId)

/**
 * Creates an item at the door and checks it in, once for each `client_id`.
 *
 * @throws AppError 404 unknown; 409 not in check-in; 422 no picture, or no person or guest; 413 and 415 as `withImages`.
 */
export async function createAtDoor(
  site: AdminSite & Pick<FastifyInstance, 'images'>,
  me: ViewerView,
  id: number,
  body: Thing,
  files: readonly SentPicture[],
): Promise<{ view: DayThingView; isVoid: boolean }> {
  const { db, images } = site
  const viewOf = (itemId: number) => thingViews(db, id, [thingOf(db).get({ id, itemId })!])[0]!
  const check = () => {
    const day = getDay(db, id)
    if (!takesCheckIns(day)) throw conflict(m.days_no_check_in_now())
    if ((body.person === undefined) === (body.guest === undefined))
      throw invalid({ person: [m.days_choose_person()] })
    if (body.guest === undefined) return { day, ownerId: body.person! }
    const guest = guestById(db).get({ id, guest: body.guest })
    if (!guest) throw invalid({ guest: [m.days_choose_person()] })
    return { day, ownerId: guest.accountId }
  }
  const done = body.client_id ? thingByClientId(db, id, body.client_id) : undefined
  if (done !== undefined) return { view: viewOf(done), isVoid: false }
  const { ownerId } = check()
  checkGift(db, body.is_gift)
  if (!memberOrGuest(db, ownerId)) throw invalid({ person: [m.days_choose_person()] })
  if (files.length === 0) throw invalid({ images: [NO_PICTURE()] })
  return withImages(sentBy(images, me.id), files, (image_ids) =>
    actAsModerator(site, me, () => {
      const again = body.client_id ? thingByClientId(db, id, body.client_id) : undefined
      if (again !== undefined) return { view: viewOf(again), isVoid: false }
      const { day } = check()
      const itemId = createItem(db, ownerId, {
        name: body.name,
        description: body.name,
        product_category_id: body.product_category_id ?? listCategories(db)[0]!.id,
        condition: body.condition ?? 'LikeNew',
        is_gift: body.is_gift ?? false,
        image_ids,
      })
      const now = Date.now()
      addThing(db).run({ id, itemId, leftoverAsGift: 0, now })
      db.$client
        .prepare('UPDATE swap_day_things SET client_id = ? WHERE day_id = ? AND item_id = ?')
        .run(body.client_id ?? null, id, itemId)
      if (body.person !== undefined) joinDay(db).run({ id, accountId: ownerId, code: newCode('m'), now })
      holdThing(db, id, thingOf(db).get({ id, itemId })!, nextNumber(db).get({ id })!, now)
      const isVoid = voidPlan(db, day)
      announceDay(site, id)
      return { view: viewOf(itemId), isVoid }
    }),
  )
}

const memberOrGuest = (db: Db, accountId: number) =>
  db.$client
    .prepare<{ accountId: number }, { found: 1 }>(
      `SELECT 1 AS found FROM accounts WHERE id = :accountId
         AND (suspended_at IS NULL OR id IN (SELECT account_id FROM swap_day_guests))`,
    )
    .get({ accountId })

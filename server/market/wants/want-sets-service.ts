import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { type Db, immediate } from '../../../db/open.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { listed } from '../../platform/catalogues/intl.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { announceItems } from '../../swaps/market-news.ts'
import { WANT_SET } from '../limits.ts'
import {
  currentWants,
  deleteSet,
  dropSetUses,
  insertSet,
  itemsOfSet,
  joinSet,
  leaveSet,
  noteSetUse,
  setByClientId,
  setById,
  setsOf,
  swapsBringing,
  updateSet,
  type WantSetRow,
  wantsBeside,
} from './want-sets-queries.ts'
import type { WantSetView } from './want-sets-shared.ts'
import type { WantWatcher } from './want-watcher.ts'
import type { WantSetBody } from './wants-routes.ts'
import { dropWant } from './wants-service.ts'

type Body = z.output<typeof WantSetBody>

const isUsedUp = ({ final, most }: WantSetRow) => final >= most

const viewOf = (db: Db, row: WantSetRow): WantSetView => ({
  id: row.id,
  name: row.name,
  limit: row.most,
  used: row.used,
  state: isUsedUp(row) ? 'used_up' : 'open',
  product_ids: itemsOfSet(db, row.id),
})

export const ownSets = (db: Db, me: number): WantSetView[] =>
  setsOf(db)
    .all({ accountId: me })
    .map((row) => viewOf(db, row))

function getOwnSet(db: Db, me: number, id: number): WantSetRow {
  const set = setById(db).get({ id })
  if (set?.accountId !== me) throw notFound(m.wants_set_missing())
  return set
}

/**
 * @param own the replaced set, whose wants do not conflict.
 * @throws AppError 422 duplicate, not a current want, or limit too high; 409 want in another set
 */
function checkWants(db: Db, me: number, { product_ids: ids, limit }: Body, own?: number): void {
  if (new Set(ids).size < ids.length) throw invalid({ product_ids: [m.wants_set_item_twice()] })
  const current = currentWants(db).all({ accountId: me, ids: JSON.stringify(ids) })
  if (current.length < ids.length) throw invalid({ product_ids: [m.wants_set_choose_current()] })
  if (limit >= ids.length) throw invalid({ limit: [m.wants_set_limit_too_high({ most: ids.length - 1 })] })
  if (current.some(({ setId }) => setId !== null && setId !== own)) throw conflict(m.wants_set_taken())
}

/** Records running swaps with items of the set. @throws AppError 409 open proposals or agreed circles exceed the limit */
function noteUses(db: Db, me: number, id: number, ids: string): void {
  const bringing = swapsBringing(db).all({ accountId: me, ids })
  const { most, final } = setById(db).get({ id })!
  const count = (rows: typeof bringing) => new Set(rows.map(({ swapId }) => swapId)).size + final
  const proposed = bringing.filter(({ isProposed }) => isProposed)
  const found = bringing.filter(({ isFound }) => isFound)
  if ((proposed.length > 0 && count(bringing) > most) || count(found) > most) {
    const names = listed((proposed.length > 0 ? proposed : found).map(({ name }) => name))
    throw conflict(m.wants_set_proposals_first({ names }))
  }
  // Requests may exceed the limit, circles may not. Circles are therefore recorded first.
  for (const { swapId, itemId, isFound } of bringing.toReversed()) {
    noteSetUse(db).run({ id, swapId, itemId, isFound })
  }
}

/** Idempotent. @throws AppError 422 and 409 as `checkWants` and `noteUses`; 409 beyond WANT_SET.perPerson; 401 suspended */
export function makeSet(db: Db, me: number, body: Body): WantSetView {
  return immediate(db, () => {
    checkActive(db, me)
    const { client_id: clientId = null } = body
    const before = clientId === null ? undefined : setByClientId(db).get({ accountId: me, clientId })?.id
    if (before !== undefined) return viewOf(db, setById(db).get({ id: before })!)
    if (body.product_ids.length < 2) throw invalid({ product_ids: [m.wants_set_choose_wants()] })
    checkWants(db, me, body)
    if (setsOf(db).all({ accountId: me }).length >= WANT_SET.perPerson)
      throw conflict(m.wants_set_limit_reached({ sets: WANT_SET.perPerson }))
    const id = insertSet(db).get({ accountId: me, name: body.name, most: body.limit, clientId }).id
    const ids = JSON.stringify(body.product_ids)
    joinSet(db).run({ id, accountId: me, ids })
    noteUses(db, me, id, ids)
    return viewOf(db, setById(db).get({ id })!)
  })
}

/**
 * Replaces a set. A used-up set is reopened, and its wants that are not named are withdrawn. With one id the set ends.
 * @throws AppError 404 not found; 422 and 409 as `checkWants` and `noteUses`; 401 suspended
 */
export function replaceSet(
  site: FastifyInstance,
  watcher: WantWatcher,
  me: number,
  id: number,
  body: Body,
): WantSetView {
  const { db } = site
  return immediate(db, () => {
    checkActive(db, me)
    const before = getOwnSet(db, me, id)
    const usedUp = isUsedUp(before)
    const isSingle = usedUp && body.product_ids.length === 1
    if (!isSingle && body.product_ids.length < 2) throw invalid({ product_ids: [m.wants_set_choose_wants()] })
    // The limit is irrelevant for a set that ends.
    checkWants(db, me, isSingle ? { ...body, limit: 0 } : body, id)
    const ids = JSON.stringify(body.product_ids)
    if (usedUp) {
      for (const { itemId } of wantsBeside(db).all({ id, ids })) dropWant(site, watcher, me, itemId)
      dropSetUses.final(db).run({ id })
      dropSetUses.finalOfDays(db).run({ id })
    }
    announceItems(db, body.product_ids)
    if (isSingle) {
      deleteSet(db).run({ id })
      const { name } = body
      return { id, name, limit: 1, used: 0, state: 'open', product_ids: body.product_ids }
    }
    updateSet(db).run({ id, name: body.name, most: body.limit })
    joinSet(db).run({ id, accountId: me, ids })
    leaveSet(db).run({ id, ids })
    dropSetUses.ofOthers(db).run({ id, ids })
    noteUses(db, me, id, ids)
    return viewOf(db, setById(db).get({ id })!)
  })
}

export function dropSet(db: Db, me: number, id: number): void {
  immediate(db, () => {
    getOwnSet(db, me, id)
    announceItems(db, itemsOfSet(db, id))
    deleteSet(db).run({ id })
  })
}
